/** The receipt of a support request: its number, and until when it is answered. */
import type { OrderStatus } from '#domain/order/order-status.ts';
import { supportFieldTexts } from '#domain/support/field-texts.ts';
import { topicOf } from '#domain/support/reasons.ts';
import type { ShownCase } from '#domain/support/support-case.ts';
import { topicText } from '#domain/support/topic-text.ts';
import { useT } from '../shop.tsx';
import { Note } from '../ui/note.tsx';
import { SupportSheet } from './support-sheet.tsx';
import { TooLate } from './too-late.tsx';

type SupportReceivedProps = {
  received: Pick<ShownCase, 'number' | 'subreason' | 'asked'>;
  /** As written: a day. */
  answerBy: string;
  href: string;
  /** Known if it is the visitor's own. */
  order: OrderStatus | undefined;
};

export function SupportReceived({ received, answerBy, href, order }: SupportReceivedProps) {
  const t = useT();
  return (
    <SupportSheet>
      <div className="sheet__body stack">
        <Note kind="ok" text={t('support.received')} />
        <TooLate topic={topicOf(received.subreason)} order={order} />
        <p>
          {t('label.colon', { label: t('support.number') })}{' '}
          <b className="num">{received.number}</b>
        </p>
        <p>{topicText(received, t)}</p>
        <AskedList asked={received.asked} />
        <p>{t('support.answerBy', { date: answerBy })}</p>
        <p>
          <a className="link" href={href}>
            {t('support.open')}
          </a>
        </p>
      </div>
    </SupportSheet>
  );
}

/** The numbers that were given. */
export function AskedList({ asked }: Pick<ShownCase, 'asked'>) {
  const t = useT();
  if (asked.length === 0) return null;
  return (
    <ul className="small">
      {asked.map(({ field, value }) => (
        <li key={field}>
          {t('label.colon', { label: t(supportFieldTexts[field]) })}{' '}
          <span className="num">{value}</span>
        </li>
      ))}
    </ul>
  );
}
