/** The URL table, in match order. Paths stand here without their language prefix. */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { RouterRoute } from 'hono/types';
import { errors } from '#domain/errors.ts';
import { mostBytes } from '#domain/quick-order/limits.ts';
import { isReserved } from '#domain/routing/reserved.ts';
import type { KontorBindings, KontorContext } from '#worker/context.ts';
import type { Environment } from '#worker/environment.ts';
import { marketOfRequest } from '#worker/market-of-request.ts';
import { buildId } from '#worker/middleware/build-id.ts';
import { customerSession } from '#worker/middleware/customer-session.ts';
import { named } from '#worker/middleware/named.ts';
import { noindexNeutralHost } from '#worker/middleware/noindex-neutral-host.ts';
import { sameOrigin } from '#worker/middleware/same-origin.ts';
import { securityHeaders } from '#worker/middleware/security-headers.ts';
import { renderer } from '#worker/render/renderer.tsx';
import { appleDomain } from './apple-domain.ts';
import { catchAll } from './catch-all.ts';
import { checkAddresses } from './checkout/addresses/check.ts';
import { suggestAddresses } from './checkout/addresses/suggest.ts';
import { addressesStep } from './checkout/addresses.tsx';
import { cartStep } from './checkout/cart.tsx';
import { changeCart } from './checkout/change-cart.ts';
import { paypalAgreed, walletAgreed } from './checkout/express.ts';
import { paymentStep, placeOrder } from './checkout/payment.tsx';
import { paymentPending, paymentReturn } from './checkout/payment-return.tsx';
import { saveAddresses } from './checkout/save-addresses.ts';
import { thankYou } from './checkout/thank-you.tsx';
import { compare } from './compare.tsx';
import { contactForm, contactSent, sendContact } from './contact.tsx';
import { register, registrationPage } from './create-account.tsx';
import { departments } from './departments.tsx';
import { energyLabel } from './energy-label.tsx';
import { failed } from './failed.tsx';
import { home } from './home.tsx';
import { logOut, logOutPage } from './log-out.tsx';
import { logIn, loginPage } from './login.tsx';
import { chooseMarket } from './market.ts';
import { accountHome, emptySection, myNewsletter, myProfile } from './my-account/sections.tsx';
import { myOrders, myOrdersUrl } from './my-orders.ts';
import { newCt } from './new-ct.ts';
import { leaving, newsletter, subscribe, unsubscribe } from './newsletter.tsx';
import { notFound } from './not-found.tsx';
import { notice } from './notice.tsx';
import { findOrder, orderStatus } from './order-status.tsx';
import { outbox, outboxMail } from './outbox.tsx';
import { liveCart } from './parties.ts';
import { changePassword, changePasswordPage } from './password-reset/change-password.tsx';
import { askForReset, checkEmailPage, resetPage } from './password-reset/request.tsx';
import { paymentError } from './payment-error.tsx';
import { orderQuickly, quickOrder, quickOrderTooLarge } from './quick-order.tsx';
import { complements, recommended } from './recommended.tsx';
import { robots } from './robots.ts';
import { sandboxAdyen } from './sandbox-adyen.ts';
import {
  sandboxPaypalClosed,
  sandboxPaypalDecision,
  sandboxPaypalPage,
  sandboxPaypalScript,
} from './sandbox-paypal.ts';
import { search } from './search.tsx';
import { searched } from './searched.ts';
import { sharedCart, takeSharedCart } from './shared-cart.tsx';
import { sitemap, sitemaps } from './sitemap.ts';
import { suggest } from './suggest.tsx';
import { validateVat } from './vat/validate.ts';
import { viewed } from './viewed.ts';
import { visitor } from './visitor.ts';
import { webhook } from './webhooks.ts';

/** Bytes; the longest address form has a few thousand. */
const largestForm = 64 * 1024;
/** Providers gather notifications. */
const largestNotification = 1024 * 1024;

export const app = new Hono<KontorBindings>({
  getPath: (request, options) => {
    const env = (options as { env?: Environment } | undefined)?.env;
    return env ? marketOfRequest(request, env).path : new URL(request.url).pathname;
  },
});

app.get('/health', (c) => c.json({ ok: true }));
app.get('/parties/cart/:room?', liveCart);
app.get('/parties/cart/', liveCart);

app.use(
  securityHeaders,
  noindexNeutralHost,
  sameOrigin,
  named('consent-request'),
  named(
    'set-cache-control',
    'localize-url',
    'force-lowercase',
    'prefix-checker',
    'old-url-with-prefix',
    'home-redirection',
    'slash-redirection',
    'first-page-redirection',
    'check-search-params',
  ),
  renderer,
);

app.use('/new-ct/*', buildId, named('get-client-ip'));
app.route('/new-ct', newCt);
app.get('/api/visitor', visitor);
app.post(
  '/api/webhooks/:provider{adyen|paypal}',
  bodyLimit({ maxSize: largestNotification }),
  webhook,
);
app.post('/api/viewed', bodyLimit({ maxSize: 1024 }), named('get-client-ip'), viewed);
app.post('/api/searched', bodyLimit({ maxSize: 4096 }), named('get-client-ip'), searched);
app.get('/vat/validate', named('get-client-ip'), validateVat);
app.get('/__recommended/:sku', recommended);
app.get('/__complements/:sku', complements);
app.get('/__suggest', suggest);
app.get('/.well-known/apple-developer-merchantid-domain-association', appleDomain);
app.get('/__notice/:name', notice);
app.get('/__market/:choice', chooseMarket);
app.get('/__outbox', outbox);
app.get('/__sandbox/adyen/*', sandboxAdyen);
app.post('/__sandbox/adyen/*', bodyLimit({ maxSize: largestForm }), sandboxAdyen);
app.get('/__sandbox/paypal/checkoutnow', sandboxPaypalPage);
app.get('/__sandbox/paypal/closed', sandboxPaypalClosed);
app.get('/__sandbox/paypal/core.js', sandboxPaypalScript);
app.post('/__sandbox/paypal/checkoutnow', bodyLimit({ maxSize: 1024 }), sandboxPaypalDecision);
app.get('/__outbox/:id', outboxMail);
app.get('/robots.txt', robots);
app.get('/sitemap.xml', sitemaps);
app.get('/:file{sitemap-.+\\.xml}', sitemap);

