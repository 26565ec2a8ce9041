/** The demo sells extra guarantees where something can fail. */
import { expect, it } from 'vitest';
import { guaranteeOffers } from '#domain/guarantee/offers.ts';
import { demoCatalogue } from '../../../demo/catalogue.ts';
import { demoGuarantees } from '../../../demo/guarantees.ts';
import { storeOf } from '../shop.ts';

const products = demoCatalogue(new Date('2026-11-21T10:00:00Z')).filter(
  (document) => document.type === 'product',
);
const guarantees = demoGuarantees(products);
const offersOf = (sku: string) => {
  const product = products.find((each) => each.sku === sku);
  if (!product) throw new Error(`no ${sku}`);
  const { centAmount } = product.prices.de;
  const store = storeOf('de', { saleOfAdditionalGuaranteeEnabled: true });
  return guaranteeOffers({ ...product, centAmount }, guarantees, store);
};

it('a fryer and a vice have one of three lengths, a fryer basket none', () => {
  expect(offersOf('EX10830695')).toHaveLength(3);
  expect(offersOf('EX10209793')).toHaveLength(3);
  expect(offersOf('EX10147556')).toEqual([]);
});
