// Each mode of the plan, on a game of buying and paying that is told here.
import { expect, test } from 'vitest';
import type { Face, Picked, Picker } from '../../src/games/face';
import { Plan } from '../../src/lib/plan';
import { EMPTY, type Cell } from '../../src/lib/planstate';
import { Mistake } from '../../src/lib/task';
import type { Choice, Position, Preview, Question, Snapshot, TaskInfo, View } from '../../src/lib/wire';
import { choices, outcome, plain } from '../lines';

const question = (kind: string, more: Partial<Question> = {}): Question => ({ kind, seat: 0, ...more });

function preview(part: Partial<Preview> = {}): Preview {
  return {
    steps: [],
    changed: [],
    scores: null,
    certain: true,
    shows_more: false,
    turn: 0,
    question: question('turn'),
    prompt: null,
    begins: (part.question ?? question('turn')).kind === 'turn',
    legal: [],
    outcomes: [],
    ...part,
  };
}

const MILL = outcome(0, 'mill');

/** What the server says after each sequence of steps. */
const AFTER: Record<string, Preview> = {
  take: preview({ turn: 1, question: null, legal: null }),
  draw: preview({ certain: false, question: null, legal: null }),
  again: preview({ legal: choices('take', 'buy') }),
  buy: preview({ question: question('what'), legal: choices('mill', 'forge', 'stop') }),
  'buy,mill': preview({
    question: question('pay'),
    legal: choices('pay red', 'pay blue', 'pay pink'),
    changed: [{ path: ['seats', 0, 'mills'], from: 0, to: 1 }],
    outcomes: [MILL],
  }),
  'buy,mill,pay red': preview({ turn: 1, legal: null, outcomes: [MILL] }),
  'buy,mill,pay blue': preview({ turn: 1, legal: null }),
  'buy,mill,pay pink': preview({ question: question('pay'), legal: choices('pay grey') }),
  'buy,mill,pay pink,pay grey': preview({ turn: 1, legal: null }),
  'buy,stop': preview({ turn: 1, legal: null }),
  'buy,forge': preview({ question: question('fish'), legal: choices('fish 0', 'fish 1', 'fish 2') }),
  'buy,forge,fish 0': preview({ question: question('meat'), legal: choices('meat 1', 'meat 2') }),
  'buy,forge,fish 1': preview({ question: question('meat'), legal: choices('meat 1') }),
  'buy,forge,fish 2': preview({ question: question('meat'), legal: choices('meat 1', 'meat 2') }),
  'buy,forge,fish 0,meat 1': preview({ turn: 1, legal: null }),
  'buy,forge,fish 0,meat 2': preview({ turn: 1, legal: null }),
  'buy,forge,fish 1,meat 1': preview({ turn: 1, legal: null }),
  'buy,forge,fish 2,meat 2': preview({ turn: 1, legal: null }),
  'buy,forge,fish 2,meat 1': preview({ turn: 1, legal: null }),
  'pay red': preview({ turn: 1, legal: null }),
  'pay blue': preview({ turn: 1, legal: null }),
  peer: preview({ question: question('what'), legal: choices('mill'), shows_more: true }),
  work: preview({ question: question('turn', { left: 1 }), legal: choices('work', 'rest') }),
  'work,rest': preview({ turn: 1, legal: null }),
  build: preview({ question: question('turn', { owed: 2 }), legal: choices('build', 'done') }),
  'build,done': preview({ turn: 1, legal: null }),
  fry: preview({ question: question('fish'), legal: choices('fish 1', 'fish 2') }),
  'fry,fish 2': preview({ turn: 1, legal: null, outcomes: [MILL] }),
  show: preview({ question: question('cards'), legal: choices('lay a', 'lay b') }),
  'show,lay a': preview({ question: question('cards'), legal: choices('lay b', 'lay c') }),
  'show,lay a,lay b': preview({ question: question('where'), legal: choices('top', 'under') }),
  bad: preview({ question: question('what'), legal: choices('nowhere') }),
  offer: preview({ question: question('bid'), legal: choices('bid 1', 'bid 2') }),
  'offer,bid 2': preview({ turn: 1, legal: null }),
};

