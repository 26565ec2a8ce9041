import { contentPath } from '#domain/content/pages.ts';
import { useShop } from '../../shop.tsx';

/** Shown in place of recently viewed articles: only a link to the consent choice. To ignore it is to refuse. */
export function RecentlyViewedConsent() {
  const { t, href } = useShop();
  return (
    <p className="small muted top">
      {t('recommended.offer')} <a href={href(contentPath('opt_out'))}>{t('consent.decide')}</a>
    </p>
  );
}
