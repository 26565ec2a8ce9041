/** Which pages have something to say, and are indexed. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandPath, brandSlug, tagOfPage, tagPages } from '#domain/catalogue/collections.ts';
import { inMarket } from '#domain/content/conditions.ts';
import {
  type ContentDocument,
  contentDocument,
  parseShownBlock,
} from '#domain/content/content-document.ts';
import { contentKey, contentLocales } from '#domain/content/content-key.ts';
import { inLocale } from '#domain/content/content-text.ts';
import { contentPages } from '#domain/content/pages.ts';
import { type Locale, locales } from '#domain/locale/locales.ts';
import { hasContent, isStub, listingIndexing } from '#domain/seo/indexing.ts';

describe('a listing', () => {
  it.each([
    // [articles, own text, stub]
    [0, false, true],
    [0, true, true],
    [2, false, true],
    [2, true, false],
    [3, false, false],
    [500, false, false],
  ])('of %i articles, written about: %s, is a stub: %s', (articles, hasOwnText, stub) => {
    const content = { articles, fewest: 3, hasOwnText };
    expect(isStub(content)).toBe(stub);
    for (const [search, page] of [
      ['', 1],
      ['page=2', 2],
    ] as const) {
      const { index, canonicalSearch } = listingIndexing(
        new URLSearchParams(search),
        page,
        content,
      );
      expect([index, canonicalSearch]).toEqual([!stub, stub || page === 1 ? '' : '?page=2']);
    }
    const filtered = listingIndexing(new URLSearchParams('in-stock=1'), 1, content);
    expect(filtered.index).toBe(false);
  });
});

type Files = ReadonlyMap<string, ContentDocument>;

/** As `shownContent` reads a document: the nearest locale's, without the blocks that lack a text. */
function blocksIn(files: Files, slug: string, { code, country }: Locale) {
  const keys = contentLocales(code).map((locale) => `${slug} ${locale}`);
  const found = keys.map((key) => files.get(key)).find((file) => file !== undefined);
  if (found === undefined) return [];
  return inMarket(found.blocks, { key: country }).flatMap(
    (block) => parseShownBlock(inLocale(block, code)) ?? [],
  );
}

describe('a content page', () => {
  const files: Files = new Map(
    globSync('content/*.json').map((path): [string, ContentDocument] => {
      const { slug, locale } = contentKey(path.replace(/^content\/|\.json$/g, '')) ?? {};
      return [`${slug} ${locale}`, contentDocument.parse(JSON.parse(readFileSync(path, 'utf8')))];
    }),
  );

  it.each(locales)('of the demo has content in $code', (locale) => {
    const empty = contentPages.filter((page) => !hasContent(blocksIn(files, page, locale)));
    expect(empty).toEqual([]);
  });

  it('has none in the languages that it is not written in', () => {
    const onlyGerman: Files = new Map([
      [
        'payment ',
        contentDocument.parse({
          title: { de: 'Zahlung', en: 'Payment' },
          blocks: [
            { type: 'page-title', title: { de: 'Zahlung', en: 'Payment' } },
            { type: 'rich-text', text: { de: 'So zahlen Sie.' } },
          ],
        }),
      ],
    ]);
    const indexed = locales.filter((each) => hasContent(blocksIn(onlyGerman, 'payment', each)));
    expect(indexed.map(({ code }) => code).sort()).toEqual(
      locales.flatMap(({ code, language }) => (language === 'de' ? [code] : [])).sort(),
    );
  });
});

describe('addresses of brands and badges', () => {
  it.each([
    ['Kombüse', '/brand/kombuse'],
    ['BLANC & Lund', '/brand/blanc-lund'],
    ['Ålesund Øst', '/brand/alesund-ost'],
    ['Ηφαιστος', '/brand/ifaistos'],
    ['鳥取', '/search?brand=%E9%B3%A5%E5%8F%96'],
  ])('%s', (brand, path) => expect(brandPath(brand)).toBe(path));

  it('are the same for every spelling of a brand', () => {
    expect(brandSlug(' werft  8')).toBe(brandSlug('WERFT 8'));
  });

  it('lead to the badges they name', () => {
    for (const { slug, tag } of tagPages) expect(tagOfPage(slug)).toBe(tag);
    expect(tagOfPage('on-sale')).toBeUndefined();
  });
});
