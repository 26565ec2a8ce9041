/** Article numbers: stable for an article, whatever is added to the catalogue around it. */
import { hash } from './seed.ts';

/** `EX10` and six digits. */
export function skuOf(kind: string, variant: string): string {
  const digits = String(hash(`sku ${kind} ${variant}`) % 1_000_000).padStart(6, '0');
  return `EX10${digits}`;
}

export function bwareSkuOf(sku: string): string {
  return sku.replace('EX10', 'EX20');
}

/** `EX18` and six digits: several products sold as one. */
export function setSkuOf(key: string): string {
  return skuOf('set', key).replace('EX10', 'EX18');
}

/** `EX5` and seven digits: for trying things out. */
export function testSkuOf(key: string): string {
  return skuOf('test', key).replace('EX10', 'EX50');
}

/** EAN-13 in the range 20, kept for use within a shop, so it never claims a maker's article. */
export function eanOf(sku: string): string {
  const body = `20${sku.slice(2)}00`;
  return body + checkDigit(body);
}

export function checkDigit(body: string): number {
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}
