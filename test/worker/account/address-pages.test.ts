/** The account's pages of addresses, as a browser without a script uses them. */
import { describe, expect, it } from 'vitest';
import { textsFor } from '#worker/texts/texts.ts';
import { customerOf } from '../customers.ts';
import { formsOf, press, sendForm } from '../html-forms.ts';
import { mainOf } from '../html-page.ts';
import { addressIn } from '../shopper.ts';
import { led, type Visitor } from '../visitor.ts';

const { t } = await textsFor('de-DE');
const shipping = '/my-account/shipping-details';
const billing = '/my-account/billing-details';
const home = { ...addressIn('de'), streetName: 'Heimweg' };

async function pageOf(shopper: Visitor, path: string) {
  return mainOf(await (await shopper.get(path)).text());
}

/** The form that saves an address. */
async function entryOf(shopper: Visitor, path: string) {
  const forms = await formsOf(await shopper.get(path));
  const form = forms.find(({ controls }) => controls.has('version'));
  if (!form) throw new Error(`no address can be typed at ${path}`);
  return form;
}

async function withHome() {
  const { shopper } = await customerOf('de');
  const added = { version: 1, address: home, uses: ['billing' as const] };
  const book = await shopper.ask('customerAddAddress', added);
  return { shopper, id: book.addresses[0]?.id ?? '' };
}

it('an address that the checkout saved is on both pages, with what it is the default for', async () => {
  const { shopper, id } = await withHome();
  await shopper.ask('customerSetDefaultBillingAddress', { version: 2, addressId: id });
  for (const path of [shipping, billing]) {
    const page = await pageOf(shopper, path);
    expect(page).toContain('Heimweg 12a');
    expect(page).toContain(t('address.oneBook'));
    expect(page).toContain(t('address.defaultBilling'));
    expect(page).not.toContain(t('address.defaultShipping'));
    expect(page).not.toContain(t('account.emptyAddress'));
  }
});

describe('a form in the list', () => {
  it('adds an address with the name of the account, for the use of the page', async () => {
    const { shopper } = await customerOf('de');
    expect(await pageOf(shopper, shipping)).toContain(t('account.emptyAddress'));
    const form = await entryOf(shopper, `${shipping}?add`);
    const typed = {
      'shipping.streetName': 'Lagerstraße',
      'shipping.streetNumber': '7a',
      'shipping.postalCode': '23560',
      'shipping.city': 'Lübeck',
    };
    expect(await led(sendForm(shopper, form, typed))).toBe(`${shipping}?done=saved`);
    const book = await shopper.ask('getCustomerAddresses', {});
    expect(book.addresses).toMatchObject([{ firstName: 'Zora', streetName: 'Lagerstraße' }]);
    expect(book.shippingAddressIds).toHaveLength(1);
    expect(book.billingAddressIds).toHaveLength(0);
  });

  it('changes an address and keeps what the form does not ask for', async () => {
    const { shopper } = await customerOf('de');
    const freight = { ...home, deliveryNoteFloor: '3', apartment: '12' };
    const { addresses } = await shopper.ask('customerAddAddress', { version: 1, address: freight });
    const id = addresses[0]?.id ?? '';
    const form = await entryOf(shopper, `${shipping}?edit=${id}`);
    const answer = sendForm(shopper, form, { 'shipping.city': 'Lübeck' });
    expect(await led(answer)).toBe(`${shipping}?done=saved`);
    const book = await shopper.ask('getCustomerAddresses', {});
    expect(book.addresses).toEqual([{ ...freight, city: 'Lübeck', id }]);
  });

  it('names a wrong field with the rules of the checkout, and keeps the rest', async () => {
    const { shopper, id } = await withHome();
    const form = await entryOf(shopper, `${billing}?edit=${id}`);
    const wrong = { 'billing.postalCode': '2356', 'billing.city': 'Lübeck' };
    const response = await sendForm(shopper, form, wrong);
    expect(response.status).toBe(422);
    const page = await response.text();
    const other = await entryOf(shopper, `${shipping}?add`);
    const summary = await (await sendForm(shopper, other, { 'shipping.city': '' })).text();
    expect(summary).toContain('href="#shipping.city"');
    expect(summary).not.toContain(`${t('address.shipping')}: `);
    expect(page).toContain('href="#billing.postalCode"');
    expect(page).toContain('value="Lübeck"');
  });

  it('keeps what was typed when the account has changed meanwhile, and saves it then', async () => {
    const { shopper, id } = await withHome();
    const form = await entryOf(shopper, `${billing}?edit=${id}`);
    const setName = { action: 'setFirstName' as const, firstName: 'Ines' };
    await shopper.ask('updateCustomer', { version: 2, actions: [setName] });
    const late = await sendForm(shopper, form, { 'billing.city': 'Lübeck' });
    expect(late.status).toBe(409);
    const html = await late.text();
    expect(html).toContain(t('account.changed'));
    const again = (await formsOf(new Response(html))).find(({ controls }) =>
      controls.has('version'),
    );
    if (!again) throw new Error('the form is not shown again');
    expect(again.controls.get('billing.city')?.value).toBe('Lübeck');
    expect(await led(sendForm(shopper, again, {}))).toContain('done=saved');
  });

  it('of a billing address takes another country, and then its fields', async () => {
    const { shopper } = await customerOf('de');
    const form = await entryOf(shopper, `${billing}?add`);
    const chosen = await sendForm(shopper, form, { 'billing.country': 'it' }, 'country');
    expect(await chosen.text()).toContain('name="billing.state"');
  });
});

