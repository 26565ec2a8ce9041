/** The shop's cookies; all of them are necessary for what the visitor requested. */
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { isCartId } from '#domain/cart/cart-id.ts';
import { isEmail } from '#domain/customer/email.ts';
import { sessionSeconds } from '#domain/customer/session.ts';
import type { LocaleCode } from '#domain/locale/locales.ts';
import { creditOf, type PaymentMethodKey, paymentMethodKeys } from '#domain/payment/methods.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { deviceWishesKeptDays } from '#domain/wish-list/wish-list.ts';
import { choiceCookies } from './address-cookies.ts';
import type { KontorContext } from './context.ts';
import { identityCookies } from './identity-cookies.ts';
import { isId } from './sent-id.ts';

const hour = 3600;
const day = 86_400;
/**
 * The chosen locale, for example `fr-CH`: the country on hosts without a market, the language if paths do not name it.
 * One cookie for store, country, currency and language, so that they are consistent. Source: catalogue.txt §4, §9.
 */
const localeCookie = 'kontor-locale';
const localeDays = 365;
/** The cart's id. Anyone who knows a guest cart's id may change it: only the visitor's own pages receive it. */
const cartCookie = 'kontor-cart';
/** Says only that there is a cart, so that pages without one send no request for it. */
const cartHintCookie = 'kontor-has-cart';

/** Carts that became orders in this browser, newest first: they give access to their orders' pages in it only. */
const orderedCookie = 'kontor-ordered';
const maxOrderedCarts = 5;

/** The payment method that this browser used last, from a closed list. Source: eu-2026.md PAY-40. */
const methodCookie = 'kontor-payment';
const methodDays = 30;

/** The commerce token: a signed token with the customer that this browser may act for. */
const sessionCookie = 'kontor-session';
/**
 * `1`: a customer may be logged in; pages of other visitors send no request for one. `ended`: the session has ended by
 * itself, so that the next page that needs a login can say so.
 */
const customerHintCookie = 'kontor-customer';
const hintDays = 30;
/** The id of the customer who was logged in last: what they typed or ordered here is not for the next one. */
const lastCustomerCookie = 'kontor-last-customer';

/** Chosen at random when a browser finds a review helpful, so that its vote counts once. */
const deviceCookie = 'kontor-device';
const deviceDays = 180;

/** The key to the wish lists of a browser without an account: set when the first article is saved. */
const wishesCookie = 'kontor-wishes';
/** Says only that there are wish lists, so that pages of visitors without one send no request for them. */
const wishesHintCookie = 'kontor-has-wishes';

/** The address that this browser has registered with, for the page after the form. */
const registeredCookie = 'kontor-registered';

type CookieDescription = { names: readonly string[]; about: TextKey; seconds: number };

/** All cookies, for the privacy notice: their topics and lifetimes. */
export function cookiesOf(c: KontorContext): CookieDescription[] {
  const cartSeconds = c.env.settings.cartKeptMs / 1000;
  return [
    { names: [localeCookie], about: 'footer.choose', seconds: localeDays * day },
    { names: [cartCookie, cartHintCookie], about: 'cart.title', seconds: cartSeconds },
    { ...choiceCookies, about: 'checkout.step.addresses' },
    { names: [methodCookie], about: 'payment.title', seconds: methodDays * day },
    { names: [orderedCookie], about: 'orderStatus.title', seconds: day },
    { names: [sessionCookie], about: 'account.security', seconds: sessionSeconds },
    {
      names: [customerHintCookie, lastCustomerCookie],
      about: 'account.security',
      seconds: hintDays * day,
    },
    { ...identityCookies, about: 'account.security' },
    { names: [registeredCookie], about: 'account.createTitle', seconds: hour },
    { names: [deviceCookie], about: 'product.ratings', seconds: deviceDays * day },
    {
      names: [wishesCookie, wishesHintCookie],
      about: 'wishList.title',
      seconds: deviceWishesKeptDays * day,
    },
  ];
}

/** The locale cookie of a request; usable before Hono has created its context. */
export function localeCookieOf(request: Request): string | undefined {
  const cookies = request.headers.get('Cookie') ?? '';
  return new RegExp(`(?:^|;\\s*)${localeCookie}=([a-z]{2}-[A-Z]{2})(?:;|$)`).exec(cookies)?.[1];
}

function options(c: KontorContext, days: number): CookieOptions {
  const secure = new URL(c.req.url).protocol === 'https:';
  return { path: '/', sameSite: 'Lax', secure, maxAge: days * day };
}

export function setLocaleCookie(c: KontorContext, locale: LocaleCode): void {
  setCookie(c, localeCookie, locale, { ...options(c, localeDays), httpOnly: true });
}

export function cartIdOf(c: KontorContext): string | undefined {
  const id = getCookie(c, cartCookie);
  return id && isCartId(id) ? id : undefined;
}

