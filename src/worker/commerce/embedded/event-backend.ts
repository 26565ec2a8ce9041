/** The part of the embedded backend that event handlers use. */
import { recallsIn, recallsSlug } from '#domain/content/recall.ts';
import { indexCart } from '../../data/carts/cart-index.ts';
import { consentById } from '../../data/consents/consents.ts';
import { customerById } from '../../data/customers/customers.ts';
import { emailChangeById } from '../../data/customers/email-changes.ts';
import { storeResetToken } from '../../data/customers/password-resets.ts';
import { isAddressTaken, registrationById } from '../../data/customers/registrations.ts';
import { keepDeadEvent } from '../../data/events/dead-events.ts';
import { once, sendEvents } from '../../data/events/outbox.ts';
import { issueGiftCards, keepsRefunds, moveToGiftCard } from '../../data/gift-cards/issue.ts';
import { moderationOf } from '../../data/moderation/entries.ts';
import { reportById } from '../../data/moderation/reports.ts';
import { recordStep } from '../../data/orders/order-steps.ts';
import { isOrdered, loadOrder } from '../../data/orders/orders.ts';
import { markChanged } from '../../data/pages/page-changes.ts';
import { textRow } from '../../data/questions/question-rows.ts';
import { publishedQuestion } from '../../data/questions/questions.ts';
import { countPairs } from '../../data/recommendations/product-pairs.ts';
import { isInvitable, planInvitation } from '../../data/reviews/invitations.ts';
import { buyerOf, reviewsOf } from '../../data/reviews/own-reviews.ts';
import { documentOf } from '../../data/reviews/review-rows.ts';
import { reviewRow } from '../../data/reviews/reviews.ts';
import { indexProducts } from '../../data/search/update-index.ts';
import { cartsWithSkus, loadSharedStock } from '../../data/stock/inventory.ts';
import { excludedSkus } from '../../data/withdrawals/excluded-skus.ts';
import { withdrawalById } from '../../data/withdrawals/withdrawals.ts';
import type { Environment } from '../../settings/environment.ts';
import type { EventBackend } from '../event-backend.ts';
import { alertBackend } from './alerts.ts';
import type { SharedCalls } from './backend.ts';
import { shownContent } from './content.ts';
import { updateHostedIndex } from './hosted-index.ts';
import { orderDocuments } from './order-documents.ts';
import { embeddedPersonalData } from './personal-data.ts';
import { supportBackend } from './support.ts';

export function embeddedEventBackend(env: Environment, shared: SharedCalls): EventBackend {
  const { CART, DB, EVENTS, SEARCH_DB } = env;
  return {
    ...shared,
    support: supportBackend(env),
    alerts: alertBackend(env),
    once: (eventId, handler, work) => once(DB, eventId, handler, work),
    customer: (id) => customerById(DB, id),
    registration: (id, now) => registrationById(DB, id, now),
    isAddressTaken: (email, now) => isAddressTaken(DB, email, now),
    emailChange: (id) => emailChangeById(DB, id),
    consent: (id) => consentById(DB, id),
    order: (id) => loadOrder(DB, id),
    withdrawal: (id) => withdrawalById(DB, id),
    excludedSkus: (skus) => excludedSkus(DB, skus),
    async review(id) {
      const row = await reviewRow(DB, id);
      return row && { document: documentOf(row), moderation: await moderationOf(DB, 'review', id) };
    },
    async questionText(id) {
      const text = await textRow(DB, id);
      return text && { ...text, moderation: await moderationOf(DB, text.subject, id) };
    },
    async question(id) {
      const question = await publishedQuestion(DB, id);
      const text = question && (await textRow(DB, id));
      if (!text) return undefined;
      const { authorEmail, site } = text;
      return { question, ...(authorEmail && { email: authorEmail }), ...(site && { site }) };
    },
    contentReport: (id) => reportById(DB, id),
    reviewsOfBuyer: (order) => reviewsOf(DB, buyerOf(order)),
    planReviewInvitation: (...planned) => planInvitation(DB, ...planned),
    isInvitable: (...asked) => isInvitable(DB, ...asked),
    async recalls(store, locale, now) {
      const { recalls } = await shownContent(env, [recallsSlug], { store, locale, now }, true);
      return recallsIn(recalls);
    },
    isOrdered: (cartId) => isOrdered(DB, cartId),
    saveResetToken: (...token) => storeResetToken(DB, ...token),
    indexCart: (event) => indexCart(DB, event),
    countPairs: (...counted) => countPairs(DB, ...counted),
    async indexProducts(skus) {
      await indexProducts(DB, SEARCH_DB, skus);
      await updateHostedIndex(env, skus);
    },
    async markPagesChanged(skus, now) {
      await markChanged(DB, skus, now).run();
    },
    sharedStock: (skus, now) => loadSharedStock(DB, skus, now),
    cartsHolding: (skus, page) => cartsWithSkus(DB, skus, page),
    tellStock: async (cartId, entries) => CART.getByName(cartId).stockChanged(entries),
    renewCart: async (cartId) => CART.getByName(cartId).renew(),
    personalData: embeddedPersonalData(env),
    documents: orderDocuments(env, shared),
    async takeStep(orderId, step, taker) {
      const outcome = await recordStep(DB, orderId, step, taker);
      if (!outcome?.ok) return false;
      if (!outcome.wasDone) await sendEvents(DB, EVENTS, outcome.eventIds, new Date(taker.at));
      return true;
    },
    issueGiftCards: (cards) => issueGiftCards(DB, cards),
    giftCardKeepsRefunds: (cardId, at) => keepsRefunds(DB, cardId, at),
    moveToGiftCard: (from, card) => moveToGiftCard(DB, from, card),
    async refundPayment({ cart, totalPrice }, { id, paymentId, centAmount }) {
      const wanted = { id, amount: { ...totalPrice, centAmount } };
      const taken = await CART.getByName(cart.id).refund(paymentId, wanted);
      if (!taken.ok) throw new Error(`refund ${id} not taken: ${taken.code}`);
    },
    keepDead: (event, now) => keepDeadEvent(DB, event, now),
    async send(event) {
      await EVENTS.send(event);
    },
  };
}
