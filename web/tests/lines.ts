// Lines of a log, for tests.
import type { Change, Choice, LogLine, Message, Outcome, Question, Step } from '../src/lib/wire';

export const message = (key: string, values: Message['values'] = {}): Message => ({ key, values });

/** A line of the rules whose words are the line itself. */
export const plain = (text: string): Message => message('action-plain', { text });

export const choices = (...texts: string[]): Choice[] =>
  texts.map((text) => ({ text, message: plain(text) }));

export const step = (kind: string, text: string | null, more: Partial<Question> = {}): Step => ({
  question: { kind, seat: 0, ...more },
  text,
  message: text === null ? message('cr-hidden-pay') : plain(text),
});

export const outcome = (seat: number | null, key: string, values: Message['values'] = {}): Outcome => ({
  seat,
  message: message(key, values),
});

export function line(at: number, steps: Step[], part: Partial<LogLine> = {}): LogLine {
  const caption = message('lh-caption', { round: 1, turn: at });
  const usual = { seat: 0, out_of_turn: false, caption, time: 0, changed: [], outcomes: [], scores: [at] };
  return { ...usual, at, steps, ...part };
}

export const change = (path: Change['path'], from: Change['from'], to: Change['to']): Change => ({
  path,
  from,
  to,
});
