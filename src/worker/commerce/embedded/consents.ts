/** Calls about consents. */
import { formAddressMinutes } from '#domain/consent/consent.ts';
import type { consentOperations } from '#domain/consent/operations.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import type { Commerce } from '#domain/operations.ts';
import {
  addressOfForm,
  giveConsent,
  requestConsent,
  withdrawConsent,
} from '../../data/consents/consents.ts';
import { sendInBackground } from '../../data/events/outbox.ts';
import type { Environment } from '../../settings/environment.ts';

export function consentCalls(env: Environment): Pick<Commerce, keyof typeof consentOperations> {
  return {
    async subscribe({ email }, { locale, site, now }) {
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
  };
}
