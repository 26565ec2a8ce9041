/** Calls of the port about a customer's profile and card. Rules: src/domain/customer/profile.ts. */
import type { Customer } from '#domain/customer/customer.ts';
import { customerWithBookOf } from '#domain/customer/customer-answer.ts';
import { loyaltyCardNumber } from '#domain/customer/loyalty-card.ts';
import { changedProfile, type ProfileAction } from '#domain/customer/profile.ts';
import type { profileOperations, UpdateAction } from '#domain/customer/profile-operations.ts';
import { failure } from '#domain/errors.ts';
import { dayIn } from '#domain/locale/dates.ts';
import type { Commerce, Data, Outcome } from '#domain/operations.ts';
import { profileUpdates } from '#domain/remote/customer-updates.ts';
import { rows } from '../../../d1/statements.ts';
import { addressBookIn, addressesOf } from '../../../data/customers/addresses.ts';
import { customerOfSession, signedInWith } from '../../../data/customers/customers.ts';
import { waitingEmailChange } from '../../../data/customers/email-changes.ts';
import { loyaltyCardOf } from '../../../data/customers/loyalty-cards.ts';
import { profileUpdate } from '../../../data/customers/profiles.ts';
import type { Environment } from '../../../settings/environment.ts';
import type { CustomerRecord } from '../../customer-record.ts';
import { requestEmailChange } from './email-changes.ts';

const isProfileAction = (action: UpdateAction): action is ProfileAction =>
  action.action !== 'changeEmail';
const isEmailAction = (action: UpdateAction) => !isProfileAction(action);

export function embeddedProfile(
  env: Environment,
  record: CustomerRecord,
): Pick<Commerce, keyof typeof profileOperations> {
  const { DB } = env;
  return {
    async updateCustomer({ version, actions }, caller) {
      const { store, now } = caller;
      const found = await signedInWith(DB, caller, (id) => [addressesOf(id)]);
      if (!found) return failure('NotLoggedIn');
      const { known, read } = found;
      const { customer } = known;
      const book = addressBookIn(read[0] ?? [], customer.version);
      const answered = (now: Customer): Outcome<Data<'updateCustomer'>> => ({
        ok: true,
        data: { customer: customerWithBookOf(now, book) },
      });
      const facts = { market: store.key, today: dayIn(store.key, now) };
      const changed = changedProfile(customer, actions.filter(isProfileAction), facts);
      if (!changed.ok) return changed;
      const email = await emailToAsk(customer, actions, now);
      const outdated = (currentVersion: number) => failure('CustomerChanged', { currentVersion });
      if (changed.customer === customer && !email) return answered(customer);
      if (version !== customer.version) return outdated(customer.version);
      const updates = profileUpdates(customer, changed.customer);
      const told = await record.change(customer, updates, caller);
      if (!told.ok) return told;
      const update = profileUpdate(changed.customer);
      const asked = email && (await requestEmailChange(env, known, email, caller, update));
      if (asked && !asked.ok && asked.code !== 'CustomerChanged') return asked;
      if (asked ? asked.ok : (await rows(DB, update)).length > 0) {
        return answered({ ...changed.customer, version: version + 1 });
      }
      const current = await customerOfSession(DB, caller);
      return outdated(current?.version ?? version);
    },
    async getLoyaltyCard(_input, caller) {
      const customer = await customerOfSession(DB, caller);
      if (!customer) return failure('NotLoggedIn');
      const index = await loyaltyCardOf(DB, customer.id);
      return { ok: true, data: { number: loyaltyCardNumber(index) } };
    },
  };

  /** The last one named, unless it is the customer's or is being asked already. */
  async function emailToAsk(
    { id, email }: Customer,
    actions: readonly UpdateAction[],
    now: Date,
  ): Promise<string | undefined> {
    const wanted = actions.filter(isEmailAction).at(-1)?.email;
    if (!wanted || wanted === email) return undefined;
    const waiting = await waitingEmailChange(DB, id, now);
    return waiting?.newEmail === wanted ? undefined : wanted;
  }
}
