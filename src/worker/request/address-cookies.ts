/**
 * What a browser remembers of the addresses step: whether somebody buys privately or for a company, for each address, and
 * where the goods went. Words from closed lists, nothing personal; forgotten on log-out.
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

/** Seconds: the longest life a cart has is about as long. */
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
