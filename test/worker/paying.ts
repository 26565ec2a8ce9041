/** A shopper who pays through a provider: the order button, the provider's pages, the return, and the database rows. */
import { env, SELF } from 'cloudflare:test';
import { vi } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { giftCardCents } from '#domain/gift-card/used-cards.ts';
import type { Order } from '#domain/order/order.ts';
import type { ProviderKindKey } from '#domain/payment/provider-kinds.ts';
import { card } from './adyen-sandbox.ts';
import { putOnSale } from './goods.ts';
import { ordersOf } from './order-rows.ts';
import { readyToOrder } from './shopper.ts';
import type { Visitor } from './visitor.ts';

export type Payer = Awaited<ReturnType<typeof payer>>;

/** A shopper in the payment step, and the actions from there. */
export async function payer(country: CountryCode, goods: { price?: number; stock?: number } = {}) {
  const [sku] = await putOnSale({ price: 6000, stock: 10, ...goods });
  const { shopper, cart } = await readyToOrder(country, { [sku]: 1 });
  return { sku, shopper, cart, ...paying(shopper, cart) };
}

/** Sends the form of the provider's page, without the shop's cookies; returns the address that it redirects to. */
export async function atProvider(url: string, fields: Record<string, string>): Promise<string> {
  const response = await SELF.fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: new URL(url).origin },
    body: new URLSearchParams(fields),
  });
  if (response.status !== 303) throw new Error(`${url} answered ${response.status}`);
  return new URL(response.headers.get('Location') ?? '', url).href;
}

export function paying(shopper: Visitor, cart: Cart) {
  /** Presses the order button; returns the address that it redirects to. */
  async function press(method: ProviderKindKey): Promise<string> {
    const response = await shopper.post('/checkout/payment', {
      intent: 'order',
      method,
      cartId: cart.id,
      version: String(cart.version),
      total: String(cart.totalPrice.centAmount),
      giftCards: String(giftCardCents(cart)),
    });
    if (response.status !== 303) throw new Error(`the order button answered ${response.status}`);
    return response.headers.get('Location') ?? '';
  }

  /** Returns to the shop; the result is the path that the shop redirects to. */
  async function back(url: string): Promise<string> {
    const { pathname, search } = new URL(url);
    const response = await shopper.get(pathname + search);
    return response.headers.get('Location') ?? `status ${response.status}`;
  }

  return {
    press,
    at: atProvider,
    back,
    /** The whole purchase with a card that pays. */
    payByCard: async () => back(await atProvider(await press('scheme'), card)),
    order: async (): Promise<Order | undefined> => {
      const [row] = await ordersOf(cart.id);
      return row && (JSON.parse(row.document) as Order);
    },
  };
}

/** Waits until the check passes, after the queue has delivered. */
export const soon = (check: () => Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: 50_000, interval: 200 });

/** The sandbox's records of the payments of a cart: captured, refunded and released amounts. */
export async function booksOf(cartId: string) {
  const { results } = await env.DB.prepare(
    `SELECT document FROM sandbox_payments JOIN payment_attempts
       ON payment_attempts.id = sandbox_payments.reference
     WHERE cart_id = ? AND document ->> '$.kind' = 'payment'`,
  )
    .bind(cartId)
    .all<{ document: string }>();
  return results.map(({ document }) => {
    const { state, captured, refunded, released, amount } = JSON.parse(document);
    return { state, captured, refunded, released, amount };
  });
}

/** The provider's number of the voucher that a cart is paid by. */
export async function voucherOf(cartId: string): Promise<string> {
  const row = await env.DB.prepare(
    `SELECT sandbox_payments.id FROM sandbox_payments JOIN payment_attempts
       ON payment_attempts.id = sandbox_payments.reference
     WHERE cart_id = ? AND document ->> '$.kind' = 'payment'`,
  )
    .bind(cartId)
    .first<{ id: string }>();
  return row?.id ?? '';
}

/** The attempt that a page of the provider is about. */
export async function attemptOf(url: string): Promise<{ attempt_id: string }> {
  const row = await env.DB.prepare(
    'SELECT reference AS attempt_id FROM sandbox_payments WHERE id = ?',
  )
    .bind(new URL(url).pathname.split('/').at(-1))
    .first<{ attempt_id: string }>();
  if (!row) throw new Error(`nothing is known of ${url}`);
  return row;
}
