/**
 * The catalogue of a middleware, by the specification's getCategory, getProduct and getInventory. It has no list of all
 * products and does not tell what has changed: the shop asks for the articles that it knows, in turns.
 * Source: catalogue.txt §7.
 */
import * as z from 'zod';
import type { ProductDraft } from '#domain/catalogue/import/draft.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { type Locale, locales, regionalOverlays } from '#domain/locale/locales.ts';
import { currencyOf } from '#domain/money/currencies.ts';
import type { Outcome } from '#domain/operations.ts';
import { answeredTree, mergedCategories } from '#domain/remote/catalogue/answered-categories.ts';
import {
  answeredProduct,
  remoteProductOf,
  skusOf,
} from '#domain/remote/catalogue/answered-product.ts';
import { specifiedNames } from '#domain/remote/catalogue/attribute-fields.ts';
import { type AnsweredDraft, mergedDraft } from '#domain/remote/catalogue/merged-draft.ts';
import {
  type Mapping,
  productDrafts,
  type Refused,
} from '#domain/remote/catalogue/product-drafts.ts';
import type { RemoteProduct } from '#domain/remote/catalogue/remote-product.ts';
import type { CatalogueSource, StockEntry } from '../remote/catalogue-source.ts';
import type { Asked } from '../remote/remote-shop.ts';
import { answerOf } from './answers.ts';
import type { MiddlewareClient } from './client.ts';

/** The most that getProduct takes. */
const skusAtOnce = 48;
/** Categories are read in every language: not more often than this, ms. */
const categoriesEveryMs = 3_600_000;

const products = z.looseObject({
  products: z.looseObject({ results: z.array(answeredProduct) }),
});
const categories = z.looseObject({ categories: z.looseObject({ results: answeredTree }) });
const inventory = z.looseObject({
  inventoryEntries: z.looseObject({
    results: z.array(z.looseObject({ sku: z.string(), availableQuantity: z.int() })),
  }),
});

const isRegional = ({ code }: Locale) => regionalOverlays.some((each) => each === code);
/** Those with the language's own spelling first. */
const inOrder = locales.toSorted(
  (one, other) => Number(isRegional(one)) - Number(isRegional(other)),
);
const oneOfEachLanguage = [
  ...new Map(inOrder.toReversed().map((locale) => [locale.language, locale])).values(),
];

type Answer = { draft: ProductDraft; isMaster: boolean; isSellable: boolean };

export function middlewareCatalogue(
  call: MiddlewareClient,
  {
    url,
    siteOf,
    now,
  }: { url: string; siteOf: (country: CountryCode) => string; now: () => number },
): CatalogueSource {
  const askedIn = ({ country, code }: Locale): Asked => ({
    store: { key: country, currency: currencyOf(country, new Date(now())) },
    locale: code,
    // No link of an answer is used: with an address for each market, that one is a site that the middleware knows.
    site: url.includes('{country}')
      ? new URL(url.replace('{country}', country)).origin
      : siteOf(country),
  });

  /** What one store says of these articles in one language, by SKU. */
  async function answersIn(
    locale: Locale,
    skus: readonly string[],
    refused: Map<string, Refused>,
  ): Promise<Outcome<Map<string, Answer>>> {
    const asked = askedIn(locale);
    const { currency } = asked.store;
    const main = {
      skus,
      limit: skusAtOnce,
      locale: locale.code,
      acceptLanguage: [locale.code],
      currency,
      country: locale.country.toUpperCase(),
      unsellable: true,
    };
    const query = { products: 'listing' };
    const request = { name: 'getProduct', main, query, isRead: true };
    const read = await answerOf(call, request, products, asked);
    if (!read.ok) return read;
    const mapping: Mapping = {
      names: specifiedNames,
      attributesOf: () => undefined,
      takesFigures: false,
      now: new Date(now()),
    };
    const found = new Map<string, Answer>();
    for (const result of read.data.products.results) {
      const product = remoteProductOf(result, { store: locale.country, language: locale.language });
      if (!product) {
        const [sku = result.sku ?? result.key ?? result.id, ...others] = skusOf(result);
        for (const each of [sku, ...others])
          refused.set(each, { sku: each, why: 'is answered in another form' });
        continue;
      }
      const mapped = productDrafts(product, mapping);
      for (const each of mapped.refused) refused.set(each.sku, each);
      const master = product.masterData.current?.masterVariant.sku;
      for (const draft of mapped.drafts) {
        const isMaster = draft.sku === master;
        if (!skus.includes(draft.sku) || (found.has(draft.sku) && !isMaster)) continue;
        const isSellable = isEligible(product, draft.sku);
        found.set(draft.sku, { draft, isMaster, isSellable });
      }
    }
    return { ok: true, data: found };
  }

  return {
    name: `middleware ${url}`,
    skusAtOnce,

    async productsBySku(skus) {
      const answers = new Map<string, AnsweredDraft[]>();
      const refused = new Map<string, Refused>();
      for (const locale of inOrder) {
        const found = await answersIn(locale, skus, refused);
        if (!found.ok) return found;
        for (const [sku, { draft, isSellable }] of found.data) {
          const known = answers.get(sku) ?? [];
          known.push({ store: locale.country, draft, isSellable });
          answers.set(sku, known);
        }
      }
      // What one store or language says in another form would be taken for nothing there.
      for (const sku of refused.keys()) answers.delete(sku);
      const drafts = [...answers.values()].flatMap(([first, ...others]) =>
        first ? [mergedDraft([first, ...others])] : [],
      );
      return { ok: true, data: { drafts, withdrawn: [], refused: [...refused.values()] } };
    },

    async categories(since) {
      const at = new Date(now()).toISOString();
      if (now() - Date.parse(since) < categoriesEveryMs)
        return { ok: true, data: { drafts: [], refused: [], at: since } };
      const trees: Parameters<typeof mergedCategories>[0][number][] = [];
      for (const locale of oneOfEachLanguage) {
        const main = { acceptLanguage: [locale.code] };
        const request = { name: 'getCategory', main, query: { categories: 'tree' }, isRead: true };
        const read = await answerOf(call, request, categories, askedIn(locale));
        if (!read.ok) return read;
        trees.push({ language: locale.language, roots: read.data.categories.results });
      }
      return { ok: true, data: { drafts: mergedCategories(trees), refused: [], at } };
    },

    async stockBySku(skus) {
      const [anywhere] = inOrder;
      if (!anywhere) return { ok: true, data: [] };
      const main = { sku: skus, limit: skus.length };
      const request = { name: 'getInventory', main, isRead: true };
      const read = await answerOf(call, request, inventory, askedIn(anywhere));
      if (!read.ok) return read;
      const entries = read.data.inventoryEntries.results.map(
        ({ sku, availableQuantity }): StockEntry => ({
          sku,
          availableQuantity: Math.max(availableQuantity, 0),
        }),
      );
      return { ok: true, data: entries };
    },
  };
}

/** `eligibleForSelling` of the article in the store that was asked; without it the store sells it. */
function isEligible({ masterData: { current } }: RemoteProduct, sku: string): boolean {
  const articles = [current?.masterVariant, ...(current?.variants ?? [])];
  const article = articles.find((each) => each?.sku === sku);
  const stated = article?.attributesRaw?.find(({ name }) => name === 'eligibleForSelling');
  return stated?.value !== false;
}
