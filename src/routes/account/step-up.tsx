/**
 * Step-up: pages that change e-mail, password, addresses or passkeys open only for a customer who has recently shown
 * who it is. Behind is-authenticated and get-client-ip.
 */
import { createMiddleware } from 'hono/factory';
import { StepUp } from '#client/account/step-up.tsx';
import type { FormState } from '#client/ui/form-state.ts';
import type { FieldValues } from '#domain/checkout/address-form.ts';
import { isRecentlyAuthenticated, stepUpField } from '#domain/customer/step-up.ts';
import { errors } from '#domain/errors.ts';
import { keptFields } from '#domain/routing/kept-fields.ts';
import { isOwnPath } from '#domain/routing/own-path.ts';
import type { KontorBindings, KontorContext } from '#worker/request/context.ts';
import { callerOf } from '#worker/request/customer-of-request.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { formOf } from '#worker/request/form-of.ts';
import { accountPage, empty } from './account-page.tsx';

const stepUpPath = '/my-account/confirm';

/**
 * Before a page is shown it redirects to the question and back. A form is asked in place: its answer sends what was
 * typed again, so nothing is lost.
 */
export const stepUp = createMiddleware<KontorBindings>(async (c, next) => {
  const { caller, prefix, path } = c.get('shop');
  const { session } = c.get('signedIn');
  if (isRecentlyAuthenticated(session, caller.now, c.env.settings.stepUpMs)) return next();
  const here = path + new URL(c.req.url).search;
  if (c.req.method !== 'POST') {
    return c.redirect(`${prefix}${stepUpPath}?${new URLSearchParams({ back: here })}`, 303);
  }
  const values = await formOf(c);
  const refusal = values[stepUpField] === undefined ? empty : await refusalOf(c, values);
  return refusal ? show(c, refusal, here, keptFields(values)) : next();
});

/** GET /my-account/confirm?back= */
export function stepUpPage(c: KontorContext) {
  return show(c, empty, `${stepUpPath}?${new URLSearchParams({ back: backOf(c) })}`, {});
}

/** POST: leads back to the page that asked. */
export async function confirmIdentity(c: KontorContext) {
  const { prefix } = c.get('shop');
  const back = backOf(c);
  const refusal = await refusalOf(c, await formOf(c));
  if (!refusal) return c.redirect(prefix + back, 303);
  return show(c, refusal, `${stepUpPath}?${new URLSearchParams({ back })}`, {});
}

function backOf(c: KontorContext): string {
  const back = c.req.query('back') ?? '';
  return isOwnPath(back) ? back : '/my-account';
}

/** Undefined if the password is right; the session then counts as authenticated now. */
async function refusalOf(c: KontorContext, values: FieldValues): Promise<FormState | undefined> {
  const password = values[stepUpField] ?? '';
  if (!password) return { values: {}, errors: { [stepUpField]: { key: 'field.passwordMissing' } } };
  const tooMany = { values: {}, errors: {}, problem: 'form.tooManyTries' } as const;
  if (!(await isWithinFormLimit(c, 'login'))) return tooMany;
  const { commerce } = c.get('shop');
  const outcome = await commerce.customerConfirmPassword({ password }, await callerOf(c));
  if (outcome.ok) return undefined;
  if (outcome.code === 'TooManyTries') return tooMany;
  return { values: {}, errors: { [stepUpField]: { key: 'account.passwordWrong' } } };
}

function show(c: KontorContext, state: FormState, action: string, kept: FieldValues) {
  const hasError = state.problem !== undefined || Object.keys(state.errors).length > 0;
  const isForm = c.req.method === 'POST';
  if (state.problem) c.status(errors.TooManyTries.status);
  else if (hasError) c.status(422);
  else if (isForm) c.status(errors.StepUpNeeded.status);
  const title = c.get('shop').t('account.confirmTitle');
  return accountPage(c, title, <StepUp state={state} action={action} kept={kept} />);
}
