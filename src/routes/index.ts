/** The URL table, in match order. Paths are without their language prefix. */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { RouterRoute } from 'hono/types';
import { blockFiles } from '#domain/content/content-document.ts';
import { errors } from '#domain/errors.ts';
import { isReserved } from '#domain/routing/reserved.ts';
import { canonicalUrl } from '#worker/middleware/canonical-url.ts';
import { checkoutBilling } from '#worker/middleware/checkout-billing.ts';
import { consentRequest } from '#worker/middleware/consent-request.ts';
import { getClientIp } from '#worker/middleware/get-client-ip.ts';
import { inPlace } from '#worker/middleware/in-place.ts';
import { isAuthenticated } from '#worker/middleware/is-authenticated.ts';
import { localizeUrl } from '#worker/middleware/localize-url.ts';
import { nonAuthenticated } from '#worker/middleware/non-authenticated.ts';
import { buildId, responseHeaders, setCacheControl } from '#worker/middleware/response-headers.ts';
import { sameOrigin } from '#worker/middleware/same-origin.ts';
import { uploadLimit } from '#worker/middleware/upload-limit.ts';
import { renderer } from '#worker/render/renderer.tsx';
import type { KontorBindings, KontorContext } from '#worker/request/context.ts';
import { customerSession } from '#worker/request/customer-of-request.ts';
import { forgetSentForm } from '#worker/request/kept-form.ts';
import { marketOfRequest } from '#worker/request/market-of-request.ts';
import type { Environment } from '#worker/settings/environment.ts';
import { nameCustomer, sameCustomer } from './account/own-form.tsx';
import { paymentError } from './adyen-payment-error.tsx';
import { alertPage, askForAlert } from './alert.tsx';
import { uploadedFile } from './api/files.ts';
import { trackSearchClick } from './api/searched.ts';
import { trackingCall } from './api/tracking.ts';
import { trackViewedProduct } from './api/viewed.ts';
import { visitorInfo } from './api/visitor.ts';
import { webhook } from './api/webhooks.ts';
import { catchAll } from './catalogue/catch-all.ts';
import { collections } from './catalogue/collections.ts';
import { notFound } from './catalogue/not-found.tsx';
import { checkAddresses } from './checkout/addresses/check.ts';
import { suggestAddresses } from './checkout/addresses/suggest.ts';
import { addressesStep } from './checkout/addresses.tsx';
import { alternative } from './checkout/alternative.ts';
import { cartStep } from './checkout/cart.tsx';
import { changeCart } from './checkout/change-cart.ts';
import { paypalApproved, walletAuthorized } from './checkout/express.ts';
import { payAgain, payAgainPage, payAgainReturn } from './checkout/pay-again.tsx';
import { paymentStep, placeOrder } from './checkout/payment.tsx';
import { paymentPending, paymentReturn } from './checkout/payment-return.tsx';
import { saveAddresses } from './checkout/save-addresses.ts';
import { thankYou } from './checkout/thank-you.tsx';
import { compare } from './compare.tsx';
import { linkedCase, replyToLinkedCase } from './contact/case.tsx';
import { webToCaseForm } from './contact/web-to-case.ts';
import { contactForm, contactSent, sendContact } from './contact.tsx';
import { mailAgain, register, registeredPage, registrationPage } from './create-account.tsx';
import { dataSheet } from './data-sheet.ts';
import { departments } from './departments.tsx';
import { drawing } from './drawing.ts';
import { energyLabel } from './energy-label.tsx';
import { googleFeed } from './feed-google.ts';
import { guaranteeNotice } from './guarantee-notice.tsx';
import { home } from './home.tsx';
import { chooseMarket } from './internal/market.ts';
import { outbox, outboxMail } from './internal/outbox.tsx';
import { pieces } from './internal/pieces.ts';
import { sandboxes } from './internal/sandboxes.ts';
import { logOut, logOutPage } from './log-out.tsx';
import { keptPage, loginWithKept } from './login/kept.tsx';
import { logIn, loginPage } from './login.tsx';
import { mailLinks } from './mail-links.ts';
import { myAccount } from './my-account/my-account.ts';
import { myData } from './my-data/my-data.ts';
import { myOrders, myOrdersUrl } from './my-orders.ts';
import { newCt } from './new-ct.ts';
import { newsletter, subscribe } from './newsletter.tsx';
import { orderDocument } from './order-document.ts';
import { cancelOrder, findOrder, orderStatus } from './order-status.tsx';
import { liveCart } from './parties/cart.ts';
import { changePassword, changePasswordPage } from './password-reset/change-password.tsx';
import { checkEmailPage, requestPasswordReset, resetPage } from './password-reset/request.tsx';
import { quickOrder, quickOrderLimit, submitQuickOrder } from './quick-order.tsx';
import { review } from './review/review.ts';
import { robots } from './robots.ts';
import { search } from './search.tsx';
import { failed } from './server-error.tsx';
import { sharedCart, takeSharedCart } from './shared-cart.tsx';
import { sitemap, sitemaps } from './sitemap.ts';
import { validateVat } from './vat/validate.ts';
import { returned } from './ways-in/provider-login.tsx';
import { waysIn } from './ways-in/ways-in.ts';
import { wellKnown } from './well-known/well-known.ts';
import { changeWishLists, sharedWishList, wishLists } from './wish-lists.tsx';
import { withdrawal } from './withdrawal/withdrawal.ts';

