// One table, live: the newest snapshot, the log, and commands that survive a lost connection.
import { call, Refused, visitorKey } from './api';
import type { Command, LogLine, LogPart, Outgoing, Refused as Refusal, Snapshot } from './wire';
import { words } from './words.svelte';

/** A command before it has its name and the version that it is made for. */
type Unsent = Command extends infer One ? (One extends Command ? Omit<One, 'id' | 'version'> : never) : never;

interface Waiting {
  command: Command;
  done: (refusal: Refused | null) => void;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
const HEARTBEAT = 20000;
const MOST_LINES = 200;
const SHOWN_LINES = 40;
const MOST_TRIES = 5;

export class Live {
  snapshot = $state.raw<Snapshot | null>(null);
  log = $state.raw<LogLine[]>([]);
  online = $state(false);
  /** Whether the server can save; what it could not save is sent again when it can. */
  saving = $state(true);
  /** Why the table cannot be shown at all. */
  failure = $state.raw<Refused | null>(null);
  /** Is told of each snapshot that takes the place of another, before that. */
  onNews: (before: Snapshot, now: Snapshot) => void = () => undefined;
  /** The steps of the move that was sent last. */
  lastSteps: string[] = [];
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  /** Commands that were done, but whose snapshot is still on its way. */
  private arriving = new Map<string, number>();
  /** Who waits for the next snapshot. */
  private curious: (() => void)[] = [];
  private pause = FIRST_PAUSE;
  private closed = false;
  private heartbeat = 0;
  private counter = 0;
  private readonly me = crypto.getRandomValues(new Uint32Array(2)).join('-');

