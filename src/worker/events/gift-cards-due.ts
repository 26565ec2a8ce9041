/**
 * Issues the gift cards of a paid order and mails their codes. The codes are derived from the event and the secret, so
 * that a retry has the same ones; the event's random seed is deleted with it, so that nobody derives them later.
 */
import { Buffer } from 'node:buffer';
import { isCountryCode } from '#domain/country/countries.ts';
import type { KontorEvent } from '#domain/events.ts';
import { boughtCards } from '#domain/gift-card/bought-cards.ts';
import { lastFourOf, type NewGiftCard, newGiftCardCode } from '#domain/gift-card/gift-card.ts';
import { giftCardValidUntil } from '#domain/gift-card/validity.ts';
import { giftCardMail } from '#domain/mail/gift-card-mail.ts';
import type { Order } from '#domain/order/order.ts';
import { signatureOf } from '../signing/signed-token.ts';
import type { HandlerContext } from './handler-context.ts';
import { sendOrderMail } from './order-mail.ts';

type Due = Extract<KontorEvent, { type: 'gift-cards-due' }>;
type Refunded = Extract<KontorEvent, { type: 'gift-card-refunded' }>;

export async function issueBoughtCards(event: Due, context: HandlerContext): Promise<void> {
  const { backend } = context;
  const { order, store } = await orderOf(event.orderId, context);
  const at = new Date(event.at);
  // Of an order whose cards are issued: those it had then.
  const { issuedGiftCards } = order;
  const known = issuedGiftCards ? { ...order, shipments: [], credits: [] } : order;
  const isOf = ({ id }: { id: string }) => issuedGiftCards?.some((card) => card.id === id) ?? true;
  const cards = await Promise.all(
    boughtCards(known, store, at)
      .filter(isOf)
      .map(async ({ lineItemId, ...card }) => ({
        card: { ...card, code: await codeOf(card.id, event.seed, context) },
        lineItemId,
      })),
  );
  const issued = cards.map(({ card, lineItemId }) => ({
    id: card.id,
    lineItemId,
    lastFour: lastFourOf(card.code),
  }));
  const step = { kind: 'issueGiftCards', cards: issued } as const;
  const taker = { id: event.id, at: event.at, actor: 'shop' } as const;
  // It was cancelled, or its money went back, since it was paid.
  if (issued.length === 0 || !(await backend.takeStep(order.id, step, taker))) return;
  const bought: NewGiftCard[] = cards.map(({ card }) => card);
  await backend.issueGiftCards(bought);
  await sendOrderMail(event, order, context, (mail) => giftCardMail(mail, bought));
}

/** What went back to a card that is blocked or has expired moves to a new one. */
export async function replaceDeadCard(event: Refunded, context: HandlerContext): Promise<void> {
  const { backend } = context;
  const { entryId, cardId, centAmount, at } = event;
  if (await backend.giftCardKeepsRefunds(cardId, at)) return;
  const { order, store } = await orderOf(event.orderId, context);
  const id = `after-${entryId}`;
  const card: NewGiftCard = {
    id,
    code: await codeOf(id, event.seed, context),
    store,
    currency: order.totalPrice.currencyCode,
    centAmount,
    issuedAt: at,
    validUntil: giftCardValidUntil(store, new Date(at)),
    note: `replaces ${cardId}`,
  };
  await backend.moveToGiftCard(cardId, card);
  await sendOrderMail(event, order, context, (mail) => giftCardMail(mail, [card], centAmount));
}

async function orderOf(orderId: string, { backend }: HandlerContext) {
  const order: Order | undefined = await backend.order(orderId);
  const store = order?.store.key ?? '';
  if (!order || !isCountryCode(store)) throw new Error(`order ${orderId} is not there`);
  return { order, store };
}

async function codeOf(cardId: string, seed: string, { env }: HandlerContext): Promise<string> {
  const signature = await signatureOf('gift-card', `${seed} ${cardId}`, env.settings.sessionSecret);
  let left = BigInt(`0x${Buffer.from(signature, 'base64url').toString('hex')}`);
  return newGiftCardCode((below) => {
    const digit = Number(left % BigInt(below));
    left /= BigInt(below);
    return digit;
  });
}