/** Bytes; the longest address form has a few thousand. */
const maxFormBytes = 64 * 1024;
/** Bytes; providers send notifications in batches. */
const maxNotificationBytes = 1024 * 1024;

export const app = new Hono<KontorBindings>({
  getPath: (request, options) => {
    const env = (options as { env?: Environment } | undefined)?.env;
    return env ? marketOfRequest(request, env).path : new URL(request.url).pathname;
  },
});

app.get('/health', (c) => c.json({ ok: true }));
app.get('/cms', (c) => c.json(blockFiles));
app.on('GET', ['/parties/cart/:room?', '/parties/cart/'], liveCart);

app.use(inPlace, responseHeaders);
app.post('*', sameOrigin);
app.use(setCacheControl, localizeUrl);

/** Calls, and HTML fragments that scripts fetch: they are not redirected and render no pages. */
app.use('/new-ct/*', buildId);
app.route('/new-ct', newCt);
app.get('/api/visitor', visitorInfo);
app.get('/api/files/:token', uploadedFile);
app.post(
  '/api/webhooks/:provider{adyen|paypal}',
  bodyLimit({ maxSize: maxNotificationBytes }),
  webhook,
);
app.post('/api/viewed', bodyLimit({ maxSize: 1024 }), getClientIp, trackViewedProduct);
app.post('/api/searched', bodyLimit({ maxSize: 4096 }), getClientIp, trackSearchClick);
app.use('/cia/*', bodyLimit({ maxSize: maxFormBytes }), getClientIp);
app.post('/cia/:call', trackingCall);
app.get('/vat/validate', getClientIp, validateVat);
app.route('/', pieces);
app.route('/.well-known', wellKnown);

/** From here on, not found and errors are rendered as pages. */
app.use(renderer, nameCustomer);
app.post('*', forgetSentForm);
app.get('/__market/:choice', chooseMarket);
app.get('/robots.txt', robots);
app.get('/sitemap.xml', sitemaps);
app.get('/:file{sitemap-.+\\.xml}', sitemap);
app.get('/feed-google.xml', googleFeed);
app.get('/checkout/payment/return', customerSession, paymentReturn);
app.get('/checkout/pay-again/return', customerSession, payAgainReturn);

app.get('/login/with/:provider/return', getClientIp, returned);

app.get('*', consentRequest, canonicalUrl);

app.get('/__outbox', outbox);
app.route('/__sandbox', sandboxes);
app.get('/__outbox/:id', outboxMail);

app.use('/checkout/*', bodyLimit({ maxSize: maxFormBytes }), customerSession);
app.get('/checkout', (c) => c.redirect(`${c.get('shop').prefix}/checkout/cart`, 303));
app.get('/checkout/cart', cartStep).post(changeCart);
app.get('/checkout/cart/alternative', alternative);
app.get('/checkout/addresses', checkoutBilling, addressesStep);
app.post('/checkout/addresses', getClientIp, saveAddresses);
app.post('/checkout/addresses/check', checkAddresses);
app.post('/checkout/addresses/suggest', getClientIp, suggestAddresses);
app.get('/checkout/payment', checkoutBilling, paymentStep);
app.post('/checkout/payment', placeOrder);
app.get('/checkout/express', getClientIp, paypalApproved);
app.post('/checkout/express', walletAuthorized);
app.get('/checkout/payment/pending', paymentPending);
app.get('/checkout/thank-you', thankYou);
app.get('/checkout/pay-again', payAgainPage).post(getClientIp, payAgain);
app.get('/adyen-payment-error', paymentError);

