// The letters of the page.

let loaded: Promise<unknown> | null = null;

/** When the letters are there. The browser is asked once: it lays out the whole page to answer. */
export function fontsLoaded(): Promise<unknown> {
  loaded ??= document.fonts.ready;
  return loaded;
}
