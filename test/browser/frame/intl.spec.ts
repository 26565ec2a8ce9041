/** Prices and dates formatted by the browser: what islands render equals what the Worker rendered. */
import { resolve } from 'node:path';
import { expect, test } from 'playwright/test';
import { build } from 'vite';
import { locales } from '../../../src/domain/locale/locales.ts';
import { currencyOf } from '../../../src/domain/money/currencies.ts';
import golden from '../../domain/intl-golden.json' with { type: 'json' };
import { root } from '../shop.ts';

/** The formatting rules, bundled as one script that defines the global `shop`. */
async function rules(): Promise<string> {
  const entry = resolve(root, 'test/browser/written.ts');
  const lib = { entry, formats: ['iife' as const], name: 'shop' };
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { lib, write: false },
  });
  const [bundle] = Array.isArray(built) ? built : [];
  return bundle?.output[0].code ?? '';
}

test('the browser formats prices and dates as the golden values say, in every locale', async ({
  page,
}) => {
  await page.addScriptTag({ content: await rules() });
  expect(golden.rows).toHaveLength(locales.length);
  for (const row of golden.rows) {
    const locale = locales.find(({ code }) => code === row.locale);
    if (!locale) throw new Error(`no locale ${row.locale}`);
    const currency = currencyOf(locale.country, new Date('2026-11-21T10:00:00Z'));
    const asked = [locale, currency].map((value) => JSON.stringify(value)).join();
    const written = await page.evaluate(`shop.written(${asked})`);
    const { currency_1234_5, currency_12345_67, date_2026_11_25 } = row;
    expect(written).toEqual({ currency_1234_5, currency_12345_67, date_2026_11_25 });
  }
});
