/** The articles a shopper has chosen to compare: SKUs in the address of /compare, in the order they were chosen. */

/** The page for the chosen articles. */
export const comparePath = '/compare';
export const maxCompared = 5;

/** The valid SKUs of the query parameter without duplicates, the first five. */
export function parseCompared(text: string | null | undefined): string[] {
  return namedIn(text).slice(0, maxCompared);
}

/** True if the query parameter names more SKUs than can be compared. */
export function exceedsCompareLimit(text: string | null | undefined): boolean {
  return namedIn(text).length > maxCompared;
}

function namedIn(text: string | null | undefined): string[] {
  const skus = (text ?? '').split(',').filter((sku) => /^[A-Za-z0-9]{1,20}$/.test(sku));
  return [...new Set(skus)];
}

export function compareHref(skus: readonly string[]): string {
  return skus.length > 0 ? `${comparePath}?skus=${skus.join(',')}` : comparePath;
}
