/**
 * While the search index is updated, queries find each product in its old or its new state, and afterwards in its new
 * one, in every language. Source: checklist SEA-5.
 */
import { env } from 'cloudflare:test';
import { afterAll, expect, it } from 'vitest';
import type { CategoryDocument } from '#domain/catalogue/document.ts';
import { type CountryCode, languages } from '#domain/country/countries.ts';
import { locales } from '#domain/locale/locales.ts';
import { catalogueWriter } from '#worker/data/catalogue/write-products.ts';
import { embeddedSearch } from '#worker/data/search/engine.ts';
import { indexProducts } from '#worker/data/search/update-index.ts';
import { remove } from '../../../scripts/catalogue/remove.ts';
import { putOnSale, setStock, tellSearch } from '../goods.ts';
import { meanwhile } from '../meanwhile.ts';
import { called, rewrite } from '../rewritten.ts';
import { visitor } from '../visitor.ts';

const { find } = embeddedSearch(env);
const category = 'rebuilt';

afterAll(async () => {
  const tables = ['category_texts', 'product_categories', 'shelves'];
  await env.DB.batch(
    [
      ...tables.map((table) => `DELETE FROM ${table} WHERE category_key = '${category}'`),
      `DELETE FROM categories WHERE key = '${category}'`,
      "UPDATE page_changes SET version = version + 1 WHERE tag = 'listings'",
    ].map((statement) => env.DB.prepare(statement)),
  );
});

/** Ids, best first. */
async function found(text: string, locale = 'de-DE' as (typeof locales)[number]['code']) {
  const country = locales.find(({ code }) => code === locale)?.country ?? 'de';
  const { hits } = await find(text, { locale, now: new Date(), store: { key: country } });
  return hits.map(({ productId }) => productId);
}

/** In which stores and languages a text finds just this. */
async function whereFound(text: string, id: string): Promise<string[]> {
  const answers = await Promise.all(locales.map(({ code }) => found(text, code)));
  return locales.flatMap(({ code }, at) => (answers[at]?.join() === id ? [code] : []));
}

const everywhere = locales.map(({ code }) => code);
const exceptIn = (...countries: CountryCode[]) =>
  locales.flatMap(({ code, country }) => (countries.includes(country) ? [] : [code]));

it('a renamed product is found by its old or its new name during the update, afterwards only by the new', async () => {
  const [old, now] = ['zirbelquast', 'mohnfalter'];
  const [sku] = await putOnSale({ text: () => ({ name: old }) });
  await tellSearch();
  expect(await whereFound(old, sku)).toEqual(everywhere);
  const states: string[] = [];
  const change = async () => {
    for (const name of [now, old, now, old, now]) {
      await rewrite(sku, called(name));
      await tellSearch();
    }
  };
  await meanwhile(change(), async () => {
    const both = await Promise.all([found(old), found(now)]);
    for (const ids of both) expect([[], [sku]]).toContainEqual(ids);
    states.push(both[0].length > 0 ? old : now);
  });
  expect(new Set(states)).toEqual(new Set([old, now]));
  expect(await whereFound(now, sku)).toEqual(everywhere);
  expect(await whereFound(old, sku)).toEqual([]);
});

it('a search during an update always finds a product by a word that both names share', async () => {
  const [sku] = await putOnSale({ text: () => ({ name: 'grauwippe' }) });
  await tellSearch();
  const change = async () => {
    await rewrite(sku, called('grauwippe lindkorb'));
    await tellSearch();
    await rewrite(sku, called('grauwippe'));
    await tellSearch();
  };
  // The word is in both names, so the product is always found.
  const asked = await meanwhile(change(), async () => {
    expect(await found('grauwippe')).toEqual([sku]);
  });
  expect(asked).toBeGreaterThan(3);
});