const names = (picked: Picked): string[] => Object.keys(picked).filter((name) => picked[name]);

function set(part: Partial<Picker> & { things: string[] }): Picker {
  const { things, ...rest } = part;
  return {
    title: () => 'pick',
    items: things.map((id) => ({ id, piece: '', name: () => id, most: 1 })),
    least: 1,
    most: 1,
    counts: (picked) => names(picked).length,
    usual: null,
    all: {},
    isPayment: true,
    problem: (picked) => (names(picked).length === 1 ? null : 'one is due'),
    says: (picked) => names(picked).join(' and '),
    itemOf: () => null,
    covers: () => true,
    wishes: () => [],
    read: () => ({}),
    ...rest,
  };
}

/** Red or blue alone, pink and grey together. */
const payment = (): Picker =>
  set({
    things: ['red', 'blue', 'pink', 'grey'],
    most: 2,
    usual: { red: 1 },
    problem: (picked) => (/^(red|blue|pink,grey)$/.test(names(picked).sort().reverse().join()) ? null : 'no'),
    itemOf: (text) => (text.startsWith('pay ') ? text.slice(4) : null),
    wishes: (picked) => names(picked).map((name) => `pay ${name}`),
    read: (steps) => Object.fromEntries(steps.map((text) => [text.slice(4), 1])),
  });

/** Two of three cards. */
const opened = (): Picker =>
  set({
    things: ['a', 'b', 'c'],
    most: 2,
    isPayment: false,
    problem: (picked) => (names(picked).length === 2 ? null : 'two are due'),
    itemOf: (text) => (text.startsWith('lay ') ? text.slice(4) : null),
    wishes: (picked) => names(picked).map((name) => `lay ${name}`),
  });

/** The largest of some numbers, or a smaller one. */
function amount(kind: string, legal: Choice[]): Picker {
  const numbers = legal.map(({ text }) => text.split(' ')[1] ?? '');
  return set({
    things: numbers,
    usual: { [numbers.at(-1) ?? '']: 1 },
    wishes: (picked) => names(picked).map((n) => `${kind} ${n}`),
    read: ([first = '']) => ({ [first.split(' ')[1] ?? '']: 1 }),
  });
}

const FACE = {
  goesOn: (_begun: Question | null, next: Question | null) =>
    next?.['owed'] ? 'must' : next?.['left'] ? 'may' : null,
  closing: ['stop'],
  isFinal: (text: string) => text.startsWith('bid '),
  picker: (asked: Question, _view: View, legal: Choice[]) => {
    if (asked.kind === 'pay') return payment();
    if (asked.kind === 'cards') return opened();
    return ['fish', 'meat'].includes(asked.kind) ? amount(asked.kind, legal) : null;
  },
} as unknown as Face;

interface Options {
  confirm?: 'steps' | 'always' | 'never';
  automatic?: boolean;
  refuse?: unknown;
  question?: Question;
  covered?: boolean;
  lesson?: TaskInfo | null;
  allows?: (steps: string[]) => Promise<boolean>;
}

