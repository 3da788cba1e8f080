// Words for people: the Fluent catalogues of the server, in the language that was chosen.
import { FluentBundle, FluentResource, type FluentValue } from '@fluent/bundle';
import { plain } from './api';

const CHOSEN = 'kontor.language';
const DEFAULT = 'en';

/** THE of the catalogues: "the Smokehouse", but "Wharf 2", as a number needs no article. */
function withArticle([name]: FluentValue[]): string {
  return /\d$/.test(String(name)) ? String(name) : `the ${String(name)}`;
}

class Words {
  language = $state(DEFAULT);
  languages = $state<string[]>([DEFAULT]);
  private wanted = DEFAULT;
  private bundles = $state.raw<Record<string, FluentBundle>>({});

  /** Load the chosen language, or the one that the browser prefers. */
  async start(): Promise<void> {
    try {
      this.languages = await plain<string[]>('GET', '/api/languages');
    } catch {
      // The page still shows its keys; every later call tells the reader what is wrong.
    }
    await this.load(DEFAULT);
    await this.choose(localStorage.getItem(CHOSEN) ?? this.preferred());
  }

  /** Change the language at once, everywhere. */
  async choose(language: string): Promise<void> {
    const known = this.languages.includes(language) ? language : DEFAULT;
    this.wanted = known;
    await this.load(known);
    if (this.wanted !== known) return; // another one was chosen while this one was on its way
    this.language = known;
    localStorage.setItem(CHOSEN, known);
    document.documentElement.lang = known;
  }

  /** The words of a key (or `key.attribute`); English stands in, then the key itself. */
  say(key: string, values: Record<string, string | number> = {}): string {
    const [name = key, attribute] = key.split('.', 2);
    for (const language of [this.language, DEFAULT]) {
      const bundle = this.bundles[language];
      const message = bundle?.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      // With a list for its complaints a missing value is shown as its name; without, it throws.
      if (bundle && pattern) return bundle.formatPattern(pattern, values, []);
    }
    return key;
  }

  /** Whether some catalogue has a key. */
  has(key: string): boolean {
    return this.say(key) !== key;
  }

  /** Take the catalogues of a language into use. */
  add(language: string, text: string): void {
    const bundle = new FluentBundle(language, { functions: { THE: withArticle }, useIsolating: false });
    bundle.addResource(new FluentResource(text));
    this.bundles = { ...this.bundles, [language]: bundle };
  }

  private preferred(): string {
    const wanted = navigator.languages.map((each) => each.slice(0, 2));
    return wanted.find((each) => this.languages.includes(each)) ?? DEFAULT;
  }

  private async load(language: string): Promise<void> {
    if (this.bundles[language]) return;
    try {
      this.add(language, await plain<string>('GET', `/api/words/${language}`));
    } catch {
      // As above: the keys are shown.
    }
  }
}

export const words = new Words();
export const t = (key: string, values: Record<string, string | number> = {}): string =>
  words.say(key, values);
