/** Addresses as shoppers, search engines and old links request them, each with its expected answer. */
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';

/** Market (empty: the neutral host), address, locale cookie, status, and the target of the redirect. */
export type Row = [
  market: CountryCode | '',
  address: string,
  cookie: string,
  status: number,
  leadsTo?: string,
];

/** The first language of each country, repeated here on purpose. */
const firstLanguages: Record<CountryCode, string> = {
  ...{ sk: 'sk', de: 'de', at: 'de', ch: 'de', fr: 'fr', be: 'nl', nl: 'nl', it: 'it', es: 'es' },
  ...{ pt: 'pt', gb: 'en', ie: 'en', pl: 'pl', cz: 'cs', hu: 'hu', ro: 'ro', bg: 'bg', gr: 'el' },
  ...{ hr: 'hr', si: 'sl', lt: 'lt', dk: 'da', se: 'sv', no: 'nb', fi: 'fi' },
};

/** What holds in every market. */
const everywhere: Row[] = countryCodes.flatMap((market): Row[] => [
  [market, '/', '', 200],
  [market, '/Home/?ref=mail', '', 301, '/?ref=mail'],
  [market, `/${firstLanguages[market]}/x?a=1`, '', 301, '/?a=1'],
  [market, '/search/?page=1&sort=newest', '', 301, '/search?sort=newest'],
  [market, '/search?query=lampa&hits=36', '', 200],
  [market, '/Payment', '', 301, '/payment/'],
  [market, '/return-policy/', '', 200],
  [market, '/no-such-page', '', 404],
  [market, "/it's", '', 404],
  [market, '/checkout/addresses', '', 303, '/'],
]);

const prefixed: Row[] = (
  [
    ['ch', 'fr'],
    ['ch', 'it'],
    ['be', 'fr'],
  ] as const
).flatMap(([market, language]): Row[] => [
  [market, `/${language}`, '', 200],
  [market, `/${language}/`, '', 301, `/${language}`],
  [market, `/${language.toUpperCase()}/HOME`, '', 301, `/${language}`],
  [market, `/${language}/home/?page=1`, '', 301, `/${language}`],
  [market, `/${language}/payment`, '', 301, `/${language}/payment/`],
  [market, `/${language}/payment/`, '', 200],
  [market, `/${language}/search?query=x`, '', 200],
  [market, `/${language}/search?hits=13`, '', 301, `/${language}/search`],
  [market, `/${language}/no-such-page`, '', 404],
  [market, `/${language}/api/x`, '', 404],
  [market, `/${language}/checkout`, '', 303, `/${language}/checkout/cart`],
  [market, `/${language}/checkout/payment`, '', 303, `/${language}`],
  [market, `/${language}/adyen-payment-error?error=refused`, '', 200],
]);

const neutral: Row[] = [
  ['', '/', '', 200],
  ['', '/home', '', 302, '/'],
  ['', '/de/x', '', 302, '/'],
  ['', '/fr/x', '', 302, '/'],
  ['', '/fr/payment', 'fr-CH', 302, '/fr/payment/'],
  ['', '/fr', 'fr-CH', 200],
  ['', '/it', 'de-CH', 200],
  ['', '/it', 'it-IT', 302, '/'],
  ['', '/fr', 'nonsense', 302, '/'],
  ['', '/__market/de', '', 303, '/'],
  ['', '/__market/fr-CH', '', 303, '/fr'],
  ['', '/__market/fr-CH?to=/payment/', '', 303, '/fr/payment/'],
  ['', '/__market/de?to=/search%3Fquery=x%26page=2', '', 303, '/search?query=x&page=2'],
  ['', '/__market/de?to=//evil.example', '', 303, '/'],
  ['', '/__market/de?to=/%2Fevil.example', '', 303, '/'],
  ['', '/__market/xx', '', 404],
  ['', '/__market/en-DE', '', 404],
  ['de', '/__market/at', '', 404],
  ['ch', '/__market/fr-CH', '', 404],
  ['de', '/', 'fr-FR', 200],
  ['de', '/fr', 'fr-FR', 301, '/'],
];

const single: Row[] = [
  ['de', '/p/home', '', 301, '/'],
  ['de', '/category/search/p/payment', '', 301, '/payment/'],
  ['de', '/search/search', '', 301, '/search'],
  ['de', '/search', '', 200],
  ['de', '/search?sales', '', 200],
  ['de', '/search?new-arrivals', '', 200],
  ['de', '/search?tags=campaign:cyber_week', '', 200],
  ['de', '/campaign/cyber-week', '', 200],
  ['de', '/campaign/Cyber-Week/?page=1', '', 301, '/campaign/cyber-week'],
  ['de', '/campaign/cyber-week?brand=Nobody', '', 404],
  ['de', '/campaign/unheard-of', '', 404],
  ['de', '/search?brand=Fleet', '', 200],
  ['de', '/search?page=1', '', 301, '/search'],
  ['de', '/search?page=0&query=Ä', '', 301, '/search?query=%C3%84'],
  ['de', '/search?query=a+b&page=01', '', 301, '/search?query=a+b'],
  ['de', '/search?page=9999', '', 404],
  ['de', '/search?page=10000', '', 301, '/search'],
  ['de', '/search?sales&page=1', '', 301, '/search?sales'],
  ['de', '/opt_out', '', 301, '/opt_out/'],
  ['de', '/opt_out/', '', 200],
  ['de', '/premium-gurantee/', '', 200],
  ['de', '/premium-guarantee/', '', 301, '/premium-guarantee'],
  ['de', '/checkout', '', 303, '/checkout/cart'],
  ['de', '/Checkout/Cart/', '', 301, '/checkout/cart'],
  ['de', '/checkout/cart', '', 200],
  ['de', '/checkout/payment', '', 303, '/'],
  ['de', '/checkout/thank-you', '', 404],
  ['de', '/checkout/thank-you?order=1', '', 404],
  ['de', '/checkout/nothing', '', 404],
  ['de', '/adyen-payment-error', '', 200],
  ['de', '/api', '', 404],
  ['de', '/api/x', '', 404],
  ['de', '/font/x.woff2', '', 404],
  ['de', '/.env', '', 404],
  ['de', '/.git/config', '', 404],
  ['de', '/__secret', '', 404],
  ['de', '/assets/none.js', '', 404],
  ['de', '/health', '', 200],
  ['de', '/%22x', '', 404],
  ['de', '/%E2%80%98x', '', 404],
  ['de', '/%', '', 404],
  ['de', '/%2e%2e/%2e%2e/etc/passwd', '', 404],
  ['de', '//evil.example', '', 301, '/evil.example'],
  ['de', '/\\evil.example/', '', 301, '/evil.example'],
  ['de', '/p//evil.example', '', 301, '/evil.example'],
  ['de', '/https://evil.example', '', 301, '/https:/evil.example'],
  ['de', '/x-99999999', '', 404],
  ['de', '/constructor', '', 404],
];

export const addressTable: readonly Row[] = [...everywhere, ...prefixed, ...neutral, ...single];
