// Search in the rules: guide, words, clauses and cards, in the words that a reader uses at the table.
import { unitsOf, wordsOf, type Guide, type GuideBlock } from './guide';
import type { Block } from './markdown';
import { ASKING, likeness, sentencesOf, terms, threesOf } from './terms';

export type Kind = 'guide' | 'question' | 'term' | 'card' | 'clause';

/** Something that can be found. */
export interface Entry {
  kind: Kind;
  /** Where it leads: the last part of the address. */
  target: string;
  /** The chapter or the card that it belongs to. */
  title: string;
  text: string;
  /** The words that stand out: what it explains. */
  marked: string;
  clause: string;
  /** All clauses that it tells. */
  clauses: string[];
  /** Examples and summaries say again what is told elsewhere. */
  isAgain: boolean;
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
const WEIGHT: Record<Kind, number> = { guide: 1, question: 1.1, term: 1.15, card: 1.1, clause: 0.55 };
/** Whoever asks with several words wants more than what a word means, or what a single card does. */
const ASKED: Record<Kind, number> = { ...WEIGHT, term: 0.7, card: 0.9 };
const TITLE = 1.5; // of a card or a term
const CHAPTER = 0.3;
const MARKED = 0.5;
const AGAIN = 0.8;
const PASSAGE = 230; // letters that are read at a glance
const MEANT = 3; // for what the register names
const NAMED = 3.2; // at least, for each word that was asked for, though none of them may stand there
const SAME = 0.6; // the same word with another ending
const ENOUGH = 0.5; // of the weight of all words that were asked for
const LONG = 6;
export function entriesOf(guide: Guide | null, clauses: Block[], cards: Named[]): Entry[] {
  const found: Entry[] = [];
  for (const chapter of guide?.chapters ?? []) {
    const kind: Kind = chapter.id === 'questions' ? 'question' : chapter.id === 'glossary' ? 'term' : 'guide';
    const idsOf = (block: GuideBlock): string =>
      block.kind === 'table' ? block.id : block.kind === 'example' ? block.unit.id : '';
    const heads = new Set(chapter.blocks.filter((block) => block.kind === 'table').map(idsOf));
    const examples = new Set(chapter.blocks.filter((block) => block.kind === 'example').map(idsOf));
    for (const { id, inlines, cites } of unitsOf(chapter)) {
      if (heads.has(id)) continue;
      const clause = cites[0]?.label ?? '';
      const clauses = cites.flatMap((each) => each.clauses);
      const text = wordsOf(inlines);
      const [, term, meaning] = (kind === 'term' && /^(.+?): (.*)$/.exec(text)) || [];
      const marked = kind === 'guide' ? wordsOf(inlines.filter((each) => each.kind === 'strong')) : '';
      const isAgain = chapter.id === 'six' || examples.has(id);
      found.push({ kind, target: id, title: term ?? chapter.title, text: meaning ?? text, marked, clause, clauses, isAgain });
    }
  } // prettier-ignore
  for (const { id, name, text, clause } of cards)
    found.push({
      kind: 'card',
      target: `card-${id}`,
      title: name,
      text,
      marked: '',
      clause: clause ?? '',
      clauses: [],
      isAgain: false,
    });
  let chapter = '';
  for (const block of clauses) {
    if (block.kind === 'heading') chapter = block.text;
    if (block.kind !== 'paragraph' || !block.id) continue;
    const text = block.parts.map((part) => part.text).join('');
    const words = text.replace(block.id, '').trim();
    found.push({ kind: 'clause', target: `clause-${block.id}`, title: chapter, text: words, marked: '', clause: block.id, clauses: [], isAgain: false });
  } // prettier-ignore
  return found;
}

interface Known {
  entry: Entry;
  words: string[];
  title: string[];
  marked: string[];
  sentences: string[][];
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
  private readonly threes = new Map<string, string[]>();

  /** `others`: what the clauses call things that the reader has another word for; `also`: what some readers do. */
  constructor(
    entries: Entry[],
    private readonly others: Map<string, string[]> = new Map(),
    private readonly also: Also[] = [],
  ) {
    this.known = entries.map((entry) => ({
      entry,
      words: terms(entry.text),
      title: terms(entry.title),
      marked: terms(entry.marked),
      sentences: sentencesOf(entry.text).map(terms),
    }));
    for (const { words, title } of this.known)
      for (const word of new Set([...words, ...title]))
        this.spread.set(word, (this.spread.get(word) ?? 0) + 1);
    for (const word of this.spread.keys()) this.threes.set(word, threesOf(word));
  }

