/**
 * Step-up: pages that change e-mail, password, addresses or passkeys open only for a customer who has recently shown
 * who it is. Behind is-authenticated and get-client-ip.
 */
import { createMiddleware } from 'hono/factory';
import { StepUp } from '#client/account/step-up.tsx';
import { PasskeyForm } from '#client/account/ways-in/passkey-form.tsx';
import type { FormState } from '#client/ui/form-state.ts';
import type { FieldValues } from '#domain/checkout/address-form.ts';
import { isRecentlyAuthenticated, stepUpField } from '#domain/customer/step-up.ts';
import { errors } from '#domain/errors.ts';
import { signedCredential } from '#domain/passkey/passkey.ts';
import { keptFields } from '#domain/routing/kept-fields.ts';
import { isOwnPath } from '#domain/routing/own-path.ts';
import type { KontorBindings, KontorContext } from '#worker/request/context.ts';
import { callerOf } from '#worker/request/customer-of-request.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { formOf } from '#worker/request/form-of.ts';
import { credentialIn } from '../ways-in/credential-in.ts';
import { passkeyPage } from '../ways-in/passkey-page.ts';
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

/** The same with a passkey (account/browser/passkeys.ts). Without a credential nothing has happened. */
export async function confirmWithPasskey(c: KontorContext) {
  const { commerce, prefix } = c.get('shop');
  const back = backOf(c);
  const read = signedCredential.safeParse(credentialIn(await formOf(c)));
  const asked = `${stepUpPath}?${new URLSearchParams({ back })}`;
  if (!read.success) return c.redirect(prefix + asked, 303);
  const isWithin = await isWithinFormLimit(c, 'passkey');
  const outcome = isWithin
    ? await commerce.confirmWithPasskey({ credential: read.data }, await callerOf(c))
    : undefined;
  if (outcome?.ok) return c.redirect(prefix + back, 303);
  const problem = isWithin ? 'passkey.refused' : 'form.tooManyTries';
  return show(c, { values: {}, errors: {}, problem }, asked, {});
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

async function show(c: KontorContext, state: FormState, action: string, kept: FieldValues) {
  const hasError = state.problem !== undefined || Object.keys(state.errors).length > 0;
  const isForm = c.req.method === 'POST';
  if (state.problem === 'form.tooManyTries') c.status(errors.TooManyTries.status);
  else if (hasError) c.status(422);
  else if (isForm) c.status(errors.StepUpNeeded.status);
  const title = c.get('shop').t('account.confirmTitle');
  return accountPage(
    c,
    title,
    <StepUp state={state} action={action} kept={kept}>
      {await passkeyForm(c, action)}
    </StepUp>,
  );
}

/** For who has a passkey, unless a form is to be sent again: the passkey's form would lose it. */
async function passkeyForm(c: KontorContext, action: string) {
  if (!action.startsWith(stepUpPath)) return null;
  const { commerce, t } = c.get('shop');
  const ways = await commerce.getWaysIn({}, await callerOf(c));
  if (!ways.ok || ways.data.passkeys.length === 0) return null;
  return (
    <PasskeyForm
      {...passkeyPage(c)}
      ceremony="get"
      action={action.replace(stepUpPath, `${stepUpPath}/passkey`)}
      begin="beginPasskeyConfirmation"
      button={t('passkey.login')}
      hint={t('passkey.text')}
      cancelled={t('waysIn.unchanged')}
      after={<p className="or">{t('account.or')}</p>}
      wide
    />
  );
}
