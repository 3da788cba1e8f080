// What happened, drawn: a number beside the good that came or went.
import type { Message } from '../../lib/wire';
import type { Chip } from '../face';

const SIGNS: Record<string, string> = { 'lh-gain': '+', 'lh-loss': '−' };
const PIECES: Record<string, string> = { 'offer-francs': 'francs', 'word-loans': 'loan' };

/** Goods, francs and loans as drawings; null for what words say better. */
export function signs({ key, values }: Message): Chip[] | null {
  const sign = SIGNS[key];
  if (sign) return amounts(values['what'], sign);
  return key === 'lh-supplied' ? amounts(values['goods'], '+') : null;
}

/** An amount, or a list of some: each says what the next one adds to it. */
function amounts(told: string | number | Message | undefined, sign: string): Chip[] | null {
  if (typeof told !== 'object') return null;
  const { key, values } = told;
  if (!key.startsWith('list-')) return [{ piece: pieceOf(key), text: `${sign}${String(values['n'])}` }];
  const row = [values['first'], values['next'] ?? values['last']].map((each) => amounts(each, sign));
  return row.some((each) => each === null) ? null : row.flatMap((each) => each ?? []);
}

/** Such as "lh-wood" for "good-wood.count". */
function pieceOf(key: string): string {
  const word = key.replace('.count', '');
  return `lh-${PIECES[word] ?? word.replace('good-', '')}`;
}