function table({
  confirm = 'steps',
  automatic = true,
  refuse = null,
  question: asked,
  covered = false,
  lesson = null,
  allows,
}: Options = {}) {
  const legal = choices(
    'take',
    'draw',
    'again',
    'buy',
    'work',
    'build',
    'bad',
    'show',
    'fry',
    'peer',
    'offer',
    'pay red',
    'pay blue',
  );
  const view = { seats: [{ mills: 0 }] };
  const now = {
    turn: 0,
    count: 7,
    view,
    question: asked ?? question('turn'),
    prompt: plain('your turn'),
    legal,
  } as unknown as Snapshot;
  const sent: string[][] = [];
  /** What the plan showed while each move was sent. */
  const shown: string[][] = [];
  const asks: string[][] = [];
  /** When the page was kept from drawing, what was asked of the server meanwhile, and when it drew again. */
  const drawing: string[] = [];
  const cell: Cell = {
    now: EMPTY,
    hold: () => drawing.push(`hold, busy ${cell.now.busy}`),
    show: () => drawing.push(`show, busy ${cell.now.busy}`),
  };
  const server = {
    preview(steps: string[], wishes: string[] = []): Promise<Preview> {
      const done = [...steps];
      const legal = (): string[] =>
        (done.length === 0 ? now : AFTER[done.join()])?.legal?.map((each) => each.text) ?? [];
      for (const left = [...wishes]; left.length > 0;) {
        const next = left.findIndex((text) => legal().includes(text));
        if (next < 0) break;
        done.push(...left.splice(next, 1));
      }
      asks.push(done);
      drawing.push(done.join());
      const found = AFTER[done.join()];
      return found
        ? Promise.resolve({ ...found, steps: done })
        : Promise.reject(new Error(`no ${done.join()}`));
    },
    act(steps: string[]): Promise<unknown> {
      sent.push(steps);
      shown.push(plan.steps);
      return Promise.resolve(refuse);
    },
    at: (count: number) =>
      count < 0
        ? Promise.reject(new Error('no past'))
        : Promise.resolve({ count, view: { then: count } } as unknown as Position),
  };
  const setting = {
    snapshot: () => now,
    face: () => FACE,
    confirm: () => confirm,
    automatic: () => automatic,
    covered: () => covered,
    lesson: () => lesson,
    ...(allows ? { allows } : {}),
  };
  const plan = new Plan(cell, server, setting);
  return { plan, server, sent, shown, asks, drawing, now };
}

test('idle: nothing is planned, and the question of the table is open', () => {
  const { plan, now } = table();

  expect(plan.mode).toBe('idle');
  expect(plan.question).toBe(now.question);
  expect(plan.prompt).toBe(now.prompt);
  expect(plan.isLegal('take')).toBe(true);
  expect(plan.messageOf('take')).toEqual(plain('take'));
  expect(plan.messageOf('mill')).toBeNull();
  expect(plan.view).toBe(now.view);
});

test('a move of one step is sent at once, and never shown as a plan', async () => {
  const { plan, sent, shown } = table();

  await plan.choose('take');

  expect(sent).toEqual([['take']]);
  expect(shown).toEqual([[]]);
  expect(plan.mode).toBe('idle');
  expect(plan.busy).toBe(false);
});

test('questions that answer themselves are drawn once, after the last', async () => {
  const { plan, drawing } = table();
  await plan.choose('buy');
  drawing.length = 0;

  await plan.choose('mill');

  expect(drawing).toEqual(['hold, busy true', 'buy,mill', 'buy,mill,pay red', 'show, busy false']);
});

test('what is refused is drawn again, too', async () => {
  const { plan, drawing } = table();

  await plan.choose('bad');
  await plan.choose('nowhere');

  expect(drawing.filter((each) => each.startsWith('show'))).toHaveLength(2);
});

test('what is not legal is not chosen', async () => {
  const { plan, sent, asks } = table();

  await plan.choose('fly');

  expect([...sent, ...asks]).toEqual([]);
});

test('who wants no plans sends the first step unseen', async () => {
  const { plan, sent, asks } = table({ confirm: 'never' });

  await plan.choose('buy');

  expect(sent).toEqual([['buy']]);
  expect(asks).toEqual([]);
});

test('who always confirms sees a move of one step as a plan', async () => {
  const { plan, sent } = table({ confirm: 'always' });

  await plan.choose('take');

  expect(sent).toEqual([]);
  expect(plan.mode).toBe('complete');
  expect(plan.legal).toEqual([]);
});

test('gathering: a step that asks for more is kept, with what it is called', async () => {
  const { plan, sent } = table();

  await plan.choose('buy');

  expect(plan.mode).toBe('gathering');
  expect(plan.steps).toEqual(['buy']);
  expect(plan.chosen).toEqual([{ steps: ['buy'], words: plain('buy') }]);
  expect(plan.legal).toEqual(['mill', 'forge', 'stop']);
  expect(sent).toEqual([]);
});

test('a closing step of a gathered move is sent with all before it, as one', async () => {
  const { plan, sent, shown } = table();
  await plan.choose('buy');

  await plan.choose('stop');

  expect(shown).toEqual([['buy', 'stop']]);
  expect(sent).toEqual([['buy', 'stop']]);
  expect(plan.mode).toBe('idle');
});

