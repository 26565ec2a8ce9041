/** The account's pages of addresses show what the customer has saved. */
import { expect, it } from 'vitest';
import { textsFor } from '#worker/texts/texts.ts';
import { customerOf } from '../customers.ts';
import { mainOf } from '../html-page.ts';
import { addressIn } from '../shopper.ts';

const { t } = await textsFor('de-DE');

it('each page lists the addresses of its use and names the default', async () => {
  const { shopper } = await customerOf('de');
  const page = async (name: string) =>
    mainOf(await (await shopper.get(`/my-account/${name}`)).text());
  expect(await page('shipping-details')).toContain(t('account.emptyAddress'));
  const home = { ...addressIn('de'), streetName: 'Heimweg' };
  const depot = { ...addressIn('de'), streetName: 'Lagerstraße' };
  const one = { version: 1, address: home, uses: ['billing' as const] };
  const { version } = await shopper.ask('customerAddAddress', one);
  const two = { version, address: depot, uses: ['shipping' as const] };
  const book = await shopper.ask('customerAddAddress', two);
  const [addressId = ''] = book.shippingAddressIds;
  await shopper.ask('customerSetDefaultShippingAddress', { version: book.version, addressId });
  const shipping = await page('shipping-details');
  expect(shipping).toContain('Lagerstraße 12a');
  expect(shipping).not.toContain('Heimweg');
  expect(shipping).toContain(t('address.default'));
  const billing = await page('billing-details');
  expect(billing).toContain('Heimweg 12a');
  expect(billing).not.toContain('Lagerstraße');
  expect(billing).not.toContain(t('account.emptyAddress'));
});