  constructor(readonly table: string) {
    void this.connect();
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  /** Play a move, all of its steps or none; null when it was done, else the refusal. */
  act(steps: string[]): Promise<Refused | null> {
    this.lastSteps = steps;
    return this.send({ type: 'act', steps });
  }

  /** Do an action while others play: when somebody was faster, once more as long as it is possible. */
  between(text: string, seat: number): Promise<Refused | null> {
    return this.insist(
      { type: 'act', steps: [text], seat },
      () => this.snapshot?.free[seat]?.some((each) => each.text === text) ?? false,
    );
  }

  /** Go back, also while opponents think and play on. */
  undo(to: number): Promise<Refused | null> {
    return this.insist({ type: 'undo', to }, () => this.snapshot?.undo?.stops.includes(to) ?? false);
  }

  redo(to: number): Promise<Refused | null> {
    return this.send({ type: 'redo', to });
  }

  /** Fetch the lines of the log from the very beginning; the newest come by themselves. */
  async fetchLog(): Promise<LogLine[]> {
    let first = this.log[0]?.at ?? this.snapshot?.count ?? 0;
    while (first > 0) {
      const from = Math.max(0, first - MOST_LINES);
      const path = `/api/tables/${this.table}/log?first=${from}&last=${first}`;
      const part = await call<LogPart>('GET', path);
      this.log = [...part.lines, ...this.log.filter((line) => line.at >= first)];
      first = part.first;
    }
    return this.log;
  }

  /** Refusals in another language from now on. */
  speak(language: string): void {
    if (this.online) this.socket?.send(JSON.stringify({ type: 'language', language }));
  }

  close(): void {
    this.closed = true;
    clearInterval(this.heartbeat);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }

  private send(part: Unsent): Promise<Refused | null> {
    const version = this.snapshot?.version ?? 0;
    const command = { ...part, id: `${this.me}-${++this.counter}`, version };
    return new Promise((done) => {
      this.waiting.set(command.id, { command, done });
      if (this.online) this.socket?.send(JSON.stringify(command));
    });
  }

  /** Send again what came too late, as long as it still makes sense. */
  private async insist(part: Unsent, isPossible: () => boolean): Promise<Refused | null> {
    let refusal = await this.send(part);
    for (let tries = 0; refusal?.code === 'stale' && tries < MOST_TRIES; tries++) {
      await new Promise<void>((done) => this.curious.push(done));
      if (!isPossible()) break;
      refusal = await this.send(part);
    }
    return refusal;
  }

  private async connect(): Promise<void> {
    if (this.closed) return;
    let key: string;
    try {
      key = await visitorKey();
    } catch {
      this.retry();
      return;
    }
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.socket = socket;
    socket.onopen = () => {
      const version = this.snapshot?.version ?? null;
      socket.send(JSON.stringify({ type: 'hello', key, version, language: words.language }));
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as Outgoing);
    socket.onclose = (event) => {
      clearInterval(this.heartbeat);
      this.online = false;
      if (event.reason === 'not_seated') this.failure = new Refused('not_seated', event.reason, 0);
      this.retry();
    };
  }

  private retry(): void {
    if (this.closed || this.failure) return;
    setTimeout(() => void this.connect(), this.pause);
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
  }

  private hurry = (): void => {
    if (this.closed || this.online || document.hidden) return;
    this.pause = FIRST_PAUSE;
    if (this.socket?.readyState === WebSocket.CLOSED) void this.connect();
  };

  private receive(message: Outgoing): void {
    if (message.type === 'snapshot') this.take(message);
    else if (message.type === 'welcome') this.settled();
    else if (message.type === 'presence') this.seen(message.present, message.watchers);
    else if (message.type === 'answer') this.answered(message.id, message.version);
    else if (message.type === 'unsaved') this.saving = false;
    else if (message.type === 'error') this.refused(message);
  }

  /** A command is finished when the snapshot that shows it is here. */
  private answered(id: string, version: number): void {
    if ((this.snapshot?.version ?? 0) >= version) this.finish(id, null);
    else this.arriving.set(id, version);
  }

  private refused(message: Refusal): void {
    const refusal = new Refused(message.code, message.message, 0);
    if (message.code === 'unsaved')
      this.saving = false; // the command still waits for its answer
    else if (message.id) this.finish(message.id, refusal);
    else if (['not_seated', 'not_found', 'no_key'].includes(message.code)) {
      this.failure = refusal;
      this.close();
    }
  }

  private take(snapshot: Snapshot): void {
    const known = this.snapshot;
    if (known && snapshot.version < known.version) return;
    // Another person at this screen may not know all that the last one knew.
    const others = known !== null && known.looking !== snapshot.looking;
    const kept = others ? [] : this.log.filter((line) => line.at < snapshot.log.first);
    this.log = [...kept, ...snapshot.log.lines];
    if (known) this.onNews(known, snapshot);
    this.snapshot = snapshot;
    if (others) void this.readAgain(snapshot);
    for (const [id, version] of this.arriving) {
      if (version > snapshot.version) continue;
      this.arriving.delete(id);
      this.finish(id, null);
    }
    this.settled();
    this.curious.splice(0).forEach((done) => done());
  }

  /** The last lines of the log, as this seat may know them. */
  private async readAgain(snapshot: Snapshot): Promise<void> {
    const last = snapshot.log.first;
    const path = `/api/tables/${this.table}/log?first=${Math.max(0, last - SHOWN_LINES)}&last=${last}`;
    try {
      const { lines } = await call<LogPart>('GET', path);
      if (this.snapshot?.version !== snapshot.version) return;
      this.log = [...lines, ...this.log.filter((line) => line.at >= last)];
    } catch {
      // The lines that are there go on; the others can still be asked for.
    }
  }

  /** The connection works and the server can save: send again what was never answered. */
  private settled(): void {
    if (this.online && this.saving) return;
    for (const { command } of this.waiting.values()) this.socket?.send(JSON.stringify(command));
    this.saving = true;
    if (this.online) return;
    this.online = true;
    this.pause = FIRST_PAUSE;
    this.heartbeat = window.setInterval(() => this.socket?.send(JSON.stringify({ type: 'ping' })), HEARTBEAT);
  }

  private seen(present: boolean[], watchers: number): void {
    if (!this.snapshot) return;
    const seats = this.snapshot.seats.map((seat, at) => ({ ...seat, present: present[at] ?? false }));
    this.snapshot = { ...this.snapshot, seats, watchers };
  }

  private finish(id: string, refusal: Refused | null): void {
    const found = this.waiting.get(id);
    this.waiting.delete(id);
    found?.done(refusal);
  }
}
