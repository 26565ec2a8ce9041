/** What the VAT field says, announced as it comes. */
import type { saidOf, VatFieldLook } from '#domain/vat/field-state.ts';
import { useT } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { type NoteKind, noteIcons } from '../ui/note-kinds.ts';

const kinds: Record<VatFieldLook, NoteKind> = {
  loading: 'info',
  retry: 'info',
  ok: 'ok',
  invalid: 'err',
  norate: 'warn',
  timeout: 'warn',
};
const isWaiting = (look: VatFieldLook) => look === 'loading' || look === 'retry';
const iconOf = (look: VatFieldLook): IconName =>
  isWaiting(look) ? 'loader-circle' : noteIcons[kinds[look]];

type VatNoteProps = {
  id: string;
  said: ReturnType<typeof saidOf>;
  sums: { net: string; gross: string } | undefined;
  onRetry: () => void;
  onReasons: () => void;
};

export function VatNote({ id, said, sums, onRetry, onReasons }: VatNoteProps) {
  const t = useT();
  return (
    <div id={id} aria-live={said?.look === 'invalid' ? 'assertive' : 'polite'}>
      {said && (
        <div className="note" data-kind={kinds[said.look]}>
          <Icon name={iconOf(said.look)} />
          <div className="stack" data-gap="2">
            <p>
              <b>{t(said.title)}</b> {said.text && t(said.text, sums)}{' '}
              {said.look === 'invalid' && (
                <button type="button" className="link" onClick={onReasons}>
                  {t('vat.reasons')}
                </button>
              )}
            </p>
            {said.look === 'timeout' && (
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
