/** Personal data in the embedded backend: the tables by their marks, and the parts that the marks leave to functions. */
import type { Cart } from '#domain/cart/cart.ts';
import { type ErasureBlock, erasureBlocks } from '#domain/personal-data/erasure-blocks.ts';
import { formatVersion } from '#domain/personal-data/export.ts';
import { linkEnd } from '#domain/personal-data/request.ts';
import { keptOf } from '#domain/personal-data/retention.ts';
import { vatNumberTextIn } from '#domain/vat/check.ts';
import type { TableMarks } from '../../d1/personal-data.ts';
import { customerWithEmail } from '../../data/customers/customers.ts';
import { sendInBackground } from '../../data/events/outbox.ts';
import { openPayments } from '../../data/payments/attempts.ts';
import {
  eraseConsents,
  eraseEvents,
  eraseMails,
  eraseRows,
  eraseSearches,
} from '../../data/personal-data/erase.ts';
import { exportedTables } from '../../data/personal-data/export.ts';
import { keptRows } from '../../data/personal-data/kept-rows.ts';
import { tableMarks } from '../../data/personal-data/marks.ts';
import { isKnown, type Person, personWith } from '../../data/personal-data/person.ts';
import {
  askForData,
  beginErasure,
  confirmErasure,
  dataRequest,
  dropRequest,
  erasureFor,
  finishErasure,
  unconfirm,
} from '../../data/personal-data/requests.ts';
import { eraseQuestions } from '../../data/questions/erase-questions.ts';
import { eraseReviews } from '../../data/reviews/erase-reviews.ts';
import { hasPublished, reviewsOf } from '../../data/reviews/own-reviews.ts';
import { eraseVotes } from '../../data/reviews/votes.ts';
import { eraseCases, messagesOfCases } from '../../data/support/erase-cases.ts';
import { sandboxMarks } from '../../services/payments/sandbox-schema.ts';
import { sandboxCaseMarks } from '../../services/web-to-case/sandbox-schema.ts';
import type { Environment } from '../../settings/environment.ts';
import { filePath } from '../../signing/file-links.ts';
import { signatureOf } from '../../signing/signed-token.ts';
import type { PersonalDataBackend } from '../personal-data-backend.ts';
import { fileBackend } from './files.ts';

const idOf = ({ id }: { id: string }): string => id;

/** The marks of all tables of the database DB. */
export const personalMarks: readonly TableMarks[] = [
  ...tableMarks,
  ...sandboxMarks,
  ...sandboxCaseMarks,
];

type Part = {
  name: string;
  erase(person: Person, about: { except: string; keepsReviews: boolean; now: Date }): Promise<void>;
};

