// Drawings of the goods, kinds of buildings and ships of Le Havre.
import type { Drawing } from './drawing';

export const leHavreDrawings: Record<string, Drawing> = {};
