/**
 * Numbers for goods that another shop calls by names of its own. They begin at EX10900001 (B-ware: EX20900001), far
 * from where anybody numbers by hand, go up, and start again below when the six digits are used up.
 */
const first = 900_001;
const room = 1_000_000;

/** Whether it is B-ware; undefined: its row does not say. */
export type ForeignGoods = { sku: string; isBware?: boolean | null | undefined };

/** EX20 is B-ware, EX10 goods that are new. Source: catalogue.txt §3. */
export const skuPrefixes = ['EX10', 'EX20'] as const;
export type SkuPrefix = (typeof skuPrefixes)[number];

export function prefixFor({ isBware }: ForeignGoods): SkuPrefix {
  return isBware ? 'EX20' : 'EX10';
}

/** Whether goods that go by this number are what their row says; one that says nothing goes by either. */
export function fitsNumber(goods: ForeignGoods, sku: string): boolean {
  return typeof goods.isBware !== 'boolean' || sku.startsWith(prefixFor(goods));
}

export function isOwnSku(sku: string): boolean {
  return /^EX\d{8}$/.test(sku);
}

/** The next `count` candidates after the last one assigned; some may be taken. */
export function skusAfter(prefix: SkuPrefix, last: string | undefined, count: number): string[] {
  const from = last ? Number(last.slice(prefix.length)) + 1 : first;
  return Array.from({ length: count }, (_, step) => numbered(prefix, (from + step) % room));
}

export function numbered(prefix: SkuPrefix, digits: number): string {
  return `${prefix}${String(digits).padStart(6, '0')}`;
}
