// Messages of the games in the reader's language: a button, a heading, a line of the log.
import { readable } from './human';
import type { Message, Outcome } from './wire';
import { t, words } from './words.svelte';

/** The name of the player at a seat. */
export type NameOf = (seat: number) => string;

/** The message that stands for whoever sits at a seat. */
const SEAT = 'seat-name';
/** The message of an action that its game has no words for: the line of the rules itself. */
const PLAIN = 'action-plain';

/** A message with the messages in it; seats get the names of their players where those are known. */
export function render(message: Message, nameOf?: NameOf): string {
  if (message.key === SEAT && nameOf) return nameOf(Number(message.values['seat']));
  const isPlain = message.key.split('.')[0] === PLAIN;
  const values = Object.entries(message.values).map(([name, value]) => {
    if (typeof value === 'object') return [name, render(value, nameOf)];
    return [name, isPlain && name === 'text' ? readable(String(value)) : value];
  });
  return t(message.key, Object.fromEntries(values));
}

/** Another form of a message, with further values in it; the message itself where it has no such form. */
export function formOf(message: Message, form: string, more: Message['values'] = {}): Message {
  const key = `${message.key}.${form}`;
  return { key: words.has(key) ? key : message.key, values: { ...message.values, ...more } };
}

/** The heading under which an action is listed; empty where its game has none. */
export function heading(message: Message, nameOf?: NameOf): string {
  const found = formOf(message, 'group');
  return found.key === message.key ? '' : render(found, nameOf);
}

/** Where the game is, as the head of a page: "Round 3 of 14, turn 2 of 7"; in short: "Round 3 of 14"; when
 * something was in a game that is over: "Round 3". */
export function captionText(
  message: Message,
  nameOf?: NameOf,
  form: 'turn' | 'short' | 'when' = 'turn',
): string {
  const has = words.has(`${message.key}.${form}`);
  const said = render(formOf(message, has || form !== 'when' ? form : 'short'), nameOf);
  return said.slice(0, 1).toUpperCase() + said.slice(1);
}

/** That somebody did something: "Anna takes 3 wood"; without a name: "takes 3 wood". */
export function deed(message: Message, name: string, nameOf?: NameOf): string {
  return render(formOf(message, 'log', { name }), nameOf).replace(/^[\s:]+/, '');
}

/** What happened, in a few words; what did not happen to the actor is said with a name. */
export function outcomeText({ seat, message }: Outcome, actor: number | null, nameOf: NameOf): string {
  const what = render(message, nameOf);
  return seat === null || seat === actor ? what : t('web-outcome-of', { name: nameOf(seat), what });
}

/** The outcomes of several lines as those of one move: amounts of the same thing are added up. What has no
 * amount is told as often as it happened. */
export function joined(outcomes: Outcome[]): Outcome[] {
  const found = new Map<string, Outcome>();
  for (const [at, outcome] of outcomes.entries()) {
    const place = counts(outcome.message) ? '' : at;
    const key = JSON.stringify([place, outcome.seat, outcome.message], (name, value: unknown) =>
      name === 'n' || name === 'total' ? 0 : value,
    );
    const before = found.get(key);
    found.set(key, before ? { ...outcome, message: sum(before.message, outcome.message) } : outcome);
  }
  return [...found.values()];
}

/** Whether a message tells an amount. */
function counts({ values }: Message): boolean {
  return Object.entries(values).some(
    ([name, value]) => name === 'n' || (typeof value === 'object' && counts(value)),
  );
}

/** A message of an amount with what was there before added to it; the total is the later one. */
function sum(before: Message, after: Message): Message {
  const values = Object.entries(after.values).map(([name, value]) => {
    const old = before.values[name];
    if (name === 'n' && typeof value === 'number') return [name, value + Number(old)];
    return [name, typeof value === 'object' && typeof old === 'object' ? sum(old, value) : value];
  });
  return { key: after.key, values: Object.fromEntries(values) };
}
