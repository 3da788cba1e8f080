// Lines of a log, for tests.
import type { Change, LogLine, Question, Step } from '../src/lib/wire';

export const step = (kind: string, text: string | null, more: Partial<Question> = {}): Step => ({
  question: { kind, seat: 0, ...more },
  text,
});

export function line(at: number, steps: Step[], part: Partial<LogLine> = {}): LogLine {
  const usual = { seat: 0, out_of_turn: false, caption: 'round 1', time: 0, changed: [], scores: [at] };
  return { ...usual, at, steps, ...part };
}

export const change = (path: Change['path'], from: Change['from'], to: Change['to']): Change => ({
  path,
  from,
  to,
});
