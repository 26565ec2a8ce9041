/** The profile of a customer, as a form. */
import { Profile } from '#client/account/profile.tsx';
import type { FormState } from '#client/ui/form-state.ts';
import type { FieldValues } from '#domain/checkout/address-form.ts';
import type { Customer } from '#domain/customer/customer.ts';
import { profileActions } from '#domain/customer/profile.ts';
import { readProfile } from '#domain/customer/profile-form.ts';
import { errors } from '#domain/errors.ts';
import { dayIn } from '#domain/locale/dates.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { formOf } from '#worker/request/form-of.ts';
import { accountSectionPage, sinceOf } from './section-page.tsx';

export function myProfile(c: KontorContext) {
  const customer = c.get('customer');
  return show(c, { values: valuesOf(customer), errors: {} }, c.req.query('saved') !== undefined);
}

/** If the customer was changed elsewhere, nothing is stored: the form keeps what was typed, with the new version. */
export async function saveProfile(c: KontorContext): Promise<Response> {
  const { commerce, caller, store, prefix, path } = c.get('shop');
  const values = await formOf(c);
  const read = readProfile(values, { market: store.key, today: dayIn(store.key, caller.now) });
  if (!read.ok) {
    c.status(422);
    return show(c, { values, errors: read.errors });
  }
  const actions = profileActions(c.get('customer'), read.value);
  if (actions.length > 0) {
    const outcome = await commerce.updateCustomer(
      { version: Number(values.version) || c.get('customer').version, actions },
      caller,
    );
    if (!outcome.ok && outcome.code === 'CustomerChanged') {
      c.status(409);
      const version = String(outcome.currentVersion ?? '');
      return show(c, { values: { ...values, version }, errors: {}, problem: 'account.changed' });
    }
    if (!outcome.ok && outcome.code === 'BackendFailed') {
      c.status(errors.BackendFailed.status);
      return show(c, { values, errors: {}, problem: 'form.failed' });
    }
    if (!outcome.ok) throw new Error(outcome.message);
  }
  return c.redirect(`${prefix}${path}?saved`, 303);
}

function valuesOf(customer: Customer): FieldValues {
  const { clientType, firstName, lastName, version } = customer;
  const { dateOfBirth = '', companyName = '', vatId = '' } = customer;
  const values = { clientType, firstName, lastName, dateOfBirth, companyName, vatId };
  return { ...values, version: String(version) };
}

function show(c: KontorContext, state: FormState, isSaved = false) {
  const { store, caller } = c.get('shop');
  const { email, companyName = '', vatId = '' } = c.get('customer');
  return accountSectionPage(
    c,
    <Profile
      state={state}
      email={email}
      since={sinceOf(c)}
      today={dayIn(store.key, caller.now)}
      isSaved={isSaved}
      company={[companyName, vatId].filter(Boolean)}
    />,
  );
}
