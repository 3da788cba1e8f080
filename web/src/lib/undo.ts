// Undo and redo by whole moves, where the rules of the table allow it.
import type { Face } from '../games/face';
import { closes, endOf, moves } from './moves';
import type { LogLine, Snapshot } from './wire';

/** The part of a table that is needed to go back and forth. */
export interface UndoTable {
  readonly face: Pick<Face, 'closing'>;
  readonly plan: { readonly isPlanning: boolean; refused: unknown; back(): Promise<void> };
  readonly live: {
    readonly snapshot: Snapshot | null;
    readonly log: LogLine[];
    undo(to: number): Promise<unknown>;
    redo(to: number): Promise<unknown>;
  };
}

export class UndoRedo {
  /** Where we were before each undo, so that redo brings us back there. */
  private undone: number[] = [];

  constructor(private readonly table: UndoTable) {}

  async undo(): Promise<void> {
    const { plan, live } = this.table;
    const now = live.snapshot;
    if (plan.isPlanning) return plan.back();
    if (!now?.undo) return;
    if (!now.redo) this.undone = [];
    plan.refused = await live.undo(this.target(now));
    if (!plan.refused) this.undone.push(now.count);
  }

  async redo(): Promise<void> {
    const { plan, live } = this.table;
    const offer = live.snapshot?.redo;
    if (!offer) return;
    const wanted = this.undone.pop() ?? offer.to;
    plan.refused = await live.redo(wanted >= offer.to && wanted <= offer.last ? wanted : offer.to);
  }

  /** The beginning of the last own move; within a move, and for its end alone, one line. */
  private target(now: Snapshot): number {
    const offer = now.undo;
    if (!offer) return now.count;
    const { face, live } = this.table;
    const all = moves(live.log, face).reverse();
    const move = all.find((each) => each.at <= offer.to && offer.to < each.end);
    const last = move?.lines.find((line) => line.at === offer.to);
    if (!move || !last || closes(last, face) || this.isOpen(now, move.lines)) return offer.to;
    return offer.stops.find((stop) => stop >= move.at) ?? offer.to;
  }

  /** Whether the question that is open now is one more step of a move. */
  private isOpen(now: Snapshot, lines: LogLine[]): boolean {
    const last = lines[lines.length - 1];
    if (!last || endOf(last) !== now.count || now.turn !== last.seat) return false;
    return !now.begins;
  }
}
