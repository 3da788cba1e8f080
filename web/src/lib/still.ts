// A table at which nothing can be done: for parts of a board that are shown outside a game, in the rules.
import { MARKS, FIRST, type Mark } from './marks';
import { provideTable, type TableContext } from './table.svelte';

const nothing = (): void => undefined;

/** Let the parts of a board below see this view, as far as it goes, and nothing else. */
export function provideStill<V>(view: Partial<V>): void {
  const still = {
    view,
    snapshot: { view, seats: [], your_turn: false, status: 'open', options: {} },
    me: null,
    card: null,
    hints: [],
    doubt: null,
    covered: null,
    plan: {
      view,
      steps: [],
      legal: [],
      question: null,
      past: null,
      isPlanning: false,
      isLegal: () => false,
      isChosen: () => false,
      messageOf: () => null,
    },
    mark: (seat: number): Mark => MARKS[seat] ?? FIRST,
    name: () => '',
    words: () => null,
    claim: () => nothing,
    whyNot: () => Promise.resolve([]),
    isOnBoard: () => false,
  };
  provideTable(still as unknown as TableContext);
}
