import { createElement } from './element.ts';

const asked = new Map<string, Promise<void>>();

/** Loads a style sheet that pages do not need until something opens. Rejects if it cannot be loaded; the next call asks again. */
export function loadStyles(href: string): Promise<void> {
  const known = asked.get(href);
  if (known) return known;
  const link = createElement('link', { rel: 'stylesheet', href });
  const loaded = new Promise<void>((done, fail) => {
    link.onload = () => done();
    link.onerror = () => {
      asked.delete(href);
      link.remove();
      fail(new Error(`${href} cannot be loaded`));
    };
  });
  asked.set(href, loaded);
  document.head.append(link);
  return loaded;
}
