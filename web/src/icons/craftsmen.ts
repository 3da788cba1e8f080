// Drawings of the goods, guilds and ships of Craftsmen.
import type { Drawing } from './drawing';

export const craftsmenDrawings: Record<string, Drawing> = {};
