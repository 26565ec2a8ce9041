/** The shop's few cookies; all of them are needed for what the visitor asked for. */
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { KontorContext } from './context.ts';

const day = 86_400;
/** Which market a neutral host shows. Source: catalogue.txt §9, locale cookie 365 days. */
const countryCookie = 'kontor-country';
/** The cart's id: whoever knows it may change the cart. Only the visitor's own pages are told. */
const cartCookie = 'kontor-cart';
/** Says only that there is a cart, so that pages without one ask nothing. */
const cartHintCookie = 'kontor-has-cart';

/** Ids of the orders placed in this browser, newest first: their thank-you pages open here and nowhere else. */
const ordersCookie = 'kontor-orders';
const rememberedOrders = 5;

/** The country cookie as the request sent it; usable before Hono has made its context. */
export function countryCookieOf(request: Request): string | undefined {
  const cookies = request.headers.get('Cookie') ?? '';
  return new RegExp(`(?:^|;\\s*)${countryCookie}=([a-z]{2})`).exec(cookies)?.[1];
}

function options(c: KontorContext, days: number): CookieOptions {
  const secure = new URL(c.req.url).protocol === 'https:';
  return { path: '/', sameSite: 'Lax', secure, maxAge: days * day };
}

export function setCountryCookie(c: KontorContext, country: string): void {
  setCookie(c, countryCookie, country, { ...options(c, 365), httpOnly: true });
}

export function cartIdOf(c: KontorContext): string | undefined {
  const id = getCookie(c, cartCookie);
  return id && isCartId(id) ? id : undefined;
}

/** Whether a text can be a cart's id; anything else must not open a room. */
export function isCartId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

export function setCartCookie(c: KontorContext, cartId: string): void {
  setCookie(c, cartCookie, cartId, { ...options(c, 30), httpOnly: true });
  setCookie(c, cartHintCookie, '1', options(c, 30));
}

export function clearCartCookie(c: KontorContext): void {
  deleteCookie(c, cartCookie, { path: '/' });
  deleteCookie(c, cartHintCookie, { path: '/' });
}

export function rememberOrder(c: KontorContext, orderId: string): void {
  const ids = [orderId, ...rememberedOrderIds(c).filter((id) => id !== orderId)];
  const value = ids.slice(0, rememberedOrders).join('.');
  setCookie(c, ordersCookie, value, { ...options(c, 1), httpOnly: true });
}

export function rememberedOrderIds(c: KontorContext): string[] {
  return getCookie(c, ordersCookie)?.split('.') ?? [];
}
