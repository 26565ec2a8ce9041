/** What a provider did not say: name or e-mail address of a customer who logs in there for the first time. */
import { CompleteIdentity } from '#client/account/ways-in/complete.tsx';
import type { FormState } from '#client/ui/form-state.ts';
import { companyDefault } from '#domain/country/features.ts';
import { readNewCustomer } from '#domain/customer/forms.ts';
import { errors } from '#domain/errors.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { formOf } from '#worker/request/form-of.ts';
import { pendingIdentity, ticketOf } from '#worker/request/identity-cookies.ts';
import { backOf } from '#worker/request/lost-session.ts';
import { accountPage, frameOf } from '../account/account-page.tsx';
import { targetOf } from '../account/after-login.ts';
import { proceed, withQuery } from './provider-login.tsx';

export async function completePage(c: KontorContext): Promise<Response> {
  const identity = await pendingIdentity(c);
  if (!identity) return c.redirect(`${c.get('shop').prefix}${frameOf(c)}/login`, 303);
  const { email, firstName, lastName } = identity;
  const company = companyDefault.has(c.get('shop').store.key);
  const clientType = company ? 'company' : 'private';
  return show(c, { values: { email, firstName, lastName, clientType }, errors: {} });
}

export async function complete(c: KontorContext): Promise<Response> {
  const { commerce, caller, prefix, store } = c.get('shop');
  const [identity, ticket] = [await pendingIdentity(c), ticketOf(c)];
  if (!identity || !ticket) return c.redirect(`${prefix}${frameOf(c)}/login`, 303);
  const values = { ...(await formOf(c)), ...(identity.email && { email: identity.email }) };
  const read = readNewCustomer(values, store.key);
  if (!read.ok) {
    c.status(422);
    return show(c, { values, errors: read.errors });
  }
  if (!(await isWithinFormLimit(c, 'create-account'))) {
    c.status(429);
    return show(c, { values, errors: {}, problem: 'form.tooManyTries' });
  }
  const outcome = await commerce.completeIdentity({ ...read.value, ticket }, caller);
  if (outcome.ok) return proceed(c, outcome.data, targetOf(c));
  c.status(errors[outcome.code].status);
  return show(c, { values, errors: {}, problem: 'identity.refused' });
}

async function show(c: KontorContext, state: FormState): Promise<Response> {
  const isEmailKnown = Boolean((await pendingIdentity(c))?.email);
  const title = c.get('shop').t('identity.completeTitle');
  return accountPage(
    c,
    title,
    <CompleteIdentity
      state={state}
      action={`${frameOf(c)}${withQuery('/login/complete', { back: backOf(c) })}`}
      isEmailKnown={isEmailKnown}
    />,
  );
}
