// Search in the rules: guide, words, clauses and cards, in the words that a reader uses at the table.
import { unitsOf, wordsOf, type Guide } from './guide';
import type { Block } from './markdown';

export type Kind = 'guide' | 'question' | 'term' | 'card' | 'clause';

/** Something that can be found. */
export interface Entry {
  kind: Kind;
  /** Where it leads: the last part of the address. */
  target: string;
  /** The chapter or the card that it belongs to. */
  title: string;
  text: string;
  clause: string;
}

export interface Answer {
  entry: Entry;
  /** The sentence that answers best. */
  sentence: string;
  score: number;
}

/** What cards are called, and what they do. */
export interface Named {
  id: string;
  name: string;
  text: string;
  clause?: string | undefined;
}

const MOST = 12;
/** The guide speaks the reader's language; clauses are the last resort. */
const WEIGHT: Record<Kind, number> = { guide: 1, question: 1.25, term: 1.15, card: 1.1, clause: 0.7 };
const TITLE = 1.5;
const ENOUGH = 0.5; // of the weight of all words that were asked for
const LONG = 6;
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
const ASKING = new Set(
  (
    'how much many what when where who why which can may must do does is are have the and for with from ' +
    'wie viel viele was wann wo wer warum welche kann darf muss ich den die das der ein eine ist sind mit fur ' +
    'jak ile co kiedy gdzie kto dlaczego ktory czy moge musze jest sa mozna na do za przy ' +
    'come quanto quanti cosa che quando dove chi perche quale posso devo il lo la un una per con si ' +
    'kolik kdy kde proc ktery mohu muzu musim smim je jsou lze na do za pri'
  ).split(' '),
);

const terms = (text: string): string[] => fold(text).match(/[\p{L}\d]+/gu) ?? [];

/** How well a word that stands there is the one that was asked for: 1, or less where only its beginning is. */
export function likeness(asked: string, there: string): number {
  if (asked === there) return 1;
  if (asked.length >= 2 && there.startsWith(asked)) return 0.8 * Math.max(0.4, asked.length / there.length);
  const least = Math.max(4, Math.min(asked.length, there.length) - 2);
  if (asked.length < 4 || Math.abs(asked.length - there.length) > 4) return 0;
  // Endings change in sentences: "wędzarnia", "wędzarni".
  return asked.slice(0, least) === there.slice(0, least) ? 0.6 : 0;
}

export function entriesOf(guide: Guide | null, clauses: Block[], cards: Named[]): Entry[] {
  const found: Entry[] = [];
  for (const chapter of guide?.chapters ?? []) {
    const kind: Kind = chapter.id === 'questions' ? 'question' : chapter.id === 'glossary' ? 'term' : 'guide';
    for (const { id, inlines, cites } of unitsOf(chapter)) {
      const clause = cites[0]?.label ?? '';
      const text = wordsOf(inlines);
      const [, term, meaning] = (kind === 'term' && /^(.+?): (.*)$/.exec(text)) || [];
      found.push({ kind, target: id, title: term ?? chapter.title, text: meaning ?? text, clause });
    }
  }
  for (const { id, name, text, clause } of cards)
    found.push({ kind: 'card', target: `card-${id}`, title: name, text, clause: clause ?? '' });
  let chapter = '';
  for (const block of clauses) {
    if (block.kind === 'heading') chapter = block.text;
    if (block.kind !== 'paragraph' || !block.id) continue;
    const text = block.parts.map((part) => part.text).join('');
    const words = text.replace(block.id, '').trim();
    found.push({ kind: 'clause', target: `clause-${block.id}`, title: chapter, text: words, clause: block.id });
  } // prettier-ignore
  return found;
}

interface Known {
  entry: Entry;
  words: string[];
  title: string[];
}

/** A word that is looked for: how well each word that stands somewhere is it, and how much it says. */
interface Wanted {
  own: Map<string, number>;
  /** The same in clauses, which call some things otherwise. */
  clauses: Map<string, number>;
  rarity: number;
}

export class Index {
  private readonly known: Known[];
  private readonly spread = new Map<string, number>();

  /** `others`: what the clauses call things that the reader has another word for. */
  constructor(
    entries: Entry[],
    private readonly others: Map<string, string[]> = new Map(),
  ) {
    this.known = entries.map((entry) => ({ entry, words: terms(entry.text), title: terms(entry.title) }));
    for (const { words, title } of this.known)
      for (const word of new Set([...words, ...title]))
        this.spread.set(word, (this.spread.get(word) ?? 0) + 1);
  }

