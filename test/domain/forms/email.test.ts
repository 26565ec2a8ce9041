/** E-mail addresses with an international domain are stored in the form that mail servers know. */
import { expect, it } from 'vitest';
import { cartAction } from '#domain/cart/actions.ts';
import { readNewsletterForm } from '#domain/consent/newsletter-form.ts';
import { asciiEmail, customerEmail, isEmail } from '#domain/customer/email.ts';
import { accepted, errorsOf, formOf } from '../filled-form.ts';

it.each([
  ['info@müller.de', 'info@xn--mller-kva.de'],
  ['info@MÜLLER.de', 'info@xn--mller-kva.de'],
  ['info@straße.de', 'info@xn--strae-oqa.de'],
  ['info@παράδειγμα.ελ', 'info@xn--hxajbheg2az3al.xn--qxam'],
  ['info@пример.бг', 'info@xn--e1afmkfd.xn--90ae'],
  ['info@example.com', 'info@example.com'],
])('%s becomes %s', (typed, stored) => {
  expect(asciiEmail(typed)).toBe(stored);
  expect(isEmail(stored)).toBe(true);
});

it.each([
  'müller@example.com',
  'info@mü ller.de',
  'info@müller.de/x',
  'info@müller.de:25',
  '@müller.de',
  'info@mü@ller.de',
])('%s is no address', (typed) => {
  expect(isEmail(asciiEmail(typed))).toBe(false);
});

it('forms and calls accept it alike', () => {
  const ascii = 'info@xn--mller-kva.de';
  expect(accepted(formOf('de', { email: 'info@müller.de' }), 'de').email).toBe(ascii);
  expect(readNewsletterForm({ 'newsletter.email': 'info@müller.de' })).toMatchObject({
    email: ascii,
  });
  expect(customerEmail.parse('Info@Müller.de')).toBe(ascii);
  expect(cartAction.parse({ action: 'setCustomerEmail', email: 'info@müller.de' })).toMatchObject({
    email: ascii,
  });
  expect(errorsOf(formOf('de', { email: 'müller' }), 'de')).toMatchObject({
    email: { key: 'field.email' },
  });
});
