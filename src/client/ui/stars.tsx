import { formatNumber } from '#domain/money/format.ts';
import { useShop } from '../shop.tsx';

/** Five stars, filled in steps of a fifth, which is a pixel, with the rating as text for screen readers. */
export function Stars({ average, count }: { average: number; count?: number }) {
  const { locale, t } = useShop();
  return (
    <span className="stars">
      <i data-rating={Math.round(average * 5) / 5} aria-hidden="true" />
      <span className="vh">{t('product.rating', { rating: formatNumber(average, locale) })}</span>
      {count !== undefined && ` (${count})`}
    </span>
  );
}
