/** The relative URL of the first folder of the site. */
export const base = document.querySelector<HTMLElement>('script[data-base]')?.dataset['base'] ?? '';

/** Loads a script of the site. Modules would not load from a file. */
export async function load(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${base}assets/${name}.js`;
    script.onload = () => {
      resolve();
    };
    script.onerror = () => {
      reject(new Error(`${script.src} could not be loaded.`));
    };
    document.head.append(script);
  });
}

/** Makes a step that runs once, however often it is asked for. */
export function once<Result>(make: () => Result): () => Result {
  let made: { readonly result: Result } | undefined;
  return () => (made ??= { result: make() }).result;
}