  /** The best answers, the best first. */
  find(asked: string): Answer[] {
    const clause = asked.trim().toUpperCase();
    const named = this.known.filter(({ entry }) => entry.kind === 'clause' && entry.clause === clause);
    if (named.length > 0) return named.map(({ entry }) => ({ entry, sentence: entry.text, score: 1 }));
    const said = [...new Set(terms(asked))];
    const told = said.filter((term) => !ASKING.has(term));
    const wanted = (told.length > 0 ? told : said).map((term) => this.wanted(term));
    const all = wanted.reduce((sum, { rarity }) => sum + rarity, 0);
    if (all === 0) return [];
    const best = this.known
      .map((each) => answer(each, wanted))
      .filter(({ score, covered }) => score > 0 && covered >= ENOUGH * all)
      .sort((one, other) => other.score - one.score)
      .slice(0, 3 * MOST)
      .map(({ entry, score }) => ({ entry, score, sentence: bestSentence(entry, wanted) }));
    // What several cards say is one answer.
    return best
      .filter((each, at) => best.findIndex(({ sentence }) => sentence === each.sentence) === at)
      .slice(0, MOST);
  }

  /** Words that stand everywhere say little; words that stand nowhere cannot be found. */
  private wanted(term: string): Wanted {
    const own = this.like([term]);
    const clauses = this.like([term, ...(this.others.get(term) ?? [])]);
    let spread = 0;
    for (const word of clauses.keys()) spread += this.spread.get(word) ?? 0;
    const isLong = Math.min(1, term.length / LONG); // what is asked is seldom in the shortest words
    return { own, clauses, rarity: spread === 0 ? 0 : isLong * Math.log(1 + this.known.length / spread) };
  }

  private like(asked: string[]): Map<string, number> {
    const found = new Map<string, number>();
    for (const word of this.spread.keys()) {
      const best = Math.max(...asked.map((each) => likeness(each, word)));
      if (best > 0) found.set(word, best);
    }
    return found;
  }
}

function answer(known: Known, wanted: Wanted[]): { entry: Entry; score: number; covered: number } {
  const { entry, words, title } = known;
  let score = 0;
  let covered = 0;
  for (const each of wanted) {
    const inText = best(each, words, entry.kind);
    const inTitle = best(each, title, entry.kind);
    score += each.rarity * Math.max(inText, inTitle * TITLE);
    covered += each.rarity * Math.max(inText, inTitle);
  }
  // A short text that says it is a better answer than a long one.
  return { entry, covered, score: (score * WEIGHT[entry.kind]) / (1 + words.length / 200) };
}

function bestSentence(entry: Entry, wanted: Wanted[]): string {
  const sentences = sentencesOf(entry.text);
  const worth = sentences.map((sentence) => {
    const words = terms(sentence);
    return wanted.reduce((sum, each) => sum + each.rarity * best(each, words, entry.kind), 0);
  });
  return sentences[worth.indexOf(Math.max(...worth))] ?? entry.text;
}

function best(wanted: Wanted, words: string[], kind: Kind): number {
  const like = kind === 'clause' ? wanted.clauses : wanted.own;
  return words.reduce((most, word) => Math.max(most, like.get(word) ?? 0), 0);
}

/** The sentences of a text; a question stays with its answer. */
export function sentencesOf(text: string): string[] {
  const found = text.match(/[^.!?]+(?:\.(?=\d)[^.!?]*)*[.!?]*["”“')]*\s*/g)?.map((each) => each.trim()) ?? [text];
  if (found[0]?.endsWith('?') && found.length > 1) return [text];
  const [first = '', second, ...rest] = found.filter(Boolean);
  // "Harvest." is what the next sentence is about.
  return second && first.length < HEADING ? [`${first} ${second}`, ...rest] : [first, ...(second ? [second] : []), ...rest];
} // prettier-ignore

/** What other words mean the same: from names in the reader's language to the words of ids. */
export function othersOf(names: { id: string; name: string }[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { id, name } of names)
    for (const word of terms(name)) {
      const plain = terms(id.replaceAll('_', ' ')).filter((each) => each !== word);
      if (plain.length > 0) found.set(word, [...(found.get(word) ?? []), ...plain]);
    }
  return found;
}
