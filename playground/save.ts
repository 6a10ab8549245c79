import { element } from './elements.js';

/** How long a browser may take to start a download, in ms. */
const DOWNLOAD = 60_000;

/** The page as it was loaded. It contains its script and its styles, so a copy of it needs no server. */
export class SavedPage {
  readonly #root = document.documentElement.cloneNode(true) as HTMLElement;

  /** The state that the page opens with; empty if it was not saved. */
  get state(): string {
    return this.#root.dataset['state'] ?? '';
  }

  /** Downloads a copy that opens with a state. */
  download(name: string, state: string): void {
    this.#root.dataset['state'] = state;
    const html = `<!doctype html>\n${this.#root.outerHTML}\n`;
    const url = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
    element('a', { href: url, download: name }).click();
    setTimeout(() => {
      URL.revokeObjectURL(url);
    }, DOWNLOAD);
  }
}
