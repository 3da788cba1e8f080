// A guide to the rules as data: chapters, paragraphs, lists, tables, cards and figures, each with its clauses.

export interface Inline {
  kind: 'text' | 'strong' | 'em' | 'piece';
  text: string;
}

/** What stands in the margin: a clause or a range of clauses. */
export interface Cite {
  label: string;
  clauses: string[];
}

/** What a reader takes in at once, and is led to: a paragraph, an item, a row, an example. */
export interface Unit {
  id: string;
  inlines: Inline[];
  cites: Cite[];
}

export type GuideBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph' | 'example'; unit: Unit }
  | { kind: 'list' | 'steps'; units: Unit[] }
  | { kind: 'table'; id: string; head: Inline[][]; rows: Row[]; cites: Cite[] }
  | { kind: 'cards'; cards: string[] }
  | { kind: 'figure'; name: string };

export interface Row {
  id: string;
  cells: Inline[][];
  cites: Cite[];
}

export interface Chapter {
  id: string;
  title: string;
  blocks: GuideBlock[];
}

export interface Guide {
  title: string;
  lead: Unit;
  chapters: Chapter[];
}

const CITED = /\s*\[((?:[A-Z]{2}-\w+\.\w+(?:-\w+\.\w+)?[\s,;]*)+)\]$/;
const MARK = /\*\*(.+?)\*\*|\*(.+?)\*|:((?:lh|cr|k)-[\w-]+):/g;
const CHAPTER = /^## (.+?) \{#(\w+)\}$/;
const RULER = /^\|[\s|:-]+\|$/;
const SHOWN = /^\{(cards|figure) ([\w ]+)\}$/;
const STEP = /^\d+\. /;
/** Chapters that say shortly what stands at length elsewhere. */
const SHORT = ['six', 'questions', 'glossary'];

