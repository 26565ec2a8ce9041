/** Orders of six kinds of market with their amounts added up by hand. */
import type { CountryCode } from '#domain/country/countries.ts';
import type { PaymentMethodKey } from '#domain/payment/methods.ts';
import type { Goods } from '../goods.ts';

export type Purchase = {
  method: PaymentMethodKey;
  goods: Goods;
  quantity: number;
  goodsTotal: number;
  shipping: number;
  fee: number;
  total: number;
  tax: number;
  vat: number;
  currency: string;
};

/** Amounts in cents, added up by hand; tax = total − total / (1 + rate), to the nearest cent. */
export const purchases: [CountryCode, Purchase][] = [
  // 45.00 + 1.95 = 46.95; / 1.23 = 38.1707
  [
    'sk',
    {
      method: 'bankTransfer',
      goods: { price: 4500 },
      quantity: 1,
      goodsTotal: 4500,
      shipping: 195,
      fee: 0,
      total: 4695,
      tax: 878,
      vat: 0.23,
      currency: 'EUR',
    },
  ],
  // a standard product by cash, one piece allowed: 45.00 + 1.95 + 2.90 = 49.85; / 1.23 = 40.5285
  [
    'sk',
    {
      method: 'cashOnDelivery',
      goods: { price: 4500 },
      quantity: 1,
      goodsTotal: 4500,
      shipping: 195,
      fee: 290,
      total: 4985,
      tax: 932,
      vat: 0.23,
      currency: 'EUR',
    },
  ],
  // 5 × (19.99 − 2.00) = 89.95, free; / 1.19 = 75.5882
  [
    'de',
    {
      method: 'bankTransfer',
      goods: { price: 1999, volumeDiscount: true },
      quantity: 5,
      goodsTotal: 8995,
      shipping: 0,
      fee: 0,
      total: 8995,
      tax: 1436,
      vat: 0.19,
      currency: 'EUR',
    },
  ],
  // 2 × 19.99 + 1.95 + 2.90 = 44.83; / 1.19 = 37.6723
  [
    'de',
    {
      method: 'cashOnDelivery',
      goods: { price: 1999 },
      quantity: 2,
      goodsTotal: 3998,
      shipping: 195,
      fee: 290,
      total: 4483,
      tax: 716,
      vat: 0.19,
      currency: 'EUR',
    },
  ],
  // 20.00 + 1.95 + 2.90 = 24.85; / 1.081 = 22.9880
  [
    'ch',
    {
      method: 'cashOnDelivery',
      goods: { price: 2000 },
      quantity: 1,
      goodsTotal: 2000,
      shipping: 195,
      fee: 290,
      total: 2485,
      tax: 186,
      vat: 0.081,
      currency: 'CHF',
    },
  ],
  // 60.00, free, + 2.90 = 62.90; / 1.24 = 50.7258
  [
    'gr',
    {
      method: 'cashOnDelivery',
      goods: { price: 6000 },
      quantity: 1,
      goodsTotal: 6000,
      shipping: 0,
      fee: 290,
      total: 6290,
      tax: 1217,
      vat: 0.24,
      currency: 'EUR',
    },
  ],
  // 20.00 + 1.95 + 2.90 = 24.85; / 1.2 = 20.7083
  [
    'bg',
    {
      method: 'cashOnDelivery',
      goods: { price: 2000 },
      quantity: 1,
      goodsTotal: 2000,
      shipping: 195,
      fee: 290,
      total: 2485,
      tax: 414,
      vat: 0.2,
      currency: 'EUR',
    },
  ],
  // 51.99, a penny below free, + 1.95 + 2.50 = 56.44; / 1.2 = 47.0333
  [
    'gb',
    {
      method: 'cashOnDelivery',
      goods: { price: 5199 },
      quantity: 1,
      goodsTotal: 5199,
      shipping: 195,
      fee: 250,
      total: 5644,
      tax: 941,
      vat: 0.2,
      currency: 'GBP',
    },
  ],
  // a pallet: 1,000 Kč + 235 Kč; / 1.21 = 1,020.6612
  [
    'cz',
    {
      method: 'bankTransfer',
      goods: { price: 100_000, freight: true },
      quantity: 1,
      goodsTotal: 100_000,
      shipping: 23_500,
      fee: 0,
      total: 123_500,
      tax: 21_434,
      vat: 0.21,
      currency: 'CZK',
    },
  ],
];
