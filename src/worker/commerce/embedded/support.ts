/** The support form and its cases: stored with their event first, then passed on in the background. */
import { failure } from '#domain/errors.ts';
import type { Caller, Commerce } from '#domain/operations.ts';
import { askedFields } from '#domain/support/field-texts.ts';
import type { supportOperations } from '#domain/support/operations.ts';
import {
  answerBy,
  type CaseSummary,
  type ShownCase,
  type SupportCase,
  takesReply,
} from '#domain/support/support-case.ts';
import { askedFor } from '#domain/support/support-request.ts';
import { inboxOf } from '#domain/withdrawal/inbox.ts';
import { contentHash } from '../../d1/content-hash.ts';
import { customerOfSession } from '../../data/customers/customers.ts';
import { sendInBackground } from '../../data/events/outbox.ts';
import {
  caseById,
  caseByKey,
  caseNumbered,
  casesOfCustomer,
  countCasesOfInbox,
  messagesOf,
} from '../../data/support/cases.ts';
import { claimCase, recordDelivery } from '../../data/support/delivery.ts';
import { storeCase, storeMessage } from '../../data/support/write-cases.ts';
import type { Environment } from '../../settings/environment.ts';
import { filePath, idsOfFileLinks } from '../../signing/file-links.ts';
import { readSupportCaseLink, supportCaseLink } from '../../signing/support-case-links.ts';
import type { SupportBackend } from '../support-backend.ts';
import type { SharedCalls } from './backend.ts';

/** Cases of one inbox in 24 hours; more are refused. */
const maxPerInbox = 20;
const dayMs = 86_400_000;
/** Of the links of files on a page. */
const fileLinkMs = 3_600_000;
const listed = 100;

type SupportCalls = Pick<Commerce, keyof typeof supportOperations>;
type Reference = { number: string } | { link: string };

export function supportCalls(
  env: Environment,
  { files }: Pick<SharedCalls, 'files'>,
): SupportCalls {
  const { DB, EVENTS, settings } = env;

  /** A case of this store: by a signed link, or by its number for its own customer. */
  async function referred(reference: Reference, caller: Caller): Promise<SupportCase | undefined> {
    const { store, now } = caller;
    if ('link' in reference) {
      const id = await readSupportCaseLink(reference.link, now, settings.sessionSecret);
      const linked = id ? await caseById(DB, id) : undefined;
      return linked?.store === store.key ? linked : undefined;
    }
    const customer = await customerOfSession(DB, caller);
    const found = customer && (await caseNumbered(DB, reference.number));
    return found?.store === store.key && found.customerId === customer?.id ? found : undefined;
  }

  const fileIdsOf = (links: readonly string[], now: Date) =>
    idsOfFileLinks(links, now, settings.sessionSecret);

  async function shown(found: SupportCase, now: Date): Promise<ShownCase> {
    const messages = await messagesOf(DB, found.id);
    const filesOf = await files.of(
      'support-message',
      messages.map(({ id }) => id),
    );
    const until = new Date(now.getTime() + fileLinkMs);
    const withFiles = messages.map(async ({ id, writer, text, at }) => ({
      writer,
      text,
      at,
      files: await Promise.all(
        (filesOf.get(id) ?? []).map(async ({ id: fileId, name, type, bytes }) => {
          const href = await filePath(fileId, settings.sessionSecret, until);
          return { name, type, bytes, href };
        }),
      ),
    }));
    return {
      ...summary(found),
      asked: askedFields(found),
      messages: await Promise.all(withFiles),
      isOpenToReply: takesReply(found, settings.supportReopenDays, now),
    };
  }

  return {
    async requestContact({ key, files: links, suspicion, ...request }, caller) {
      const { store, locale, site, now } = caller;
      const { description: text, ...asked } = askedFor(request);
      // The same form with another content is another request.
      const idempotencyKey = await contentHash(JSON.stringify([key, asked, text]));
      const before = await caseByKey(DB, idempotencyKey);
      if (!before) {
        const since = new Date(now.getTime() - dayMs).toISOString();
        const count = await countCasesOfInbox(DB, inboxOf(request.email), since);
        if (count >= maxPerInbox) return failure('TooManyTries');
        const customer = await customerOfSession(DB, caller);
        const opened = {
          ...asked,
          id: crypto.randomUUID(),
          idempotencyKey,
          store: store.key,
          locale,
          site,
          customerId: customer?.id ?? null,
          suspicion: suspicion ?? null,
          delivery: suspicion ? ('held' as const) : ('waiting' as const),
          createdAt: now.toISOString(),
        };
        await storeCase(DB, opened, { text, fileIds: await fileIdsOf(links, now) });
      }
      const stored = before ?? (await caseByKey(DB, idempotencyKey));
      if (!stored) throw new Error('the case is not there');
      if (!before) sendInBackground(DB, EVENTS, [`case-${stored.id}`], now);
      const link = await supportCaseLink(stored.id, now, settings.sessionSecret);
      const day = answerBy(store.key, new Date(stored.createdAt), settings.supportAnswerDays);
      return { ok: true, data: { case: { number: stored.number, answerBy: day, link } } };
    },
    async getSupportCases(_input, caller) {
      const customer = await customerOfSession(DB, caller);
      if (!customer) return failure('NotLoggedIn');
      const cases = await casesOfCustomer(DB, customer.id, caller.store.key, listed);
      return { ok: true, data: { cases: cases.map(summary) } };
    },
    async getSupportCase(reference, caller) {
      const found = await referred(reference, caller);
      if (!found) return failure('SupportCaseNotFound');
      return { ok: true, data: { case: await shown(found, caller.now) } };
    },
    async replyToSupportCase({ key, text, files: links, ...reference }, caller) {
      const { now } = caller;
      const found = await referred(reference as Reference, caller);
      if (!found) return failure('SupportCaseNotFound');
      if (!takesReply(found, settings.supportReopenDays, now)) return failure('SupportCaseClosed');
      const id = await contentHash(JSON.stringify([key, found.id, text]));
      const message = { id, caseId: found.id, writer: 'customer', text } as const;
      const fileIds = await fileIdsOf(links, now);
      const eventId = await storeMessage(DB, { ...message, at: now.toISOString() }, fileIds);
      sendInBackground(DB, EVENTS, [eventId], now);
      return { ok: true, data: {} };
    },
  };
}

const summary = (found: SupportCase): CaseSummary => {
  const { number, reason, subreason, subject, state, createdAt, changedAt } = found;
  return { number, reason, subreason, subject, state, createdAt, changedAt };
};

export function supportBackend({ DB }: Environment): SupportBackend {
  return {
    find: (id) => caseById(DB, id),
    messages: (caseId) => messagesOf(DB, caseId),
    claim: (...claimed) => claimCase(DB, ...claimed),
    record: (...recorded) => recordDelivery(DB, ...recorded),
  };
}
