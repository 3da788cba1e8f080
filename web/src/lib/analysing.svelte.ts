// Thinking about the position of a board, live: asked again and again with more time, until it changes.
import { call } from './api';
import { lineOf, nextSeconds, remember, type Line } from './lines';
import { sentence } from './sentence';
import type { TableContext } from './table.svelte';
import type { Analysis, Candidate, LogLine } from './wire';

export class Analysing {
  found = $state.raw<Analysis | null>(null);
  isOn = $state(true);
  isThinking = $state(false);
  failure = $state.raw<unknown>(null);
  lines = $state.raw<Line[]>([]);
  /** What the moves of all lines are called. */
  private readonly names = new Map<string, string>();
  private version = -1;
  private isClosed = false;

  constructor(private readonly table: TableContext) {}

  /** The board changed: think about it from the start. */
  async see(version: number): Promise<void> {
    if (version === this.version && this.found) return;
    this.version = version;
    this.found = null;
    this.failure = null;
    const { log } = this.table.live;
    lineOf(log).forEach((steps, at) => this.names.set(steps.join(), this.told(log[at])));
    this.lines = remember(this.lines, lineOf(log));
    if (this.isOn) await this.think(version);
  }

  toggle(): void {
    this.isOn = !this.isOn;
    if (this.isOn) void this.think(this.version);
  }

  stop(): void {
    this.isClosed = true;
  }

  /** A line in words. */
  said(line: Line): string {
    return line.map((steps) => this.names.get(steps.join()) ?? steps.join(', ')).join('; ');
  }

  /** Play an option. */
  play({ steps }: Candidate): Promise<void> {
    return this.table.plan.during(() => this.table.live.act(steps));
  }

  /** Go to the end of a line that was tried. */
  follow(line: Line): Promise<void> {
    const { live, plan } = this.table;
    return plan.during(async () => {
      let refusal = (live.snapshot?.count ?? 0) > 0 ? await live.undo(0) : null;
      for (const steps of line) refusal ??= await live.act(steps);
      return refusal;
    });
  }

  private told(line: LogLine | undefined): string {
    const said = line?.steps.flatMap(({ message }) => (message ? [message] : [])) ?? [];
    return sentence(said, '', this.table.name);
  }

  private async think(version: number): Promise<void> {
    const isWanted = (): boolean => !this.isClosed && this.isOn && this.version === version;
    this.isThinking = true;
    let seconds = nextSeconds(0);
    while (seconds !== null && isWanted() && this.table.live.snapshot?.status === 'open') {
      try {
        const path = `/api/tables/${this.table.live.table}/analysis`;
        const found = await call<Analysis>('POST', path, { seconds, most: 8 });
        if (!isWanted()) return;
        if (found.version === version && found.options.length > 0) this.found = found;
        seconds = nextSeconds(seconds);
      } catch (error) {
        if (isWanted()) this.failure = error;
        break;
      }
    }
    if (this.version === version) this.isThinking = false;
  }
}
