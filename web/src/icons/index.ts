// All drawings by name.
import { craftsmenDrawings } from './craftsmen';
import type { Drawing } from './drawing';
import { leHavreDrawings } from './le_havre';

export const drawings: Record<string, Drawing> = { ...leHavreDrawings, ...craftsmenDrawings };