test('an answer that says itself what it costs is confirmed only by those who always confirm', async () => {
  const [usual, careful] = [table(), table({ confirm: 'always' })];
  for (const { plan } of [usual, careful]) {
    await plan.choose('offer');
    await plan.choose('bid 2');
  }

  expect(usual.sent).toEqual([['offer', 'bid 2']]);
  expect(careful.sent).toEqual([]);
  expect(careful.plan.mode).toBe('complete');
});

test('complete: what cannot be foreseen ends a plan', async () => {
  const { plan } = table({ confirm: 'always' });

  await plan.choose('draw');

  expect(plan.isWhole).toBe(true);
  expect(plan.mode).toBe('complete');
});

test('complete: so does the beginning of the next move of the same seat', async () => {
  const { plan } = table({ confirm: 'always' });

  await plan.choose('again');

  expect(plan.mode).toBe('complete');
  expect(plan.legal).toEqual([]);
});

test('complete: what shows something new ends a plan; what follows is another move', async () => {
  const { plan } = table({ confirm: 'always' });

  await plan.choose('peer');

  expect(plan.mode).toBe('complete');
  expect(plan.legal).toEqual([]);
});

test('extendable: a move that may go on waits, though it is whole', async () => {
  const { plan, sent } = table();

  await plan.choose('work');

  expect(plan.mode).toBe('extendable');
  expect(plan.legal).toEqual(['work', 'rest']);
  expect(sent).toEqual([]);
  await plan.confirm();
  expect(sent).toEqual([['work']]);
});

test('gathering: a move that must go on is not whole, though its question begins something', async () => {
  const { plan } = table();

  await plan.choose('build');

  expect(plan.goesOn).toBe('must');
  expect(plan.mode).toBe('gathering');
});

/** The set that was filled in, or is asked for. */
const setAt = (plan: Plan, at: number): Picker => (plan.fills[at]?.picker ?? plan.picker) as Picker;

test('a payment is filled in, and another can take its place', async () => {
  const { plan, sent } = table();
  await plan.choose('buy');
  await plan.choose('mill');
  const filled = plan.steps;

  await plan.pick(setAt(plan, 0), { blue: 1 });

  expect(filled).toEqual(['buy', 'mill', 'pay red']);
  expect(plan.chosen.at(-1)?.words).toBe('blue');
  expect(plan.steps).toEqual(['buy', 'mill', 'pay blue']);
  expect(plan.mode).toBe('complete');
  expect(sent).toEqual([]);
  await plan.confirm();
  expect(sent).toEqual([['buy', 'mill', 'pay blue']]);
});

test('a set is picked in any order; the rules go through it in theirs', async () => {
  const { plan } = table({ automatic: false });
  await plan.choose('buy');
  await plan.choose('mill');

  await plan.pick(setAt(plan, 0), { grey: 1 });
  const half = { steps: plan.steps, picked: plan.pickedOf(setAt(plan, 0)) };
  await plan.pick(setAt(plan, 0), { grey: 1, pink: 1 });

  expect(half).toEqual({ steps: ['buy', 'mill'], picked: { grey: 1 } });
  expect(plan.steps).toEqual(['buy', 'mill', 'pay pink', 'pay grey']);
});

test('whoever changes a set has it asked again until it is whole', async () => {
  const { plan } = table();
  await plan.choose('buy');
  await plan.choose('mill');

  await plan.pick(setAt(plan, 0), { pink: 1 });

  expect(plan.mode).toBe('gathering');
  expect(plan.fills).toEqual([]);
  expect(plan.pickedOf(setAt(plan, 0))).toEqual({ pink: 1 });
  await plan.choose('pay grey');
  expect(plan.steps).toEqual(['buy', 'mill', 'pay pink', 'pay grey']);
});

test('on the board everything of a set can be chosen, also what the rules ask for later', async () => {
  const { plan } = table({ automatic: false });
  await plan.choose('buy');
  await plan.choose('mill');

  expect(plan.messageOf('pay grey')).toBeNull();
  expect(plan.isLegal('pay grey')).toBe(true);
  expect(plan.isChosen('pay red')).toBe(false); // it is only proposed
  await plan.choose('pay grey');
  expect(plan.isChosen('pay grey')).toBe(true);
  await plan.choose('pay grey');
  expect(plan.isChosen('pay grey')).toBe(false);
});

