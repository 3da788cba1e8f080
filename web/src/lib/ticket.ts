// Words of the ticket: a question taken apart, and whom a table waits for.
import type { Seat, Snapshot } from './wire';

/** A question as a title and the sentence that explains it: "Your main action is done" and the rest. */
export function headline(said: string): { title: string; more: string } {
  const found = /^(.+?)([.!?])\s+(?=\p{Lu}|(?<=[!?]\s+)\p{Nd})(.+)$/su.exec(said);
  const [, first = said, mark = '', more = ''] = found ?? [];
  const title = mark && mark !== '.' ? first + mark : first;
  return { title: found ? title : said.replace(/\.$/, ''), more };
}

/** Why a table waits: somebody thinks, is to decide, is away, or has never come. */
export function waitsFor({ thinking, turn, seats }: Pick<Snapshot, 'thinking' | 'turn' | 'seats'>): string {
  if (thinking !== null) return 'web-thinks';
  const seat = turn === null ? undefined : seats[turn];
  if (!seat || isHere(seat)) return 'web-waits';
  return seat.devices === 0 ? 'web-waits-nobody' : 'web-waits-away';
}

const isHere = (seat: Seat): boolean => seat.kind === 'opponent' || seat.present;

/** Sentences in a row, each of them once: "Take a loan (2×)". */
export function counted(said: string[]): string[] {
  return [...new Set(said)].map((each) => {
    const times = said.filter((other) => other === each).length;
    return times > 1 ? `${each} (${times}×)` : each;
  });
}
