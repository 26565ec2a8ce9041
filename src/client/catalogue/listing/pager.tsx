import { listingSearch } from '#domain/catalogue/listing/listing.ts';
import { formatNumber } from '#domain/money/format.ts';
import { useShop } from '../../shop.tsx';
import { Icon } from '../../ui/icon.tsx';

type PagerProps = {
  page: number;
  pageSize: number;
  total: number;
  action: string;
  params: URLSearchParams;
};

/** The pages of a listing as real links: first, last, the current one and its neighbours. */
export function Pager({ page, pageSize, total, action, params }: PagerProps) {
  const { t, locale } = useShop();
  const count = Math.ceil(total / pageSize);
  const href = (number: number) => action + listingSearch(params, { page: String(number) });
  // A single page needs no links.
  const numbers = count > 1 ? [1, page - 1, page, page + 1, count] : [];
  const shown = [...new Set(numbers)].filter((number) => number >= 1 && number <= count);
  const from = formatNumber((page - 1) * pageSize + 1, locale);
  const to = formatNumber(Math.min(page * pageSize, total), locale);
  // The script that appends pages updates the range with this template (browser/load-more.ts).
  const words = t('listing.range', { from: '%1', to: '%2', count: total });
  return (
    <nav className="pager" aria-label={t('listing.pages')}>
      <span
        className="small muted push"
        role="status"
        data-from={from}
        data-to={to}
        data-words={words}
      >
        {t('listing.range', { from, to, count: total })}
      </span>
      {page > 1 && (
        <a href={href(page - 1)} rel="prev" aria-label={t('listing.previous')}>
          <Icon name="arrow-left" />
        </a>
      )}
      {shown.map((number, index) => [
        index > 0 && number - (shown[index - 1] ?? 0) > 1 ? (
          <span key={`gap ${number}`} aria-hidden="true">
            …
          </span>
        ) : null,
        number === page ? (
          <span key={number} aria-current="page">
            {number}
          </span>
        ) : (
          <a key={number} href={href(number)} aria-label={t('listing.page', { number })}>
            {number}
          </a>
        ),
      ])}
      {page < count && (
        <a href={href(page + 1)} rel="next" aria-label={t('listing.next')}>
          <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  );
}
