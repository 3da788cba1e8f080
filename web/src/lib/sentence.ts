// What somebody did, as one sentence that a reader of the log would write.
import { deed, formOf, render, type NameOf } from './messages';
import type { Message } from './wire';
import { t, words } from './words.svelte';

type Value = Message['values'][string] | undefined;

/** Deeds that differ in one word only, or not at all. */
interface Run {
  messages: Message[];
  /** The value of the messages in which they differ. */
  differ: string | null;
}

/** Who it was is said once, what was done several times is said once, and what it was done with is not said
 * again: "Ben makes wheat and puts it on the Brewery". */
export function sentence(messages: Message[], name: string, nameOf?: NameOf): string {
  const runs = runsOf(messages, nameOf);
  const said = runs.map((run, at) => told(run, runs[at - 1], at === 0 ? name : '', nameOf));
  const last = said.pop() ?? '';
  return said.length > 0 ? t('web-did-last', { first: said.join(', '), last }) : last;
}

function runsOf(messages: Message[], nameOf?: NameOf): Run[] {
  const runs: Run[] = [];
  for (const message of messages) {
    const run = runs.at(-1);
    const differ = run && differing(run, message, nameOf);
    if (run && differ !== undefined) {
      run.messages.push(message);
      run.differ = differ;
    } else runs.push({ messages: [message], differ: null });
  }
  return runs;
}

/** In which value a message differs from those of a run: null for none, undefined for more than one word. */
function differing(run: Run, message: Message, nameOf?: NameOf): string | null | undefined {
  const first = run.messages[0] as Message;
  if (first.key !== message.key) return undefined;
  const things = Object.keys(message.values).filter((name) => typeof message.values[name] === 'object');
  const names = run.differ === null ? things : [run.differ];
  const said = [deed(first, '', nameOf), deed(message, '', nameOf)];
  if (said[0] === said[1] && run.differ === null) return things.length === 1 ? (things[0] as string) : null;
  return names.find((name) => without(first, name, nameOf) === without(message, name, nameOf));
}

/** What is told beside one of its values; nothing is where that is not told at all. */
function without(message: Message, name: string, nameOf?: NameOf): string | null {
  const said = deed(message, '', nameOf);
  const word = wordOf(message, name, nameOf);
  return said.includes(word) ? said.replace(word, '…') : null;
}

const wordOf = ({ values }: Message, name: string, nameOf?: NameOf): string => spoken(values[name], nameOf);

const spoken = (value: Value, nameOf?: NameOf): string =>
  typeof value === 'object' ? render(value, nameOf) : String(value);

function told({ messages, differ }: Run, before: Run | undefined, name: string, nameOf?: NameOf): string {
  const first = messages[0] as Message;
  const message = before && goesOn(before, first) ? formOf(first, 'then') : first;
  const said = message === first ? deed(first, name, nameOf) : render(message, nameOf);
  const n = messages.length;
  if (n === 1) return said;
  if (differ === null) return words.has(`${first.key}.many`) ? several(first, name, n) : `${said} (${n}×)`;
  const word = wordOf(first, differ, nameOf);
  const [open, close] = QUOTES.find(([open, close]) => said.includes(open + word + close)) ?? ['', ''];
  const all = messages.flatMap(({ values }) => partsOf(values[differ])).map((part) => spoken(part, nameOf));
  return said.replace(open + word + close, listed(all.map((each) => open + each + close)));
}

/** What is in a list, one by one; anything else is itself. */
function partsOf(value: Value): Value[] {
  if (typeof value !== 'object' || !LISTS.has(value.key)) return [value];
  const { first, next, last } = value.values;
  return [...partsOf(first), ...partsOf(next ?? last)];
}

const LISTS = new Set(['list-part', 'list-end']);

const QUOTES = [
  ['„', '“'],
  ['«', '»'],
  ['„', '”'],
] as const;

const several = (message: Message, name: string, n: number): string =>
  render(formOf(message, 'many', { name, n })).trimStart();

function listed(all: string[]): string {
  const last = all.pop() ?? '';
  return t('list-end', { first: all.reduce((first, next) => t('list-part', { first, next })), last });
}

/** Whether a deed is about the very thing that was named just before it. */
function goesOn({ messages }: Run, message: Message): boolean {
  const same = (name: string): boolean => {
    const thing = message.values[name];
    return typeof thing === 'object' && messages.every(({ values }) => isSame(values[name], thing));
  };
  return same('good') || same('card');
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
