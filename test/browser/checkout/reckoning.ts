/** What an order of the demo catalogue's goods must come to, in whole cents. */
import { type Buying, reckonFrom, type Wanted } from '../../markets/reckoning.ts';
import { goodsOf } from '../database.ts';

export function reckon(buyer: Buying & { country: string; locale: string }, wanted: Wanted[]) {
  const unitOf = (sku: string) => goodsOf(sku, buyer.country, buyer.locale.slice(0, 2)).unit;
  return reckonFrom(unitOf, buyer, wanted);
}
