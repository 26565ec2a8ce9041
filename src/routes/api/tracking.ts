/**
 * POST /cia/NAME: the specification's tracking service (domain/tracking/tracking-calls.ts). A browser's own statistics need
 * a consent, which the caller vouches for; with Global Privacy Control nothing is recorded. Errors are swallowed and
 * logged, without anything of the payload. Source: catalogue.txt §7, §8.
 */
import { requestedLocale } from '#domain/catalogue/calls/requested-market.ts';
import { emailKey } from '#domain/customer/email.ts';
import { type ErrorCode, errors } from '#domain/errors.ts';
import { logLine } from '#domain/log-line.ts';
import type { Caller } from '#domain/operations.ts';
import { type TrackingWork, trackingCalls } from '#domain/tracking/tracking-calls.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { callerOf } from '#worker/request/customer-of-request.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';

export async function trackingCall(c: KontorContext): Promise<Response> {
  const name = c.req.param('call') ?? '';
  const row = Object.hasOwn(trackingCalls, name) ? trackingCalls[name] : undefined;
  if (!row) return refuse(c, 'UnknownOperation');
  const body = await c.req.json().catch(() => undefined);
  if (body === undefined) return refuse(c, 'InvalidJson');
  const read = row.input.safeParse(body);
  if (!read.success) {
    const [issue] = read.error.issues;
    return refuse(
      c,
      'InvalidInput',
      issue && `${issue.path.join('.') || 'body'}: ${issue.message}`,
    );
  }
  if (row.isSkipped?.(read.data)) return c.json({ data: { state: 'skipped' } });
  const work = row.leadsTo?.(read.data);
  if (work && row.rateLimit && !(await isWithinFormLimit(c, row.rateLimit))) {
    return refuse(c, 'TooManyTries');
  }
  if (work) await perform(c, name, work, localeIn(read.data));
  return c.json({ data: { state: 'accepted' } });
}

async function perform(
  c: KontorContext,
  name: string,
  work: TrackingWork,
  locale: string,
): Promise<void> {
  try {
    const { locale: here } = c.get('shop');
    const caller = { ...(await callerOf(c)), locale: requestedLocale({ locale }, here).code };
    const code = await performed(c, work, caller);
    if (code) console.warn(logLine('tracking call refused', code, { call: name }));
  } catch (error) {
    console.error(logLine('tracking call failed', error, { call: name }));
  }
}

/** The code of a refusal. */
async function performed(
  c: KontorContext,
  work: TrackingWork,
  caller: Caller,
): Promise<ErrorCode | undefined> {
  const { backend, commerce } = c.get('shop');
  switch (work.kind) {
    case 'view':
      // Anonymous: neither the cookie nor the person is passed on.
      if (c.req.header('Sec-GPC') !== '1') {
        await backend.recordView({ sku: work.sku, before: [] }, caller.now);
      }
      return undefined;
    case 'consent': {
      const { token } = work;
      const outcome = work.isGiven
        ? await commerce.confirmConsent({ token }, caller)
        : await commerce.withdrawConsent({ token }, caller);
      return outcome.ok ? undefined : outcome.code;
    }
    case 'subscribe': {
      const email = emailKey(work.email);
      const outcome = await commerce.subscribe({ email, source: 'page' }, caller);
      return outcome.ok ? undefined : outcome.code;
    }
    case 'reset-password': {
      const email = emailKey(work.email);
      const outcome = await commerce.customerCreatePasswordResetToken({ email }, caller);
      return outcome.ok ? undefined : outcome.code;
    }
  }
}

const localeIn = (input: unknown): string => (input as { locale: string }).locale;

function refuse(c: KontorContext, code: ErrorCode, about = ''): Response {
  const { status, message } = errors[code];
  return c.json({ code, message: about ? `${message}: ${about}` : message }, status);
}
