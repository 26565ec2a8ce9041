/** Dialog with reasons why a number may not be validated; the shopper can continue anyway. */
import { type RefObject, useId } from 'react';
import { useT } from '../../shop.tsx';
import { Icon } from '../../ui/icon.tsx';

const reasons = [
  ['vat.reason.invalid', 'vat.reason.invalidText'],
  ['vat.reason.private', 'vat.reason.privateText'],
  ['vat.reason.system', 'vat.reason.systemText'],
] as const;

export function VatReasons({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const t = useT();
  const id = useId();
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id}>
      <div className="sheet">
        <div className="sheet__head">
          <h2 className="sign title" id={id}>
            {t('vat.reasons')}
          </h2>
          <button
            type="button"
            className="btn"
            data-kind="quiet"
            data-icon=""
            aria-label={t('popup.close')}
            onClick={close}
          >
            <Icon name="x" />
          </button>
        </div>
        <div className="sheet__body stack">
          <dl className="stack">
            {reasons.map(([reason, text]) => (
              <div key={reason}>
                <dt className="b">{t(reason)}</dt>
                <dd>{t(text)}</dd>
              </div>
            ))}
          </dl>
          <p>{t('vat.reclaim')}</p>
        </div>
        <div className="sheet__foot">
          <button type="button" className="btn" data-kind="go" onClick={close}>
            {t('vat.continue')}
          </button>
        </div>
      </div>
    </dialog>
  );
}
