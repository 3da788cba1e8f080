// A decision that is tried again at a live table, watched by the page.
import { call } from './api';
import { Trial, UNTRIED, type TrialState } from './trial';
import type { Judged } from './wire';

class WatchedCell {
  now = $state.raw<TrialState>(UNTRIED);
}

export function liveTrial(table: string): Trial {
  return new Trial(new WatchedCell(), (steps) =>
    call<Judged>('POST', `/api/tables/${table}/judge`, { steps }),
  );
}