/** The cookie lasts as long as the cart itself is stored. */
export function setCartCookie(c: KontorContext, cartId: string): void {
  const days = c.env.settings.cartKeptMs / (day * 1000);
  setCookie(c, cartCookie, cartId, { ...options(c, days), httpOnly: true });
  setCookie(c, cartHintCookie, '1', options(c, days));
}

export function clearCartCookie(c: KontorContext): void {
  deleteCookie(c, cartCookie, { path: '/' });
  deleteCookie(c, cartHintCookie, { path: '/' });
}

export function rememberOrdered(c: KontorContext, cartId: string): void {
  const ids = [cartId, ...orderedCartsOf(c).filter((id) => id !== cartId)].slice(
    0,
    maxOrderedCarts,
  );
  setCookie(c, orderedCookie, ids.join('.'), { ...options(c, 1), httpOnly: true });
}

export function forgetOrdered(c: KontorContext): void {
  deleteCookie(c, orderedCookie, { path: '/' });
}

export function orderedCartsOf(c: KontorContext): string[] {
  return getCookie(c, orderedCookie)?.split('.').filter(isCartId) ?? [];
}

/** Credit is never preselected, so it is not stored. */
export function rememberMethod(c: KontorContext, method: PaymentMethodKey): void {
  if (creditOf(method) === 'credit') return;
  setCookie(c, methodCookie, method, { ...options(c, methodDays), httpOnly: true });
}

export function lastMethodOf(c: KontorContext): PaymentMethodKey | undefined {
  const last = getCookie(c, methodCookie);
  return paymentMethodKeys.find((key) => key === last);
}

export function forgetMethod(c: KontorContext): void {
  deleteCookie(c, methodCookie, { path: '/' });
}

/** The id of this browser's votes; a new one is stored. */
export function deviceOf(c: KontorContext): string {
  const known = getCookie(c, deviceCookie);
  if (isId(known)) return known;
  const device = crypto.randomUUID();
  setCookie(c, deviceCookie, device, { ...options(c, deviceDays), httpOnly: true });
  return device;
}

export function wishKeyOf(c: KontorContext): string | undefined {
  const key = getCookie(c, wishesCookie);
  return isId(key) ? key : undefined;
}

/** Null: this browser has no wish lists any more. */
export function rememberWishKey(c: KontorContext, key: string | null): void {
  if (key === null) {
    deleteCookie(c, wishesCookie, { path: '/' });
    deleteCookie(c, wishesHintCookie, { path: '/' });
    return;
  }
  const lasting = options(c, deviceWishesKeptDays);
  setCookie(c, wishesCookie, key, { ...lasting, httpOnly: true });
  setCookie(c, wishesHintCookie, '1', lasting);
}

export function rememberRegistered(c: KontorContext, email: string): void {
  setCookie(c, registeredCookie, email, { ...options(c, 0), maxAge: hour, httpOnly: true });
}

export function forgetRegistered(c: KontorContext): void {
  deleteCookie(c, registeredCookie, { path: '/' });
}

export function registeredAddress(c: KontorContext): string | undefined {
  const email = getCookie(c, registeredCookie) ?? '';
  return isEmail(email) ? email : undefined;
}

export function sessionCookieOf(c: KontorContext): string | undefined {
  return getCookie(c, sessionCookie);
}

export function setSessionCookies(
  c: KontorContext,
  token: string,
  customerId: string,
  seconds = sessionSeconds,
): void {
  setCookie(c, sessionCookie, token, {
    ...options(c, 1),
    maxAge: Math.min(seconds, sessionSeconds),
    httpOnly: true,
  });
  setCookie(c, customerHintCookie, '1', options(c, hintDays));
  setCookie(c, lastCustomerCookie, customerId, { ...options(c, hintDays), httpOnly: true });
}

/** Also after their session has ended by itself; not after a log-out. */
export function lastCustomerOf(c: KontorContext): string | undefined {
  return getCookie(c, lastCustomerCookie);
}

export function forgetLastCustomer(c: KontorContext): void {
  deleteCookie(c, lastCustomerCookie, { path: '/' });
}

export function customerHintOf(c: KontorContext): boolean {
  return getCookie(c, customerHintCookie) !== undefined;
}

/** For a session that has ended by itself; nothing if this browser had none. */
export function endSessionCookies(c: KontorContext): void {
  if (sessionCookieOf(c) === undefined && !customerHintOf(c)) return;
  deleteCookie(c, sessionCookie, { path: '/' });
  setCookie(c, customerHintCookie, 'ended', options(c, hintDays));
}

export function clearSessionCookies(c: KontorContext): void {
  deleteCookie(c, sessionCookie, { path: '/' });
  deleteCookie(c, customerHintCookie, { path: '/' });
}
