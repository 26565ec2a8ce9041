/** Calls of the port for changing a customer's e-mail address. */
import type { Customer } from '#domain/customer/customer.ts';
import type { emailOperations } from '#domain/customer/email-operations.ts';
import { failure } from '#domain/errors.ts';
import type { KontorEvent } from '#domain/events.ts';
import { logLine } from '#domain/log-line.ts';
import type { Caller, Commerce } from '#domain/operations.ts';
import { batch } from '../../d1/statements.ts';
import { customerOfSession } from '../../data/customers/customers.ts';
import {
  discardEmailChange,
  redeemEmailChange,
  storeEmailChange,
  takeBackEmailChange,
  waitingEmailChange,
} from '../../data/customers/email-changes.ts';
import { countMail } from '../../data/customers/login-attempts.ts';
import { sendInBackground } from '../../data/events/outbox.ts';
import type { Environment } from '../../settings/environment.ts';
import { idInMailToken } from '../../signing/mail-token.ts';

/** Asks both addresses by mail; false after too many requests. Nothing changes before the new one confirms. */
export async function requestEmailChange(
  { DB, EVENTS }: Environment,
  { id: customerId }: Customer,
  newEmail: string,
  { store, locale, site, now }: Caller,
): Promise<boolean> {
  if (!(await countMail(DB, 'email-change', customerId, now))) return false;
  const changeId = crypto.randomUUID();
  const about = { at: now.toISOString(), changeId, store: store.key, locale, site };
  const events: KontorEvent[] = [
    { id: crypto.randomUUID(), type: 'email-change-requested', ...about },
    { id: crypto.randomUUID(), type: 'email-change-announced', ...about },
  ];
  await storeEmailChange(DB, { id: changeId, customerId, newEmail }, events, now);
  sendInBackground(
    DB,
    EVENTS,
    events.map(({ id }) => id),
    now,
  );
  return true;
}

export function embeddedEmailChanges(
  env: Environment,
): Pick<Commerce, keyof typeof emailOperations> {
  const { DB } = env;
  const done = { ok: true, data: {} } as const;
  const idOf = (purpose: 'email-change' | 'email-undo', token: string) =>
    idInMailToken(purpose, token, env.settings.sessionSecret);

  return {
    async requestEmailChange({ email }, caller) {
      const customer = await customerOfSession(DB, caller);
      if (!customer) return failure('NotLoggedIn');
      if (email === customer.email) return failure('EmailUnchanged');
      const isAsked = await requestEmailChange(env, customer, email, caller);
      return isAsked ? done : failure('TooManyTries');
    },
    async getEmailChange(_input, caller) {
      const customer = await customerOfSession(DB, caller);
      if (!customer) return failure('NotLoggedIn');
      const waiting = await waitingEmailChange(DB, customer.id, caller.now);
      if (!waiting) return { ok: true, data: { change: null } };
      const { newEmail, expiresAt } = waiting;
      return { ok: true, data: { change: { newEmail, expiresAt } } };
    },
    async discardEmailChange(_input, caller) {
      const customer = await customerOfSession(DB, caller);
      if (!customer) return failure('NotLoggedIn');
      await batch(DB, [discardEmailChange(customer.id, caller.now)]);
      return done;
    },
    async confirmEmailChange({ tokenValue }, { session, now }) {
      const id = await idOf('email-change', tokenValue);
      const isSet = id !== undefined && (await redeemEmailChange(DB, id, session?.id ?? '', now));
      if (!isSet) return failure('EmailLinkInvalid');
      console.warn(logLine('session ended', 'new e-mail address'));
      return done;
    },
    async undoEmailChange({ tokenValue }, { now }) {
      const id = await idOf('email-undo', tokenValue);
      const isBack = id !== undefined && (await takeBackEmailChange(DB, id, now));
      if (!isBack) return failure('EmailLinkInvalid');
      console.warn(logLine('session ended', 'change of e-mail address taken back'));
      return done;
    },
  };
}
