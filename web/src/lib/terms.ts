// Words as a search compares them: without case, accents and endings; and the sentences that they stand in.

const ALIKE = 0.5; // of the letters, by threes
const HEADING = 24;
const LETTERS: Record<string, string> = { ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd' };

/** Words without case and accents: "Łódź" and "lodz" are one. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łßæœøđ]/g, (letter) => LETTERS[letter] ?? letter);
}

/** What questions are asked with, folded, in our languages: it says nothing of what is asked about. */
export const ASKING = new Set(
  (
    'how much many what when where who why which can may must do does did is are be have has get the and or for ' +
    'with from in on at of to an it my me you your there happen happens then still again give gives bring brings ' +
    'wie viel viele was wann wo wer warum wieso welche welcher welches kann darf muss ich du mein den die das der ' +
    'dem des ein eine einen einem einer eines ist sind habe haben mit fur bei beim im in am an auf zu zum zur es und ' +
    'oder noch passiert geschieht gibt wenn bekomme bekommt kriege bringt ' +
    'jak ile co kiedy gdzie kto dlaczego ktory ktora ktore czy moge mozna musze jest sa byc mam miec na do za przy w ' +
    'we z ze od po sie i lub dzieje tego to dostaje dostane daje daja ' +
    'come quanto quanta quanti quante cosa che quando dove chi perche quale quali posso puo devo e sono ha ho il lo ' +
    'la le gli i un uno una per con si in nel nell nella di del della dello da dal al alla caso succede ricevo porta ' +
    'jak jaky jakou jake kolik co kdy kde kdo proc ktery mohu muzu musim smim je jsou mam mit lze na do za pri v ve z ' +
    'ze se si s a nebo deje stane dostanu dostane dava prinasi prinese'
  ).split(' '),
);

export const terms = (text: string): string[] => fold(text).match(/[\p{L}\d]+/gu) ?? [];

/** How well a word that stands there is the one that was asked for: 1, or less where only its beginning is. */
export function likeness(asked: string, there: string, threes = threesOf(there)): number {
  if (asked === there) return 1;
  if (asked.length >= 2 && there.startsWith(asked)) return 0.8 * Math.max(0.4, asked.length / there.length);
  if (`${there}s` === asked) return 0.8;
  // Endings and beginnings change in sentences: "wędzarnia", "wędzarni"; "modernizować", "zmodernizuj".
  if (Math.min(asked.length, there.length) < 4) return 0;
  const own = threesOf(asked);
  const alike = (2 * own.filter((three) => threes.includes(three)).length) / (own.length + threes.length);
  return alike < ALIKE ? 0 : Math.min(0.7, alike);
}

/** The letters of a word by threes that follow one another; its beginning counts as a letter. */
export const threesOf = (word: string): string[] =>
  Array.from(word.slice(1), (_, at) => `^${word}`.slice(at, at + 3));

/** The sentences of a text; a question stays with its answer. */
export function sentencesOf(text: string): string[] {
  const found = text.match(/[^.!?]+(?:\.(?=\d)[^.!?]*)*[.!?]*["”“')]*\s*/g)?.map((each) => each.trim()) ?? [text];
  if (found[0]?.endsWith('?') && found.length > 1) return [text];
  const [first = '', second, ...rest] = found.filter(Boolean);
  // "Harvest." is what the next sentence is about.
  return second && first.length < HEADING ? [`${first} ${second}`, ...rest] : [first, ...(second ? [second] : []), ...rest];
} // prettier-ignore