/** Forms with personal data. Those with `getClientIp` are limited per network address (form-limit.ts). */
const form = bodyLimit({ maxSize: maxFormBytes });
for (const frame of ['', '/checkout']) {
  app.use(`${frame}/login`, form, nonAuthenticated);
  app.get(`${frame}/login`, loginPage);
  app.post(`${frame}/login`, getClientIp, logIn);
  app.get(`${frame}/login/kept`, keptPage);
  app.post(`${frame}/login/kept`, uploadLimit, getClientIp, loginWithKept);
  app.route(frame || '/', waysIn);
  app.use(`${frame}/create-account`, form, nonAuthenticated);
  app.get(`${frame}/create-account`, registrationPage);
  app.post(`${frame}/create-account`, getClientIp, register);
  app.get(`${frame}/create-account/check-email`, registeredPage).post(form, getClientIp, mailAgain);
  app.get(`${frame}/password-reset`, resetPage).post(form, getClientIp, requestPasswordReset);
}
app.route('/', mailLinks);
app.get('/password-reset/check-email', checkEmailPage);
app.get('/password-reset/change-password', changePasswordPage);
app.post('/password-reset/change-password', form, getClientIp, changePassword);
app.get('/log-out', logOutPage);
app.post('/log-out', form, logOut);

app.route('/my-account', myAccount);
app.get('/my-orders', isAuthenticated, myOrders);
app.post('/my-orders/getUrlWithToken', form, myOrdersUrl);
app.use('/contact', customerSession);
app.get('/contact', contactForm);
app.post('/contact', uploadLimit, sameCustomer, getClientIp, sendContact);
app.get('/contact/case', linkedCase);
app.post('/contact/case', uploadLimit, getClientIp, replyToLinkedCase);
app.get('/contact/sent', contactSent);
app.post('/web-to-case', uploadLimit, customerSession, getClientIp, webToCaseForm);
app.route('/my-data', myData);
app.get('/departments', departments);
app.get('/order-status', orderStatus).post(form, getClientIp, findOrder);
app.get('/order-status/document', orderDocument);
app.post('/order-status/cancel', form, getClientIp, cancelOrder);
app.route('/withdrawal', withdrawal);
app.route('/', review);
app.use('/quick-order', customerSession);
app.get('/quick-order', quickOrder).post(quickOrderLimit, sameCustomer, submitQuickOrder);
for (const path of ['/alert', '/shared-cart', '/wish-lists']) app.use(path, form, customerSession);
app.get('/shared-cart', sharedCart).post(takeSharedCart);
app.get('/wish-lists', wishLists).post(sameCustomer, changeWishLists);
app.get('/wish-list', sharedWishList);
app.get('/alert', alertPage).post(getClientIp, askForAlert);
app.get('/energy-label/:number{\\d{8}}', energyLabel);
app.get('/data-sheet/:number{\\d{8}}', dataSheet);
app.get('/drawing/:size', drawing);
app.get('/legal-guarantee', guaranteeNotice);
app.get('/newsletter', newsletter);
app.post('/newsletter', form, sameCustomer, getClientIp, customerSession, subscribe);

app.get('/', home);
app.get('/search', search);
app.route('/', collections);
app.get('/compare', compare);
app.all('*', (c, next) => (isReserved(c.req.path) ? unanswered(c) : next()));
app.get('*', catchAll);

app.notFound((c) => (methodsAt(c.req.path).includes(c.req.method) ? notFound(c) : unanswered(c)));
app.onError((error, c) => failed(c, error));

/** Plain text, because only programs request these addresses. */
function unanswered(c: KontorContext): Response {
  const methods = methodsAt(c.req.path);
  if (methods.length === 0 || methods.includes(c.req.method)) return c.text('Not found', 404);
  const { status, message } = errors.MethodNotAllowed;
  return c.text(message, status, { Allow: methods.join(', ') });
}

/** The methods declared for a path. The catch-all handles GET for all paths that are not reserved. */
function methodsAt(path: string): string[] {
  const isMine = ({ path: declared, method }: RouterRoute) =>
    declared !== '/*' || (method === 'GET' && !isReserved(path));
  const declared = ['GET', 'POST'].filter((method) =>
    app.router
      .match(method, path)[0]
      .some(([[, route]]) => route.method === method && isMine(route)),
  );
  return declared.includes('GET') ? ['HEAD', ...declared] : declared;
}
