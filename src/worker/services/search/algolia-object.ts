/** Converts a search record to an object of the Algolia index. */
import type { SearchRecord } from '#domain/search/record.ts';

/** In bytes. If one record is larger, Algolia rejects the whole batch. */
const largest = 10_000;

const encoder = new TextEncoder();
const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).length;

/** Without stores and language, which the index implies. `text` is cut if the object would be too large. */
export function algoliaObject(record: SearchRecord) {
  const object = {
    objectID: record.productId,
    name: record.name,
    kind: record.kind,
    brand: record.brand,
    model: record.model,
    codes: writtenAlso([...record.codes, record.model]),
    categories: record.categories,
    attributes: record.attributes.map(({ label, value }) => `${label} ${value}`),
    synonyms: record.synonyms,
    popularity: record.popularity,
  };
  const room = largest - bytesOf({ ...object, text: '' });
  let { text } = record;
  while (text && bytesOf(text) > room) text = text.slice(0, Math.floor(text.length * 0.9));
  return { ...object, text };
}

/** Adds `TX200L` for `TX-200 L`; Algolia handles the opposite case itself. */
function writtenAlso(codes: readonly string[]): string[] {
  const written = codes.flatMap((code) => [code, code.replace(/[^\p{L}\p{N}]/gu, '')]);
  return [...new Set(written)].filter((code) => code !== '');
}
