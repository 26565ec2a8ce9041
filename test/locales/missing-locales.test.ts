/** A locale file that is missing or cannot be read is logged, and the page uses the fallback. */
import { describe, expect, it } from 'vitest';
import { localeFallbacks } from '#domain/locale/fallbacks.ts';
import type { LocaleCode } from '#domain/locale/locales.ts';
import { localeFiles } from '#worker/texts/locale-files.ts';
import { type LocaleFiles, textsFor } from '#worker/texts/texts.ts';
import { readLocales } from '../../scripts/locales/texts.ts';
import { logged } from '../worker/logged.ts';

const files = readLocales();
const cartIn = (language: string) => files.get(language)?.['cart.title'];
const broken = () => Promise.reject(new Error('chunk not there'));

function without(...codes: string[]): LocaleFiles {
  return Object.fromEntries(Object.entries(localeFiles).filter(([code]) => !codes.includes(code)));
}

async function read(locale: LocaleCode, table: LocaleFiles) {
  let title = '';
  const lines = await logged(async () => {
    title = (await textsFor(locale, table)).t('cart.title');
  });
  return { title, lines };
}

describe('every regional locale', () => {
  it.each(Object.entries(localeFallbacks) as [LocaleCode, LocaleCode][])(
    '%s uses the texts of %s if its own file is missing',
    async (locale, fallback) => {
      const { title, lines } = await read(locale, without(locale));
      const [language = ''] = fallback.split('-');
      expect(title).toBe(cartIn(language));
      expect(lines).toEqual([`Could not find lang file for locale ${locale}`]);
    },
  );

  it('prefers its own texts to those of its fallback', async () => {
    const own = { default: { 'cart.title': 'Einkaufssackerl' } };
    const table = { ...localeFiles, 'de-AT': async () => own };
    const { t } = await textsFor('de-AT', table);
    expect(t('cart.title')).toBe('Einkaufssackerl');
    expect(t('cart.continue')).toBe(files.get('de')?.['cart.continue']);
  });
});

describe('a language', () => {
  it('uses English if its file is missing', async () => {
    const { title, lines } = await read('sk-SK', without('sk'));
    expect(title).toBe(cartIn('en'));
    expect(lines).toEqual(['Could not find lang file for locale sk-SK']);
  });

  it('uses English if its file fails to load, and the reason is logged', async () => {
    const { title, lines } = await read('sk-SK', { ...localeFiles, sk: broken });
    expect(title).toBe(cartIn('en'));
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { error: 'locale file failed', reason: 'Error: chunk not there', locale: 'sk-SK' },
    ]);
  });

  it('of a region that fails to load uses the fallback', async () => {
    const { title, lines } = await read('fr-BE', { ...localeFiles, 'fr-BE': broken });
    expect(title).toBe(cartIn('fr'));
    expect(lines).toHaveLength(1);
  });

  it('is loaded again for the next visitor after a failure, and not after a success', async () => {
    let tries = 0;
    const table: LocaleFiles = {
      ...localeFiles,
      sk: () => {
        tries += 1;
        return tries === 1 ? broken() : (localeFiles.sk?.() ?? broken());
      },
    };
    await read('sk-SK', table);
    expect(await read('sk-SK', table)).toEqual({ title: cartIn('sk'), lines: [] });
    await read('sk-SK', table);
    expect(tries).toBe(2);
  });

  it('shows the keys if not even English loads', async () => {
    const { title, lines } = await read('sk-SK', { sk: broken, en: broken });
    expect(title).toBe('cart.title');
    expect(lines).toHaveLength(2);
  });
});

it('a locale whose files are all there logs nothing', async () => {
  const quiet = await read('de-AT', localeFiles);
  expect(quiet.lines).toEqual([]);
});
