/** Remembers the country on hosts that carry no market; elsewhere the footer links to the other market's host. */
import { isCountryCode } from '#domain/country/countries.ts';
import type { KontorContext } from '#worker/context.ts';
import { setCountryCookie } from '#worker/cookies.ts';
import { notFound } from './not-found.tsx';

export async function chooseMarket(c: KontorContext): Promise<Response> {
  const shop = c.get('shop');
  const country = c.req.param('country') ?? '';
  if (!shop.neutralHost || !isCountryCode(country)) return notFound(c);
  setCountryCookie(c, country);
  return c.redirect('/', 303);
}
