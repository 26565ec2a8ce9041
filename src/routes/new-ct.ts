/**
 * POST /new-ct/<operation> with a body of [main, customQuery?]. Every row of the contract table is reachable here and
 * validated by its own schema. Bad input changes nothing and gets a code and a text. Source: checklist API-1.
 */
import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import * as z from 'zod';
import { completedAnswer } from '#domain/completed-answer.ts';
import { type ErrorCode, errors, type Failure, failure } from '#domain/errors.ts';
import { siteOfOrigin } from '#domain/locale/asked-site.ts';
import { logLine } from '#domain/log-line.ts';
import type { Operation, Remembered } from '#domain/operation.ts';
import {
  type Caller,
  type Commerce,
  type OperationName,
  type Outcome,
  operations,
} from '#domain/operations.ts';
import { getClientIp } from '#worker/middleware/get-client-ip.ts';
import type { KontorBindings, KontorContext } from '#worker/request/context.ts';
import {
  clearCartCookie,
  clearSessionCookies,
  endSessionCookies,
  rememberOrdered,
  rememberWishKey,
  setCartCookie,
} from '#worker/request/cookies.ts';
import { beginSession, callerOf } from '#worker/request/customer-of-request.ts';
import { forgetVisitor } from '#worker/request/forget-visitor.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';

const maxBodyBytes = 64 * 1024;

/** The library would say: expected tuple. Other errors keep its texts. */
const notAnArray = {
  error: ({ code, input }: z.core.$ZodRawIssue) =>
    code === 'invalid_type'
      ? `expected an array of one or two objects, received ${input === null ? 'null' : typeof input}`
      : undefined,
};

export const newCt = new Hono<KontorBindings>();

newCt.use(
  bodyLimit({ maxSize: maxBodyBytes, onError: (c) => refuse(c as KontorContext, 'BodyTooLarge') }),
);

for (const name of Object.keys(operations) as OperationName[]) {
  const {
    input,
    second,
    readsSession,
    rateLimit,
    refuses,
    remembers,
  }: Operation<unknown, unknown> = operations[name];
  const body = z.preprocess(
    withPayload,
    z.union([z.tuple([input], notAnArray), z.tuple([input, second]).transform(joined)]),
  );
  const validated = zValidator('json', body, (result, c) => {
    if (result.success) return;
    const about = describe(result.error.issues as z.core.$ZodIssue[]);
    return answerFailure(c as unknown as KontorContext, failure('InvalidInput', { about }));
  });
  if (rateLimit) newCt.use(`/${name}`, getClientIp);
  newCt.post(`/${name}`, validated, async (c) => {
    const { commerce, caller } = c.get('shop');
    const [main] = c.req.valid('json') as [unknown];
    const asked = siteOf(c);
    if (!asked) return refuse(c, 'OriginUnknown');
    const refusal = refuses?.(main, caller.store);
    if (refusal) return answerFailure(c, refusal);
    if (rateLimit && !(await isWithinFormLimit(c, rateLimit))) {
      return answerFailure(c, failure('TooManyTries', { retryAfterSeconds: 60 }));
    }
    const known = readsSession ? await callerOf(c) : caller;
    const outcome = await perform(commerce, name, main, {
      ...known,
      site: asked.site,
      locale: asked.locale,
    });
    if (!outcome.ok) return answerFailure(c, outcome);
    if (remembers) await remember(c, remembers(outcome.data, main));
    return c.json({ data: completedAnswer(outcome.data) });
  });
}

newCt.all('*', (c) => refuse(c, 'UnknownOperation'));

newCt.onError((error, c) => {
  if (error instanceof HTTPException && error.status === 400) return refuse(c, 'InvalidJson');
  console.error(logLine('call failed', error, { path: c.req.path }));
  return refuse(c, 'Internal');
});

/** A call without a payload counts as one with an empty payload. Source: purchase-flow.txt §7. */
function withPayload(body: unknown): unknown {
  return Array.isArray(body) && body.length === 0 ? [{}] : body;
}

/** Merges the second entry into the first. */
function joined([main, more]: [unknown, unknown]): [unknown] {
  return [{ ...(main as object), ...(more as object) }];
}

/** Where the links of the call lead: the caller's own site, or the one that the parameter `origin` names. */
function siteOf(c: KontorContext): Pick<Caller, 'site' | 'locale'> | undefined {
  const origin = c.req.query('origin');
  const { caller, locale } = c.get('shop');
  const url = new URL(c.req.url);
  if (origin === undefined || origin === url.origin || origin === url.host) return caller;
  const asked = siteOfOrigin(origin, url, locale, c.env.settings);
  return asked && { site: asked.site, locale: asked.locale.code };
}

/** The row's schema has checked `main`; the table's types cannot follow a name chosen at run time. */
function perform(commerce: Commerce, name: OperationName, main: unknown, caller: Caller) {
  const method = commerce[name] as (input: unknown, caller: Caller) => Promise<Outcome<unknown>>;
  return method(main, caller);
}

async function remember(
  c: KontorContext,
  { session, visitor, cart, orderedCart, endedCart, wishKey }: Remembered,
): Promise<void> {
  if (session === 'ended') endSessionCookies(c);
  else if (session) await beginSession(c, session.customerId, session.means, session.seconds);
  else if (session === null) clearSessionCookies(c);
  if (visitor === null) await forgetVisitor(c);
  if (cart) setCartCookie(c, cart);
  if (orderedCart) rememberOrdered(c, orderedCart);
  if (wishKey !== undefined) rememberWishKey(c, wishKey);
  if (endedCart && endedCart === c.get('shop').caller.cartId) clearCartCookie(c);
}

function refuse(c: KontorContext, code: ErrorCode): Response {
  return answerFailure(c, failure(code));
}

function answerFailure(
  c: KontorContext,
  { ok: _ok, answered: _answered, ...problem }: Failure,
): Response {
  if (problem.retryAfterSeconds !== undefined) {
    c.header('Retry-After', String(problem.retryAfterSeconds));
  }
  return c.json(problem, errors[problem.code].status);
}

/** The error that is deepest in the body, else the first, with its path: `product.sku: Too small …`. */
function describe(issues: z.core.$ZodIssue[]): string {
  const [issue] = issues;
  if (!issue) return '';
  const all = [...nestedIn(issue), issue];
  const deepest = all.sort((a, b) => b.path.length - a.path.length)[0] ?? issue;
  const [, ...path] = deepest.path;
  return `${path.join('.') || 'body'}: ${deepest.message}`;
}

/** What is wrong with each of the forms that a body, or a part of it, may have. */
function nestedIn(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [];
  return issue.errors.flat().flatMap((each) => {
    const nested = { ...each, path: [...issue.path, ...each.path] };
    return [...nestedIn(nested), nested];
  });
}
