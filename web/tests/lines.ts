// Lines of a log, for tests.
import type { Change, Choice, LogLine, Message, Outcome, Part, Step } from '../src/lib/wire';

/** Questions that begin a move, and those that only say how it is done. */
const BEGINNING = ['turn', 'debt', 'craft', 'build', 'send', 'bid', 'trade', 'pick'];
const DETAILS = ['pay', 'fee', 'give', 'discard'];

export const message = (key: string, values: Message['values'] = {}): Message => ({ key, values });

/** A line of the rules whose words are the line itself. */
export const plain = (text: string): Message => message('action-plain', { text });

export const choices = (...texts: string[]): Choice[] =>
  texts.map((text) => ({ text, message: plain(text) }));

/** A step that begins a move where its question is one of a turn, or `begins` says so. */
export const step = (kind: string, text: string | null, more: Partial<Step> = {}): Step => ({
  question: { kind, seat: 0 },
  begins: BEGINNING.includes(kind),
  detail: DETAILS.includes(kind),
  text,
  message: text === null ? message('cr-hidden-pay') : plain(text),
  ...more,
});

/** What came of one cause. */
export const part = (cause: string, more: Partial<Part> = {}): Part => ({
  cause,
  heading: cause ? message(`lh-cause-${cause}`) : null,
  changed: [],
  outcomes: [],
  scores: [],
  ...more,
});

export const outcome = (seat: number | null, key: string, values: Message['values'] = {}): Outcome => ({
  seat,
  message: message(key, values),
});

export function line(at: number, steps: Step[], more: Partial<LogLine> = {}): LogLine {
  const caption = message('lh-caption', { round: 1, turn: at });
  const parts = [part('', { scores: [at] })];
  return { seat: 0, out_of_turn: false, caption, time: 0, parts, at, steps, ...more };
}

export const change = (path: Change['path'], from: Change['from'], to: Change['to']): Change => ({
  path,
  from,
  to,
});
