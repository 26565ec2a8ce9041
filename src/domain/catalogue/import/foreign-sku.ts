/**
 * SKUs for goods of another shop that do not have one of ours. They begin at EX10900001 (B-ware: EX20900001), far from
 * those assigned by hand, ascend, and continue at 0 when the six digits are used up.
 */
export const firstNumber = 900_001;

/** `isBware`: undefined if the row does not contain it. */
export type ForeignGoods = { sku: string; isBware?: boolean | null | undefined };

/** EX20 is B-ware, EX10 goods that are new. Source: catalogue.txt §3. */
export const skuPrefixes = ['EX10', 'EX20'] as const;
export type SkuPrefix = (typeof skuPrefixes)[number];

export function prefixFor({ isBware }: ForeignGoods): SkuPrefix {
  return isBware ? 'EX20' : 'EX10';
}

/** Whether the prefix of a SKU agrees with the row on B-ware; a row that does not contain it agrees with both. */
export function fitsNumber(goods: ForeignGoods, sku: string): boolean {
  return typeof goods.isBware !== 'boolean' || sku.startsWith(prefixFor(goods));
}

export function isOwnSku(sku: string): boolean {
  return /^EX\d{8}$/.test(sku);
}

export function numbered(prefix: SkuPrefix, digits: number): string {
  return `${prefix}${String(digits).padStart(6, '0')}`;
}
