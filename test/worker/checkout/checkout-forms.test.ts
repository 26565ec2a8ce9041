/** The checkout as plain HTML: forms, redirects and cookies, no script. */
import { beforeAll, describe, expect, it } from 'vitest';
import { putOnSale, setPrice, setStock } from '../goods.ts';
import { readPage } from '../html-page.ts';
import { ordersOf } from '../order-rows.ts';
import { addressFields, readyToOrder } from '../shopper.ts';
import { led, type Visitor, visitor } from '../visitor.ts';

let sku: string;
beforeAll(async () => {
  [sku] = await putOnSale({ price: 2000 });
});

const add = (quantity: string, what = sku) => ({ intent: 'add', sku: what, quantity });

/** Quantity and line of the cart page's first line. */
async function firstLine(shopper: Visitor) {
  const { fields, html } = await readPage(await shopper.get('/checkout/cart'));
  return { id: fields.lineItemId ?? '', quantity: fields.quantity, html };
}

describe("the cart's forms", () => {
  it('add, change and remove, and store the cart in an HttpOnly cookie', async () => {
    const shopper = visitor('de');
    const response = await shopper.post('/checkout/cart', add('3'));
    expect(await led(Promise.resolve(response))).toBe('/checkout/cart');
    const [cookie = ''] = response.headers
      .getSetCookie()
      .filter((each) => each.startsWith('kontor-cart='));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    const line = await firstLine(shopper);
    expect(line.quantity).toBe('3');
    const lineItemId = line.id;
    await led(shopper.post('/checkout/cart', { lineItemId, quantity: '7' }));
    expect((await firstLine(shopper)).quantity).toBe('7');
    await led(shopper.post('/checkout/cart', { lineItemId, quantity: 'many' }));
    expect((await firstLine(shopper)).quantity).toBe('1');
    await led(shopper.post('/checkout/cart', { lineItemId, intent: 'remove' }));
    expect((await firstLine(shopper)).id).toBe('');
  });

  it('say what was wrong and change nothing', async () => {
    const [few, none] = await putOnSale({ stock: 2 }, { stock: 0 });
    const shopper = visitor('gb');
    const bad: [Record<string, string>, string][] = [
      [add('1', 'EX99999999'), 'ProductNotFound'],
      [add('1', none), 'OutOfStock'],
      [add('1', ''), 'InvalidInput'],
      [{}, 'InvalidInput'],
      [{ lineItemId: 'none', quantity: '2' }, 'CartNotFound'],
    ];
    for (const [fields, problem] of bad) {
      const path = await led(shopper.post('/checkout/cart', fields));
      expect(path).toBe(`/checkout/cart?problem=${problem}`);
      const page = await readPage(await shopper.get(path));
      expect([page.status, page.fields.lineItemId]).toEqual([200, undefined]);
      expect(page.html).toMatch(/class="note[" ]/);
    }
    const capped = await led(shopper.post('/checkout/cart', add('5', few)));
    expect(capped).toBe('/checkout/cart?problem=MaximumReached');
    expect((await firstLine(shopper)).quantity).toBe('2');
    const gone = shopper.post('/checkout/cart', { lineItemId: 'none', quantity: '2' });
    expect(await led(gone)).toBe('/checkout/cart?problem=LineItemNotFound');
    expect((await firstLine(shopper)).quantity).toBe('2');
  });

  it('sent from another site change nothing', async () => {
    const shopper = visitor('de');
    for (const path of ['cart', 'addresses', 'payment']) {
      const response = await shopper.send(`/checkout/${path}`, {
        method: 'POST',
        body: new URLSearchParams(add('1')),
        headers: { Origin: 'https://evil.example' },
      });
      expect(response.status).toBe(403);
    }
    expect([...shopper.cookies.keys()]).toEqual([]);
  });
});

