// Talks to the server over HTTP: the visitor's key, and one function for all calls.
import type { TableLinks, Visitor } from './wire';

const KEY = 'kontor.key';
const LINKS = 'kontor.links';

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** The key by which the server knows this browser; the first call asks for one. */
export async function visitorKey(): Promise<string> {
  const kept = localStorage.getItem(KEY);
  if (kept) return kept;
  const made = await plain<Visitor>('POST', '/api/visitors');
  localStorage.setItem(KEY, made.key);
  return made.key;
}

/** A call with the key. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  try {
    return await plain<T>(method, path, body, await visitorKey());
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'no_key') throw error;
    localStorage.removeItem(KEY);
    return plain<T>(method, path, body, await visitorKey());
  }
}

/** A call that may be made by anybody. */
export async function plain<T>(method: string, path: string, body?: unknown, key?: string): Promise<T> {
  // Refusals come in the language of the page, whatever the browser prefers.
  const headers: Record<string, string> = { 'Accept-Language': document.documentElement.lang };
  if (key) headers['Authorization'] = `Bearer ${key}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused('offline', 'the server cannot be reached', 0);
  }
  const type = answer.headers.get('Content-Type') ?? '';
  const content = type.includes('json') ? await answer.json() : await answer.text();
  if (answer.ok) return content as T;
  const known = typeof content === 'object' && content !== null && 'code' in content;
  throw known
    ? new Refused(String(content.code), String(content.message), answer.status)
    : new Refused('internal', String(answer.statusText), answer.status);
}

// -- links of tables that were made here, since the server tells them only once

export type Links = Pick<TableLinks, 'links' | 'watch'>;

export function keepLinks(table: string, links: Links): void {
  localStorage.setItem(LINKS, JSON.stringify({ ...allLinks(), [table]: links }));
}

export function linksOf(table: string): Links | null {
  return allLinks()[table] ?? null;
}

function allLinks(): Record<string, Links> {
  try {
    return JSON.parse(localStorage.getItem(LINKS) ?? '{}');
  } catch {
    return {};
  }
}
