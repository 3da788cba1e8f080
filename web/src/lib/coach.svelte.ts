// The coach at a live table, watched by the page; whether it is on is kept in this browser.
import { call } from './api';
import { Coach, isFair, SILENT, type CoachState, type Table } from './coach';
import type { Coached, Matters } from './wire';

class WatchedCell {
  now = $state.raw<CoachState>(SILENT);
}

export class LiveCoach extends Coach {
  constructor(private readonly table: string) {
    const path = `/api/tables/${table}/coach`;
    super(new WatchedCell(), {
      matters: async () => (await call<Matters>('GET', path)).matters,
      judge: async (steps) => (await call<Coached>('POST', path, { steps })).caution,
    });
    super.turn(localStorage.getItem(this.key) === 'on');
  }

  override turn(isOn: boolean): void {
    super.turn(isOn);
    localStorage.setItem(this.key, isOn ? 'on' : 'off');
  }

  /** Whether the coach sits at this table now. */
  isHere(table: Table): boolean {
    return this.now.isOn && isFair(table);
  }

  private get key(): string {
    return `kontor.coach.${this.table}`;
  }
}
