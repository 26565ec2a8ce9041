import { formatNumber } from '#domain/money/format.ts';
import { useShop } from '../shop.tsx';

/** How far five stars are filled, in steps of styles/percents.css: a fifth of a star, which is a pixel. */
export const starsPercent = (rating: number): number => Math.round(rating * 5) * 4;

/** Five stars, with the rating as text for screen readers. */
export function Stars({ average, count }: { average: number; count?: number }) {
  const { locale, t } = useShop();
  return (
    <span className="stars">
      <i data-percent={starsPercent(average)} aria-hidden="true" />
      <span className="vh">{t('product.rating', { rating: formatNumber(average, locale) })}</span>
      {count !== undefined && ` (${count})`}
    </span>
  );
}
