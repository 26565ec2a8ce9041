/** The paths below /my-account: pages of the customer who is logged in. */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { every } from 'hono/combine';
import { createMiddleware } from 'hono/factory';
import { securityPath } from '#domain/content/links.ts';
import { getClientIp } from '#worker/middleware/get-client-ip.ts';
import { isAuthenticated } from '#worker/middleware/is-authenticated.ts';
import { uploadLimit } from '#worker/middleware/upload-limit.ts';
import type { KontorBindings } from '#worker/request/context.ts';
import { customerSession } from '#worker/request/customer-of-request.ts';
import { sameCustomer } from '../account/own-form.tsx';
import { confirmIdentity, stepUp, stepUpPage } from '../account/step-up.tsx';
import {
  addPasskey,
  disconnectIdentity,
  removePasskey,
  renamePasskey,
} from '../ways-in/passkey-forms.ts';
import { connectWith } from '../ways-in/provider-login.tsx';
import { ownWishLists } from '../wish-lists.tsx';
import { changeAddresses, savedAddresses } from './addresses.tsx';
import { myReviews } from './my-reviews.tsx';
import { askForOwnErasure, askForOwnFile, ownData, ownErasure, withdrawOwn } from './own-data.tsx';
import { cancelOwnOrder, ownOrder, ownOrders } from './own-orders.tsx';
import { myProfile, saveProfile } from './profile.tsx';
import { accountHome, lists, loyaltyCard, myNewsletter, withdrawConsent } from './sections.tsx';
import {
  changeEmail,
  changePassword,
  discardEmail,
  endOtherSessions,
  endSession,
  securityPage,
} from './security.tsx';
import { ownCase, ownCases, replyToOwnCase } from './support.tsx';

/** Bytes; the longest, an address, has a few thousand. */
const form = every(bodyLimit({ maxSize: 64 * 1024 }), sameCustomer);
const formWithFiles = every(uploadLimit, sameCustomer);

/** Asks before an address is typed, not when it is sent. */
const beforeTyping = createMiddleware<KontorBindings>(async (c, next) => {
  const { edit, add } = c.req.query();
  return edit === undefined && add === undefined ? next() : stepUp(c, next);
});

export const myAccount = new Hono<KontorBindings>();

myAccount.use('/*', getClientIp, isAuthenticated);
myAccount.get('/confirm', stepUpPage);
myAccount.post('/confirm', form, confirmIdentity);
myAccount.get('/', customerSession, accountHome);
myAccount.get('/my-profile', myProfile);
myAccount.post('/my-profile', form, customerSession, saveProfile);
myAccount.get('/security', stepUp, securityPage);
// After an error the browser shows the address of the form; opened again, it is the page.
myAccount.on('GET', ['/security/:form{password|email}', '/security/connect/:provider'], (c) =>
  c.redirect(c.get('shop').prefix + securityPath, 303),
);
myAccount.post('/security/password', form, stepUp, changePassword);
myAccount.post('/security/email', form, stepUp, changeEmail);
myAccount.post('/security/email/discard', form, discardEmail);
myAccount.post('/security/passkeys', form, stepUp, addPasskey);
myAccount.post('/security/passkeys/rename', form, stepUp, renamePasskey);
myAccount.post('/security/passkeys/remove', form, stepUp, removePasskey);
myAccount.post('/security/connect/:provider', form, stepUp, connectWith);
myAccount.post('/security/disconnect', form, stepUp, disconnectIdentity);
myAccount.post('/security/end', form, endSession);
myAccount.post('/security/end-others', form, endOtherSessions);
myAccount.get('/my-orders', customerSession, ownOrders);
myAccount.get('/my-orders/:number', customerSession, ownOrder);
myAccount.get('/support', customerSession, ownCases);
myAccount.get('/support/:number', customerSession, ownCase);
myAccount.post('/support/:number', formWithFiles, customerSession, replyToOwnCase);
myAccount.post('/my-orders/:number/cancel', form, customerSession, cancelOwnOrder);
for (const use of ['shipping', 'billing']) {
  myAccount.get(`/${use}-details`, beforeTyping, customerSession, savedAddresses);
  myAccount.post(`/${use}-details`, form, stepUp, customerSession, changeAddresses);
}
myAccount.get('/my-data', customerSession, ownData);
myAccount.post('/my-data', form, customerSession, askForOwnFile);
myAccount.post('/my-data/consents', form, customerSession, withdrawOwn);
myAccount.get('/my-data/erase', stepUp, customerSession, ownErasure);
myAccount.post('/my-data/erase', form, stepUp, customerSession, askForOwnErasure);
myAccount.get('/my-newsletter', customerSession, myNewsletter);
myAccount.post('/my-newsletter', form, customerSession, withdrawConsent);
myAccount.get('/my-lists', customerSession, lists);
myAccount.get('/wish-lists', customerSession, ownWishLists);
myAccount.get('/my-reviews', customerSession, myReviews);
myAccount.get('/loyalty-card', customerSession, loyaltyCard);
