// Names that no catalogue knows, made readable.

/** "iron ore" for "iron_ore". */
export function readable(name: string): string {
  return name.replaceAll('_', ' ').trim();
}

/** "Iron ore" for "iron_ore". */
export function title(name: string): string {
  const words = readable(name);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
