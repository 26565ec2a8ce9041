/** E-mail addresses and phone numbers as people write them. */
import { describe, expect, it } from 'vitest';
import { cartAction } from '#domain/cart/actions.ts';
import { phoneExamples } from '#domain/country/telephone.ts';
import { accepted, errorsOf, formOf } from '../filled-form.ts';

describe('contact data', () => {
  it.each([
    'jana@example.com',
    'j.n+kontor@sub.example.co.uk',
    "o'neill@example.ie",
    'a@b.sk',
    'info@example.museum',
  ])('the e-mail address %s is accepted, by the cart too', (email) => {
    expect(accepted(formOf('sk', { email }), 'sk').email).toBe(email);
    expect(cartAction.safeParse({ action: 'setCustomerEmail', email }).success).toBe(true);
  });

  it.each([
    '',
    'jana',
    'jana@',
    '@example.com',
    'jana@example',
    'ja na@example.com',
    'a@b@c.sk',
    `${'x'.repeat(250)}@a.sk`,
  ])('"%s" is no e-mail address', (email) =>
    expect(errorsOf(formOf('sk', { email }))).toEqual({ email: { key: 'field.email' } }),
  );

  it.each([
    'jana@example..com',
    'jana@-example.com',
    '.jana@example.com',
    'jana@exa,mple.com',
    'jana@example.c0m',
    'jan"a@example.com',
  ])('the form refuses exactly the e-mail addresses that the cart refuses: %s', (email) => {
    const takenByCart = cartAction.safeParse({ action: 'setCustomerEmail', email }).success;
    expect('email' in errorsOf(formOf('sk', { email }))).toBe(!takenByCart);
  });

  it.each([
    ['+421 905 123 456', '+421905123456'],
    ['00421 905 123456', '+421905123456'],
    ['0905/123456', '+421905123456'],
    ['+44 (0)20 7946 0958', '+442079460958'],
  ])('the phone number "%s" is stored as %s', (phone, kept) => {
    expect(accepted(formOf('sk', { 'billing.phone': phone }), 'sk').billingAddress.phone).toBe(
      kept,
    );
  });

  it.each(['1234567', '1234567890123456', 'call me', '+421 905 CALL', '++421905123456'])(
    '"%s" is no phone number',
    (phone) => {
      expect(errorsOf(formOf('sk', { 'billing.phone': phone }))).toEqual({
        'billing.phone': { key: 'field.phone', parameters: { example: phoneExamples.sk } },
      });
    },
  );

  it('a missing phone number is no error', () => {
    expect(
      accepted(formOf('sk', { 'billing.phone': ' ' }), 'sk').billingAddress,
    ).not.toHaveProperty('phone');
  });
});
