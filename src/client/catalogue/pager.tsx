import { listingSearch } from '#domain/catalogue/listing.ts';
import { useT } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';

type PagerProps = {
  page: number;
  pageSize: number;
  total: number;
  action: string;
  params: URLSearchParams;
};

/** The pages of a listing as real links: first, last, the current one and its neighbours. */
export function Pager({ page, pageSize, total, action, params }: PagerProps) {
  const t = useT();
  const count = Math.ceil(total / pageSize);
  if (count <= 1) return null;
  const href = (number: number) => action + listingSearch(params, { page: String(number) });
  const shown = [...new Set([1, page - 1, page, page + 1, count])].filter(
    (number) => number >= 1 && number <= count,
  );
  return (
    <nav className="pager top" aria-label={t('listing.pages')}>
      <span className="small muted push">
        {t('listing.range', {
          from: (page - 1) * pageSize + 1,
          to: Math.min(page * pageSize, total),
          count: total,
        })}
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
