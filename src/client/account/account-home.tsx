/** The account's first page: what is under way, what was bought, and a link to every section. Design: account.html. */
import { fullName } from '#domain/checkout/address-lines.ts';
import { ownOrderPath, ownOrdersPath } from '#domain/content/links.ts';
import type { Customer } from '#domain/customer/customer.ts';
import { formatMoney } from '#domain/money/format.ts';
import { shownOrderNumber } from '#domain/order/order-number.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { isUnderWay, waitsFor } from '#domain/order/own-orders.ts';
import type { CaseSummary } from '#domain/support/support-case.ts';
import { OrderPictures, OrderSentence, Stations } from '../order/order-progress.tsx';
import { useHref, useShop } from '../shop.tsx';
import { CaseList } from '../support/support-cases.tsx';
import { Note } from '../ui/note.tsx';
import { OrderCard } from './orders/order-card.tsx';
import { SectionLink } from './section-link.tsx';
import { accountSections } from './sections.ts';

const maxUnderWay = 4;
const maxBought = 2;

type AccountHomeProps = {
  customer: Customer;
  /** The day on which the account was created, as text. */
  since: string;
  /** The latest. */
  orders: readonly OrderStatus[];
  /** How many there are. */
  total: number;
  /** Of support, the newest that wait. */
  cases: readonly CaseSummary[];
  operationIds: readonly string[];
};

export function AccountHome(props: AccountHomeProps) {
  const { customer, since, orders, total, cases, operationIds } = props;
  const { t, country } = useShop();
  const href = useHref();
  const { companyName } = customer;
  const waiting = orders.find((order) => waitsFor(order) !== undefined);
  const underWay = orders.filter(isUnderWay).slice(0, maxUnderWay);
  const bought = orders.flatMap((order, index) =>
    isUnderWay(order) || order.orderState === 'Cancelled'
      ? []
      : [{ order, operationId: operationIds[index] ?? '' }],
  );
  return (
    <>
      <div className="stack" data-gap="1">
        <h1>{t('account.hello', { name: fullName({ ...customer, country }) })}</h1>
        <p className="muted">
          {companyName && `${companyName} · `}
          {t('account.memberSince', { date: since })}
        </p>
      </div>
      {waiting && <Waiting order={waiting} />}
      {underWay.length > 0 && (
        <section aria-labelledby="under-way">
          <div className="sec__head">
            <h2 id="under-way">{t('orders.underWay')}</h2>
            <a className="small b" href={href(ownOrdersPath)}>
              {`${t('account.orders')} (${total})`}
            </a>
          </div>
          <div className="ruled">
            <ul data-cols="2">
              {underWay.map((order) => (
                <UnderWay key={order.orderNumber} order={order} />
              ))}
            </ul>
          </div>
        </section>
      )}
      {bought.length > 0 && (
        <section aria-labelledby="bought">
          <div className="sec__head">
            <h2 id="bought">{t('order.buyAgain')}</h2>
          </div>
          <div className="orders">
            {bought.slice(0, maxBought).map(({ order, operationId }) => (
              <OrderCard
                key={order.orderNumber}
                order={order}
                operationId={operationId}
                level="3"
              />
            ))}
          </div>
        </section>
      )}
      {cases.length > 0 && (
        <section aria-labelledby="cases">
          <div className="sec__head">
            <h2 id="cases">{t('support.mine')}</h2>
          </div>
          <CaseList cases={cases} level="3" />
        </section>
      )}
      <Sections />
    </>
  );
}

/** The one line on top: only if something waits for this customer. */
function Waiting({ order }: { order: OrderStatus }) {
  const { t, country } = useShop();
  const href = useHref();
  const number = shownOrderNumber(order.orderNumber, country);
  const announced = order.timeline.findLast(({ text }) => text === 'order.event.returnAnnounced');
  return (
    <Note kind="warn">
      <p>
        <b>
          {waitsFor(order) === 'payment'
            ? t('order.awaitsPayment')
            : t('order.event.returnAnnounced', { return: announced?.return ?? '' })}
        </b>{' '}
        <a href={href(ownOrderPath(order.orderNumber))}>
          {t('order.number')} {number}
        </a>
      </p>
    </Note>
  );
}

function UnderWay({ order }: { order: OrderStatus }) {
  const { t, country, locale } = useShop();
  const href = useHref();
  const { orderNumber, totalPrice, parcels } = order;
  const number = shownOrderNumber(orderNumber, country);
  const tracked = parcels.findLast(({ page, deliveredAt }) => page && !deliveredAt);
  return (
    <li className="entry">
      <div className="stack" data-gap="1">
        <OrderSentence order={order} />
        <p className="small muted">
          {t('order.number')}{' '}
          <a className="link" href={href(ownOrderPath(orderNumber))}>
            {number}
          </a>
          {' · '}
          <span className="num">
            {formatMoney(totalPrice.centAmount, totalPrice.currencyCode, locale)}
          </span>
        </p>
      </div>
      <div className="stack" data-gap="3">
        <Stations order={order} />
        <OrderPictures order={order} />
      </div>
      {tracked?.page && (
        <p>
          <a className="btn" data-kind="line" data-size="s" href={tracked.page} rel="noopener">
            {t('tracking.button')}
            <span className="vh"> {number}</span>
          </a>
        </p>
      )}
    </li>
  );
}

function Sections() {
  const [, ...sections] = accountSections.filter(({ headerOnly }) => !headerOnly);
  return (
    <div className="ruled">
      <ul className="acct" data-cols="3">
        {sections.map((section) => (
          <li key={section.path}>
            <h2>
              <SectionLink section={section} className="link" />
            </h2>
          </li>
        ))}
      </ul>
    </div>
  );
}
