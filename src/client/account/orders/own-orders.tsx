/** The customer's orders: /my-account/my-orders. Tabs and filter are links and a form. Design: orders.html. */
import { ownOrdersPath } from '#domain/content/links.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { OwnOrderFilter, OwnOrders as OwnOrdersData } from '#domain/order/own-orders.ts';
import { orderGroups } from '#domain/order/own-orders.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { useShop } from '../../shop.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { OrderCard } from './order-card.tsx';

const groupTexts = {
  all: 'orders.all',
  open: 'orders.open',
  delivered: 'order.event.delivered',
  returned: 'orders.returned',
  cancelled: 'order.event.cancelled',
} as const satisfies Record<OwnOrderFilter['group'], TextKey>;

type OwnOrdersProps = {
  found: OwnOrdersData;
  filter: OwnOrderFilter;
  page: number;
  pageSize: number;
  /** One for each order: of the change of the cart if it is bought again. */
  operationIds: readonly string[];
};

export function OwnOrders({ found, filter, page, pageSize, operationIds }: OwnOrdersProps) {
  const { t, locale, currency } = useShop();
  const { orders, sums, total, years } = found;
  if (years.length === 0) {
    return (
      <>
        <h1>{t('account.orders')}</h1>
        <p className="panel">{t('account.emptyOrders')}</p>
      </>
    );
  }
  const none = { centAmount: 0, currencyCode: currency };
  const money = (sums.length > 0 ? sums : [none]).map(({ centAmount, currencyCode }) =>
    formatMoney(centAmount, currencyCode, locale),
  );
  return (
    <>
      <h1>{t('account.orders')}</h1>
      <div className="stack">
        <Groups found={found} filter={filter} />
        <FilterForm years={years} filter={filter} />
        <p className="small muted num" role="status">
          {total === 0
            ? t(filter.text || filter.year ? 'orders.nothing' : 'orders.emptyGroup')
            : t('orders.found', { count: total, sum: money.join(' + ') })}
        </p>
        <div className="orders">
          {orders.map((order, index) => (
            <OrderCard
              key={order.orderNumber}
              order={order}
              operationId={operationIds[index] ?? ''}
            />
          ))}
        </div>
      </div>
      <PageSteps
        page={page}
        count={Math.ceil(total / pageSize)}
        path={(number) => listPath(filter, number)}
      />
    </>
  );
}

function Groups({ found: { counts }, filter }: Pick<OwnOrdersProps, 'found' | 'filter'>) {
  const { t, href } = useShop();
  return (
    <nav className="tabs" aria-label={t('orders.groups')}>
      <ul>
        {orderGroups.map((group) => (
          <li key={group}>
            <a
              href={href(listPath({ ...filter, group }))}
              aria-current={group === filter.group ? 'page' : undefined}
            >
              {t(groupTexts[group])} <small className="num">{counts[group]}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type FilterFormProps = { years: readonly string[]; filter: OwnOrderFilter };

function FilterForm({ years, filter: { group, text, year } }: FilterFormProps) {
  const { t, href } = useShop();
  return (
    <search>
      <form className="bar" action={href(ownOrdersPath)}>
        {group !== 'all' && <input type="hidden" name="group" value={group} />}
        <div className="field grow">
          <label htmlFor="orders-text">{t('orders.search')}</label>
          <input
            className="ctl"
            id="orders-text"
            name="text"
            type="search"
            maxLength={100}
            defaultValue={text}
          />
        </div>
        <div className="field">
          <label htmlFor="orders-year">{t('orders.year')}</label>
          <select className="ctl" id="orders-year" name="year" defaultValue={year}>
            <option value="">{t('orders.allYears')}</option>
            {years.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </div>
        <button type="submit" className="btn" data-kind="line">
          {t('search.label')}
        </button>
        {(text || year) && (
          <a className="b small" href={href(ownOrdersPath)}>
            {t('filter.clear')}
          </a>
        )}
      </form>
    </search>
  );
}

/** The path of a list, without what is the default. */
function listPath({ group, text, year }: OwnOrderFilter, page = 1): string {
  const query = new URLSearchParams({
    ...(group !== 'all' && { group }),
    ...(text && { text }),
    ...(year && { year }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${ownOrdersPath}?${query}` : ownOrdersPath;
}
