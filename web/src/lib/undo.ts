// Undo and redo by whole moves, where the rules of the table allow it.
import type { TableContext } from './table.svelte';
import { moves } from './moves';
import type { LogLine, Snapshot } from './types';

export class UndoRedo {
  /** Where we were before each undo, so that redo brings us back there. */
  private undone: number[] = [];

  constructor(private readonly table: TableContext) {}

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

  /** The beginning of the last own move; within a move, and for its end alone, one step. */
  private target(now: Snapshot): number {
    const offer = now.undo;
    if (!offer) return now.count;
    const { face, live } = this.table;
    const move = moves(live.log, face)
      .reverse()
      .find((each) => each.at <= offer.to && offer.to < each.end);
    const last = move?.lines.find((line) => line.at === offer.to);
    if (!move || !last || face.closing?.includes(last.text ?? '') || this.isOpen(now, move.lines))
      return offer.to;
    return offer.stops.find((stop) => stop >= move.at) ?? offer.to;
  }

  /** Whether the question that is open now is one more step of a move. */
  private isOpen(now: Snapshot, lines: LogLine[]): boolean {
    const last = lines[lines.length - 1];
    if (!last || last.at + 1 !== now.count || now.turn !== last.seat) return false;
    return this.table.face.continues(
      { ...last, at: now.count, question: now.question, text: '', changed: [] },
      lines,
    );
  }
}