it('a removed, unpublished or unsold product is not found; once it is restored, it is', async () => {
  const name = 'ostermeierquirl';
  const [sku, other] = await putOnSale({ text: () => ({ name }) }, {});
  await tellSearch();
  expect(await whereFound(name, sku)).toEqual(everywhere);
  await rewrite(sku, () => ({ notSellableIn: ['at', 'be', 'gb', 'pl'] }));
  await tellSearch();
  expect(await whereFound(name, sku)).toEqual(exceptIn('at', 'be', 'gb', 'pl'));
  await rewrite(sku, () => ({ notSellableIn: [] }));
  await tellSearch();
  expect(await whereFound(name, sku)).toEqual(everywhere);
  await rewrite(sku, () => ({ published: false }));
  await tellSearch();
  expect(await whereFound(name, sku)).toEqual([]);
  await rewrite(sku, () => ({ published: true }));
  await tellSearch();
  expect(await whereFound(name, sku)).toEqual(everywhere);
  await remove(env.DB, sku, { successor: other, now: new Date() });
  await tellSearch();
  expect(await whereFound(name, sku)).toEqual([]);
  expect(await found(sku)).not.toContain(sku);
});

it('a sold-out product is found, but after those in stock', async () => {
  const name = 'kastanienraspler';
  const [gone, there] = await putOnSale({ text: () => ({ name }) }, { text: () => ({ name }) });
  await tellSearch();
  const shown = async (market: string, more: object = {}) => {
    const queries = [{ query: name, ...more }];
    const { listings } = await visitor(market).ask('searchProducts', { queries });
    return listings[0]?.items.map(({ sku }) => sku);
  };
  await setStock(gone, 0);
  for (const market of ['de', 'pl', 'gr']) {
    expect(await shown(market)).toEqual([there, gone]);
    expect(await shown(market, { inStock: true })).toEqual([there]);
  }
  await setStock(gone, 5);
  await setStock(there, 0);
  expect(await shown('de')).toEqual([gone, there]);
});

it('a text in one language is found in that language alone', async () => {
  const [sku] = await putOnSale({
    text: (language) => ({ name: language === 'fr' ? 'bourdonnette' : `Regal ${language}` }),
  });
  await tellSearch();
  const french = locales.flatMap(({ code, language }) => (language === 'fr' ? [code] : []));
  expect(await whereFound('bourdonnette', sku)).toEqual(french);
});

it('a product is found by the name of its category, and after a change only by the new name', async () => {
  const named = (name: string): CategoryDocument => ({
    type: 'category',
    id: category,
    key: category,
    orderHint: 9500,
    texts: Object.fromEntries(
      languages.map((language) => [
        language,
        { name, slug: `${category}-${language}`, description: '' },
      ]),
    ),
  });
  const name = async (text: string) => {
    await catalogueWriter(env.DB, new Date()).writeCategories([named(text)]);
    await tellSearch();
  };
  await name('wichtelgarn');
  const [sku] = await putOnSale({ categories: [category] });
  await tellSearch();
  expect(await whereFound('wichtelgarn', sku)).toEqual(everywhere);
  await name('nebelpfanne');
  expect(await whereFound('nebelpfanne', sku)).toEqual(everywhere);
  expect(await whereFound('wichtelgarn', sku)).toEqual([]);
});

it('a slow write of an old state does not overwrite a newer state of the same product', async () => {
  const [old, now] = ['wirbelkamm', 'sturmglocke'];
  const [sku] = await putOnSale({ text: () => ({ name: old }) });
  await tellSearch();
  let isFirst = true;
  const slow = new Proxy(env.SEARCH_DB, {
    get(target, name) {
      if (name !== 'batch') {
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      }
      return async (statements: D1PreparedStatement[]) => {
        const comesBetween = isFirst;
        isFirst = false;
        if (comesBetween) {
          await rewrite(sku, called(now));
          await indexProducts(env.DB, env.SEARCH_DB, [sku]);
        }
        return target.batch(statements);
      };
    },
  });
  await indexProducts(env.DB, slow, [sku]);
  expect(isFirst).toBe(false);
  expect(await whereFound(now, sku)).toEqual(everywhere);
  expect(await whereFound(old, sku)).toEqual([]);
});
