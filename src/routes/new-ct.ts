/**
 * POST /new-ct/<operation> with a body of [main, customQuery?]. Every row of the contract table is reachable here and
 * validated by its own schema. Bad input changes nothing and gets a code and a text. Source: checklist API-1.
 */
import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import * as z from 'zod';
import type { Cart } from '#domain/cart/cart.ts';
import { catalogueOperations } from '#domain/catalogue/operations.ts';
import { type ErrorCode, errors, type Failure, failure } from '#domain/errors.ts';
import { logLine } from '#domain/log-line.ts';
import {
  type Arrival,
  type Caller,
  type Commerce,
  type OperationName,
  type Outcome,
  operations,
} from '#domain/operations.ts';
import { rememberCart } from '#worker/cart-of-request.ts';
import type { KontorBindings, KontorContext } from '#worker/context.ts';
import {
  clearCartCookie,
  clearSessionCookies,
  rememberOrdered,
  setCartCookie,
} from '#worker/cookies.ts';
import { beginSession, callerOf } from '#worker/customer-of-request.ts';
import { type LimitedForm, mayAsk } from '#worker/form-limit.ts';

const largestBody = 64 * 1024;

/** Calls that count with a form of the same work. */
const limited: Partial<Record<OperationName, LimitedForm>> = {
  signIn: 'login',
  signUp: 'create-account',
  customerCreatePasswordResetToken: 'password-reset',
  customerResetPassword: 'change-password',
  findOrder: 'order-status',
  openWallet: 'wallet',
  applyWalletAddresses: 'wallet',
  validateAddress: 'maps',
};

/** Calls for goods are the same for everybody and need no session. */
const isAboutGoods = (name: OperationName) => Object.hasOwn(catalogueOperations, name);

export const newCt = new Hono<KontorBindings>();

newCt.use(
  bodyLimit({ maxSize: largestBody, onError: (c) => refuse(c as KontorContext, 'BodyTooLarge') }),
);

for (const name of Object.keys(operations) as OperationName[]) {
  const { input, second }: { input: z.ZodType; second: z.ZodType } = operations[name];
  const body = z.preprocess(
    withPayload,
    z.union([z.tuple([input]), z.tuple([input, second]).transform(joined)]),
  );
  const validated = zValidator('json', body, (result, c) => {
    if (result.success) return;
    const about = describe(result.error.issues as z.core.$ZodIssue[]);
    return answerFailure(c as unknown as KontorContext, failure('InvalidInput', { about }));
  });
  newCt.post(`/${name}`, validated, async (c) => {
    const { commerce, caller } = c.get('shop');
    const [main] = c.req.valid('json') as [unknown];
    const form = limited[name];
    if (form && !(await mayAsk(c, form))) return refuse(c, 'TooManyTries');
    const known = isAboutGoods(name) ? caller : await callerOf(c);
    const outcome = await perform(commerce, name, main, known);
    if (!outcome.ok) return answerFailure(c, outcome);
    await remember(c, name, main, outcome.data);
    return c.json({ data: outcome.data });
  });
}

newCt.all('*', (c) => refuse(c, 'UnknownOperation'));

newCt.onError((error, c) => {
  if (error instanceof HTTPException && error.status === 400) return refuse(c, 'InvalidJson');
  console.error(logLine('call failed', error, { path: c.req.path }));
  return refuse(c, 'Internal');
});

/** A call without a payload is one that says nothing. Source: purchase-flow.txt §7. */
function withPayload(body: unknown): unknown {
  return Array.isArray(body) && body.length === 0 ? [{}] : body;
}

/** What the second entry says counts as said by the first. */
function joined([main, more]: [unknown, unknown]): [unknown] {
  return [{ ...(main as object), ...(more as object) }];
}

/** The row's schema has checked `main`; the table's types cannot follow a name chosen at run time. */
function perform(commerce: Commerce, name: OperationName, main: unknown, caller: Caller) {
  const method = commerce[name] as (input: unknown, caller: Caller) => Promise<Outcome<unknown>>;
  return method(main, caller);
}

/**
 * The browser remembers its cart, the order it became and the customer it may act for, and forgets a cart or
 * a session that is gone.
 */
async function remember(
  c: KontorContext,
  name: OperationName,
  main: unknown,
  data: unknown,
): Promise<void> {
  if (name === 'signUp' || name === 'signIn') {
    const { customer, cart } = data as Arrival;
    await beginSession(c, customer.id);
    rememberCart(c, cart);
  }
  if (name === 'isLoggedIn' && !(data as { loggedIn: boolean }).loggedIn) clearSessionCookies(c);
  if (name === 'createCart') setCartCookie(c, (data as { cart: { id: string } }).cart.id);
  if (name === 'getMe')
    rememberCart(c, (data as { me: { activeCart: Cart | null } }).me.activeCart);
  if (name === 'createOrder') rememberOrdered(c, (main as { id: string }).id);
  const ended =
    name === 'deleteCart' ||
    (name === 'createOrder' && !(data as { isFollowed: boolean }).isFollowed);
  if (ended && (main as { id: string }).id === c.get('shop').caller.cartId) clearCartCookie(c);
}

function refuse(c: KontorContext, code: ErrorCode): Response {
  return answerFailure(c, failure(code));
}

function answerFailure(c: KontorContext, { ok: _ok, ...problem }: Failure): Response {
  return c.json(problem, errors[problem.code].status);
}

/** The first thing that is wrong, with its place: `product.sku: Too small …`. */
function describe(issues: z.core.$ZodIssue[]): string {
  const [issue] = issues;
  if (!issue) return '';
  const nested = issue.code === 'invalid_union' ? issue.errors.flat() : [];
  const deepest = [...nested, issue].sort((a, b) => b.path.length - a.path.length)[0] ?? issue;
  const [, ...path] = deepest.path;
  return `${path.join('.') || 'body'}: ${deepest.message}`;
}
