/**
 * What customers say about themselves, and its changes. Names of the actions: those of commercetools.
 * Source: purchase-flow.txt §1 (client type), §3 Customer, §4 (a private customer has no VAT number), §7 Update customer.
 */
import * as z from 'zod';
import type { CountryCode } from '../country/countries.ts';
import { type Failure, failure } from '../errors.ts';
import { readVatId } from './company-of-customer.ts';
import { type Customer, clientTypes, companyName, personName, vatId } from './customer.ts';

export type Profile = Pick<
  Customer,
  'clientType' | 'firstName' | 'lastName' | 'dateOfBirth' | 'companyName' | 'vatId'
>;

/** Without a value, an optional field is cleared. */
export const profileAction = z.discriminatedUnion('action', [
  z.object({ action: z.literal('setFirstName'), firstName: personName }),
  z.object({ action: z.literal('setLastName'), lastName: personName }),
  z.object({ action: z.literal('setDateOfBirth'), dateOfBirth: z.iso.date().optional() }),
  z.object({ action: z.literal('setCompanyName'), companyName: companyName.optional() }),
  z.object({ action: z.literal('setVatId'), vatId: vatId.optional() }),
  z.object({
    action: z.literal('setCustomField'),
    name: z.literal('clientType'),
    value: z.enum(clientTypes),
  }),
]);
export type ProfileAction = z.output<typeof profileAction>;

/** `today`: ISO day. */
export type ProfileFacts = { market: CountryCode; today: string };

/** Nobody alive was born earlier. */
const firstDateOfBirth = '1900-01-01';

export function isDateOfBirth(date: string, today: string): boolean {
  return z.iso.date().safeParse(date).success && date >= firstDateOfBirth && date <= today;
}

/** The customer after all actions; the same object if nothing changes. */
export function changedProfile(
  customer: Customer,
  actions: readonly ProfileAction[],
  facts: ProfileFacts,
): { ok: true; customer: Customer } | Failure {
  let next = customer;
  for (const action of actions) {
    const changed = changedBy(next, action, facts);
    if (!changed) return failure('InvalidInput', { about: action.action });
    next = changed;
  }
  const isSame = profileActions(customer, next).length === 0;
  return { ok: true, customer: isSame ? customer : next };
}

function changedBy(
  customer: Customer,
  action: ProfileAction,
  { market, today }: ProfileFacts,
): Customer | undefined {
  switch (action.action) {
    case 'setFirstName':
      return { ...customer, firstName: action.firstName };
    case 'setLastName':
      return { ...customer, lastName: action.lastName };
    case 'setDateOfBirth': {
      const { dateOfBirth } = action;
      if (dateOfBirth && !isDateOfBirth(dateOfBirth, today)) return undefined;
      return withField(customer, 'dateOfBirth', dateOfBirth);
    }
    case 'setCompanyName':
      return withField(customer, 'companyName', action.companyName);
    case 'setVatId': {
      const number = action.vatId ? readVatId(action.vatId, market).vatId : '';
      return number === undefined ? undefined : withField(customer, 'vatId', number);
    }
    case 'setCustomField': {
      const typed = { ...customer, clientType: action.value };
      return action.value === 'company'
        ? typed
        : withField(withField(typed, 'vatId', undefined), 'companyName', undefined);
    }
  }
}

function withField(
  customer: Customer,
  name: 'dateOfBirth' | 'companyName' | 'vatId',
  value: string | undefined,
): Customer {
  const { [name]: _before, ...rest } = customer;
  return value ? { ...rest, [name]: value } : rest;
}

/** The actions that make the first profile the second one. The client type comes first: private clears fields. */
export function profileActions(before: Profile, after: Profile): ProfileAction[] {
  const { clientType, firstName, lastName, dateOfBirth, companyName, vatId } = after;
  const actions: [field: keyof Profile, action: ProfileAction][] = [
    ['clientType', { action: 'setCustomField', name: 'clientType', value: clientType }],
    ['firstName', { action: 'setFirstName', firstName }],
    ['lastName', { action: 'setLastName', lastName }],
    ['dateOfBirth', { action: 'setDateOfBirth', dateOfBirth }],
    ['companyName', { action: 'setCompanyName', companyName }],
    ['vatId', { action: 'setVatId', vatId }],
  ];
  return actions.filter(([field]) => before[field] !== after[field]).map(([, action]) => action);
}
