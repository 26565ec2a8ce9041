/** Checkboxes to give or withdraw consent to storing data in this browser. Source: eu-2026.md D-01, D-02. */
import { purposes } from '#domain/consent/browser-consent.ts';
import { useT } from '../shop.tsx';

/** Unchecked and disabled until the script that stores the choice is loaded (browser/consent-choice.ts). */
export function ConsentChoice() {
  const t = useT();
  return (
    <section className="stack" data-consent="" aria-label={t('consent.title')}>
      <p>{t('consent.lead')}</p>
      {purposes.map((purpose) => (
        <label key={purpose} className="check">
          <input type="checkbox" value={purpose} disabled autoComplete="off" />
          <span>
            {t(`consent.${purpose}`)}
            <br />
            <small data-signal={purpose === 'statistics' ? t('consent.signal') : undefined}>
              {t(`consent.about.${purpose}`)}
            </small>
          </span>
        </label>
      ))}
      <p
        role="status"
        className="small b"
        data-kept={t('consent.saved')}
        data-failed={t('consent.failed')}
      />
      <noscript>
        <p>{t('consent.withoutScript')}</p>
      </noscript>
      <p className="small muted">{t('consent.necessary')}</p>
    </section>
  );
}
