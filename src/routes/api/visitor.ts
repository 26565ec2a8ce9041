/**
 * GET /api/visitor: the market that the visitor may prefer. Cloudflare determines the country; the visitor's IP address
 * is neither read nor stored. Source: issue 3 point 6.
 */
import { countryName } from '#domain/country/country-name.ts';
import { suggestedLocale, type VisitorAnswer } from '#domain/locale/suggestion.ts';
import { marketChoice } from '#domain/routing/market-choice.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { localeCookieOf } from '#worker/request/cookies.ts';

export function visitorInfo(c: KontorContext): Response {
  const { locale: here, t, neutralHost, hrefOfMarket, prefixOf } = c.get('shop');
  const arrival = {
    market: here.country,
    visitorCountry: visitorCountryOf(c),
    acceptLanguage: c.req.header('Accept-Language') ?? '',
    userAgent: c.req.header('User-Agent') ?? '',
    chosen: neutralHost && localeCookieOf(c.req.raw) !== undefined,
  };
  const locale = suggestedLocale(arrival, c.env.settings);
  if (!locale) return c.json({} satisfies VisitorAnswer);
  const there = countryName(locale.country, here.code);
  const answer: VisitorAnswer = {
    suggestion: {
      country: locale.country,
      locale: locale.code,
      href: neutralHost
        ? marketChoice(locale.code)
        : hrefOfMarket(locale.country, prefixOf(locale) || '/'),
      texts: {
        title: t('geo.title'),
        text: t('geo.text', {
          country: countryName(here.country, here.code),
          visitorCountry: there,
        }),
        go: t('geo.go', { country: there }),
        stay: t('geo.stay'),
        close: t('geo.close'),
      },
    },
  };
  return c.json(answer);
}

/** Anyone can send the header: it is used only where sandbox services run, to test the suggestion. */
function visitorCountryOf(c: KontorContext): string | undefined {
  const sandboxCountry = c.env.settings.isSandbox ? c.req.header('CF-IPCountry') : undefined;
  const { cf } = c.req.raw as Request<unknown, IncomingRequestCfProperties>;
  return sandboxCountry ?? cf?.country;
}