export function embeddedPersonalData(env: Environment): PersonalDataBackend {
  const { CART, DB, EVENTS, SEARCH_DB, settings } = env;

  /**
   * In this order: what is found by the customer and the orders goes before them. Each part can be repeated. A system with
   * its own storage (files, an index, another service) adds a part.
   */
  const parts: readonly Part[] = [
    {
      name: 'rooms',
      async erase({ keys }) {
        for (const cartId of keys.cart) await CART.getByName(cartId).erase();
      },
    },
    { name: 'searches', erase: (person) => eraseSearches(SEARCH_DB, person) },
    { name: 'mails', erase: (person, { except }) => eraseMails(DB, person, except) },
    {
      name: 'consents',
      async erase(person, { now }) {
        const mark = await signatureOf('erased consent', person.email, settings.sessionSecret);
        await eraseConsents(DB, person, mark, now);
      },
    },
    {
      name: 'reviews',
      async erase(person, { keepsReviews, now }) {
        const { gone = [], left = [] } = Object.groupBy(
          await reviewsOf(DB, authorOf(person)),
          ({ state }) => (keepsReviews && state === 'published' ? 'left' : 'gone'),
        );
        await fileBackend(env).deleteOf('review', gone.map(idOf));
        await eraseReviews(DB, { gone, left }, now);
        await eraseVotes(DB, person.keys.customer);
      },
    },
    { name: 'questions', erase: ({ keys }, { now }) => eraseQuestions(DB, keys, now) },
    {
      name: 'cases',
      async erase(person) {
        const messages = await messagesOfCases(DB, person);
        await fileBackend(env).deleteOf('support-message', messages);
        await eraseCases(DB, person);
      },
    },
    { name: 'events', erase: (person) => eraseEvents(DB, person) },
    { name: 'rows', erase: (person) => eraseRows(DB, person, personalMarks) },
  ];

  /** The person, with the VAT numbers of carts. */
  async function personAndCarts(email: string) {
    const person = await personWith(DB, email);
    const carts = await Promise.all(
      person.keys.cart.map(async (id) => {
        const content = JSON.parse(await CART.getByName(id).personalData()) as { cart?: Cart };
        return { id, ...content };
      }),
    );
    const inCarts = carts.flatMap(({ cart }) => (cart && vatNumberTextIn(cart)) ?? []);
    const keys = { ...person.keys, vatNumber: [...person.keys.vatNumber, ...inCarts] };
    return { person: { ...person, keys }, carts };
  }

  function authorOf({ email, keys }: Person) {
    // An address has at most one account.
    const [customerId] = keys.customer;
    return { email, ...(customerId && { customerId }) };
  }

  async function blocksOf({ orders, keys }: Person): Promise<ErasureBlock[]> {
    return erasureBlocks(orders, await openPayments(DB, keys.cart));
  }

  return {
    async ask(asked, now) {
      const ids = { request: crypto.randomUUID(), event: crypto.randomUUID() };
      if (await askForData(DB, { ...asked, ids }, now))
        sendInBackground(DB, EVENTS, [ids.event], now);
    },
    request: (id) => dataRequest(DB, id),
    isKnown: async (email) => isKnown(DB, await personWith(DB, email), personalMarks),
    hasAccount: async (email) => (await customerWithEmail(DB, email)) !== undefined,
    drop: (id) => dropRequest(DB, id),
    async exported({ email, mailedAt }, site, consentTexts, now) {
      const { person, carts } = await personAndCarts(email);
      const { files = [], ...tables } = await exportedTables(DB, person, personalMarks);
      const until = linkEnd(mailedAt ?? now.toISOString());
      const linked = files.map(async (row) => {
        const path = await filePath(String(row.id), settings.sessionSecret, until);
        return { ...row, href: new URL(site).origin + path };
      });
      return {
        format: 'kontor-personal-data',
        version: formatVersion,
        exportedAt: now.toISOString(),
        email,
        tables: { ...tables, ...(files.length > 0 && { files: await Promise.all(linked) }) },
        carts,
        consentTexts,
      };
    },
    async preview(email, now) {
      const person = await personWith(DB, email);
      const [kept, blocks, hasReviews] = await Promise.all([
        keptRows(DB, person, now),
        blocksOf(person),
        hasPublished(DB, authorOf(person)),
      ]);
      return { kept: keptOf(kept), blocks, hasReviews };
    },
    async confirm(request, { keepsReviews }, now) {
      const blocks = await blocksOf(await personWith(DB, request.email));
      if (blocks.length > 0) return blocks;
      const eventId = crypto.randomUUID();
      const id = await erasureFor(DB, request, crypto.randomUUID(), now);
      if (await confirmErasure(DB, id, { eventId, keepsReviews }, now)) {
        sendInBackground(DB, EVENTS, [eventId], now);
      }
      return [];
    },
    async erase({ id, email }, about, now) {
      const { person } = await personAndCarts(email);
      if ((await blocksOf(person)).length > 0) {
        await unconfirm(DB, id);
        return undefined;
      }
      const kept = await beginErasure(DB, id, keptOf(await keptRows(DB, person, now)));
      for (const part of parts) await part.erase(person, { ...about, now });
      return kept;
    },
    finish: (requestId, mailId, now) => finishErasure(DB, requestId, mailId, now),
  };
}
