/** The URL table, in match order. Paths stand here without their language prefix. */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { countryOf, splitLanguagePrefix } from '#domain/locale/market.ts';
import type { KontorBindings } from '#worker/context.ts';
import { countryCookieOf } from '#worker/cookies.ts';
import type { Environment } from '#worker/environment.ts';
import { hostRulesOf } from '#worker/host-rules.ts';
import { canonicalUrl } from '#worker/middleware/canonical-url.ts';
import { isAuthenticated } from '#worker/middleware/is-authenticated.ts';
import { localizeUrl } from '#worker/middleware/localize-url.ts';
import { nonAuthenticated } from '#worker/middleware/non-authenticated.ts';
import { sameOrigin } from '#worker/middleware/same-origin.ts';
import { securityHeaders } from '#worker/middleware/security-headers.ts';
import { privatePage, publicPage } from '#worker/middleware/set-cache-control.ts';
import { renderer } from '#worker/render/renderer.tsx';
import { catchAll } from './catch-all.ts';
import { addressesStep, saveAddresses } from './checkout/addresses.tsx';
import { cartStep, changeCart } from './checkout/cart.tsx';
import { paymentStep, placeOrder } from './checkout/payment.tsx';
import { thankYou } from './checkout/thank-you.tsx';
import { register, registrationPage } from './create-account.tsx';
import { failed } from './failed.tsx';
import { home } from './home.tsx';
import { logOut, logOutPage } from './log-out.tsx';
import { logIn, loginPage } from './login.tsx';
import { chooseMarket } from './market.ts';
import { accountHome, emptySection, myProfile } from './my-account/sections.tsx';
import { myOrders, myOrdersUrl } from './my-orders.ts';
import { newCt } from './new-ct.ts';
import { notFound } from './not-found.tsx';
import { outbox } from './outbox.tsx';
import { liveCart } from './parties.ts';
import { changePassword, changePasswordPage } from './password-reset/change-password.tsx';
import { askForReset, checkEmailPage, resetPage } from './password-reset/request.tsx';
import { search } from './search.tsx';

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

app.use(securityHeaders, sameOrigin, canonicalUrl);
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

const privateForm = [privatePage, bodyLimit({ maxSize: largestForm })] as const;
for (const frame of ['', '/checkout']) {
  app.use(`${frame}/login`, ...privateForm, nonAuthenticated);
  app.get(`${frame}/login`, loginPage);
  app.post(`${frame}/login`, logIn);
  app.use(`${frame}/create-account`, ...privateForm, nonAuthenticated);
  app.get(`${frame}/create-account`, registrationPage);
  app.post(`${frame}/create-account`, register);
  app.use(`${frame}/password-reset`, ...privateForm);
  app.get(`${frame}/password-reset`, resetPage);
  app.post(`${frame}/password-reset`, askForReset);
}
app.get('/password-reset/check-email', privatePage, checkEmailPage);
app.use('/password-reset/change-password', ...privateForm);
app.get('/password-reset/change-password', changePasswordPage);
app.post('/password-reset/change-password', changePassword);
app.use('/log-out', ...privateForm);
app.get('/log-out', logOutPage);
app.post('/log-out', logOut);

app.use('/my-account/*', privatePage, isAuthenticated);
app.get('/my-account', accountHome);
app.get('/my-account/my-profile', myProfile);
app.get('/my-account/shipping-details', emptySection);
app.get('/my-account/billing-details', emptySection);
app.get('/my-account/my-newsletter', emptySection);
app.get('/my-account/my-reviews', emptySection);
app.get('/my-account/loyalty-card', emptySection);
app.use('/my-orders/*', privatePage, isAuthenticated);
app.get('/my-orders', myOrders);
app.get('/my-orders/getUrlWithToken', myOrdersUrl);

app.get('/', publicPage, home);
app.get('/search', publicPage, search);
app.get('*', publicPage, catchAll);

app.notFound((c) => notFound(c));
app.onError((error, c) => failed(c, error));
