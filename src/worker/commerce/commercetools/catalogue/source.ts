/** The catalogue of a project at commercetools: what is published, with embedded prices, and stock without a channel. */
import * as z from 'zod';
import { schemaFaults } from '#domain/catalogue/import/schema-faults.ts';
import type { Outcome } from '#domain/operations.ts';
import type { AttributeNames } from '#domain/remote/catalogue/attribute-fields.ts';
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
import type {
  CategoriesFound,
  Cursor,
  ListedCatalogue,
  ProductsFound,
} from '../../remote/catalogue-source.ts';
import type { Client, Context } from '../client.ts';
import {
  categoriesChanged,
  productsChanged,
  productsOfSkus,
  productTypes,
  stockChanged,
} from '../documents/catalogue.ts';
import { failureOf, type Reply } from '../fault.ts';
import { incomplete } from '../read-answer.ts';
import { changedAfter } from './where.ts';

/** Products have texts in all languages and prices of all countries: some 50 kB each. */
const productsAtOnce = 50;
/** The most that commercetools answers. */
const mostAtOnce = 500;
/** How long the attributes of the product types are kept, ms. */
const typesKeptMs = 300_000;

/** The documents are the same in all languages and currencies. */
const anyMarket: Context = { locale: 'en-GB', store: { currency: 'EUR' } };

type AttributesByType = ReadonlyMap<string, ReadonlySet<string>>;

export function commercetoolsCatalogue(
  ask: Client,
  { projectKey, names, now }: { projectKey: string; names: AttributeNames; now: () => number },
): ListedCatalogue {
  let known: { types: AttributesByType; until: number } | undefined;

  async function types(): Promise<Outcome<AttributesByType>> {
    if (known && now() < known.until) return { ok: true, data: known.types };
    const reply = await ask(productTypes, { limit: mostAtOnce }, anyMarket);
    const list = listIn(productTypes.name, reply, 'productTypes');
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
    const mapping: Mapping = {
      names,
      attributesOf: (type = '') => byType.data.get(type),
      takesFigures: true,
      now: new Date(now()),
    };
    const found: ProductsFound = { drafts: [], withdrawn: [], refused: [] };
    for (const result of results) {
      const read = remoteProduct.safeParse(result, { reportInput: true });
      const { drafts, withdrawn, refused } = read.success
        ? productDrafts(read.data, mapping)
        : { drafts: [], withdrawn: [], refused: [refusalOf(result, read.error)] };
      found.drafts.push(...drafts);
      found.withdrawn.push(...withdrawn);
      found.refused.push(...refused);
    }
    return { ok: true, data: found };
  }

  return {
    name: `commercetools ${projectKey}`,
    skusAtOnce: productsAtOnce,

    async products(after) {
      const variables = { where: changedAfter(after), limit: productsAtOnce };
      const reply = await ask(productsChanged, variables, anyMarket);
      const list = listIn(productsChanged.name, reply, 'products');
      if (!list.ok) return list;
      const { results, total } = list.data;
      const found = await mapped(results);
      if (!found.ok) return found;
      return { ok: true, data: { ...found.data, total, ...endOf(results, after, productsAtOnce) } };
    },

    async productsBySku(skus) {
      const variables = { skus, limit: productsAtOnce };
      const reply = await ask(productsOfSkus, variables, anyMarket);
      const list = listIn(productsOfSkus.name, reply, 'products');
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
      const read: Read = { categories: [], refused: [] };
      let after: Cursor = { at: since, id: '' };
      for (let isLast = false; !isLast; ) {
        const variables = { where: changedAfter(after), limit: mostAtOnce };
        const reply = await ask(categoriesChanged, variables, anyMarket);
        const list = listIn(categoriesChanged.name, reply, 'categories');
        if (!list.ok) return list;
        const { results } = list.data;
        readCategories(results, read);
        ({ last: after, isLast } = endOf(results, after, mostAtOnce));
      }
      return { ok: true, data: inOrder(read, after.at) };
    },

    async stock(after) {
      const variables = { where: changedAfter(after), limit: mostAtOnce };
      const reply = await ask(stockChanged, variables, anyMarket);
      const list = listIn(stockChanged.name, reply, 'inventoryEntries');
      if (!list.ok) return list;
      const { results } = list.data;
      const entries = results
        .filter(({ supplyChannel }) => !supplyChannel)
        .map(({ sku, availableQuantity }) => ({
          sku,
          availableQuantity: Math.max(availableQuantity, 0),
        }));
      return { ok: true, data: { entries, ...endOf(results, after, mostAtOnce) } };
    },
  };
}

/** The field of an answer that has the results: an answer may lack it. */
function listIn<Field extends string, List extends { results: readonly unknown[] }>(
  endpoint: string,
  reply: Reply<Record<Field, List>>,
  field: Field,
): Outcome<List> {
  if (!reply.ok) return failureOf(reply.fault);
  const list: Partial<List> | null | undefined = reply.data[field];
  const isThere = Array.isArray(list?.results);
  return isThere ? { ok: true, data: reply.data[field] } : incomplete(endpoint, `${field}.results`);
}

type Changed = { id: string; lastModifiedAt: string };

function endOf(results: readonly Changed[], after: Cursor, limit: number) {
  const end = results.at(-1);
  return {
    last: end ? { at: end.lastModifiedAt, id: end.id } : after,
    isLast: results.length < limit,
  };
}

const named = z.object({ key: z.string().nullish(), id: z.string().catch('') });

function refusalOf(result: unknown, error: z.ZodError): Refused {
  const { key, id } = named.catch({ id: '' }).parse(result);
  const [first] = schemaFaults(error.issues);
  return { sku: key || id, why: first ? `${first.field}: ${first.why}` : 'has another form' };
}

type Read = { categories: RemoteCategory[]; refused: Refused[] };

function readCategories(results: readonly unknown[], { categories, refused }: Read): void {
  for (const result of results) {
    const read = remoteCategory.safeParse(result, { reportInput: true });
    if (read.success) categories.push(read.data);
    else refused.push(refusalOf(result, read.error));
  }
}

/** Parents before those below them, as far as they are here. */
function inOrder({ categories, refused }: Read, at: string): CategoriesFound {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const depthOf = (category: RemoteCategory, below = 0): number => {
    const parent = category.parent && byId.get(category.parent.id);
    return parent && below < 20 ? depthOf(parent, below + 1) : below;
  };
  const sorted = categories.toSorted((one, other) => depthOf(one) - depthOf(other));
  return { drafts: sorted.map(categoryDraft), refused, at };
}
