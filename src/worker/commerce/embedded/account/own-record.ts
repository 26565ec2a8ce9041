/** Customers are stored in the shop's database alone. */
import { failure } from '#domain/errors.ts';
import { customerWithEmail, customerWithPassword } from '../../../data/customers/customers.ts';
import type { Environment } from '../../../settings/environment.ts';
import type { CustomerRecord } from '../../customer-record.ts';

const nothingToTell = async () => ({ ok: true, data: null }) as const;

export function ownRecord({ DB }: Pick<Environment, 'DB'>): CustomerRecord {
  return {
    async withPassword({ email, password }) {
      const customer = await customerWithPassword(DB, email, password);
      return { ok: true, data: customer ?? null };
    },
    register: nothingToTell,
    change: nothingToTell,
    changePassword: nothingToTell,
    resetPassword: nothingToTell,
    passwordMail: async (email) => ({
      ok: true,
      data: (await customerWithEmail(DB, email)) ?? null,
    }),
    redeemPassword: async () => failure('ResetTokenInvalid'),
  };
}
