/** The country switcher: to the other market's host, or by cookie where hosts carry no market. */
import { isCountryCode } from '#domain/country/countries.ts';
import { hostOfCountry } from '#domain/locale/market.ts';
import type { KontorContext } from '#worker/context.ts';
import { clearCartCookie, setCountryCookie } from '#worker/cookies.ts';
import { hostRulesOf } from '#worker/host-rules.ts';

export async function chooseMarket(c: KontorContext): Promise<Response> {
  const { country } = await c.req.parseBody();
  if (typeof country !== 'string' || !isCountryCode(country)) return c.redirect('/', 303);
  const url = new URL(c.req.url);
  const host = hostOfCountry(country, url.hostname, hostRulesOf(c.env));
  if (host) {
    const port = url.port ? `:${url.port}` : '';
    return c.redirect(`${url.protocol}//${host}${port}/`, 303);
  }
  setCountryCookie(c, country);
  if (country !== c.get('shop').store.key) clearCartCookie(c);
  return c.redirect('/', 303);
}
