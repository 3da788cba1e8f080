// Full lines: which of them a street nearly has, and what is missing for the bonus.
import { box, goodFacts, tier } from './facts';
import { parse } from './names';

/** The line of a final good, seen from one street. */
export interface Line {
  good: string;
  bonus: number;
  /** All goods of the line with their buildings, the raw ones first. */
  parts: { good: string; building: string; built: boolean }[];
  missing: string[];
}

/** Types that cards have. */
export const typesOf = (cards: string[]): Set<string> => new Set(cards.map((id) => parse(id).type));

/** All lines, those with the fewest missing buildings first; of equal ones those with the higher bonus. */
export function linesOf(row: string[]): Line[] {
  const has = typesOf(row);
  return tier('final')
    .map((good) => lineOf(good, has))
    .sort((one, other) => one.missing.length - other.missing.length || other.bonus - one.bonus);
}

function lineOf(good: string, has: Set<string>): Line {
  const line = goodFacts(good)?.line ?? [];
  const parts = box()
    .goods.filter((each) => line.includes(each.building))
    .map((each) => ({ good: each.id, building: each.building, built: has.has(each.building) }));
  return { good, bonus: goodFacts(good)?.bonus ?? 0, parts, missing: line.filter((each) => !has.has(each)) };
}

/** The line to aim at: nobody has its bonus yet, and least is missing; what can be had at once comes first. */
export function nearest(row: string[], bonus: Record<string, unknown>, within: string[]): Line | null {
  const near = typesOf(within);
  const open = linesOf(row).filter((line) => bonus[line.good] === null && line.missing.length > 0);
  const fewest = open[0]?.missing.length;
  const equals = open.filter((line) => line.missing.length === fewest);
  return equals.find((line) => line.missing.every((each) => near.has(each))) ?? equals[0] ?? null;
}
