/** Predicates for what has changed. Source: commercetools' Query Predicates. */
import type { Cursor } from '../../remote/catalogue-source.ts';

const quoted = (text: string) => JSON.stringify(text);

/** In the order of the documents: by the time of the change, then by id. */
export function changedAfter({ at, id }: Cursor): string {
  return id === ''
    ? `lastModifiedAt >= ${quoted(at)}`
    : `lastModifiedAt > ${quoted(at)} or (lastModifiedAt = ${quoted(at)} and id > ${quoted(id)})`;
}

/** Active prices of these SKUs that are for every customer, in the order of their ids. */
export function activeOf(skus: readonly string[], after: string): string {
  const next = after === '' ? '' : ` and id > ${quoted(after)}`;
  return `sku in (${skus.map(quoted).join(', ')}) and active = true and customerGroup is not defined${next}`;
}