describe('the keys of an address', () => {
  it('remove it at once, and bring it back with its uses and defaults', async () => {
    const { shopper, id } = await withHome();
    await shopper.ask('customerSetDefaultBillingAddress', { version: 2, addressId: id });
    const removed = await press(shopper, await (await shopper.get(billing)).text(), 'remove');
    const html = await removed.text();
    expect(html).toMatch(/role="status".*Heimweg 12a/s);
    expect((await shopper.ask('getCustomerAddresses', {})).addresses).toEqual([]);
    await press(shopper, html, 'restore');
    const book = await shopper.ask('getCustomerAddresses', {});
    expect(book.addresses).toMatchObject([home]);
    expect(book.billingAddressIds).toEqual([book.defaultBillingAddressId]);
  });

  it('make it the default of the page’s use', async () => {
    const { shopper, id } = await withHome();
    const html = await (await shopper.get(shipping)).text();
    const next = await led(press(shopper, html, 'default'));
    expect(await pageOf(shopper, next)).toContain(t('address.nowDefault'));
    expect(await shopper.ask('getCustomerAddresses', {})).toMatchObject({
      defaultShippingAddressId: id,
      shippingAddressIds: [id],
    });
    const address = { ...home, company: 'Muster GmbH' };
    await shopper.ask('customerAddAddress', { version: 3, address });
    expect(await pageOf(shopper, shipping)).toMatch(
      /value="default"[^/]*, <!-- -->Muster GmbH, [^/,]*, Heimweg 12a</,
    );
  });

  it('refuse what is not theirs: another id, a text that is no address', async () => {
    const { shopper } = await withHome();
    const stranger = await withHome();
    for (const fields of [
      { intent: 'remove', addressId: stranger.id },
      { intent: 'default', addressId: stranger.id },
      { intent: 'restore', removed: '{"address":{}}' },
      { intent: 'restore', removed: 'x' },
    ]) {
      const { status } = await shopper.post(billing, fields as Record<string, string>);
      expect(status).toBeLessThan(400);
    }
    expect((await shopper.ask('getCustomerAddresses', {})).version).toBe(2);
    expect((await stranger.shopper.ask('getCustomerAddresses', {})).version).toBe(2);
  });
});
