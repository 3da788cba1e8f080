// Where we are: the part of the address behind #, which is never sent to anybody.

class Route {
  parts = $state<string[]>(read());

  constructor() {
    addEventListener('hashchange', () => {
      this.parts = read();
    });
  }

  go(...parts: string[]): void {
    location.hash = '/' + parts.map(encodeURIComponent).join('/');
  }

  /** Forget a token in the address as soon as it was used. */
  replace(...parts: string[]): void {
    history.replaceState(null, '', '#/' + parts.map(encodeURIComponent).join('/'));
    this.parts = read();
  }
}

function read(): string[] {
  return location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent);
}

export const route = new Route();
