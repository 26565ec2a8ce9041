/** Notices that a page fetches for the flags in its address: src/client/browser/notices/query-flags.ts. */
import { useT } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';

/** Confirms that a mail's link has worked. The dialog's own form closes it without a script. */
export function ConfirmationPopup() {
  const t = useT();
  return (
    <dialog className="dialog dialog--small" aria-labelledby="popup-text">
      <form method="dialog" className="sheet__body stack">
        <div className="note" data-kind="ok">
          <Icon name="circle-check" />
          <p id="popup-text">{t('newsletter.confirmed')}</p>
        </div>
        <p>
          <button type="submit" className="btn">
            {t('popup.close')}
          </button>
        </p>
      </form>
    </dialog>
  );
}

/** The link leads to the current page; the script sets its address. */
export function VersionNote() {
  const t = useT();
  return (
    <section className="note float" aria-labelledby="version-text">
      <Icon name="info" />
      <p id="version-text">{t('version.text')}</p>
      <button type="button" data-close="" aria-label={t('toast.close')}>
        <Icon name="x" />
      </button>
      <p>
        <a className="btn" href="/">
          {t('version.reload')}
        </a>
      </p>
    </section>
  );
}