test('a full set has no room: what is not in it cannot be chosen, what is in it goes out', async () => {
  const { plan } = table();
  await plan.choose('show');

  await plan.choose('lay a');
  await plan.choose('lay b');

  expect(plan.steps).toEqual(['show', 'lay a', 'lay b']);
  expect(['lay a', 'lay b', 'lay c'].map((text) => plan.isLegal(text))).toEqual([true, true, false]);
  await plan.choose('lay a');
  expect(['lay a', 'lay b', 'lay c'].map((text) => plan.isChosen(text))).toEqual([false, true, false]);
  expect(plan.isLegal('lay c')).toBe(true);
});

test('going back takes a choice away together with what was filled in after it', async () => {
  const { plan } = table();
  await plan.choose('buy');
  await plan.choose('mill');

  await plan.back();

  expect(plan.steps).toEqual(['buy']);
  expect(plan.fills).toEqual([]);
  await plan.back();
  expect(plan.mode).toBe('idle');
});

test('who pays by hand is asked, and nothing is filled in', async () => {
  const { plan } = table({ automatic: false });
  await plan.choose('buy');

  await plan.choose('mill');

  expect(plan.steps).toEqual(['buy', 'mill']);
  expect(plan.picker?.items).toHaveLength(4);
  expect(plan.isUntouched).toBe(true);
});

test('a set that is the whole question is sent at once', async () => {
  const { plan, sent } = table({ question: question('pay') });

  await plan.pickAll();

  expect(sent).toEqual([['pay red']]);
});

test('sets follow each other, and each can be changed; the later ones follow as they can', async () => {
  const { plan } = table();
  await plan.choose('buy');
  await plan.choose('forge');
  const first = plan.steps;

  await plan.pick(setAt(plan, 0), { 1: 1 });

  expect(first).toEqual(['buy', 'forge', 'fish 2', 'meat 2']);
  expect(plan.steps).toEqual(['buy', 'forge', 'fish 1', 'meat 1']);
  expect(plan.fills.map((each) => each.picked)).toEqual([{ 1: 1 }, { 1: 1 }]);
  expect(plan.mode).toBe('complete');
});

test('a changed set leaves later ones as they were where that is possible', async () => {
  const { plan } = table();
  await plan.choose('buy');
  await plan.choose('forge');
  await plan.pick(setAt(plan, 1), { 1: 1 });

  await plan.pick(setAt(plan, 0), { 0: 1 });

  expect(plan.steps).toEqual(['buy', 'forge', 'fish 0', 'meat 1']);
});

test('while what is asked is covered, nothing can be chosen', async () => {
  const { plan, sent } = table({ covered: true });

  await plan.choose('take');

  expect(plan.legal).toEqual([]);
  expect(sent).toEqual([]);
});

test('the planned position is made once, however many ask for it', async () => {
  const { plan } = table({ automatic: false });
  await plan.choose('buy');
  await plan.choose('mill');

  expect(plan.preview?.changed).not.toEqual([]);
  expect(plan.view).toBe(plan.view);
});

test('the planned position is shown, and the real one stays as it is', async () => {
  const { plan, now } = table({ automatic: false });
  await plan.choose('buy');

  await plan.choose('mill');

  expect(plan.view['seats'][0].mills).toBe(1);
  expect(now.view['seats'][0].mills).toBe(0);
});

test('an action is tried out with all that is usual after it, and nothing is planned or sent', async () => {
  const { plan, sent } = table({ confirm: 'never' });

  const tried = await plan.tryOut('fry');

  expect(tried).toMatchObject({ steps: ['fry', 'fish 2'], outcomes: [MILL] });
  expect(await plan.tryOut('nothing')).toBeNull();
  expect(plan.steps).toEqual([]);
  expect(sent).toEqual([]);
});

