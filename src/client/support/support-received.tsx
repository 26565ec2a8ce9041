/** The receipt of a support request: its number, and until when it is answered. */
import type { CaseSummary } from '#domain/support/support-case.ts';
import { topicText } from '#domain/support/topic-text.ts';
import { useT } from '../shop.tsx';
import { Note } from '../ui/note.tsx';
import { SupportSheet } from './support-sheet.tsx';

type SupportReceivedProps = {
  received: Pick<CaseSummary, 'number' | 'subreason'>;
  /** As written: a day. */
  answerBy: string;
  href: string;
};

export function SupportReceived({ received, answerBy, href }: SupportReceivedProps) {
  const t = useT();
  return (
    <SupportSheet>
      <div className="sheet__body stack">
        <Note kind="ok">
          <p>{t('support.received')}</p>
        </Note>
        <p>
          {t('support.number')}: <b className="num">{received.number}</b>
        </p>
        <p>{topicText(received, t)}</p>
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
