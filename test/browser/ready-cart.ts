/** Carts, addresses, orders and logins made by calls and a form, as the starting point of a test. */
import { request } from 'node:http';
import type { Page } from 'playwright/test';
import type { Cart } from '../../src/domain/cart/cart.ts';
import type { Guest } from './guests.ts';
import { addressOf, port } from './shop.ts';

/** The buyer, and the host that the browser opens. */
export type Ready = Pick<Guest, 'country' | 'address'> & Partial<Pick<Guest, 'host' | 'prefix'>>;

/** One call with the browser's cookies. */
async function ask<Data>(page: Page, who: Ready, name: string, main: object): Promise<Data> {
  const headers = { 'Content-Type': 'application/json' };
  const { status, text } = await post(page, who, `new-ct/${name}`, JSON.stringify([main]), headers);
  if (status !== 200) throw new Error(`${name}: ${status} ${text}`);
  return JSON.parse(text).data;
}

/** Logs in by the form, without opening its page. `network`: the form's rate limit counts by it. */
export async function loggedIn(
  page: Page,
  who: Ready,
  fields: { email: string; password: string },
  network: string,
): Promise<void> {
  const headers = {
    'CF-Connecting-IP': network,
    'Content-Type': 'application/x-www-form-urlencoded',
  };
  const form = new URLSearchParams(fields).toString();
  const { status } = await post(page, who, 'login', form, headers);
  if (status !== 303) throw new Error(`login: ${status}`);
}

/**
 * Sends with the browser's cookies, and gives the browser those of the response. Node does not resolve
 * `gb.localhost`: the request goes to 127.0.0.1.
 */
async function post(
  page: Page,
  { host, prefix = '' }: Ready,
  path: string,
  body: string,
  more: Record<string, string>,
): Promise<Answer> {
  const url = addressOf(host);
  const known = await page.context().cookies(url);
  const answer = await sent(`${prefix}/${path}`, body, {
    Host: new URL(url).host,
    Origin: url,
    Cookie: known.map((cookie) => `${cookie.name}=${cookie.value}`).join('; '),
    ...more,
  });
  for (const line of answer.set) {
    const [pair = '', ...attributes] = line.split('; ');
    const [cookie = '', value = ''] = pair.split('=');
    if (attributes.includes('Max-Age=0')) await page.context().clearCookies({ name: cookie });
    else await page.context().addCookies([{ name: cookie, value, url }]);
  }
  return answer;
}

type Answer = { status: number; text: string; set: string[] };

function sent(path: string, body: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((done, failed) => {
    const options = { host: '127.0.0.1', port, path, method: 'POST', headers };
    const asked = request(options, (answer) => {
      const { statusCode: status = 0, headers: told } = answer;
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => done({ status, text, set: told['set-cookie'] ?? [] }));
    });
    asked.on('error', failed);
    asked.end(body);
  });
}

/** Adds one piece of each article to the visitor's cart. */
export async function fillCart(page: Page, who: Ready, skus: readonly string[]): Promise<Cart> {
  const { me } = await ask<{ me: { activeCart: Cart | null } }>(page, who, 'getMe', {});
  const cart = me.activeCart ?? (await ask<{ cart: Cart }>(page, who, 'createCart', {})).cart;
  const actions = skus.map((sku) => ({ action: 'addLineItem', sku, quantity: 1 }));
  return change(page, who, cart, actions);
}

async function change(page: Page, who: Ready, { id, version }: Cart, actions: object[]) {
  return (await ask<{ cart: Cart }>(page, who, 'updateCart', { id, version, actions })).cart;
}

/** A cart that may be ordered. */
export async function readyToOrder(
  page: Page,
  who: Ready,
  skus: readonly string[],
  email = 'guest@example.com',
): Promise<Cart> {
  const { postalCode = '' } = who.address;
  // The form converts postal codes to upper case too.
  const address = { ...who.address, country: who.country, postalCode: postalCode.toUpperCase() };
  return change(page, who, await fillCart(page, who, skus), [
    { action: 'setCustomerEmail', email },
    { action: 'setBillingAddress', address },
    { action: 'setShippingAddress', address },
  ]);
}

/** Places an order without a payment provider. */
export async function ordered(
  page: Page,
  who: Ready,
  skus: readonly string[],
  paymentMethod: 'bankTransfer' | 'cashOnDelivery',
  email?: string,
): Promise<{ id: string; orderNumber: string }> {
  const cart = await readyToOrder(page, who, skus, email);
  const action = { action: 'addPayment', paymentInterface: paymentMethod };
  const { id, version, totalPrice } = await change(page, who, cart, [action]);
  const expectedTotalCentAmount = totalPrice.centAmount;
  const main = { id, version, paymentMethod, expectedTotalCentAmount };
  return (await ask<{ order: { id: string; orderNumber: string } }>(page, who, 'createOrder', main))
    .order;
}
