/** A shopper at the twin: her address, and a payment that she has authorized. */
import { moneyOf } from '#domain/money/money-of.ts';
import type { Transaction } from '#domain/payment/transactions.ts';

export const homeOfAda = {
  firstName: 'Ada',
  lastName: 'Weiß',
  streetName: 'Hauptstraße',
  streetNumber: '1',
  postalCode: '10115',
  city: 'Berlin',
  country: 'de',
} as const;

export const authorization: Transaction = {
  id: 't1',
  type: 'Authorization',
  state: 'Pending',
  amount: moneyOf(100, 'EUR'),
  timestamp: '2026-11-30T10:00:00.000Z',
  interactionId: 'psp-1',
};
