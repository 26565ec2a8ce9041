/** The addresses step after a wallet that did not tell everything: what is known stands there, what is missing is marked. */
import { describe, expect, it } from 'vitest';
import { filledByWallet } from '#domain/checkout/filled-by-wallet.ts';
import { expressAddresses } from '#domain/payment/express-wallet.ts';
import { appleTold, googleTold } from '../../contracts/wallet-sheets.ts';

function filled(told: unknown, wallet: 'googlepay' | 'applepay' = 'googlepay') {
  const express = expressAddresses(wallet, told, 'de');
  if (express.ok) throw new Error('the wallet told everything');
  return filledByWallet(express, 'de', { hasFreight: false });
}

const german = googleTold('de');
const austrian = googleTold('at');

describe('what a wallet told', () => {
  it('without a telephone number is all there but that', () => {
    const { values, errors, problem } = filled(googleTold('de', { phone: null }));
    expect(problem).toBe('express.incomplete');
    expect(values).toMatchObject({ 'billing.lastName': 'Nováková', 'billing.streetNumber': '12a' });
    expect(Object.keys(errors)).toEqual(['billing.phone']);
  });

  it('with goods to be sent abroad keeps who is billed, and asks where to send them', () => {
    const { values, errors, problem } = filled({
      ...german,
      shippingAddress: austrian.shippingAddress,
    });
    expect(problem).toBe('field.deliveryCountry');
    expect(values).toMatchObject({
      'billing.postalCode': '10115',
      shippingAddressType: 'DIFFERENT_FROM_BILLING',
    });
    expect(Object.keys(errors)).toContain('shipping.streetName');
    expect(Object.keys(errors)).not.toContain('billing.streetName');
  });

  it('with a bill abroad keeps where the goods go, and asks who is billed', () => {
    const { paymentMethodData } = austrian;
    const { values, errors } = filled({ ...german, paymentMethodData });
    expect(values).toMatchObject({
      'shipping.streetName': 'Dlhá',
      shippingAddressType: 'DIFFERENT_FROM_BILLING',
    });
    expect(Object.keys(errors)).toContain('billing.streetName');
    expect(Object.keys(errors)).not.toContain('shipping.streetName');
  });

  it('with an e-mail address alone keeps that', () => {
    const { values, problem } = filled({ email: 'ada@example.com' });
    expect(problem).toBe('express.noAddress');
    expect(values.email).toBe('ada@example.com');
  });

  it('by Apple Pay without an e-mail address marks it', () => {
    const { shippingContact, ...told } = appleTold('de');
    const { emailAddress, ...contact } = shippingContact;
    const { values, errors } = filled({ ...told, shippingContact: contact }, 'applepay');
    expect(values['billing.city']).toBe('Mesto');
    expect(Object.keys(errors)).toEqual(['email']);
  });
});
