// Lines of the rules, taken apart.

/** Verbs that count goods: "load 2 fish". */
const COUNTING = new Set(['pay', 'with', 'load', 'give', 'receive']);

/** "sell wood_ship 2" is verb "sell", noun "wood_ship", rest "2". */
export function split(text: string): { verb: string; noun: string; rest: string } {
  const [verb = '', noun = '', rest = ''] = text.split(' ');
  return { verb, noun, rest };
}

/** Whether a step counts nothing, such as "load 0 fish". */
export function isNone(text: string): boolean {
  const { verb, noun, rest } = split(text);
  return COUNTING.has(verb) && rest !== '' && noun === '0';
}
