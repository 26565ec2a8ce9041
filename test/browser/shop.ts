/** The tests' own shop, beside a developer's: its own port, its own state, an address per market. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');
export const port = Number(process.env.KONTOR_TEST_PORT ?? 8790);
export const stateFolder = process.env.KONTOR_STATE ?? '.wrangler/test';

/** `de` → http://de.localhost:8790; nothing → the neutral host, which shows the default market. */
export function addressOf(country?: string): string {
  return `http://${country ? `${country}.` : ''}localhost:${port}`;
}

/** The texts of a locale from its files: `fr-CH` overrides `fr`. */
export function textsOf(locale: string): (key: string) => string {
  const [language = ''] = locale.split('-');
  const texts = { ...localeFile(language), ...localeFile(locale) };
  return (key) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`${locale} has no text ${key}`);
    return text;
  };
}

function localeFile(name: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(resolve(root, `locales/${name}.json`), 'utf8'));
  } catch {
    return {};
  }
}
