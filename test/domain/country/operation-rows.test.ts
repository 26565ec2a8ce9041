/** What the rows of the contract table define beside input and response; routes/new-ct.ts only applies it. */
import { expect, it } from 'vitest';
import { catalogueOperations } from '#domain/catalogue/operations.ts';
import { feedOperations } from '#domain/feed/operations.ts';
import type { Operation } from '#domain/operation.ts';
import { type OperationName, operations } from '#domain/operations.ts';

const names = Object.keys(operations) as OperationName[];
const row = (name: OperationName): Operation<unknown, unknown> => operations[name];
const remembered = (name: OperationName, data: unknown, input: unknown = {}) =>
  row(name).remembers?.(data, input);

it('every call that sends mail, computes a hash or calls a provider has a rate limit', () => {
  const limits = names.flatMap((name) => {
    const { rateLimit } = row(name);
    return rateLimit ? [[name, rateLimit]] : [];
  });
  expect(Object.fromEntries(limits), 'a call with a limit has its row in this test').toEqual({
    askForAlert: 'alert',
    signIn: 'login',
    signUp: 'create-account',
    signInWithPasskey: 'login',
    beginPasskeyLogin: 'passkey',
    beginPasskeyRegistration: 'passkey',
    addPasskey: 'passkey',
    beginPasskeyConfirmation: 'passkey',
    confirmWithPasskey: 'passkey',
    signInWithProvider: 'login',
    identitySync: 'login',
    completeIdentity: 'create-account',
    connectIdentity: 'login',
    confirmRegistration: 'login',
    customerCreatePasswordResetToken: 'password-reset',
    customerResetPassword: 'change-password',
    customerChangePassword: 'change-password',
    requestEmailChange: 'email-change',
    customerConfirmPassword: 'login',
    findOrder: 'order-status',
    cancelOrder: 'order-status',
    findOrderToPay: 'order-status',
    findWithdrawableOrder: 'order-status',
    confirmWithdrawal: 'withdrawal',
    openWallet: 'wallet',
    applyWalletAddresses: 'wallet',
    validateAddress: 'maps',
    subscribe: 'newsletter',
    requestContact: 'contact',
    replyToSupportCase: 'contact',
    askQuestion: 'question',
    answerQuestion: 'question',
    'add-review': 'review',
    voteForReview: 'review-vote',
    reportReview: 'report',
  });
});

it('catalogue calls read no session, and all others do', () => {
  const isPublic = names.filter((name) => !row(name).readsSession);
  const rule = 'publicOperation is for the rows of catalogue/operations.ts and published texts';
  const feeds = Object.keys(feedOperations);
  const texts = ['getContent', 'getReview', 'getReported', 'getQuestions', 'getSimilarQuestions'];
  expect(isPublic.sort(), rule).toEqual(
    [...Object.keys(catalogueOperations), ...feeds, ...texts].sort(),
  );
});

it('the browser remembers the cart, the order and the customer of a call', () => {
  const arrival = { customer: { id: 'c1' }, cart: { id: 'k1' } };
  const begun = (means: string) => ({ session: { customerId: 'c1', means } });
  expect(remembered('signIn', arrival)).toEqual({ ...begun('password'), cart: 'k1' });
  const registered = { ...arrival, cart: null };
  expect(remembered('confirmRegistration', registered)).toEqual(begun('registration'));
  const synced = { kind: 'arrived', provider: 'google', ...arrival };
  const sessionOf = (ttl?: number) => remembered('identitySync', synced, { ttl })?.session;
  expect(sessionOf()).toEqual({ customerId: 'c1', means: 'google' });
  expect(sessionOf(900)).toEqual({ customerId: 'c1', means: 'google', seconds: 900 });
  expect(remembered('identitySync', { kind: 'prove', ticket: 't' }, { ttl: 900 })).toEqual({});
  expect(remembered('signOut', {})).toEqual({ session: null, visitor: null });
  expect(remembered('createCart', { cart: { id: 'k1' } })).toEqual({ cart: 'k1' });
  for (const name of ['addToCart', 'updateCart'] as const) {
    const changed = { cart: { id: 'k1' } };
    expect(remembered(name, changed, { version: 0 })).toEqual({ cart: 'k1' });
    expect(remembered(name, changed, { version: 1 })).toEqual({});
  }
  expect(remembered('getMe', { me: { activeCart: { id: 'k1' } } })).toEqual({ cart: 'k1' });
  expect(remembered('getMe', { me: { activeCart: null } })).toEqual({});
  expect(remembered('isLoggedIn', { loggedIn: true })).toEqual({});
  expect(remembered('isLoggedIn', { loggedIn: false })).toEqual({ session: 'ended' });
  expect(remembered('deleteCart', { cart: null }, { id: 'k1' })).toEqual({ endedCart: 'k1' });
  const ordered = { orderedCart: 'k1' };
  expect(remembered('createOrder', { isFollowed: true }, { id: 'k1' })).toEqual(ordered);
  expect(remembered('createOrder', { isFollowed: false }, { id: 'k1' })).toEqual({
    ...ordered,
    endedCart: 'k1',
  });
});

it('only these calls change what the browser remembers', () => {
  expect(names.filter((name) => row(name).remembers).sort()).toEqual([
    'addToCart',
    'changeWishLists',
    'completeIdentity',
    'confirmRegistration',
    'createCart',
    'createOrder',
    'deleteCart',
    'getMe',
    'identitySync',
    'isLoggedIn',
    'signIn',
    'signInWithPasskey',
    'signInWithProvider',
    'signOut',
    'takeOverWishLists',
    'updateCart',
  ]);
});
