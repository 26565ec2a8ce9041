import { contentPath } from '#domain/content/pages.ts';
import { useHref, useT } from '../../shop.tsx';

/** Where the articles seen last would stand: the way to the choice, and no word more. Whoever passes by has refused. */
export function RecentlyViewedConsent() {
  const t = useT();
  const href = useHref();
  return (
    <p className="small muted top">
      {t('recommended.offer')} <a href={href(contentPath('opt_out'))}>{t('consent.decide')}</a>
    </p>
  );
}
