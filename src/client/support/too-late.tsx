/** Beside the form: that the order can no longer be changed or cancelled, and what is possible instead. The case is taken. */
import type { ReactNode } from 'react';
import { withdrawalPath } from '#domain/content/links.ts';
import { shownOrderNumber } from '#domain/order/order-number.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { SupportTopic } from '#domain/support/reasons.ts';
import { useShop } from '../shop.tsx';
import { Note } from '../ui/note.tsx';
import { supportPath } from './support-topics.tsx';

type TooLateProps = {
  topic: SupportTopic | undefined;
  order: OrderStatus | undefined;
  /** Shown if it is not too late. */
  children?: ReactNode;
};

export function TooLate({ topic, order, children }: TooLateProps) {
  const { t, href, country, withdrawalLink } = useShop();
  if (!topic?.untilPacked || !order || order.isCancellable) return children;
  const number = shownOrderNumber(order.orderNumber, country);
  const isCancelled = order.orderState === 'Cancelled';
  const isWithdrawable = order.withdrawal !== undefined && withdrawalLink !== null;
  const path = isWithdrawable
    ? withdrawalPath(order.withdrawal)
    : supportPath({ about: 'return', order: number });
  return (
    <Note kind="warn">
      <p>{t(isCancelled ? 'mail.cancelledText' : 'support.tooLate', { number })}</p>
      {!isCancelled && (
        <p>
          <a className="link" href={href(path)} data-dialog={isWithdrawable ? undefined : ''}>
            {t(isWithdrawable ? withdrawalLink : 'support.subreason.return')}
          </a>
        </p>
      )}
    </Note>
  );
}
