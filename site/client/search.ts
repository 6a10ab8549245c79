/** The part of Pagefind's interface that is used. */
interface Pagefind {
  options(options: { baseUrl: string }): Promise<void>;
  search(query: string): Promise<{ results: { data(): Promise<Found> }[] }>;
}

interface Found {
  readonly url: string;
  readonly meta: { readonly title?: string };
  /** HTML with the words that were found in `<mark>`. */
  readonly excerpt: string;
}

const MOST = 20;

/**
 * Shows what the search finds for the query in the URL of the page.
 *
 * @param base relative URL of the first folder of the site
 */
export async function showResults(base: string): Promise<void> {
  const [status, list] = [
    document.getElementById('search-status'),
    document.getElementById('search-results'),
  ];
  const query = new URLSearchParams(location.search).get('q') ?? '';
  const field = document.querySelector<HTMLInputElement>('#query');
  if (status === null || list === null || field === null || query === '') return;
  field.value = query;
  const home = new URL(base || './', location.href).href;
  try {
    const pagefind = (await import(`${home}pagefind/pagefind.js`)) as Pagefind;
    await pagefind.options({ baseUrl: new URL(home).pathname });
    const { results } = await pagefind.search(query);
    const found = await Promise.all(results.slice(0, MOST).map(async (result) => result.data()));
    status.textContent = `${results.length} ${results.length === 1 ? 'page' : 'pages'} for “${query}”`;
    list.replaceChildren(...found.map(itemOf));
  } catch {
    status.textContent = 'The search needs a web server. All documentation lists every page.';
  }
}

function itemOf({ url, meta, excerpt }: Found): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = url;
  link.textContent = meta.title ?? url;
  const text = document.createElement('p');
  text.innerHTML = excerpt;
  item.append(link, text);
  return item;
}
