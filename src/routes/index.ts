/** The URL table, in match order. Paths stand here without their language prefix. */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { countryOf, splitLanguagePrefix } from '#domain/locale/market.ts';
import type { KontorBindings } from '#worker/context.ts';
import { countryCookieOf } from '#worker/cookies.ts';
import type { Environment } from '#worker/environment.ts';
import { hostRulesOf } from '#worker/host-rules.ts';
import { canonicalUrl } from '#worker/middleware/canonical-url.ts';
import { localizeUrl } from '#worker/middleware/localize-url.ts';
import { noindexNeutralHost } from '#worker/middleware/noindex-neutral-host.ts';
import { sameOrigin } from '#worker/middleware/same-origin.ts';
import { securityHeaders } from '#worker/middleware/security-headers.ts';
import { privatePage, publicFile, publicPage } from '#worker/middleware/set-cache-control.ts';
import { renderer } from '#worker/render/renderer.tsx';
import { catchAll } from './catch-all.ts';
import { addressesStep, saveAddresses } from './checkout/addresses.tsx';
import { cartStep, changeCart } from './checkout/cart.tsx';
import { paymentStep, placeOrder } from './checkout/payment.tsx';
import { thankYou } from './checkout/thank-you.tsx';
import { failed } from './failed.tsx';
import { home } from './home.tsx';
import { chooseMarket } from './market.ts';
import { newCt } from './new-ct.ts';
import { notFound } from './not-found.tsx';
import { outbox } from './outbox.tsx';
import { liveCart } from './parties.ts';
import { robots } from './robots.ts';
import { search } from './search.tsx';
import { sitemap, sitemaps } from './sitemap.ts';

/** Bytes; the longest address form has a few thousand. */
const largestForm = 64 * 1024;

export const app = new Hono<KontorBindings>({
  getPath: (request, options) => {
    const { hostname, pathname } = new URL(request.url);
    const env = (options as { env?: Environment } | undefined)?.env;
    if (!env) return pathname;
    const country = countryOf(hostname, countryCookieOf(request), hostRulesOf(env));
    return splitLanguagePrefix(pathname, country).path;
  },
});

app.get('/health', (c) => c.json({ ok: true }));

app.use(securityHeaders, noindexNeutralHost, sameOrigin, canonicalUrl);
app.get('/parties/cart/:room?', liveCart);
app.get('/parties/cart/', liveCart);
app.use(localizeUrl, renderer);

app.use('/new-ct/*', privatePage);
app.route('/new-ct', newCt);
app.get('/__market/:country', privatePage, chooseMarket);
app.get('/__outbox', privatePage, outbox);

app.use('/checkout/*', privatePage, bodyLimit({ maxSize: largestForm }));
app.get('/checkout', (c) => c.redirect(`${c.get('shop').prefix}/checkout/cart`, 303));
app.get('/checkout/cart', cartStep);
app.post('/checkout/cart', changeCart);
app.get('/checkout/addresses', addressesStep);
app.post('/checkout/addresses', saveAddresses);
app.get('/checkout/payment', paymentStep);
app.post('/checkout/payment', placeOrder);
app.get('/checkout/thank-you', thankYou);

app.get('/robots.txt', publicFile, robots);
app.get('/sitemap.xml', publicFile, sitemaps);
app.get('/:file{sitemap-.+\\.xml}', publicFile, sitemap);

app.get('/', publicPage, home);
app.get('/search', publicPage, search);
app.get('*', publicPage, catchAll);

app.notFound((c) => notFound(c));
app.onError((error, c) => failed(c, error));
