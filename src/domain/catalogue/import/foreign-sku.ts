/**
 * Numbers for goods that another shop calls by names of its own. They begin at EX10900001, far from where anybody
 * numbers by hand, go up, and start again below when the six digits are used up.
 */
const first = 900_001;
const room = 1_000_000;

export function isOwnSku(sku: string): boolean {
  return /^EX\d{8}$/.test(sku);
}

/** The next `count` candidates after the last one assigned; some may be taken. */
export function skusAfter(last: string | undefined, count: number): string[] {
  const from = last ? Number(last.slice(4)) + 1 : first;
  return Array.from({ length: count }, (_, step) => skuOf((from + step) % room));
}

const skuOf = (digits: number) => `EX10${String(digits).padStart(6, '0')}`;
