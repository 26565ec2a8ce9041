import { formatNumber } from '#domain/money/format.ts';
import { useShop } from '../shop.tsx';
import { starsPercent } from '../ui/stars.tsx';
import type { Chrome } from './chrome.ts';

/** The shop's rating: who collects the reviews, how many, and when they gave it (eu-2026.md R-02). */
export function ShopRating({ value, source, count, url, date }: NonNullable<Chrome['rating']>) {
  const { t, locale } = useShop();
  const reviews = count === undefined ? [] : [t('product.reviews', { count })];
  const text = [source, ...reviews, date].join(', ');
  return (
    <>
      <i data-percent={starsPercent(value)} aria-hidden="true" />
      {t('header.rating', { rating: formatNumber(value, locale) })}{' '}
      <span className="muted">
        (
        {url ? (
          <a className="link" href={url} rel="noopener">
            {text}
          </a>
        ) : (
          text
        )}
        )
      </span>
    </>
  );
}
