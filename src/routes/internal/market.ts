/**
 * Stores the chosen market on hosts that have none (elsewhere the footer links to the other market's host), and the
 * language where addresses do not contain it. Takes a country or a locale: /__market/ch, /__market/fr-CH?to=/payment/.
 */
import { isCountryCode } from '#domain/country/countries.ts';
import { languagesIn } from '#domain/country/settings.ts';
import { type Locale, localeOf, locales } from '#domain/locale/locales.ts';
import { underPrefix } from '#domain/locale/market.ts';
import { chosenPath } from '#domain/routing/market-choice.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { clearCartCookie, setLocaleCookie } from '#worker/request/cookies.ts';
import { notFound } from '../catalogue/not-found.tsx';

export async function chooseMarket(c: KontorContext): Promise<Response> {
  const shop = c.get('shop');
  const rules = c.env.settings;
  const choice = c.req.param('choice') ?? '';
  const chosen: Locale | undefined = isCountryCode(choice)
    ? localeOf(choice, languagesIn(choice, rules)[0])
    : locales.find(({ code }) => code === choice);
  const ownLanguage =
    rules.localeStrategy === 'domain-cookie' && chosen?.country === shop.locale.country;
  if (!chosen || !(shop.neutralHost || ownLanguage)) return notFound(c);
  setLocaleCookie(c, chosen.code);
  // A cart belongs to one store: the next one begins without it (checklist CART-2).
  if (chosen.country !== shop.locale.country) clearCartCookie(c);
  const path = chosenPath(c.req.query('to'));
  return c.redirect(underPrefix(shop.prefixOf(chosen), path), 303);
}
