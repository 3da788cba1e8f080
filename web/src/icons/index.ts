// All drawings by name: those of a game stand in its folder, and are called "game/name".
import type { Drawing } from './drawing';

const found = import.meta.glob<{ drawings: Record<string, Drawing> }>('../games/*/icons.ts', { eager: true });

export const drawings: Record<string, Drawing> = Object.fromEntries(
  Object.entries(found).flatMap(([path, { drawings }]) => {
    const game = path.split('/').at(-2);
    return Object.entries(drawings).map(([name, drawing]) => [`${game}/${name}`, drawing]);
  }),
);
