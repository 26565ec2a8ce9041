/** An order of three blenders and a fryer with a guarantee, with a discount on the total and paid delivery. */
import { priced, withPayment } from '#domain/cart/pricing.ts';
import type { Address } from '#domain/checkout/address.ts';
import { cartDiscount } from '#domain/discount/cart-discount.ts';
import { extraGuarantee } from '#domain/guarantee/extra-guarantee.ts';
import type { Order } from '#domain/order/order.ts';
import { orderDraft } from '#domain/order/place.ts';
import type { PaymentMethodKey } from '#domain/payment/methods.ts';
import { cartAfter, emptyCartOf, factsOf, productFact, storeOf, today } from '../shop.ts';

const address: Address = {
  firstName: 'Zora',
  lastName: 'Nováková',
  streetName: 'Hauptstraße',
  streetNumber: '1',
  postalCode: '10115',
  city: 'Berlin',
  country: 'de',
};

const guarantee = extraGuarantee.parse({
  sku: '4100020',
  name: { en: 'Two more years' },
  years: 2,
  relativePriceRate: 800,
  enabledOnMarket: ['de'],
  excludedSkus: [],
  excludedBrands: [],
  excludedRelations: [],
});

/** An amount that no whole number of pieces divides. */
const discount = cartDiscount.parse({
  id: 'discount',
  key: 'discount',
  name: { en: 'Ten off' },
  isActive: true,
  stores: [],
  sortOrder: '0.5',
  requiresDiscountCode: false,
  stackingMode: 'Stacking',
  cartPredicate: '1 = 1',
  value: { type: 'absolute', money: [{ currencyCode: 'EUR', centAmount: 1001 }] },
  target: { type: 'totalPrice' },
});

/** Its lines: `line-1`, `line-2`, `guarantee`. */
export function orderedGoods(method: PaymentMethodKey): Order {
  const store = storeOf('de', { saleOfAdditionalGuaranteeEnabled: true });
  const goods = [
    productFact({ sku: 'EX10000001', centAmount: 1333 }),
    productFact({ sku: 'EX10000002', centAmount: 1099 }),
  ];
  const facts = factsOf(store, goods, { discounts: [discount], guarantees: [guarantee] });
  const [insured, custom] = ['4100020', { parentSku: 'EX10000002' }];
  const cart = cartAfter(
    emptyCartOf(store),
    [
      { action: 'addLineItem', sku: 'EX10000001', quantity: 3 },
      { action: 'addLineItem', sku: 'EX10000002', quantity: 1 },
      { action: 'addLineItem', sku: insured, quantity: 1, custom },
      { action: 'setCustomerEmail', email: 'a@example.com' },
      { action: 'setBillingAddress', address },
      { action: 'setShippingAddress', address },
    ],
    facts,
  );
  const ready = priced(withPayment(cart, method), facts);
  const drafted = orderDraft(ready, store, {
    orderId: 'order-1',
    locale: 'de-DE',
    createdAt: today.toISOString(),
    paymentMethod: method,
    expectedTotalCentAmount: ready.totalPrice.centAmount,
  });
  if (!drafted.ok) throw new Error(drafted.message);
  const [first, second, third] = drafted.draft.lineItems;
  if (!first || !second || !third) throw new Error('not three lines');
  const lineItems = [
    { ...first, id: 'line-1' },
    { ...second, id: 'line-2' },
    { ...third, id: 'guarantee' },
  ];
  return { ...drafted.draft, lineItems, orderNumber: 'NS10000001' };
}
