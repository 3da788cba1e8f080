// As much of a browser as modules ask for when they are loaded.
const nothing = (): void => undefined;
const query = { matches: false, addEventListener: nothing, removeEventListener: nothing };
const storage = { getItem: () => null, setItem: nothing, removeItem: nothing };
const page = { dataset: {}, lang: '' };

Object.assign(globalThis, {
  matchMedia: () => query,
  localStorage: storage,
  document: { documentElement: page, addEventListener: nothing, hidden: false },
});
