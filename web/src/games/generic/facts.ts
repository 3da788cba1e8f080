// A view as facts that can be shown without knowing the game: words, lists, pairs and tables.
import { readable, title } from '../../lib/human';
import type { Json } from '../../lib/wire';

export type Fact =
  | { kind: 'word'; text: string; card: string | null }
  | { kind: 'list'; items: Fact[] }
  | { kind: 'pairs'; pairs: Pair[] }
  | { kind: 'table'; columns: string[]; rows: Fact[][] };

export interface Pair {
  name: string;
  label: string;
  fact: Fact;
}

/** The name of a card by its id; null for what is no card. */
export type CardName = (id: string) => string | null;

const NONE = '–';
const YES = '✓';

type Table = Record<string, Json>;

export function factOf(value: Json, cardName: CardName): Fact {
  if (Array.isArray(value)) return listOf(value, cardName);
  if (isTable(value)) {
    const pairs = pairsOf(value, cardName);
    return pairs.length > 0 ? { kind: 'pairs', pairs } : word(NONE);
  }
  if (typeof value === 'string')
    return value ? word(cardName(value) ?? readable(value), cardName(value) && value) : word(NONE);
  if (typeof value === 'number') return word(String(value));
  return word(value ? YES : NONE);
}

/** The parts of a table; counts of nothing say nothing. */
export function pairsOf(table: Table, cardName: CardName, without: string[] = []): Pair[] {
  const isCount = Object.values(table).every((value) => typeof value === 'number');
  return Object.entries(table)
    .filter(([name, value]) => !without.includes(name) && !(isCount && value === 0))
    .map(([name, value]) => ({ name, label: cardName(name) ?? title(name), fact: factOf(value, cardName) }));
}

/** Whether a fact is short enough to stand in a line with others. */
export function isShort(fact: Fact): boolean {
  return fact.kind === 'word';
}

function listOf(values: Json[], cardName: CardName): Fact {
  if (values.length === 0) return word(NONE);
  if (!values.every(isTable)) return { kind: 'list', items: values.map((each) => factOf(each, cardName)) };
  const names = [...new Set(values.flatMap((each) => Object.keys(each)))];
  const rows = values.map((each) => names.map((name) => factOf(each[name] ?? null, cardName)));
  return { kind: 'table', columns: names.map(title), rows };
}

function isTable(value: Json): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function word(text: string, card: string | null = null): Fact {
  return { kind: 'word', text, card };
}
