/** The check of the addresses form while it is being filled in. */
import { expect, it } from 'vitest';
import { addressFields } from '../shopper.ts';
import { visitor } from '../visitor.ts';

const check = async (more: Record<string, string>) => {
  const response = await visitor('de').post('/checkout/addresses/check', {
    ...addressFields('de'),
    clientType: 'private',
    ...more,
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Record<string, string>;
};

it('a valid form has no errors', async () => {
  expect(await check({})).toEqual({});
});

it('errors are returned by field, in words', async () => {
  const told = await check({ 'billing.postalCode': '1', email: 'nobody' });
  expect(Object.keys(told).sort()).toEqual(['billing.postalCode', 'email']);
  expect(told['billing.postalCode']).toContain('10115');
});

it('the phone number for the driver is checked when the goods are freight', async () => {
  const freight = { 'shipping.phone': '12', 'shipping.deliveryNoteFloor': '' };
  expect(Object.keys(await check(freight))).toEqual(['shipping.phone']);
  expect(await check({ ...freight, 'shipping.phone': '+49 30 1234567' })).toEqual({});
});
