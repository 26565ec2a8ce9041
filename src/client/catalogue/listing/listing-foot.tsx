/** Below the cards: a link to more, the pager, the page size. Source: checklist CAT-2. */
import { listingSearch } from '#domain/catalogue/listing/listing.ts';
import { pageSizes } from '#domain/catalogue/listing/paging.ts';
import { useT } from '../../shop.tsx';
import { ListingSelect } from './listing-select.tsx';
import { Pager } from './pager.tsx';

type ListingFootProps = {
  total: number;
  page: number;
  pageSize: number;
  action: string;
  params: URLSearchParams;
};

const ascending = [...pageSizes].sort((a, b) => a - b);

export function ListingFoot(props: ListingFootProps) {
  const t = useT();
  const { total, page, pageSize, action, params } = props;
  const left = total - page * pageSize;
  if (total <= (ascending[0] ?? 0)) return null;
  return (
    <div className="listing__foot top" data-foot="">
      {left > 0 && (
        <p>
          <a
            className="btn"
            data-kind="line"
            data-wide=""
            data-more=""
            rel="next"
            href={action + listingSearch(params, { page: String(page + 1) })}
          >
            {t('listing.more', { count: Math.min(left, pageSize) })}
          </a>
        </p>
      )}
      <div className="row spread">
        <Pager {...props} />
        <ListingSelect
          name="hits"
          label={t('listing.perPage')}
          apply={t('filter.apply')}
          value={String(pageSize)}
          options={ascending.map((size) => ({ value: String(size), text: String(size) }))}
          action={action}
          params={params}
        />
      </div>
    </div>
  );
}
