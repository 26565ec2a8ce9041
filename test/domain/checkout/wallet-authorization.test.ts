/** A wallet authorization pays for one total, with one wallet, for half an hour, and once. */
import { describe, expect, it } from 'vitest';
import { moneyOf } from '#domain/money/money-of.ts';
import {
  usableAuthorization,
  walletAuthorization,
  withoutUsedProof,
} from '#domain/payment/wallet-authorization.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const minute = 60_000;
const total = moneyOf(6490, 'EUR');
const told = { paymentMethodData: { tokenizationData: { token: '{"signature":"c2ln"}' } } };
const authorization = walletAuthorization({ id: 'press-1', wallet: 'googlepay', total }, told, now);
if (!authorization) throw new Error('nothing granted');

const forThis = { method: 'googlepay', total } as const;

describe('a wallet authorization', () => {
  it('pays for its total for half an hour', () => {
    expect(usableAuthorization(authorization, forThis, now)).toBe(authorization);
    expect(usableAuthorization(authorization, forThis, now + 30 * minute - 1)).toBe(authorization);
    expect(usableAuthorization(authorization, forThis, now + 30 * minute)).toBeUndefined();
  });

  it.each([
    ['a cent more', { ...forThis, total: moneyOf(6491, 'EUR') }],
    ['a cent less', { ...forThis, total: moneyOf(6489, 'EUR') }],
    ['another currency', { ...forThis, total: moneyOf(6490, 'PLN') }],
    ['another wallet', { ...forThis, method: 'applepay' }],
    ['a card', { ...forThis, method: 'scheme' }],
  ] as const)('does not pay for %s', (_, asked) => {
    expect(usableAuthorization(authorization, asked, now)).toBeUndefined();
  });

  it('is used up only by its own wallet or by expiry, and only its id remains', () => {
    const spent = { id: 'press-1', used: true };
    expect(withoutUsedProof(authorization, now, 'googlepay')).toEqual(spent);
    expect(withoutUsedProof(authorization, now + 30 * minute)).toEqual(spent);
    expect(withoutUsedProof(authorization, now, 'scheme')).toBe(authorization);
    expect(usableAuthorization({ id: 'press-1', used: true }, forThis, now)).toBeUndefined();
  });
});

describe('no authorization is created', () => {
  it.each([
    ['googlepay', { email: 'ada@example.com' }],
    ['googlepay', { paymentMethodData: { tokenizationData: { token: '' } } }],
    ['googlepay', { paymentMethodData: { tokenizationData: { token: 'x'.repeat(10_001) } } }],
    ['applepay', { token: { paymentData: 'text' } }],
    ['applepay', { token: { paymentData: { data: 'x'.repeat(10_000) } } }],
    ['paypal', { status: 'APPROVED' }],
    ['paypal', { id: '5O190127TN364715T/3C679366HH908993F' }],
    ['paypal', null],
  ] as const)('by %s with %o', (wallet, value) => {
    expect(walletAuthorization({ id: 'press-1', wallet, total }, value, now)).toBeUndefined();
  });
});
