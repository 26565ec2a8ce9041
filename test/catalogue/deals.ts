/** A minimal deal of each type. */

export const discount = {
  type: 'cart-discount',
  id: 'd-1',
  key: 'autumn',
  name: {},
  isActive: true,
  stores: [],
  sortOrder: '0.5',
  requiresDiscountCode: true,
  stackingMode: 'Stacking',
  cartPredicate: '1 = 1',
  value: { type: 'relative', permyriad: 1000 },
  target: { type: 'totalPrice' },
};

export const discountCode = {
  type: 'discount-code',
  id: 'c-1',
  code: 'AUTUMN',
  cartDiscounts: ['autumn'],
  isActive: true,
};

export const guarantee = {
  type: 'extra-guarantee',
  sku: '4100010',
  name: { de: 'Garantie 1 Jahr' },
  years: 1,
  relativePriceRate: 500,
  enabledOnMarket: ['de'],
  excludedSkus: [],
  excludedBrands: [],
  excludedRelations: [],
};
