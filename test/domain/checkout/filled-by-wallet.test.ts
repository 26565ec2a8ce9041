/** The addresses step after a wallet with incomplete data: known fields are filled in, missing ones are marked. */
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

describe('incomplete wallet data', () => {
  it('without a telephone number fills in all fields but that one', () => {
    const { values, errors, problem } = filled(googleTold('de', { phone: null }));
    expect(problem).toBe('express.incomplete');
    expect(values).toMatchObject({ 'billing.lastName': 'Nováková', 'billing.streetNumber': '12a' });
    expect(Object.keys(errors)).toEqual(['billing.phone']);
  });

  it('with a delivery address abroad fills in the billing address and leaves the delivery address open', () => {
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

  it('with a billing address abroad fills in the delivery address and leaves the billing address open', () => {
    const { paymentMethodData } = austrian;
    const { values, errors } = filled({ ...german, paymentMethodData });
    expect(values).toMatchObject({
      'shipping.streetName': 'Dlhá',
      shippingAddressType: 'DIFFERENT_FROM_BILLING',
    });
    expect(Object.keys(errors)).toContain('billing.streetName');
    expect(Object.keys(errors)).not.toContain('shipping.streetName');
  });

  it('with only an e-mail address fills in that', () => {
    const { values, problem } = filled({ email: 'ada@example.com' });
    expect(problem).toBe('express.noAddress');
    expect(values.email).toBe('ada@example.com');
  });

  it('of Apple Pay without an e-mail address marks that field', () => {
    const { shippingContact, ...told } = appleTold('de');
    const { emailAddress, ...contact } = shippingContact;
    const { values, errors } = filled({ ...told, shippingContact: contact }, 'applepay');
    expect(values['billing.city']).toBe('Mesto');
    expect(Object.keys(errors)).toEqual(['email']);
  });
});