describe('the addresses form', () => {
  async function withGoods(market: string) {
    const shopper = visitor(market);
    await shopper.post('/checkout/cart', add('1'));
    return shopper;
  }

  it('with errors returns everything that was typed and names each wrong field', async () => {
    const shopper = await withGoods('de');
    const typed = {
      ...addressFields('de'),
      email: 'zora@',
      'billing.postalCode': '1234',
      'billing.city': '"Köln" <b>',
      'billing.lastName': '',
    };
    const page = await readPage(await shopper.post('/checkout/addresses', typed));
    expect(page.status).toBe(422);
    expect(page.fields).toMatchObject({
      email: 'zora@',
      'billing.postalCode': '1234',
      'billing.city': '"Köln" <b>',
      'billing.firstName': 'Zora',
      clientType: 'private',
    });
    const wrong = [...page.html.matchAll(/id="([^"]+)-error"/g)].map(([, name]) => name);
    expect(wrong.toSorted()).toEqual(['billing.lastName', 'billing.postalCode', 'email']);
    expect(await led(shopper.get('/checkout/payment'))).toBe('/checkout/addresses');
  });

  it('stores a second address, formats postcodes and shows both addresses before the order', async () => {
    const shopper = await withGoods('pl');
    const shipping = Object.entries(addressFields('pl'))
      .filter(([name]) => name.startsWith('billing.'))
      .map(([name, value]) => [name.replace('billing', 'shipping'), value]);
    const path = await led(
      shopper.post('/checkout/addresses', {
        ...addressFields('pl'),
        'billing.postalCode': '00950',
        shippingAddressType: 'DIFFERENT_FROM_BILLING',
        ...Object.fromEntries(shipping),
        'shipping.city': 'Kraków',
      }),
    );
    expect(path).toBe('/checkout/payment');
    const { html } = await readPage(await shopper.get(path));
    for (const shown of ['00-950', 'Kraków', 'Mesto']) expect(html.includes(shown)).toBe(true);
    const again = await readPage(await shopper.get('/checkout/addresses'));
    expect(again.fields).toMatchObject({
      'billing.postalCode': '00-950',
      'shipping.city': 'Kraków',
      shippingAddressType: 'DIFFERENT_FROM_BILLING',
    });
  });

  it('without the kind of customer reports the error at that choice and focuses it', async () => {
    const shopper = await withGoods('de');
    const { clientType: _type, ...without } = addressFields('de');
    const { status, html } = await readPage(await shopper.post('/checkout/addresses', without));
    expect(status).toBe(422);
    expect(html).toContain('aria-describedby="clientType-error"');
    expect(html).toContain('id="clientType-error"');
    expect(html).toMatch(/<input[^>]*autofocus[^>]* name="clientType"/i);
  });

  it('requires the province in Italy, and from companies their name and numbers', async () => {
    const shopper = await withGoods('it');
    const { 'billing.state': _state, ...without } = addressFields('it');
    const page = await readPage(
      await shopper.post('/checkout/addresses', { ...without, clientType: 'company' }),
    );
    expect(page.status).toBe(422);
    const wrong = [...page.html.matchAll(/id="([^"]+)-error"/g)].map(([, name]) => name);
    expect(wrong.toSorted()).toEqual([
      'billing.company',
      'billing.identifiers.sdi',
      'billing.state',
      'billing.vatNumber',
    ]);
  });
});

describe('the payment form', () => {
  const byTransfer = '/checkout/payment?method=bankTransfer';

  it('shows the total of the chosen method and orders for it', async () => {
    const { shopper, cart } = await readyToOrder('de', { [sku]: 1 });
    const bank = await readPage(await shopper.get(byTransfer));
    const cash = await readPage(await shopper.get('/checkout/payment?method=cashOnDelivery'));
    expect([bank.fields.total, cash.fields.total]).toEqual(['2195', '2485']);
    await led(shopper.post('/checkout/payment', cash.fields));
    const [order] = await ordersOf(cart.id);
    expect(order).toMatchObject({ total_cent_amount: 2485 });
    expect([...shopper.cookies.keys()].toSorted()).toEqual(['kontor-ordered', 'kontor-payment']);
  });

  it('leads to the same order when it is sent twice', async () => {
    const { shopper, cart } = await readyToOrder('de', { [sku]: 1 });
    const { fields } = await readPage(await shopper.get(byTransfer));
    const headers = { Cookie: shopper.cookieHeader(), Origin: shopper.origin };
    const press = () =>
      shopper.send('/checkout/payment', {
        method: 'POST',
        body: new URLSearchParams({ ...fields, method: 'bankTransfer' }),
        headers,
      });
    const [first, second] = await Promise.all([led(press()), led(press())]);
    expect(second).toBe(first);
    expect(await led(press())).toBe(first);
    expect(await ordersOf(cart.id)).toHaveLength(1);
  });

  it('is shown again with the new total when the price or the stock changed meanwhile', async () => {
    const [dear, rare] = await putOnSale({ price: 7000 }, { price: 7000, stock: 1 });
    for (const [article, change] of [
      [dear, () => setPrice(dear, 7100)],
      [rare, () => setStock(rare, 0)],
    ] as const) {
      const { shopper, cart } = await readyToOrder('fr', { [article]: 1 });
      const { fields } = await readPage(await shopper.get(byTransfer));
      await change();
      const page = await readPage(await shopper.post('/checkout/payment', fields));
      expect(page.status).toBe(409);
      expect(page.html).toMatch(/class="note[" ]/);
      if (article === dear) expect(page.fields.total).toBe('7100');
      expect(await ordersOf(cart.id)).toEqual([]);
    }
  });

  it('with a missing or invalid method, total, version or cart id orders nothing', async () => {
    const { shopper, cart } = await readyToOrder('de', { [sku]: 1 });
    const { fields } = await readPage(await shopper.get(byTransfer));
    const changes: Record<string, string>[] = [
      { method: '' },
      { method: 'barter' },
      { total: '1' },
      { total: '' },
      { version: 'x' },
      { cartId: crypto.randomUUID() },
      { cartId: '' },
      { cartId: 'x'.repeat(10_000) },
    ];
    for (const change of changes) {
      const response = await shopper.post('/checkout/payment', { ...fields, ...change });
      expect([change, response.status]).toEqual([change, 409]);
    }
    expect(await ordersOf(cart.id)).toEqual([]);
  });
});
