/** Canonical form of a document: fields in the order of its schema, languages and stores in that of their tables. */
import { countryCodes, languages } from '../country/countries.ts';
import { type StoreDocument, storeDocument } from '../store/store-document.ts';
import { dealDocument } from './deal-document.ts';
import {
  type CatalogueDocument,
  type CategoryDocument,
  categoryDocument,
  type ProductDocument,
  productDocument,
} from './document.ts';

/** A line of NDJSON without its line break; identical for equal documents. Throws if the document is invalid. */
export function canonicalLine(document: CatalogueDocument): string {
  switch (document.type) {
    case 'category':
      return canonicalCategory(document);
    case 'product':
      return canonicalProduct(document);
    case 'store':
      return canonicalStore(document);
    default: {
      const { type, ...deal } = dealDocument.parse(document);
      const name = 'name' in deal && { name: inOrder(deal.name, languages) };
      return JSON.stringify({ type, ...deal, ...name });
    }
  }
}

function canonicalStore(document: StoreDocument): string {
  const parsed = storeDocument.parse(document);
  return JSON.stringify({
    ...parsed,
    openingHours: inOrder(parsed.openingHours, languages),
    campaigns: parsed.campaigns.map(({ label, text, picture, ...campaign }) => ({
      ...campaign,
      ...(label && { label: inOrder(label, languages) }),
      ...(text && { text: inOrder(text, languages) }),
      ...(picture && { picture }),
    })),
    parcelTrackingIds: inOrder(parsed.parcelTrackingIds, languages),
    recommendationKeys: inOrder(parsed.recommendationKeys, languages),
  });
}

export function canonicalCategory(document: CategoryDocument): string {
  const parsed = categoryDocument.parse(document);
  return JSON.stringify({ ...parsed, texts: inOrder(parsed.texts, languages) });
}

export function canonicalProduct(document: ProductDocument): string {
  const parsed = productDocument.parse(document);
  return JSON.stringify({
    ...parsed,
    texts: inOrder(parsed.texts, languages),
    prices: inOrder(parsed.prices, countryCodes),
  });
}

function inOrder<Key extends string, Value>(
  record: { [Each in Key]?: Value | undefined },
  keys: readonly Key[],
): Record<string, Value> {
  return Object.fromEntries(
    keys.flatMap((key): [string, Value][] => {
      const value = record[key];
      return value === undefined ? [] : [[key, value]];
    }),
  );
}
