/** Article numbers. They do not change if other articles are added to the catalogue. */
import { hash } from './seed.ts';

/** Articles that were moved to another kind keep their number, which is that of the kind and variant that they had. */
const moved: Record<string, string> = { 'stir-bar-retriever 35': 'stir-bar retriever' };

/** `EX10` and six digits. */
export function skuOf(kind: string, variant: string): string {
  const own = `${kind} ${variant}`;
  const digits = String(hash(`sku ${moved[own] ?? own}`) % 1_000_000).padStart(6, '0');
  return `EX10${digits}`;
}

export function bwareSkuOf(sku: string): string {
  return sku.replace('EX10', 'EX20');
}

/** `EX18` and six digits: a set of products. */
export function setSkuOf(key: string): string {
  return skuOf('set', key).replace('EX10', 'EX18');
}

/** `EX5` and seven digits: a test product. */
export function testSkuOf(key: string): string {
  return skuOf('test', key).replace('EX10', 'EX50');
}

/** EAN-13 in the range 20, which is reserved for use within a shop, so it cannot be a manufacturer's. */
export function eanOf(sku: string): string {
  const body = `20${sku.slice(2)}00`;
  return body + checkDigit(body);
}

export function checkDigit(body: string): number {
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}
