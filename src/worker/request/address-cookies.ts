/**
 * Cookies with the choices of the addresses step: private or company, for each address, and the kind of the shipping
 * address. The values are from closed lists, nothing personal; deleted on logout.
 * Source: purchase-flow.txt §4 "Checkout and payment", checklist CHK-2, CHK-4.
 */
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import {
  clientTypeOf,
  type RememberedChoices,
  shippingAddressTypeOf,
} from '#domain/checkout/address-choices.ts';
import type { KontorContext } from './context.ts';

const names = {
  billing: 'kontor-client-billing',
  shipping: 'kontor-client-shipping',
  shippingAddress: 'kontor-shipping-address',
} as const satisfies Record<keyof RememberedChoices, string>;

/** In seconds; about as long as a cart is stored. */
const lifetime = 30 * 86_400;

export const choiceCookies = { names: Object.values(names), seconds: lifetime };

export function rememberedChoices(c: KontorContext): RememberedChoices {
  const billing = clientTypeOf(getCookie(c, names.billing)?.toLowerCase());
  const shipping = clientTypeOf(getCookie(c, names.shipping)?.toLowerCase());
  const shippingAddress = shippingAddressTypeOf(getCookie(c, names.shippingAddress));
  return {
    ...(billing && { billing }),
    ...(shipping && { shipping }),
    ...(shippingAddress && { shippingAddress }),
  };
}

export function rememberChoices(c: KontorContext, choices: RememberedChoices): void {
  const { billing, shipping, shippingAddress } = choices;
  const remember = (name: string, value: string | undefined) => {
    const secure = new URL(c.req.url).protocol === 'https:';
    if (!value) return;
    setCookie(c, name, value, {
      path: '/',
      sameSite: 'Lax',
      secure,
      httpOnly: true,
      maxAge: lifetime,
    });
  };
  remember(names.billing, billing?.toUpperCase());
  remember(names.shipping, shipping?.toUpperCase());
  remember(names.shippingAddress, shippingAddress);
}

export function forgetChoices(c: KontorContext): void {
  for (const name of Object.values(names)) deleteCookie(c, name, { path: '/' });
}
