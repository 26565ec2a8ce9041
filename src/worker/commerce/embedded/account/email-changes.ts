/** Calls of the port for changing a customer's e-mail address. */
import type { SQL } from 'drizzle-orm';
import type { emailOperations } from '#domain/customer/email-operations.ts';
import type { SignedIn } from '#domain/customer/session.ts';
import { isRecentlyAuthenticated } from '#domain/customer/step-up.ts';
import { failure } from '#domain/errors.ts';
import type { KontorEvent } from '#domain/events.ts';
import { logLine } from '#domain/log-line.ts';
import type { Caller, Commerce, Outcome } from '#domain/operations.ts';
import { batch } from '../../../d1/statements.ts';
import { customerById, customerOfSession, signedIn } from '../../../data/customers/customers.ts';
import {
  discardEmailChange,
  emailChangeById,
  redeemEmailChange,
  storingEmailChange,
  takeBackEmailChange,
  waitingEmailChange,
} from '../../../data/customers/email-changes.ts';
import { countMail } from '../../../data/customers/login-attempts.ts';
import { sendInBackground } from '../../../data/events/outbox.ts';
import type { Environment } from '../../../settings/environment.ts';
import { idInMailToken } from '../../../signing/mail-token.ts';
import type { Backend } from '../../backend.ts';
import type { CustomerRecord } from '../../customer-record.ts';

/**
 * Asks both addresses by mail. Nothing changes before the new one confirms. Only for customers who have recently shown who
 * they are. `update`: of the version of the customer that was read; both are stored, or none.
 */
export async function requestEmailChange(
  { DB, EVENTS, settings }: Environment,
  { customer, session }: SignedIn,
  newEmail: string,
  { store, locale, site, now }: Caller,
  update?: SQL,
): Promise<Outcome<Record<string, never>>> {
  if (!isRecentlyAuthenticated(session, now, settings.stepUpMs)) return failure('StepUpNeeded');
  const { id: customerId, email, version } = customer;
  if (newEmail === email) return failure('EmailUnchanged');
  if (!(await countMail(DB, 'email-change', customerId, now))) return failure('TooManyTries');
  const change = { id: crypto.randomUUID(), customerId, newEmail };
  const about = { at: now.toISOString(), changeId: change.id, store: store.key, locale, site };
  const events: KontorEvent[] = [
    { id: crypto.randomUUID(), type: 'email-change-requested', ...about },
    { id: crypto.randomUUID(), type: 'email-change-announced', ...about },
  ];
  const asking = storingEmailChange(change, events, now, update ? version : null);
  const stored = await batch(DB, update ? [...asking, update] : asking);
  if (update && stored.at(-1)?.length === 0) return failure('CustomerChanged');
  const ids = events.map(({ id }) => id);
  sendInBackground(DB, EVENTS, ids, now);
  return { ok: true, data: {} };
}

export function embeddedEmailChanges(
  env: Environment,
  record: CustomerRecord,
): Pick<Commerce, keyof typeof emailOperations> {
  const { DB } = env;
  const done = { ok: true, data: {} } as const;
  const idOf = (purpose: 'email-change' | 'email-undo', token: string) =>
    idInMailToken(purpose, token, env.settings.sessionSecret);

  async function toldOf(customerId: string, email: string, caller: Caller) {
    const customer = await customerById(DB, customerId);
    const isOther = customer && customer.email !== email;
    return isOther
      ? record.change(customer, [{ action: 'changeEmail', email }], caller)
      : undefined;
  }

  return {
    async requestEmailChange({ email }, caller) {
      const known = await signedIn(DB, caller);
      return known ? requestEmailChange(env, known, email, caller) : failure('NotLoggedIn');
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
    async confirmEmailChange({ tokenValue }, caller) {
      const { session, now } = caller;
      const id = await idOf('email-change', tokenValue);
      const change = id && (await emailChangeById(DB, id));
      const told = change && (await toldOf(change.customerId, change.newEmail, caller));
      if (told && !told.ok) return told;
      const isSet = id !== undefined && (await redeemEmailChange(DB, id, session?.id ?? '', now));
      if (!isSet) return failure('EmailLinkInvalid');
      console.warn(logLine('session ended', 'new e-mail address'));
      return done;
    },
    async undoEmailChange({ tokenValue }, caller) {
      const { now } = caller;
      const id = await idOf('email-undo', tokenValue);
      const change = id && (await emailChangeById(DB, id));
      const told = change && (await toldOf(change.customerId, change.oldEmail, caller));
      if (told && !told.ok) return told;
      const isBack = id !== undefined && (await takeBackEmailChange(DB, id, now));
      if (!isBack) return failure('EmailLinkInvalid');
      console.warn(logLine('session ended', 'change of e-mail address taken back'));
      return done;
    },
  };
}

export async function emailToConfirm(
  { DB, settings }: Environment,
  ...[token, now]: Parameters<Backend['emailToConfirm']>
): ReturnType<Backend['emailToConfirm']> {
  const id = await idInMailToken('email-change', token, settings.sessionSecret);
  const change = id && (await emailChangeById(DB, id));
  if (!change || (!change.confirmedAt && change.expiresAt <= now.toISOString())) return undefined;
  return { email: change.newEmail, isDone: change.confirmedAt !== null };
}
