/** Companies with VAT numbers, and the checks that are stored for them. */
import { env } from 'cloudflare:test';
import { vi } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import type { Address } from '#domain/checkout/address.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { activeCart } from './cart-view.ts';
import { putOnSale } from './goods.ts';
import { addressIn, cartWith, email } from './shopper.ts';
import { type Visitor, visitor } from './visitor.ts';

/** The VAT number of the shop in the sandbox. */
export const own = 'DE987654328';
export const dayMs = 86_400_000;

/** A random Austrian number with a correct check digit, which no other test uses. */
export function newNumber(): string {
  for (;;) {
    const digits = [...String(1_000_000 + Math.floor(Math.random() * 8_000_000))].map(Number);
    const sum = digits.reduce((all, digit, at) => {
      const twice = digit * 2;
      return all + (at % 2 === 0 ? digit : Math.floor(twice / 10) + (twice % 10));
    }, 0);
    const check = (10 - ((sum + 4) % 10)) % 10;
    if (!String(digits.join('')).includes('99990')) return `ATU${digits.join('')}${check}`;
  }
}

const companyIn = (
  country: CountryCode,
  vatNumber: string,
  changes: Partial<Address>,
): Address => ({
  ...addressIn(country),
  ...changes,
  company: 'Werkstatt GmbH',
  vatNumber,
});

async function addressed(shopper: Visitor, { id, version }: Cart, address: Address): Promise<Cart> {
  const actions = [
    { action: 'setCustomerEmail' as const, email },
    { action: 'setBillingAddress' as const, address },
    { action: 'setShippingAddress' as const, address },
  ];
  return (await shopper.ask('updateCart', { id, version, actions })).cart;
}

/** A company's cart of 100 euros net, right after its addresses were written. */
export async function company(
  country: CountryCode,
  vatNumber: string,
  price = 12_000,
  changes: Partial<Address> = {},
) {
  const [sku] = await putOnSale({ price });
  const shopper = visitor(country);
  const begun = await cartWith(shopper, { [sku]: 1 });
  return { shopper, cart: await addressed(shopper, begun, companyIn(country, vatNumber, changes)) };
}

export const waitForCart = (cart: Cart, country: CountryCode, isReady: (now: Cart) => boolean) =>
  vi.waitFor(async () => {
    const now = await activeCart(cart.id, country);
    if (!now || !isReady(now)) throw new Error('not renewed yet');
    return now;
  }, 50_000);

export const checksOf = async (number: string) =>
  (await env.DB.prepare('SELECT * FROM vat_checks WHERE number = ?').bind(number).all()).results;

export const validate = (shopper: Visitor, number: string, asker = own, headers = {}) =>
  shopper.send(`/vat/validate?UstId_1=${asker}&UstId_2=${encodeURIComponent(number)}`, { headers });