test('nothing is sent while a look ahead is on its way, or it would be of the past', async () => {
  const { plan, server, sent } = table({ confirm: 'never' });
  let arrive: (seen: Preview) => void = () => undefined;
  server.preview = () => new Promise<Preview>((done) => (arrive = done));
  const peeking = plan.tryOut('buy');

  const choosing = plan.choose('take');
  await new Promise((done) => setTimeout(done));
  const early = sent.length;
  arrive(preview());
  await Promise.all([peeking, choosing]);

  expect(early).toBe(0);
  expect(sent).toEqual([['take']]);
});

test('past: an older position is shown, and nothing can be chosen until one is back', async () => {
  const { plan, now, sent } = table();
  await plan.choose('buy');

  await plan.visit(3);

  expect(plan.mode).toBe('past');
  expect(plan.view).toEqual({ then: 3 });
  expect(plan.steps).toEqual([]);
  expect(plan.question).toBeNull();
  await plan.choose('take');
  expect(sent).toEqual([]);
  await plan.visit(7);
  expect(plan.mode).toBe('idle');
  expect(plan.view).toBe(now.view);
});

test('a past that cannot be had is a refusal, and the present stays', async () => {
  const { plan } = table();

  await plan.visit(-1);

  expect(plan.mode).toBe('idle');
  expect(String(plan.refused)).toContain('no past');
});

test('refused: a move that the server refuses stays as it was, with the reason', async () => {
  const refusal = new Error('not now');
  const { plan, sent } = table({ refuse: refusal });
  await plan.choose('buy');
  await plan.choose('mill');
  await plan.pick(setAt(plan, 0), { blue: 1 });

  await plan.confirm();

  expect(sent).toHaveLength(1);
  expect(plan.refused).toBe(refusal);
  expect(plan.steps).toEqual(['buy', 'mill', 'pay blue']);
  expect(plan.fills).toHaveLength(1);
  expect(plan.mode).toBe('complete');
  expect(plan.busy).toBe(false);
});

test('refused: a closing step that the server refuses is not planned either', async () => {
  const { plan } = table({ refuse: new Error('not now') });
  await plan.choose('buy');

  await plan.choose('stop');

  expect(plan.steps).toEqual(['buy']);
  expect(plan.refused).toBeInstanceOf(Error);
});

test('refused: a step that cannot be looked at leaves the plan, and the next choice clears the reason', async () => {
  const { plan } = table();
  await plan.choose('bad');

  await plan.choose('nowhere');

  expect(plan.steps).toEqual(['bad']);
  expect(String(plan.refused)).toContain('no bad,nowhere');
  plan.cancel();
  await plan.choose('buy');
  expect(plan.refused).toBeNull();
});

test('the only action there is is sent without a word, also when it is refused', async () => {
  const { plan, sent } = table({ refuse: new Error('stale') });

  await plan.play('take');

  expect(sent).toEqual([['take']]);
  expect(plan.refused).toBeNull();
});

test('something out of turn keeps why it was refused, and holds up what comes meanwhile', async () => {
  const { plan, sent } = table();
  const doing = plan.during(() => Promise.resolve('no'));

  await plan.choose('take');
  await doing;

  expect(sent).toEqual([]);
  expect(plan.refused).toBe('no');
});

test('a whole move of somebody else is gathered with its own amounts, which can still be changed', async () => {
  const { plan, sent } = table();

  await plan.follow(['buy', 'forge', 'fish 0', 'meat 1']);

  expect(plan.mode).toBe('complete');
  expect(plan.steps).toEqual(['buy', 'forge', 'fish 0', 'meat 1']);
  expect(plan.fills.map((each) => each.picked)).toEqual([{ '0': 1 }, { '1': 1 }]);
  expect(sent).toEqual([]);
  const fish = plan.fills[0]?.picker;
  if (fish) await plan.pick(fish, { '2': 1 });
  expect(plan.steps).toEqual(['buy', 'forge', 'fish 2', 'meat 1']);
});

test('so is a payment of several parts; what a move leaves open is filled in as usual', async () => {
  const { plan } = table();

  await plan.follow(['buy', 'mill', 'pay pink', 'pay grey']);
  expect(plan.steps).toEqual(['buy', 'mill', 'pay pink', 'pay grey']);
  expect(plan.fills[0]?.picked).toEqual({ pink: 1, grey: 1 });
  plan.cancel();

  await plan.follow(['buy', 'mill']);
  expect(plan.steps).toEqual(['buy', 'mill', 'pay red']);
});

