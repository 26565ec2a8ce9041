/** The message of the VAT field, in a live region. */
import type { VatFieldVariant, vatFieldMessage } from '#domain/vat/field-state.ts';
import { useT } from '../../shop.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { type NoteKind, noteIcons } from '../../ui/note-kinds.ts';

const kinds: Record<VatFieldVariant, NoteKind> = {
  loading: 'info',
  retry: 'info',
  ok: 'ok',
  invalid: 'err',
  norate: 'warn',
  timeout: 'warn',
};
const isWaiting = (look: VatFieldVariant) => look === 'loading' || look === 'retry';
const iconOf = (look: VatFieldVariant): IconName =>
  isWaiting(look) ? 'loader-circle' : noteIcons[kinds[look]];

type VatNoteProps = {
  id: string;
  message: ReturnType<typeof vatFieldMessage>;
  sums: { net: string; gross: string } | undefined;
  onRetry: () => void;
  onReasons: () => void;
};

export function VatNote({ id, message, sums, onRetry, onReasons }: VatNoteProps) {
  const t = useT();
  return (
    <div id={id} aria-live={message?.look === 'invalid' ? 'assertive' : 'polite'}>
      {message && (
        <div className="note" data-kind={kinds[message.look]}>
          <Icon name={iconOf(message.look)} />
          <div className="stack" data-gap="2">
            <p>
              <b>{t(message.title)}</b> {message.text && t(message.text, sums)}{' '}
              {message.look === 'invalid' && (
                <button type="button" className="link" onClick={onReasons}>
                  {t('vat.reasons')}
                </button>
              )}
            </p>
            {message.look === 'timeout' && (
              <p>
                <button
                  type="button"
                  className="btn"
                  data-kind="line"
                  data-size="s"
                  onClick={onRetry}
                >
                  {t('vat.again')}
                </button>
              </p>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
