/** The calls of the withdrawal function. */

import { fullName } from '#domain/checkout/address-lines.ts';
import { failure } from '#domain/errors.ts';
import { dayIn } from '#domain/locale/dates.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { localizedText } from '#domain/locale/localized.ts';
import { logLine } from '#domain/log-line.ts';
import type { Caller, Commerce } from '#domain/operations.ts';
import type { LinePieces } from '#domain/order/fulfilment.ts';
import type { Order } from '#domain/order/order.ts';
import { typedOrderNumber } from '#domain/order/order-number.ts';
import { withdrawalNumber } from '#domain/withdrawal/evidence.ts';
import type {
  ReceivedWithdrawal,
  WithdrawableOrder,
  withdrawalOperations,
} from '#domain/withdrawal/operations.ts';
import { piecesOpen } from '#domain/withdrawal/return-lines.ts';
import type { StatedLine, Withdrawal } from '#domain/withdrawal/statement.ts';
import { statementText } from '#domain/withdrawal/statement-text.ts';
import { contentHash } from '../../d1/content-hash.ts';
import { sendInBackground } from '../../data/events/outbox.ts';
import { orderWithEmail, ownOrders } from '../../data/orders/find-orders.ts';
import { loadOrder } from '../../data/orders/orders.ts';
import {
  storeWithdrawal,
  withdrawalById,
  withdrawalsOfOrders,
} from '../../data/withdrawals/withdrawals.ts';
import type { Environment } from '../../settings/environment.ts';
import {
  readWithdrawalDraft,
  readWithdrawalLink,
  readWithdrawalReceipt,
  withdrawalDraftToken,
  withdrawalLink,
  withdrawalReceipt,
} from '../../signing/withdrawal-tokens.ts';
import { textsFor } from '../../texts/texts.ts';

type WithdrawalCalls = Pick<Commerce, keyof typeof withdrawalOperations>;

export function withdrawalCalls(env: Environment): WithdrawalCalls {
  const { DB, EVENTS, settings } = env;

  /** The order of a link, in this store. */
  async function linkedOrder(token: string, { store }: Caller) {
    const link = await readWithdrawalLink(token, settings.sessionSecret);
    const order = link && (await loadOrder(DB, link.orderId));
    return link && order?.store.key === store.key ? { order, isNamed: link.isNamed } : undefined;
  }

  /** Never throws: the statement counts even if the order cannot be looked up. */
  async function orderIdOf(typed: string, email: string, caller: Caller): Promise<string | null> {
    try {
      const number = typedOrderNumber(typed);
      const found = number && (await orderWithEmail(DB, number, email.toLowerCase(), caller));
      return found ? found.id : null;
    } catch (error) {
      console.error(logLine('order of a withdrawal not looked up', error));
      return null;
    }
  }

  async function withdrawable(order: Order, isNamed: boolean): Promise<WithdrawableOrder> {
    const open = piecesOpen(order, await withdrawalsOfOrders(DB, [order.id]));
    return {
      orderNumber: order.orderNumber,
      email: order.customerEmail,
      ...(isNamed && { name: fullName(order.billingAddress) }),
      lines: order.lineItems.map(({ id, name, quantity, variant, taxedPrice }) => ({
        id,
        name,
        quantity,
        variant,
        centAmount: taxedPrice.totalGross.centAmount,
        open: open.get(id) ?? 0,
      })),
      link: await withdrawalLink({ orderId: order.id, isNamed }, settings.sessionSecret),
    };
  }

  return {
    async findWithdrawableOrder(named, caller) {
      if ('link' in named) {
        const linked = await linkedOrder(named.link, caller);
        if (!linked) return failure('OrderNotFound');
        return { ok: true, data: { order: await withdrawable(linked.order, linked.isNamed) } };
      }
      const orderNumber = typedOrderNumber(named.orderNumber) ?? '';
      const { email } = named;
      const found = email
        ? await orderWithEmail(DB, orderNumber, email, caller)
        : (await ownOrders(DB, caller, { one: { orderNumber } })).results[0];
      if (!found) return failure('OrderNotFound');
      return { ok: true, data: { order: await withdrawable(found, !email) } };
    },
    async draftWithdrawal({ key, link, lines, ...typed }, caller) {
      const { locale } = caller;
      const linked = link ? await linkedOrder(link, caller) : undefined;
      if (lines && !linked) return failure('OrderNotFound');
      const named = linked && lines ? namedLines(lines, linked.order, locale) : undefined;
      const { t } = await textsFor(locale);
      const about = { ...typed, ...(named && { lines: named }) };
      const statement = { ...about, text: statementText(about, t) };
      const isThatOrder = typedOrderNumber(typed.order) === linked?.order.orderNumber;
      const draft = {
        key,
        store: caller.store.key,
        locale,
        statement,
        ...(linked && (named || isThatOrder) && { orderId: linked.order.id }),
      };
      const token = await withdrawalDraftToken(draft, settings.sessionSecret);
      return { ok: true, data: { statement, draft: token } };
    },
    async confirmWithdrawal({ draft: token }, caller) {
      const draft = await readWithdrawalDraft(token, settings.sessionSecret);
      const { store, site, now } = caller;
      if (draft?.store !== store.key) return failure('WithdrawalDraftInvalid');
      const { key, locale, statement } = draft;
      const { order, email } = statement;
      const day = dayIn(store.key, now);
      const stored = await storeWithdrawal(
        DB,
        {
          ...statement,
          id: crypto.randomUUID(),
          store: store.key,
          locale,
          site,
          orderId: draft.orderId ?? (await orderIdOf(order, email, caller)),
          receivedAt: now.toISOString(),
          // The same form with another content is another statement.
          idempotencyKey: await contentHash(JSON.stringify([key, statement])),
        },
        crypto.randomUUID(),
        { numberOf: (sequence) => withdrawalNumber(sequence, day), hashOf: contentHash },
      );
      const { withdrawal, eventId } = stored;
      if (eventId) sendInBackground(DB, EVENTS, [eventId], now);
      const receipt = await withdrawalReceipt(withdrawal.id, settings.sessionSecret);
      return { ok: true, data: { withdrawal: shown(withdrawal), receipt } };
    },
    async getWithdrawal({ receipt }, { store }) {
      const id = await readWithdrawalReceipt(receipt, settings.sessionSecret);
      const withdrawal = id ? await withdrawalById(DB, id) : undefined;
      if (withdrawal?.store !== store.key) return failure('WithdrawalNotFound');
      return { ok: true, data: { withdrawal: shown(withdrawal) } };
    },
  };
}

/** The chosen articles with the names of the order, never more pieces than were ordered. */
function namedLines(
  chosen: readonly LinePieces[],
  { lineItems }: Order,
  locale: Caller['locale'],
): StatedLine[] {
  const { language, code } = localeByCode(locale);
  return chosen.flatMap(({ lineItemId, quantity }) => {
    const line = lineItems.find(({ id }) => id === lineItemId);
    if (!line) return [];
    const name = localizedText(line.name, language, code);
    return [
      {
        lineItemId,
        quantity: Math.min(quantity, line.quantity),
        sku: line.variant.sku,
        name,
      },
    ];
  });
}

const shown = ({ orderId: _, ...withdrawal }: Withdrawal): ReceivedWithdrawal => withdrawal;
