/** The addresses step as plain HTML: kind of customer, delivery address, and what happens to the input. */
import { describe, expect, it } from 'vitest';
import {
  inputsOf,
  pageOf,
  saved,
  send,
  shippingFields,
  step,
  withGoods,
} from '../addresses-form.ts';
import { customerOf, logIn } from '../customers.ts';
import { readPage } from '../html-page.ts';
import { addressFields, email } from '../shopper.ts';
import { cartOf } from '../shoppers-with-account.ts';
import { led, visitor } from '../visitor.ts';

const company = {
  clientType: 'company',
  'billing.company': 'Metzgerei Brandt GmbH',
  'billing.department': 'Einkauf',
  'billing.vatNumber': '129273398',
};

describe('private or company', () => {
  it.each([
    ['de', 'private'],
    ['gr', 'company'],
    ['ie', 'company'],
    ['fr', 'private'],
  ] as const)('is preselected in %s as %s', async (market, clientType) => {
    const { fields } = await pageOf(await withGoods(market));
    expect(fields).toMatchObject({ clientType, 'shipping.clientType': clientType });
  });

  it('a private customer’s company, department and VAT number are not stored, but stay in the form', async () => {
    const shopper = await withGoods('de');
    const typed = { ...addressFields('de'), ...company, clientType: 'private' };
    const failed = await readPage(await send(shopper, { ...typed, email: '' }));
    expect(failed.fields).toMatchObject({ ...company, clientType: 'private' });
    const { billingAddress } = await saved(shopper, typed);
    for (const field of ['company', 'department', 'vatNumber']) {
      expect(billingAddress).not.toHaveProperty(field);
    }
    const { billingAddress: asCompany } = await saved(shopper, { ...typed, ...company });
    expect(asCompany).toMatchObject({
      company: company['billing.company'],
      department: company['billing.department'],
      vatNumber: 'DE129273398',
    });
    expect((await pageOf(shopper)).fields).toMatchObject(company);
  });

  it.each(['129 273 398', 'de-129273398', 'DE129273398'])(
    'a VAT number typed as %s is stored in the format of invoices',
    async (typed) => {
      const shopper = await withGoods('de');
      const { billingAddress } = await saved(shopper, {
        ...addressFields('de'),
        ...company,
        'billing.vatNumber': typed,
      });
      expect(billingAddress).toMatchObject({ vatNumber: 'DE129273398' });
      // Goods still go where the invoice goes.
      expect((await pageOf(shopper)).fields.shippingAddressType).toBe('SAME_AS_BILLING');
    },
  );

  it('is remembered for each address, in cookies with a fixed set of values', async () => {
    const shopper = await withGoods('de');
    const different = {
      ...addressFields('de'),
      ...company,
      shippingAddressType: 'DIFFERENT_FROM_BILLING',
      ...shippingFields('de'),
      'shipping.clientType': 'private',
    };
    await saved(shopper, different);
    expect(Object.fromEntries(shopper.cookies)).toMatchObject({
      'kontor-client-billing': 'COMPANY',
      'kontor-client-shipping': 'PRIVATE',
      'kontor-shipping-address': 'DIFFERENT_FROM_BILLING',
    });
    const next = visitor('de');
    for (const name of ['billing', 'shipping']) {
      next.cookies.set(`kontor-client-${name}`, shopper.cookies.get(`kontor-client-${name}`) ?? '');
    }
    next.cookies.set('kontor-shipping-address', 'NONSENSE');
    const { fields } = await pageOf(await withGoods('de', next));
    expect(fields).toMatchObject({
      clientType: 'company',
      'shipping.clientType': 'private',
      shippingAddressType: 'SAME_AS_BILLING',
    });
  });

  it('a delivery address has its own company, and a private one has none', async () => {
    const shopper = await withGoods('de');
    const fields = {
      ...addressFields('de'),
      shippingAddressType: 'DIFFERENT_FROM_BILLING',
      ...shippingFields('de'),
      'shipping.company': 'Lager Nord',
      'shipping.clientType': 'company',
    };
    expect((await saved(shopper, fields)).shippingAddress).toMatchObject({ company: 'Lager Nord' });
    const asPrivate = await saved(shopper, { ...fields, 'shipping.clientType': 'private' });
    expect(asPrivate.shippingAddress).not.toHaveProperty('company');
  });
});

