// The faces of all games: each folder here that has a face is one.
import type { Face } from './face';
import { face as generic } from './generic/face';

const found = import.meta.glob<{ face: Face }>(['./*/face.ts', '!./generic/face.ts'], { eager: true });
const faces: Record<string, Face> = Object.fromEntries(
  Object.entries(found).map(([path, { face }]) => [path.split('/').at(-2) ?? '', face]),
);

/** The face of a game; a game that has no folder here can be played all the same. */
export function faceOf(game: string): Face {
  return faces[game] ?? generic;
}
