/** The returns of an order, as its page shows them. */
import type { LineItem } from '../cart/cart.ts';
import { isCountryCode } from '../country/countries.ts';
import type { TextKey } from '../texts/texts.ts';
import { statementOf } from '../withdrawal/own-steps.ts';
import { sendBackBy } from '../withdrawal/periods.ts';
import type { OrderReturn } from './fulfilment.ts';
import type { Order } from './order.ts';
import { returnNumber } from './return-number.ts';
import { balanceOf } from './steps/balance.ts';
import { totalOf } from './steps/pieces.ts';
import { checkedPieces, isOfReturn, returnState } from './steps/returned-pieces.ts';

/** `text`: how far it has come, with what the text names; `date`: ISO day, `centAmount`: what is granted for it. */
export type ShownReturn = {
  number: string;
  isAwaited: boolean;
  text: TextKey;
  date?: string;
  centAmount: number;
  lines: { name: LineItem['name']; quantity: number }[];
  /** The id of the statement of withdrawal that has announced it. */
  withdrawalId?: string;
  /** Signed: opens the acknowledgement of that statement and the return slip. Only for the order's customer. */
  receipt?: string;
};

/** Without those that were closed before anything had come. */
export function shownReturns(order: Order): ShownReturn[] {
  const { returns = [], credits = [], lineItems } = order;
  return returns.flatMap((each) => {
    const state = returnState(each);
    if (state === 'closed' && totalOf(checkedPieces(each)) === 0) return [];
    const withdrawalId = statementOf(order, each.id);
    const granted = credits.filter((credit) => isOfReturn({ returns: [each] }, credit));
    return {
      number: returnNumber(order, each.id) ?? '',
      isAwaited: state === 'announced',
      ...textOf(order, each),
      ...(withdrawalId && { withdrawalId }),
      centAmount: granted.reduce((sum, { centAmount }) => sum + centAmount, 0),
      lines: each.lines.flatMap(({ lineItemId, quantity }) => {
        const line = lineItems.find(({ id }) => id === lineItemId);
        return line ? [{ name: line.name, quantity }] : [];
      }),
    };
  });
}

function textOf(order: Order, each: OrderReturn): Pick<ShownReturn, 'text' | 'date'> {
  const country = order.store.key;
  const state = returnState(each);
  if (state === 'received') return { text: 'order.event.returnReceived' };
  if (state === 'announced') {
    return each.reason === 'withdrawal' && isCountryCode(country)
      ? { text: 'withdraw.sendBy', date: sendBackBy(country, new Date(each.announcedAt)) }
      : { text: 'order.event.returnAnnounced' };
  }
  const { owed, underway, refunded } = balanceOf(order);
  if (underway > 0) return { text: 'order.payment.refundUnderway' };
  if (owed > 0) return { text: 'order.payment.refundDue' };
  return { text: refunded > 0 ? 'order.event.refunded' : 'order.event.returnChecked' };
}
