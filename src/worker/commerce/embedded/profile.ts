/** Calls of the port about a customer's profile and card. Rules: src/domain/customer/profile.ts. */
import { loyaltyCardNumber } from '#domain/customer/loyalty-card.ts';
import { changedProfile, type ProfileAction } from '#domain/customer/profile.ts';
import type { profileOperations, UpdateAction } from '#domain/customer/profile-operations.ts';
import { failure } from '#domain/errors.ts';
import { dayIn } from '#domain/locale/dates.ts';
import type { Commerce } from '#domain/operations.ts';
import { customerOfSession } from '../../data/customers/customers.ts';
import { loyaltyCardOf } from '../../data/customers/loyalty-cards.ts';
import { storeProfile } from '../../data/customers/profiles.ts';
import type { Environment } from '../../settings/environment.ts';
import { requestEmailChange } from './email-changes.ts';

const isProfileAction = (action: UpdateAction): action is ProfileAction =>
  action.action !== 'changeEmail';

export function embeddedProfile(env: Environment): Pick<Commerce, keyof typeof profileOperations> {
  const { DB } = env;
  return {
    async updateCustomer({ version, actions }, caller) {
      const { store, now } = caller;
      const customer = await customerOfSession(DB, caller);
      if (!customer) return failure('NotLoggedIn');
      const facts = { market: store.key, today: dayIn(store.key, now) };
      const changed = changedProfile(customer, actions.filter(isProfileAction), facts);
      if (!changed.ok) return changed;
      for (const action of actions) {
        if (isProfileAction(action) || action.email === customer.email) continue;
        const asked = await requestEmailChange(env, action.email, caller);
        if (!asked.ok) return asked;
      }
      if (changed.customer === customer) return { ok: true, data: { customer } };
      if (version === customer.version && (await storeProfile(DB, changed.customer))) {
        return { ok: true, data: { customer: { ...changed.customer, version: version + 1 } } };
      }
      const current = await customerOfSession(DB, caller);
      return failure('CustomerChanged', { currentVersion: current?.version ?? customer.version });
    },
    async getLoyaltyCard(_input, caller) {
      const customer = await customerOfSession(DB, caller);
      if (!customer) return failure('NotLoggedIn');
      const index = await loyaltyCardOf(DB, customer.id);
      return { ok: true, data: { number: loyaltyCardNumber(index) } };
    },
  };
}
