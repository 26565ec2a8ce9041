/** No word is broken in the shop's narrow places, in any language, at any width. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { guests } from '../guests.ts';
import { brokenWords, settle } from '../measures.ts';
import { browsePages, cartPages, settled } from '../page-kinds.ts';
import { root } from '../shop.ts';
import { someOf } from '../some.ts';

type Terms = { departmentsInShort: Record<string, string>; categories: Record<string, string> };

const folder = resolve(root, 'demo/terms');
const languages = readdirSync(folder).map((file) => file.slice(0, 2));

/** The names of all languages of a script; they are measured in a market whose fonts have its letters. */
function names(of: keyof Terms, script: (language: string) => boolean): string[] {
  const all = languages
    .filter(script)
    .map((language) => JSON.parse(readFileSync(resolve(folder, `${language}.json`), 'utf8')))
    .flatMap((terms: Terms) => Object.values(terms[of]));
  return [...new Set(all)];
}

const scripts = [
  { guest: guests.gr, script: (language: string) => language === 'el' },
  { guest: guests.bg, script: (language: string) => language === 'bg' },
  { guest: guests.sk, script: (language: string) => !['el', 'bg'].includes(language) },
];

const widths = [1440, 1280, 1024, 768, 390, 320];

async function atEveryWidth(page: Page, look: () => Promise<string[]>): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    expect.soft(await look(), `${width} wide`).toEqual([]);
  }
}

const pages: [name: string, places: [selector: string, terms: keyof Terms][]][] = [
  [
    'home page',
    [
      ['.dir .sign', 'departmentsInShort'],
      ['.tiles b', 'categories'],
    ],
  ],
  ['page not found', [['.dir .sign', 'departmentsInShort']]],
  ['category', [['.tiles b', 'categories']]],
];

for (const { guest, script } of someOf(scripts, 1)) {
  test(`names of departments and categories are not broken on the pages of ${guest.locale}`, async ({
    page,
  }) => {
    for (const [name, places] of pages) {
      await browsePages.find((kind) => kind.name === name)?.open(page, guest);
      await settled(page);
      await atEveryWidth(page, async () => {
        const broken = [];
        for (const [selector, terms] of places) {
          const words = await brokenWords(page, selector, names(terms, script));
          broken.push(...words.map((word) => `${name} ${selector}: ${word}`));
        }
        return broken;
      });
    }
  });
}

const choices = readdirSync(resolve(root, 'locales'))
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(resolve(root, 'locales', file), 'utf8')))
  .flatMap((texts) => [texts['address.privateCustomer'], texts['address.companyCustomer']])
  .filter((text) => text !== undefined);

test('the answers private and company are not broken in any language', async ({ page }) => {
  await cartPages.find(({ name }) => name === 'addresses')?.open(page, guests.sk);
  await atEveryWidth(page, () => brokenWords(page, '[data-row] .choice b', choices));
});