describe('an error', () => {
  it.each([
    [
      { 'billing.city': '', 'billing.vatNumber': '1', 'shipping.city': '' },
      'BillingAddressIncorrect',
      'billing.city',
    ],
    [{ 'billing.vatNumber': '1', 'shipping.city': '' }, 'BillingVatIncorrect', 'billing.vatNumber'],
    [{ 'shipping.city': '' }, 'ShippingAddressIncorrect', 'shipping.city'],
    [{ 'shipping.city': '', email: '' }, 'BillingAddressIncorrect', 'email'],
  ])('in %j is reported as %s, and the focus is on %s', async (holes, failure, first) => {
    const shopper = await withGoods('de');
    const typed = {
      ...addressFields('de'),
      ...company,
      shippingAddressType: 'DIFFERENT_FROM_BILLING',
      ...shippingFields('de'),
      ...holes,
    };
    const { status, html, fields } = await readPage(await send(shopper, typed));
    expect(status).toBe(422);
    expect(fields).toMatchObject(inputsOf(typed));
    expect(html).toContain(`data-failure="${failure}"`);
    const focused = [...html.matchAll(/<(?:input|select)[^>]*autofocus[^>]*>/gi)].map(
      ([tag]) => tag,
    );
    expect(focused).toHaveLength(1);
    expect(focused[0]).toContain(`name="${first}"`);
    const [link] = [...html.matchAll(/<a class="link" href="#([^"]+)"/g)].map(([, name]) => name);
    expect(link).toBe(first);
    expect((await cartOf(shopper))?.billingAddress).toEqual({ country: 'de' });
  });

  it('is returned by the check with the words of the page', async () => {
    const shopper = await withGoods('de');
    const typed = { ...addressFields('de'), email: 'zora@', 'billing.postalCode': '1' };
    const { html } = await readPage(await send(shopper, typed));
    const response = await shopper.post(`${step}/check`, typed);
    expect(response.headers.get('Cache-Control')).toContain('no-store');
    const complaints = (await response.json()) as Record<string, string>;
    expect(Object.keys(complaints)).toEqual(['email', 'billing.postalCode']);
    for (const [name, text] of Object.entries(complaints)) {
      expect(html).toContain(`id="${name}-error"`);
      expect(html).toContain(text);
    }
    const right = await shopper.post(`${step}/check`, addressFields('de'));
    expect(await right.json()).toEqual({});
  });
});

describe('the e-mail address', () => {
  it('is stored, and a changed one replaces it', async () => {
    const shopper = await withGoods('de');
    expect((await saved(shopper, addressFields('de'))).customerEmail).toBe(email);
    const other = { ...addressFields('de'), email: 'ze@mail.example' };
    expect((await saved(shopper, other)).customerEmail).toBe('ze@mail.example');
  });
});

describe('the delivery address', () => {
  it('can be a different one, and logging out resets that choice', async () => {
    const { shopper } = await customerOf('de');
    await withGoods('de', shopper);
    const different = {
      ...addressFields('de'),
      shippingAddressType: 'DIFFERENT_FROM_BILLING',
      ...shippingFields('de'),
      'shipping.city': 'Lübeck',
    };
    expect((await saved(shopper, different)).shippingAddress?.city).toBe('Lübeck');
    expect((await pageOf(shopper)).fields.shippingAddressType).toBe('DIFFERENT_FROM_BILLING');
    await led(shopper.post('/log-out', {}));
    expect([...shopper.cookies.keys()]).toEqual([]);
    const { fields } = await pageOf(await withGoods('de', shopper));
    expect(fields.shippingAddressType).toBe('SAME_AS_BILLING');
  });

  it('stays in the market if another billing country is applied; what was typed stays', async () => {
    const shopper = await withGoods('de');
    const typed = { ...addressFields('de'), 'billing.country': 'gb', intent: 'country' };
    const { status, html, fields } = await readPage(await send(shopper, typed));
    expect(status).toBe(200);
    expect(fields).toMatchObject({ email, 'billing.city': 'Mesto', 'billing.streetNumber': '12a' });
    const order = [...html.matchAll(/<input[^>]* name="billing\.([a-zA-Z]+)"/g)].map(
      ([, name]) => name,
    );
    expect(order.indexOf('streetNumber')).toBeLessThan(order.indexOf('streetName'));
    expect(order.indexOf('city')).toBeLessThan(order.indexOf('postalCode'));
    // Goods are delivered in the country only, so the delivery address cannot be the billing address.
    expect(html).toMatch(/<input[^>]*disabled[^>]*value="SAME_AS_BILLING"/);
    expect(fields.shippingAddressType).toBe('DIFFERENT_FROM_BILLING');
    expect((await cartOf(shopper))?.billingAddress).toEqual({ country: 'de' });
  });
});

describe('what was typed stays', () => {
  const typed = () => ({ ...addressFields('de'), 'billing.city': 'Ümlautstadt' });

  it('when nothing is left of the session: the page says so and leads to the login', async () => {
    const { shopper, email: own } = await customerOf('de');
    await withGoods('de', shopper);
    for (const name of ['kontor-session', 'kontor-customer']) shopper.cookies.delete(name);
    const page = await readPage(await send(shopper, typed()));
    expect(page.status).toBe(409);
    expect(page.fields).toMatchObject(inputsOf(typed()));
    expect(page.links).toContain('/checkout/login');
    await logIn(shopper, own);
    expect((await saved(shopper, typed())).billingAddress?.city).toBe('Ümlautstadt');
  });

  it('when the cart was emptied in another window', async () => {
    const shopper = await withGoods('de');
    const cart = await cartOf(shopper);
    const line = cart?.lineItems[0]?.id ?? '';
    await led(shopper.post('/checkout/cart', { lineItemId: line, intent: 'remove' }));
    const page = await readPage(await send(shopper, typed()));
    expect([page.status, page.links.includes('/checkout/cart')]).toEqual([409, true]);
    expect(page.fields).toMatchObject(inputsOf(typed()));
  });

  it('unless there never was a cart: then the form leads home', async () => {
    expect(await led(send(visitor('de'), typed()))).toBe('/');
  });
});
