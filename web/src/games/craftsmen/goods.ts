// What there is to say of a good: its kind, what makes it, what it becomes, and what it brings.
import { t } from '../../lib/words.svelte';
import { box, goodFacts, number } from './facts';
import { goodName, typeName } from './names';

/** A fact about a good, and the goods that it names, which can be drawn. */
export interface GoodFact {
  part: 'maker' | 'needs' | 'into' | 'points' | 'stored' | 'freight' | 'line';
  value: string;
  goods: string[];
}

/** "Half-product". */
export function tierName(good: string): string {
  const tier = goodFacts(good)?.tier;
  return tier ? t(`web-cr-tier-${tier}`) : '';
}

/** The goods that a good is an input of. */
export function intoOf(good: string): string[] {
  return box()
    .goods.filter((each) => each.needs.includes(good))
    .map((each) => each.id);
}

/** Points that a marker of it brings on each ship that carries it. */
export function freightOf(good: string): { ship: string; points: number }[] {
  return box().ships.flatMap(({ id, hold }) =>
    hold.filter((row) => row.good === good).map(({ points }) => ({ ship: id, points })),
  );
}

export function goodInfo(good: string): GoodFact[] {
  const facts = goodFacts(good);
  if (!facts) return [];
  const found: GoodFact[] = [];
  const tell = (part: GoodFact['part'], value: string, goods: string[] = []): void => {
    if (value) found.push({ part, value, goods });
  };
  const named = (goods: string[]): string => goods.map(goodName).join(', ');
  tell('maker', typeName(facts.building));
  tell('needs', named(facts.needs), facts.needs);
  tell('into', named(intoOf(good)), intoOf(good));
  tell('points', facts.points > 0 ? String(facts.points) : '');
  tell('stored', facts.stored ? t('web-cr-each', { points: number('granary_points') }) : '');
  const ships = freightOf(good).map((each) => t('web-cr-freight-is', { ...each }));
  tell('freight', ships.join(', '));
  tell('line', facts.bonus ? String(facts.bonus) : '');
  return found;
}
