// Sheets of drawings: symbols that are put into the page once, and shown by their names with <use>.

const loading = new Map<string, Promise<void>>();

/** Put the symbols that all games share into the page. */
export function loadCommon(): Promise<void> {
  return load('/api/drawings');
}

/** Put the symbols of a game with these cards into the page; what was there before of it goes. */
export function loadDrawings(game: string, cards: string): Promise<void> {
  return load(`/api/games/${game}/drawings?cards=${cards}`, game);
}

/** The sheets that a page needs are loaded once; one that failed is asked for again the next time. */
export function load(path: string, owner = ''): Promise<void> {
  const found = loading.get(path) ?? put(path, owner);
  loading.set(path, found);
  found.catch(() => loading.delete(path));
  return found;
}

async function put(path: string, owner: string): Promise<void> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const sheet = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  sheet.setAttribute('aria-hidden', 'true');
  // By attributes: a page that allows no inline styles would ignore them.
  sheet.setAttribute('width', '0');
  sheet.setAttribute('height', '0');
  sheet.classList.add('drawings');
  sheet.dataset['sheet'] = owner;
  if (owner) document.querySelector(`svg[data-sheet="${owner}"]`)?.remove();
  document.body.prepend(sheet);
}
