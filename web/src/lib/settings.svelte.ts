// What this reader prefers, kept in this browser.
import type { Tempo } from './pace';

const KEPT = 'kontor.settings';
const NIGHT = '(prefers-color-scheme: dark)';

interface Kept {
  theme: 'system' | 'light' | 'dark';
  confirm: 'steps' | 'always' | 'never';
  automatic: boolean;
  notify: boolean;
  /** Whether the list of all answers and the log stand beside the board all the time. */
  list: boolean;
  motion: 'system' | 'less';
  /** How fast it is told what others did. */
  pace: Tempo;
  /** Whether a round's or a year's end is shown as a moment of its own. */
  moments: boolean;
  sounds: boolean;
}

const USUAL: Kept = {
  theme: 'system',
  confirm: 'steps',
  automatic: true,
  notify: false,
  list: false,
  motion: 'system',
  pace: 'brisk',
  moments: true,
  sounds: false,
};

class Settings {
  now = $state<Kept>(read());

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.now[name] = value;
    localStorage.setItem(KEPT, JSON.stringify(this.now));
    this.show();
  }

  /** Show the page in the chosen colours from now on, also when day becomes night. */
  start(): void {
    matchMedia(NIGHT).addEventListener('change', () => this.show());
    this.show();
  }

  show(): void {
    document.documentElement.dataset['theme'] = this.isDark ? 'dark' : 'light';
    document.documentElement.dataset['motion'] = this.now.motion;
  }

  get isDark(): boolean {
    return this.now.theme === 'dark' || (this.now.theme === 'system' && matchMedia(NIGHT).matches);
  }

  /** Whether nothing shall move. */
  get calm(): boolean {
    return this.now.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

function read(): Kept {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEPT) ?? '{}') };
  } catch {
    return { ...USUAL };
  }
}

export const settings = new Settings();
