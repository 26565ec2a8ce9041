/** Passes events from the queue to their handlers. A handler does not repeat work that it has done for an event. */
import { skusOf } from '#domain/cart/articles.ts';
import type { KontorEvent } from '#domain/events.ts';
import { logLine } from '#domain/log-line.ts';
import { everyPair, pairsWith } from '#domain/recommendation/pairs.ts';
import { backendOf } from '../commerce/backends.ts';
import type { Environment } from '../settings/environment.ts';
import { askToConfirmAlert, tellOfAlert } from './alert-mails.ts';
import { sendRegistrationMail } from './customer-registered.ts';
import { askNewAddress, tellOldAddress } from './email-change-requested.ts';
import { issueBoughtCards, replaceDeadCard } from './gift-cards-due.ts';
import type { HandlerContext } from './handler-context.ts';
import { sendConfirmationMail } from './newsletter-doi-requested.ts';
import { sendOrderChangeMail } from './order-changed.ts';
import { confirmOrder } from './order-mail.ts';
import { sendResetLink } from './password-reset-requested.ts';
import { sendPaymentFailedMail } from './payment-failed.ts';
import { eraseConfirmed, sendDataLink } from './personal-data.ts';
import { indexChanged } from './product-changed.ts';
import { stateQuestionReasons, tellAsker } from './question-mails.ts';
import { tellOfRecall } from './recall-notified.ts';
import { requestRefund } from './refund-requested.ts';
import { retryDelay } from './retry-delay.ts';
import { returnWithdrawn } from './return-withdrawn.ts';
import {
  answerReport,
  inviteToReview,
  planReviewInvitation,
  tellReviewer,
} from './review-mails.ts';
import { postNotification } from './sandbox-notification.ts';
import { broadcastStock } from './stock-changed.ts';
import { mailToStore, sendSupportReceipt, tellOfAnswer } from './support-case.ts';
import { passOnCase } from './support-case-opened.ts';
import { checkVat, type Handled } from './vat-check-requested.ts';
import { tellOfWayIn } from './way-in-changed.ts';
import { acknowledgeWithdrawal, reportWithdrawal } from './withdrawal-stated.ts';

/** Each message is acknowledged separately: a failed one is retried and then stored as a dead event (keep-dead.ts). */
export async function handleEvents(
  batch: MessageBatch<KontorEvent>,
  env: Environment,
): Promise<void> {
  const backend = backendOf(env).events;
  for (const message of batch.messages) {
    try {
      const handled = await handle(message.body, { backend, env, now: new Date() });
      if (handled === 'later') message.retry({ delaySeconds: retryDelay(message.attempts) });
      else message.ack();
    } catch (error) {
      const { id, type } = message.body;
      console.error(logLine('event failed', error, { id, type }));
      message.retry({ delaySeconds: retryDelay(message.attempts) });
    }
  }
}

async function handle(event: KontorEvent, context: HandlerContext): Promise<Handled> {
  const once = (handler: string, work: () => Promise<void>) =>
    context.backend.once(event.id, handler, work);
  switch (event.type) {
    case 'order-placed':
      // Counted first, so that a failing mail does not delay it.
      await context.backend.countPairs(event, 'ordered', everyPair(skusOf(event.order)));
      await once('confirm-order', () => confirmOrder(event, context));
      break;
    case 'order-changed':
      await once('tell-of-change', () => sendOrderChangeMail(event, context));
      await once('plan-invitation', () => planReviewInvitation(event, context));
      break;
    case 'gift-cards-due':
      await once('issue-gift-cards', () => issueBoughtCards(event, context));
      break;
    case 'gift-card-refunded':
      await once('replace-gift-card', () => replaceDeadCard(event, context));
      break;
    case 'refund-requested':
      // The room takes each request once.
      await requestRefund(event, context);
      break;
    case 'payment-failed':
      await once('tell-of-failure', () => sendPaymentFailedMail(event, context));
      break;
    case 'product-viewed':
      await context.backend.countPairs(event, 'viewed', pairsWith(event.sku, event.before));
      break;
    case 'withdrawal-stated':
      await once('acknowledge-withdrawal', () => acknowledgeWithdrawal(event, context));
      await once('report-withdrawal', () => reportWithdrawal(event, context));
      await once('return-withdrawn', () => returnWithdrawn(event, 'shopper', context));
      break;
    case 'withdrawal-linked':
      await once('return-withdrawn', () => returnWithdrawn(event, event.actor, context));
      break;
    case 'review-submitted':
      // It waits for its moderation (npm run reviews -- queue); nothing is sent.
      break;
    case 'review-decided':
      await once('state-reasons', () => tellReviewer(event, context));
      break;
    case 'question-decided':
      await once('state-reasons', () => stateQuestionReasons(event, context));
      break;
    case 'question-answered':
      await once('tell-asker', () => tellAsker(event, context));
      break;
    case 'content-reported':
      await once('answer-report', () => answerReport(event, context));
      break;
    case 'review-invited':
      await once('invite-to-review', () => inviteToReview(event, context));
      break;
    case 'recall-notified':
      await once('tell-of-recall', () => tellOfRecall(event, context));
      break;
    case 'support-case-opened':
      await once('acknowledge-case', () => sendSupportReceipt(event, context));
      return passOnCase(event, context);
    case 'support-answered':
      await once('tell-of-answer', () => tellOfAnswer(event, context));
      break;
    case 'support-replied':
      await once('mail-reply', () => mailToStore(event, event.messageId, context));
      break;
    case 'data-requested':
      await once('send-data-link', () => sendDataLink(event, context));
      break;
    case 'erasure-confirmed':
      // Each part can be repeated; the mail goes once.
      return eraseConfirmed(event, context);
    case 'product-changed':
      await indexChanged(event, context);
      break;
    case 'stock-changed':
      // A broadcast can be repeated without harm.
      await broadcastStock(event, context);
      break;
    case 'cart-changed':
      await context.backend.indexCart(event);
      break;
    case 'vat-check-requested':
      return checkVat(event, context);
    case 'alert-requested':
      await once('ask-to-confirm', () => askToConfirmAlert(event, context));
      break;
    case 'alert-due':
      await once('tell-of-alert', () => tellOfAlert(event, context));
      break;
    case 'newsletter-doi-requested':
      await once('ask-to-confirm', () => sendConfirmationMail(event, context));
      break;
    case 'customer-registered':
      await once('confirm-registration', () => sendRegistrationMail(event, context));
      break;
    case 'email-change-requested':
      await once('ask-new-address', () => askNewAddress(event, context));
      break;
    case 'email-change-announced':
      await once('tell-old-address', () => tellOldAddress(event, context));
      break;
    case 'way-in-changed':
      await once('tell-of-way-in', () => tellOfWayIn(event, context));
      break;
    case 'password-reset-requested':
      await once('send-reset-link', () => sendResetLink(event, context));
      break;
    case 'sandbox-notification':
      // The room handles repeated notifications.
      await postNotification(event, context);
      break;
    default:
      // Written by a newer version of the shop: retried, and stored until that version handles it.
      throw new Error(`unknown event ${(event satisfies never as KontorEvent).type}`);
  }
  return 'done';
}