app.use('/checkout/*', bodyLimit({ maxSize: largestForm }), customerSession);
app.get('/checkout', (c) => c.redirect(`${c.get('shop').prefix}/checkout/cart`, 303));
app.get('/checkout/cart', cartStep);
app.post('/checkout/cart', changeCart);
app.get('/checkout/addresses', named('checkout-billing'), addressesStep);
app.post('/checkout/addresses', named('get-client-ip'), saveAddresses);
app.post('/checkout/addresses/check', checkAddresses);
app.post('/checkout/addresses/suggest', named('get-client-ip'), suggestAddresses);
app.get('/checkout/payment', named('checkout-billing'), paymentStep);
app.post('/checkout/payment', placeOrder);
app.get('/checkout/express', named('get-client-ip'), paypalAgreed);
app.post('/checkout/express', walletAgreed);
app.get('/checkout/payment/return', paymentReturn);
app.get('/checkout/payment/pending', paymentPending);
app.get('/checkout/thank-you', thankYou);
app.get('/adyen-payment-error', paymentError);

/** Forms that a visitor sends about himself; the limited ones so often from one network address (form-limit.ts). */
const form = bodyLimit({ maxSize: largestForm });
const ip = named('get-client-ip');
for (const frame of ['', '/checkout']) {
  app.use(`${frame}/login`, form, named('non-authenticated'));
  app.get(`${frame}/login`, loginPage);
  app.post(`${frame}/login`, ip, logIn);
  app.use(`${frame}/create-account`, form, named('non-authenticated'));
  app.get(`${frame}/create-account`, registrationPage);
  app.post(`${frame}/create-account`, ip, register);
  app.get(`${frame}/password-reset`, resetPage);
  app.post(`${frame}/password-reset`, form, ip, askForReset);
}
app.get('/password-reset/check-email', checkEmailPage);
app.get('/password-reset/change-password', changePasswordPage);
app.post('/password-reset/change-password', form, ip, changePassword);
app.get('/log-out', logOutPage);
app.post('/log-out', form, logOut);

app.use('/my-account/*', named('is-authenticated'));
app.get('/my-account', accountHome);
app.get('/my-account/my-profile', myProfile);
app.get('/my-account/shipping-details', emptySection);
app.get('/my-account/billing-details', emptySection);
app.get('/my-account/my-newsletter', myNewsletter);
app.get('/my-account/my-reviews', emptySection);
app.get('/my-account/loyalty-card', emptySection);
app.get('/my-orders', named('is-authenticated'), myOrders);
app.post('/my-orders/getUrlWithToken', form, myOrdersUrl);

app.get('/contact', contactForm);
app.post('/contact', form, ip, sendContact);
app.get('/contact/sent', contactSent);
app.get('/departments', departments);
app.get('/order-status', orderStatus);
app.post('/order-status', form, ip, findOrder);
app.use('/quick-order', customerSession);
app.get('/quick-order', quickOrder);
app.post(
  '/quick-order',
  bodyLimit({ maxSize: mostBytes, onError: quickOrderTooLarge }),
  orderQuickly,
);
app.use('/shared-cart', form, customerSession);
app.get('/shared-cart', sharedCart);
app.post('/shared-cart', takeSharedCart);
app.get('/energy-label/:number{\\d{8}}', energyLabel);
app.get('/newsletter', newsletter);
app.post('/newsletter', form, ip, subscribe);
app.get('/newsletter/unsubscribe', leaving);
app.post('/newsletter/unsubscribe', form, unsubscribe);

app.get('/', home);
app.get('/search', search);
app.get('/compare', compare);
app.all('*', (c, next) => (isReserved(c.req.path) ? unanswered(c) : next()));
app.get('*', catchAll);

app.notFound((c) => (methodsAt(c.req.path).includes(c.req.method) ? notFound(c) : unanswered(c)));
app.onError((error, c) => failed(c, error));

/** In a word: whoever asks is a program. */
function unanswered(c: KontorContext): Response {
  const methods = methodsAt(c.req.path);
  if (methods.length === 0 || methods.includes(c.req.method)) return c.text('Not found', 404);
  const { status, message } = errors.MethodNotAllowed;
  return c.text(message, status, { Allow: methods.join(', ') });
}

/** What an address is declared to answer to. The catch-all answers to whatever is no address of the machine room. */
function methodsAt(path: string): string[] {
  const isMine = ({ path: declared }: RouterRoute) => declared !== '/*' || !isReserved(path);
  const declared = ['GET', 'POST'].filter((method) =>
    app.router
      .match(method, path)[0]
      .some(([[, route]]) => route.method === method && isMine(route)),
  );
  return declared.includes('GET') ? ['HEAD', ...declared] : declared;
}