  /** The best answers, the best first. */
  find(asked: string): Answer[] {
    const clause = asked.trim().toUpperCase();
    const named = this.known.filter(({ entry }) => entry.kind === 'clause' && entry.clause === clause);
    if (named.length > 0) return named.map(({ entry }) => ({ entry, sentence: entry.text, score: 1 }));
    const said = [...new Set(terms(asked))];
    const told = said.filter((term) => !ASKING.has(term));
    const wanted = (told.length > 0 ? told : said).map((term) => this.wanted(term));
    const weights = wanted.length > 1 ? ASKED : WEIGHT;
    const all = wanted.reduce((sum, { rarity }) => sum + rarity, 0);
    const meant = this.meant(said);
    if (all === 0 && meant.size === 0) return [];
    const least = NAMED * (all || 1);
    const best = this.known
      .map((each) => answer(each, wanted, weights))
      .map((each) =>
        isOf(meant, each.entry)
          ? { ...each, score: Math.max(each.score * MEANT, least), covered: all }
          : each,
      )
      .filter(({ score, covered }) => score > 0 && covered >= ENOUGH * all)
      .map((each) => ({ ...each, score: all > 0 ? (each.score * each.covered) / all : each.score }))
      .sort((one, other) => other.score - one.score)
      .slice(0, 3 * MOST)
      .map(({ entry, score }) => ({ entry, score, sentence: bestPassage(entry, wanted) }));
    // What several cards say is one answer.
    return best
      .filter((each, at) => best.findIndex(({ sentence }) => sentence === each.sentence) === at)
      .slice(0, MOST);
  }

  /** Clauses for which a question has an entry in the register. */
  private meant(said: string[]): Set<string> {
    const isSaid = (word: string): boolean => said.some((term) => likeness(term, word) >= SAME);
    const found = this.also.filter(({ asked, clause }) => clause !== '' && asked.every(isSaid));
    return new Set(found.map(({ clause }) => clause));
  }

  /** Words that stand everywhere say little; words that stand nowhere cannot be found. */
  private wanted(term: string): Wanted {
    const isSame = (word: string): boolean => likeness(term, word) >= SAME;
    const told = this.also.filter(({ asked }) => asked.some(isSame)).flatMap((each) => each.told);
    const own = this.like([term, ...told]);
    const clauses = this.like([term, ...(this.others.get(term) ?? [])]);
    let spread = 0;
    for (const [word, alike] of [...own, ...clauses]) spread += (alike / 2) * (this.spread.get(word) ?? 0);
    const isLong = Math.min(1, term.length / LONG); // what is asked is seldom in the shortest words
    return { own, clauses, rarity: spread === 0 ? 0 : isLong * Math.log(1 + this.known.length / spread) };
  }

  private like(asked: string[]): Map<string, number> {
    const found = new Map<string, number>();
    for (const word of this.spread.keys()) {
      const best = Math.max(...asked.map((each) => likeness(each, word, this.threes.get(word))));
      if (best > 0) found.set(word, best);
    }
    return found;
  }
}

function answer(
  { entry, words, title, marked, sentences }: Known,
  wanted: Wanted[],
  weights: Record<Kind, number>,
): { entry: Entry; score: number; covered: number } {
  let score = 0;
  let covered = 0;
  for (const each of wanted) {
    const [inText, inTitle] = [best(each, words, entry.kind), best(each, title, entry.kind)];
    const found = isNamed(entry)
      ? Math.max(inText, inTitle * TITLE)
      : inText + CHAPTER * inTitle + MARKED * best(each, marked, entry.kind);
    score += each.rarity * found;
    if (found > 0) covered += each.rarity;
  }
  // What stands together in one sentence answers better than what is strewn over a paragraph.
  const together = Math.max(0, ...sentences.map((each) => worth(each, wanted, entry.kind)));
  // A short text that says it is a better answer than a long one.
  const weight = weights[entry.kind] * (entry.isAgain ? AGAIN : 1);
  return { entry, covered, score: ((score + together) * weight) / (1 + words.length / 200) };
}

/** Whether an entry of the guide tells one of these clauses, and not only in passing. */
const isOf = (meant: Set<string>, { kind, clauses, isAgain }: Entry): boolean =>
  (kind === 'guide' || kind === 'question') && !isAgain && clauses.some((clause) => meant.has(clause));

/** Whether its title is a name, not that of a chapter. */
const isNamed = ({ kind }: Entry): boolean => kind === 'term' || kind === 'card';

const worth = (words: string[], wanted: Wanted[], kind: Kind): number =>
  wanted.reduce((sum, each) => sum + each.rarity * best(each, words, kind), 0);

/** The sentence that answers best, and those around it as far as they are read at a glance. */
function bestPassage({ text, kind }: Entry, wanted: Wanted[]): string {
  const sentences = sentencesOf(text);
  const worths = sentences.map((each) => worth(terms(each), wanted, kind));
  let first = Math.max(0, worths.indexOf(Math.max(...worths)));
  let last = first + 1;
  const passage = (from: number, to: number): string => sentences.slice(from, to).join(' ');
  const fits = (from: number, to: number): boolean => passage(from, to).length <= PASSAGE;
  while (first > 0 && fits(first - 1, last)) first -= 1;
  while (last < sentences.length && fits(first, last + 1)) last += 1;
  return passage(first, last);
}

function best(wanted: Wanted, words: string[], kind: Kind): number {
  const like = kind === 'clause' ? wanted.clauses : wanted.own;
  return words.reduce((most, word) => Math.max(most, like.get(word) ?? 0), 0);
}

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

/** An entry of the register: words that some ask with, and what that is called here or which clause tells it. */
export interface Also {
  asked: string[];
  told: string[];
  clause: string;
}

/** "debt: loan; win tie: LH-13.6" as data. */
export function alsoOf(text: string): Also[] {
  return text.split(';').map((entry) => {
    const [asked = '', told = ''] = entry.split(':');
    const [clause = ''] = /[A-Z]{2}-\w+\.\w+/.exec(told) ?? [];
    return { asked: terms(asked), told: clause ? [] : terms(told), clause };
  });
}
