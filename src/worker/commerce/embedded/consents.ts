/** Calls about consents. */
import { formAddressMinutes } from '#domain/consent/consent.ts';
import type { consentOperations } from '#domain/consent/operations.ts';
import { failure } from '#domain/errors.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import type { Commerce } from '#domain/operations.ts';
import { contentHash } from '../../d1/content-hash.ts';
import {
  addressOfForm,
  consentsOfCustomer,
  giveConsent,
  requestConsent,
  tokenOfConsent,
  withdrawConsent,
} from '../../data/consents/consents.ts';
import { customerOfSession } from '../../data/customers/customers.ts';
import { sendInBackground } from '../../data/events/outbox.ts';
import { invitationsStoppedAt } from '../../data/reviews/invitations.ts';
import type { Environment } from '../../settings/environment.ts';
import { textsFor } from '../../texts/texts.ts';

export function consentCalls(env: Environment): Pick<Commerce, keyof typeof consentOperations> {
  return {
    async subscribe({ email, source }, caller) {
      const { locale, site, now } = caller;
      const { t } = await textsFor(locale);
      const wording = t('newsletter.consent');
      const customer = await customerOfSession(env.DB, caller);
      const ids = {
        form: crypto.randomUUID(),
        consent: crypto.randomUUID(),
        token: crypto.randomUUID(),
        event: crypto.randomUUID(),
      };
      const request = {
        email,
        kind: 'newsletter',
        locale: localeByCode(locale),
        shop: site,
        customerId: customer?.id,
        proof: { wording, version: await versionOf(wording), source },
        ids,
      } as const;
      await requestConsent(env.DB, request, now);
      sendInBackground(env.DB, env.EVENTS, [ids.event], now);
      return { ok: true, data: { requestId: ids.form } };
    },
    async getSubscription({ requestId }, { now }) {
      const since = new Date(now.getTime() - formAddressMinutes * 60_000);
      const email = await addressOfForm(env.DB, requestId, since);
      return { ok: true, data: { email: email ?? null } };
    },
    async confirmConsent({ token }, { now }) {
      return { ok: true, data: { isGiven: await giveConsent(env.DB, token, now) } };
    },
    async withdrawConsent({ token }, { now }) {
      return { ok: true, data: { isWithdrawn: await withdrawConsent(env.DB, token, now) } };
    },
    async getOwnConsents(_input, caller) {
      const customer = await customerOfSession(env.DB, caller);
      if (!customer) return failure('NotLoggedIn');
      const [consents, reviewMailsStoppedAt] = await Promise.all([
        consentsOfCustomer(env.DB, customer),
        invitationsStoppedAt(env.DB, customer.email),
      ]);
      return { ok: true, data: { consents, reviewMailsStoppedAt } };
    },
    async withdrawOwnConsent({ id }, caller) {
      const customer = await customerOfSession(env.DB, caller);
      if (!customer) return failure('NotLoggedIn');
      const token = await tokenOfConsent(env.DB, customer, id);
      const isWithdrawn = token !== undefined && (await withdrawConsent(env.DB, token, caller.now));
      return { ok: true, data: { isWithdrawn } };
    },
  };
}

/** Another version for every other sentence. */
const versionOf = async (wording: string): Promise<string> =>
  (await contentHash(wording)).slice(0, 12);
