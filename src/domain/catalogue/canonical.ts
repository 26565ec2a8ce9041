/** Canonical form of a document: fields in the order of its schema, languages and stores in that of their tables. */
import { countryCodes, languages } from '../country/countries.ts';
import { isDeal } from './deal-document.ts';
import { type CatalogueDocument, catalogueDocument } from './document.ts';

/** A line of NDJSON without its line break; identical for equal documents. Throws if the document is invalid. */
export function canonicalLine(document: CatalogueDocument): string {
  const parsed = catalogueDocument.parse(document);
  if (isDeal(parsed)) {
    const { type, ...deal } = parsed;
    const name = 'name' in deal && { name: inOrder(deal.name, languages) };
    return JSON.stringify({ type, ...deal, ...name });
  }
  if (parsed.type === 'store') {
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
  if (parsed.type === 'category') {
    return JSON.stringify({ ...parsed, texts: inOrder(parsed.texts, languages) });
  }
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