test('a followed move of one step is sent, a whole one too where nobody wants to confirm', async () => {
  const asking = table();
  await asking.plan.follow(['take']);
  expect(asking.sent).toEqual([['take']]);

  const never = table({ confirm: 'never' });
  await never.plan.follow(['buy', 'mill', 'pay blue']);
  expect(never.sent).toEqual([['buy', 'mill', 'pay blue']]);
});

test('a move that cannot be followed to its end leaves nothing planned, and says why', async () => {
  const { plan, sent } = table();

  await plan.follow(['buy', 'nowhere']);

  expect(plan.mode).toBe('idle');
  expect(String(plan.refused)).toContain('no buy,nowhere');
  await plan.follow(['nowhere']);
  await plan.follow([]);
  expect(sent).toEqual([]);
});

/** A lesson that wants one of these moves now. */
function lesson(moves: string[][], wrong: Record<string, string> = {}): TaskInfo {
  return { kind: 'lesson', name: 'mill', key: 'lesson-mill', done: 0, steps: 2, moves, wrong, spot: '' };
}

test('in a lesson only what counts can be chosen', async () => {
  const { plan, sent } = table({ lesson: lesson([['buy', 'mill', 'pay *'], ['work']]) });

  expect(plan.legal).toEqual(['buy', 'work']);
  expect(plan.offered.length).toBeGreaterThan(2);
  expect(plan.isLegal('take')).toBe(false);
  await plan.choose('take');
  expect(sent).toEqual([]);
  await plan.choose('buy');
  expect(plan.legal).toEqual(['mill']);
});

test('a usual choice that a lesson does not want is left to the learner', async () => {
  const { plan } = table({ lesson: lesson([['buy', 'mill', 'pay blue']], { 'pay *': 'dear' }) });
  await plan.choose('buy');
  await plan.choose('mill');
  expect(plan.steps).toEqual(['buy', 'mill']);
  expect(plan.mode).toBe('gathering');

  await plan.pickAll();
  expect(plan.refused).toBeInstanceOf(Mistake);
  expect((plan.refused as Mistake).key).toBe('dear');
  expect(plan.steps).toEqual(['buy', 'mill']);
  const { picker } = plan;
  if (picker) await plan.pick(picker, { blue: 1 });

  expect(plan.steps).toEqual(['buy', 'mill', 'pay blue']);
  expect(plan.mode).toBe('complete');
});

test('where a step ends in the middle of a move the plan is whole, and is sent', async () => {
  const { plan, sent } = table({ lesson: lesson([['buy']]) });

  await plan.choose('buy');

  expect(sent).toEqual([['buy']]);
});

test('where a step ends before what may follow, nothing more is offered', async () => {
  const { plan, sent } = table({ lesson: lesson([['buy', 'mill']]) });
  await plan.choose('buy');
  await plan.choose('mill');

  expect(plan.mode).toBe('complete');
  expect(plan.choices).toEqual([]);
  await plan.confirm();
  expect(sent).toEqual([['buy', 'mill']]);
});

test('things of a set shine only where the lesson speaks of them', async () => {
  const { plan } = table({ lesson: lesson([['buy', 'mill', 'pay blue']]) });
  await plan.choose('buy');
  await plan.choose('mill');

  expect(plan.isLegal('pay blue')).toBe(true);
  expect(plan.isLegal('pay red')).toBe(false);
});

test('a move that is advised against stays a plan, and can be sent all the same', async () => {
  const { plan, sent } = table({ allows: async () => false });

  await plan.choose('take');
  expect(sent).toEqual([]);
  expect(plan.mode).toBe('complete');
  expect(plan.busy).toBe(false);

  await plan.insist(plan.steps);
  expect(sent).toEqual([['take']]);
  expect(plan.mode).toBe('idle');
});

test('a move that nobody minds goes out as ever', async () => {
  const asked: string[][] = [];
  const { plan, sent } = table({ allows: async (steps) => asked.push(steps) > 0 });

  await plan.choose('take');

  expect(asked).toEqual([['take']]);
  expect(sent).toEqual([['take']]);
});
