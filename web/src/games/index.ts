// The faces of all games, by name.
import { craftsmen } from './craftsmen/face';
import type { Face } from './face';
import { leHavre } from './le_havre/face';

export const faces: Record<string, Face> = { le_havre: leHavre, craftsmen };