export function parseGuide(text: string): Guide {
  const chapters: Chapter[] = [];
  let title = '';
  let lead: Unit = { id: 'lead', inlines: [], cites: [] };
  let count = 0;
  const chapterNow = (): Chapter | undefined => chapters[chapters.length - 1];
  const nextId = (): string => `${chapterNow()?.id ?? 'lead'}-${++count}`;
  // A table and its citation may stand apart.
  for (const chunk of text.replace(/\|\n\s*\n\[/g, '|\n[').split(/\n\s*\n/)) {
    const lines = chunk
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    while (lines[0]?.startsWith('#')) {
      const line = lines.shift() ?? '';
      const chapter = CHAPTER.exec(line);
      if (chapter) {
        chapters.push({ id: chapter[2] ?? '', title: chapter[1] ?? '', blocks: [] });
        count = 0;
      } else if (line.startsWith('# ')) title = line.slice(2);
      else chapterNow()?.blocks.push({ kind: 'heading', text: line.replace(/^#+ /, '') });
    }
    const blocks = chapterNow()?.blocks;
    if (blocks) blocks.push(...blocksOf(lines, nextId));
    else if (lines.length > 0) lead = unit(lines.join(' '), 'lead');
  }
  return { title, lead, chapters };
}

function* blocksOf(lines: string[], nextId: () => string): Generator<GuideBlock> {
  if (lines[0]?.startsWith('|')) {
    yield table(lines, nextId);
    return;
  }
  let open: { kind: 'list' | 'steps'; units: Unit[] } | null = null;
  for (const line of lines) {
    const kind = line.startsWith('- ') ? 'list' : STEP.test(line) ? 'steps' : null;
    if (open && open.kind !== kind) {
      yield open;
      open = null;
    }
    if (kind) {
      open ??= { kind, units: [] };
      open.units.push(unit(line.replace(/^(- |\d+\. )/, ''), nextId()));
      continue;
    }
    const shown = SHOWN.exec(line);
    if (shown?.[1] === 'cards') yield { kind: 'cards', cards: (shown[2] ?? '').trim().split(/\s+/) };
    else if (shown) yield { kind: 'figure', name: (shown[2] ?? '').trim() };
    else if (line.startsWith('> ')) yield { kind: 'example', unit: unit(line.slice(2), nextId()) };
    else yield { kind: 'paragraph', unit: unit(line, nextId()) };
  }
  if (open) yield open;
}

function table(lines: string[], nextId: () => string): GuideBlock {
  const [head = '', ...rows] = lines.filter((line) => line.startsWith('|') && !RULER.test(line));
  const below = lines.filter((line) => !line.startsWith('|')).join(' ');
  const id = nextId();
  return {
    kind: 'table',
    id,
    head: cellsOf(head).map(inlines),
    rows: rows.map((row) => {
      const cells = cellsOf(row);
      const last = unit(cells.pop() ?? '', '');
      return { id: nextId(), cells: [...cells.map(inlines), last.inlines], cites: last.cites };
    }),
    cites: unit(below, '').cites,
  };
}

const cellsOf = (row: string): string[] =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

function unit(text: string, id: string): Unit {
  const cited = CITED.exec(text);
  const words = cited ? text.slice(0, cited.index) : text;
  return { id, inlines: inlines(words), cites: cited ? citesOf(cited[1] ?? '') : [] };
}

/** "LH-4.1 LH-4.3-4.5" as two cites, the second of three clauses. */
export function citesOf(text: string): Cite[] {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  return words.map((word) => {
    const [, mark, chapter, first = '', last] = /^([A-Z]{2})-(\w+)\.(\w+?)(?:-\w+\.(\w+))?$/.exec(word) ?? [];
    if (last === undefined) return { label: word, clauses: [word] };
    const numbers = Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => Number(first) + at);
    const clauses = numbers.map((n) => `${mark}-${chapter}.${String(n).padStart(first.length, '0')}`);
    return { label: `${mark}-${chapter}.${first}–${last}`, clauses };
  });
}

function inlines(text: string): Inline[] {
  const found: Inline[] = [];
  let last = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > last) found.push({ kind: 'text', text: text.slice(last, match.index) });
    if (match[1]) found.push({ kind: 'strong', text: match[1] });
    else if (match[2]) found.push({ kind: 'em', text: match[2] });
    else found.push({ kind: 'piece', text: match[3] ?? '' });
    last = match.index + match[0].length;
  }
  if (last < text.length) found.push({ kind: 'text', text: text.slice(last) });
  return found;
}

/** The words alone. */
export function wordsOf(parts: Inline[]): string {
  return parts
    .map((part) => (part.kind === 'piece' ? '' : part.text))
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:;!?)])/g, '$1')
    .trim();
}

/** Everything that can be led to in a chapter. */
export function unitsOf(chapter: Chapter): Unit[] {
  return chapter.blocks.flatMap((block): Unit[] => {
    if (block.kind === 'paragraph' || block.kind === 'example') return [block.unit];
    if (block.kind === 'list' || block.kind === 'steps') return block.units;
    if (block.kind !== 'table') return [];
    const { id, head, rows, cites } = block;
    const units = rows.map((row) => ({
      id: row.id,
      inlines: joined(row.cells),
      cites: row.cites.length > 0 ? row.cites : cites,
    }));
    return cites.length > 0 ? [{ id, inlines: joined(head), cites }, ...units] : units;
  });
}

function joined(cells: Inline[][]): Inline[] {
  return cells.flatMap((cell, at): Inline[] => (at > 0 ? [{ kind: 'text', text: ': ' }, ...cell] : cell));
}

/** The id of what tells a clause in the guide: where it is told at length, else where it is mentioned. */
export function placeOf(guide: Guide, clause: string): string | null {
  const isCited = (each: Unit): boolean => each.cites.some(({ clauses }) => clauses.includes(clause));
  const long = guide.chapters.filter(({ id }) => !SHORT.includes(id));
  const short = guide.chapters.filter(({ id }) => SHORT.includes(id));
  for (const chapter of [...long, ...short]) {
    const found = unitsOf(chapter).find(isCited);
    if (found) return found.id;
  }
  return null;
}
