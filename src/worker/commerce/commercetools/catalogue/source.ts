/** The catalogue of a project at commercetools: what is published, its prices, its stock. */
import type { Outcome } from '#domain/operations.ts';
import { attributeNames } from '#domain/remote/catalogue/attribute-fields.ts';
import {
  categoryDraft,
  type RemoteCategory,
  remoteCategory,
} from '#domain/remote/catalogue/category-drafts.ts';
import {
  type Mapping,
  productDrafts,
  type Refused,
} from '#domain/remote/catalogue/product-drafts.ts';
import { remoteProduct } from '#domain/remote/catalogue/remote-product.ts';
import type { Cursor, ListedCatalogue, ProductsFound } from '../../remote/catalogue-source.ts';
import type { Client } from '../client.ts';
import type { CommercetoolsConfig } from '../config.ts';
import {
  categoriesChanged,
  productsChanged,
  productsOfSkus,
  productTypes,
  stockChanged,
} from '../documents/catalogue.ts';
import { changesOf, listOf, mostAtOnce, readEach } from './list.ts';
import { changedPrices, standalonePrices } from './prices.ts';

/** Products have texts in all languages and prices of all countries: some 50 kB each. */
const productsAtOnce = 50;
/** How long the attributes of the product types are kept, ms. */
const typesKeptMs = 300_000;

type AttributesByType = ReadonlyMap<string, ReadonlySet<string>>;

export function commercetoolsCatalogue(
  ask: Client,
  { projectKey, attributes, channels, supplyChannel }: CommercetoolsConfig,
  now: () => number,
): ListedCatalogue {
  const bySupply = supplyChannel !== undefined;
  const supply = { supplyChannels: bySupply ? [supplyChannel] : [], bySupply };
  let known: { types: AttributesByType; until: number } | undefined;

  async function types(): Promise<Outcome<AttributesByType>> {
    if (known && now() < known.until) return { ok: true, data: known.types };
    const list = await listOf(ask, productTypes, 'productTypes', { limit: mostAtOnce });
    if (!list.ok) return list;
    const found = new Map(
      list.data.results.map(({ key, attributeDefinitions: { results } }) => [
        key ?? '',
        new Set(results.map(({ name }) => name)),
      ]),
    );
    known = { types: found, until: now() + typesKeptMs };
    return { ok: true, data: found };
  }

  async function mapped(results: readonly unknown[]): Promise<Outcome<ProductsFound>> {
    const byType = await types();
    if (!byType.ok) return byType;
    const refused: Refused[] = [];
    const products = readEach(results, remoteProduct, refused);
    const standalone = await standalonePrices(ask, products);
    if (!standalone.ok) return standalone;
    const mapping: Mapping = {
      names: attributes ?? attributeNames,
      attributesOf: (type = '') => byType.data.get(type),
      takesFigures: true,
      channels,
      bySupply,
      standalone: standalone.data,
      now: new Date(now()),
    };
    const found: ProductsFound = { drafts: [], withdrawn: [], refused };
    for (const product of products) {
      const mapped = productDrafts(product, mapping);
      found.drafts.push(...mapped.drafts);
      found.withdrawn.push(...mapped.withdrawn);
      found.refused.push(...mapped.refused);
    }
    return { ok: true, data: found };
  }

  return {
    name: `commercetools ${projectKey}`,
    skusAtOnce: productsAtOnce,

    async products(after) {
      const variables = { limit: productsAtOnce, ...supply };
      const list = await changesOf(ask, productsChanged, 'products', after, variables);
      if (!list.ok) return list;
      const { results, ...part } = list.data;
      const found = await mapped(results);
      return found.ok ? { ok: true, data: { ...part, ...found.data } } : found;
    },

    async productsBySku(skus) {
      const variables = { skus, limit: productsAtOnce, ...supply };
      const list = await listOf(ask, productsOfSkus, 'products', variables);
      if (!list.ok) return list;
      const found = await mapped(list.data.results);
      if (!found.ok) return found;
      const { drafts, withdrawn, refused } = found.data;
      // A product is found by any of its variants.
      const asked = new Set(skus);
      return {
        ok: true,
        data: {
          drafts: drafts.filter(({ sku }) => asked.has(sku)),
          withdrawn: withdrawn.filter((sku) => asked.has(sku)),
          refused,
        },
      };
    },

    async categories(since) {
      const [found, refused]: [RemoteCategory[], Refused[]] = [[], []];
      let after: Cursor = { at: since, id: '' };
      for (let isLast = false; !isLast; ) {
        const limit = mostAtOnce;
        const list = await changesOf(ask, categoriesChanged, 'categories', after, { limit });
        if (!list.ok) return list;
        found.push(...readEach(list.data.results, remoteCategory, refused));
        ({ last: after, isLast } = list.data);
      }
      return {
        ok: true,
        data: { drafts: inOrder(found).map(categoryDraft), refused, at: after.at },
      };
    },

    async stock(after) {
      const limit = mostAtOnce;
      const list = await changesOf(ask, stockChanged, 'inventoryEntries', after, { limit });
      if (!list.ok) return list;
      const { results, ...part } = list.data;
      const entries = results
        .filter((entry) => entry.supplyChannel?.id === supplyChannel)
        .map(({ sku, availableQuantity }) => ({
          sku,
          availableQuantity: Math.max(availableQuantity, 0),
        }));
      return { ok: true, data: { ...part, entries } };
    },

    prices: (after) => changedPrices(ask, after),
  };
}

/** Parents before those below them, as far as they are here. */
function inOrder(categories: readonly RemoteCategory[]): RemoteCategory[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const depthOf = (category: RemoteCategory, below = 0): number => {
    const parent = category.parent && byId.get(category.parent.id);
    return parent && below < 20 ? depthOf(parent, below + 1) : below;
  };
  return categories.toSorted((one, other) => depthOf(one) - depthOf(other));
}
