// The little Markdown that our rules use, as data: headings, paragraphs, lists and tables.

export interface Part {
  kind: 'text' | 'strong' | 'em' | 'code' | 'jump';
  text: string;
  /** Where a jump leads: the id of a heading or of a clause. */
  to?: string;
}

export type Block =
  | { kind: 'heading'; level: number; text: string; id: string }
  | { kind: 'paragraph'; parts: Part[]; id?: string; card?: string }
  | { kind: 'list'; items: Part[][] }
  | { kind: 'table'; head: Part[][]; rows: Part[][][] };

const MARK = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([^\]]+)\]\(([^)]*)\)|\b([A-Z]{2}-\d+\.\d+\w*)/g;

/** A text as blocks; clauses such as **CR-4.1** get an id to be found by. */
export function markdown(text: string): Block[] {
  const found: Block[] = [];
  for (const chunk of text.split(/\n\s*\n/)) {
    const lines = chunk.split('\n').filter((line) => line.trim() && !line.startsWith('```'));
    const first = lines[0];
    if (first === undefined) continue;
    const heading = /^(#{1,4}) (.*)/.exec(first);
    if (heading) {
      const title = plainText(heading[2] ?? '');
      found.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: title, id: slug(title) });
      lines.shift();
    }
    if (lines.length === 0) continue;
    if (lines[0]?.startsWith('|')) found.push(table(lines));
    else if (lines[0]?.startsWith('- ')) found.push({ kind: 'list', items: items(lines).map(parts) });
    else {
      const body = lines.join(' ');
      const clause = /^\*\*([A-Z]+-[\w.]+)\*\*(?: \*\*[^*]+\*\* \(`(\w+)`)?/.exec(body);
      found.push({ kind: 'paragraph', parts: parts(body), id: clause?.[1], card: clause?.[2] });
    }
  }
  return found;
}

function items(lines: string[]): string[] {
  const found: string[] = [];
  for (const line of lines) {
    if (line.startsWith('- ')) found.push(line.slice(2));
    else found[found.length - 1] += ' ' + line.trim();
  }
  return found;
}

function table(lines: string[]): Block {
  const rows = lines
    .filter((line) => line.startsWith('|') && !/^\|[-| :]+\|$/.test(line.trim()))
    .map((line) =>
      line
        .trim()
        .slice(1, -1)
        .split('|')
        .map((cell) => parts(cell.trim())),
    );
  return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) };
}

function parts(text: string): Part[] {
  const found: Part[] = [];
  let last = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > last) found.push({ kind: 'text', text: text.slice(last, match.index) });
    if (match[1]) found.push({ kind: 'strong', text: match[1] });
    else if (match[2]) found.push({ kind: 'em', text: match[2] });
    else if (match[3]) found.push({ kind: 'code', text: match[3] });
    else if (match[6]) found.push({ kind: 'jump', text: match[6], to: match[6] });
    else if (match[5]?.startsWith('#'))
      found.push({ kind: 'jump', text: match[4] ?? '', to: match[5].slice(1) });
    else found.push({ kind: 'text', text: match[4] ?? '' });
    last = match.index + match[0].length;
  }
  if (last < text.length) found.push({ kind: 'text', text: text.slice(last) });
  return found;
}

function plainText(text: string): string {
  return parts(text)
    .map((part) => part.text)
    .join('');
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s/g, '-');
}
