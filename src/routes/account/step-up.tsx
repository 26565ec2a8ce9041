/**
 * Step-up: pages that change e-mail, password, addresses or passkeys open only for a customer who has recently shown
 * who it is. Behind is-authenticated and get-client-ip.
 */
import { createMiddleware } from 'hono/factory';
import { StepUp } from '#client/account/step-up.tsx';
import { PasskeyForm } from '#client/account/ways-in/passkey-form.tsx';
import type { FormState } from '#client/ui/form-state.ts';
import { KeptFields } from '#client/ui/kept-fields.tsx';
import type { FieldValues } from '#domain/checkout/address-form.ts';
import {
  isRecentlyAuthenticated,
  stepUpField,
  stepUpPasskeyField,
  stepUpPath,
} from '#domain/customer/step-up.ts';
import { errors } from '#domain/errors.ts';
import { parsedJson } from '#domain/json.ts';
import { signedCredential } from '#domain/passkey/passkey.ts';
import { keptFields } from '#domain/routing/kept-fields.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import type { KontorBindings, KontorContext } from '#worker/request/context.ts';
import { callerOf } from '#worker/request/customer-of-request.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { formOf } from '#worker/request/form-of.ts';
import { backOf } from '#worker/request/lost-session.ts';
import { passkeyPage } from '../ways-in/passkey-page.ts';
import { accountPage, empty } from './account-page.tsx';

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
  const refusal = await refusalOf(c, values);
  return refusal ? show(c, refusal, here, keptFields(values)) : next();
});

/** GET /my-account/confirm?back= */
export function stepUpPage(c: KontorContext) {
  return ask(c, empty);
}

/** POST: leads back to the page that asked. */
export async function confirmIdentity(c: KontorContext) {
  const { prefix } = c.get('shop');
  const refusal = await refusalOf(c, await formOf(c));
  return refusal ? ask(c, refusal) : c.redirect(prefix + (backOf(c) ?? '/my-account'), 303);
}

function ask(c: KontorContext, state: FormState) {
  const back = backOf(c) ?? '/my-account';
  return show(c, state, `${stepUpPath}?${new URLSearchParams({ back })}`);
}

/**
 * Undefined if the form's password or passkey shows who the customer is; the session then counts as authenticated now.
 * Without either nothing was refused: it is the question.
 */
async function refusalOf(c: KontorContext, values: FieldValues): Promise<FormState | undefined> {
  const { [stepUpField]: password, [stepUpPasskeyField]: passkey } = values;
  if (password === undefined) return passkey ? passkeyRefusalOf(c, passkey) : empty;
  if (!password) return { values: {}, errors: { [stepUpField]: { key: 'field.passwordMissing' } } };
  if (!(await isWithinFormLimit(c, 'login'))) return refused('form.tooManyTries');
  const { commerce } = c.get('shop');
  const outcome = await commerce.customerConfirmPassword({ password }, await callerOf(c));
  if (outcome.ok) return undefined;
  if (outcome.code === 'TooManyTries') return refused('form.tooManyTries');
  if (outcome.code === 'BackendFailed') return refused('form.failed');
  return { values: {}, errors: { [stepUpField]: { key: 'account.passwordWrong' } } };
}

/** `answer`: of the authenticator, as account/browser/passkeys.ts sends it. */
async function passkeyRefusalOf(c: KontorContext, answer: string): Promise<FormState | undefined> {
  const read = signedCredential.safeParse(parsedJson(answer));
  if (!read.success) return refused('passkey.refused');
  if (!(await isWithinFormLimit(c, 'passkey'))) return refused('form.tooManyTries');
  const { commerce } = c.get('shop');
  const credential = read.data;
  const outcome = await commerce.confirmWithPasskey({ credential }, await callerOf(c));
  return outcome.ok ? undefined : refused('passkey.refused');
}

const refused = (problem: TextKey): FormState => ({ values: {}, errors: {}, problem });

/** `kept`: what was typed into the form that has this path. */
async function show(c: KontorContext, state: FormState, action: string, kept: FieldValues = {}) {
  const hasError = state.problem !== undefined || Object.keys(state.errors).length > 0;
  const isForm = c.req.method === 'POST';
  if (state.problem === 'form.tooManyTries') c.status(errors.TooManyTries.status);
  else if (isForm) c.status(hasError ? 422 : errors.StepUpNeeded.status);
  const { commerce, t } = c.get('shop');
  const ways = await commerce.getWaysIn({}, await callerOf(c));
  if (!ways.ok) throw new Error(ways.message);
  return accountPage(
    c,
    t('account.confirmTitle'),
    <StepUp
      state={state}
      action={action}
      kept={kept}
      hasPassword={c.get('signedIn').passwordSetAt !== undefined}
    >
      {ways.data.passkeys.length > 0 && passkeyForm(c, action, kept)}
    </StepUp>,
  );
}

/** For who has a passkey. */
function passkeyForm(c: KontorContext, action: string, kept: FieldValues) {
  const { t } = c.get('shop');
  return (
    <PasskeyForm
      {...passkeyPage(c)}
      ceremony="get"
      action={action}
      field={stepUpPasskeyField}
      begin="beginPasskeyConfirmation"
      button={t('passkey.login')}
      hint={t('passkey.text')}
      cancelled={t('waysIn.unchanged')}
      after={<p className="or">{t('account.or')}</p>}
      wide
    >
      <KeptFields values={kept} />
    </PasskeyForm>
  );
}
