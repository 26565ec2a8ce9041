/** The sentence that opens the notice of the legal guarantee with one press, where the market has it (eu-2026.md C-10). */
import { routePaths } from '#domain/content/links.ts';
import { hasGuaranteeNotice } from '#domain/country/legal-guarantee.ts';
import { useShop } from '../../shop.tsx';
import { Icon } from '../../ui/icon.tsx';

export function GuaranteeNoticeLink({ as }: { as?: 'li' }) {
  const { t, href, country, dates } = useShop();
  if (!hasGuaranteeNotice(country, dates.today)) return null;
  const link = (
    <a className="link" href={href(routePaths['guarantee-notice'])}>
      {t('guaranteeNotice.link')}
    </a>
  );
  return as === 'li' ? (
    <li data-legal="guarantee">
      <Icon name="info" />
      {link}
    </li>
  ) : (
    <p className="small" data-legal="guarantee">
      {link}
    </p>
  );
}
