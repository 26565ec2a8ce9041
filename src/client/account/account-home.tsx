/** The account's first page: what waits for the customer, what is open, what was bought. Design: mockups-2/account.html. */
import { fullName } from '#domain/checkout/address-lines.ts';
import { ownOrderPath, ownOrdersPath } from '#domain/content/links.ts';
import type { Customer } from '#domain/customer/customer.ts';
import { formatMoney } from '#domain/money/format.ts';
import { shownOrderNumber } from '#domain/order/order-number.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { isOpen, waitsFor } from '#domain/order/own-orders.ts';
import type { CaseSummary } from '#domain/support/support-case.ts';
import { OrderPictures, OrderSentence, Stations, TrackParcel } from '../order/order-progress.tsx';
import { useShop } from '../shop.tsx';
import { CaseList } from '../support/support-cases.tsx';
import { Note } from '../ui/note.tsx';
import { OrderCard } from './orders/order-card.tsx';

const maxOpen = 4;
const maxBought = 2;

type AccountHomeProps = {
  /** The latest. */
  orders: readonly OrderStatus[];
  /** How many there are. */
  total: number;
  /** Of support, the newest that wait. */
  cases: readonly CaseSummary[];
  operationIds: readonly string[];
};

export function AccountHome({ orders, total, cases, operationIds }: AccountHomeProps) {
  const { t, href } = useShop();
  const waiting = orders.filter((order) => waitsFor(order) !== undefined);
  const open = orders.filter(isOpen).slice(0, maxOpen);
  const ended = orders.flatMap((order, index) =>
    isOpen(order) ? [] : [{ order, operationId: operationIds[index] ?? '' }],
  );
  const bought = ended.filter(({ order }) => order.orderState !== 'Cancelled');
  // Cancelled orders only if there are no others.
  const last = bought.length > 0 || open.length > 0 ? bought : ended;
  return (
    <>
      {waiting.length > 0 && (
        <Note kind="warn">
          {waiting.map((order) => (
            <Waiting key={order.orderNumber} order={order} />
          ))}
        </Note>
      )}
      {total === 0 && (
        <section className="panel stack" aria-label={t('account.orders')}>
          <p>{t('account.emptyOrders')}</p>
          <p>
            <a className="btn" data-kind="line" href={href('/')}>
              {t('cart.continue')}
            </a>
          </p>
        </section>
      )}
      {open.length > 0 && (
        <section aria-labelledby="open">
          <div className="sec__head">
            <h2 id="open">{t('orders.openTitle')}</h2>
            <a className="small b" href={href(ownOrdersPath)}>
              {`${t('account.orders')} (${total})`}
            </a>
          </div>
          <div className="ruled">
            <ul data-cols="2">
              {open.map((order) => (
                <OpenOrder key={order.orderNumber} order={order} />
              ))}
            </ul>
          </div>
        </section>
      )}
      {last.length > 0 && (
        <section aria-labelledby="bought">
          <div className="sec__head">
            <h2 id="bought">{t(bought.length > 0 ? 'order.buyAgain' : 'account.orders')}</h2>
          </div>
          <div className="orders">
            {last.slice(0, maxBought).map(({ order, operationId }) => (
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
    </>
  );
}

/** `since`: the day on which the account was created, as text. */
export function AccountGreeting({ customer, since }: { customer: Customer; since: string }) {
  const { t, country } = useShop();
  const { companyName } = customer;
  return (
    <div className="stack" data-gap="1">
      <h1>{t('account.hello', { name: fullName({ ...customer, country }) })}</h1>
      <p className="muted">
        {companyName && `${companyName} · `}
        {t('account.memberSince', { date: since })}
      </p>
    </div>
  );
}

/** What of an order waits for this customer. */
function Waiting({ order }: { order: OrderStatus }) {
  const { t, href, country } = useShop();
  const number = shownOrderNumber(order.orderNumber, country);
  const announced = order.returns.findLast(({ isAwaited }) => isAwaited);
  return (
    <p>
      <b>
        {waitsFor(order) === 'payment'
          ? t('order.awaitsPayment')
          : t('order.event.returnAnnounced', { return: announced?.number ?? '' })}
      </b>{' '}
      <a href={href(ownOrderPath(order.orderNumber))}>
        {t('order.number')} {number}
      </a>
    </p>
  );
}

function OpenOrder({ order }: { order: OrderStatus }) {
  const { t, href, country, locale } = useShop();
  const { orderNumber, totalPrice } = order;
  const number = shownOrderNumber(orderNumber, country);
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
      <TrackParcel order={order} kind="line" />
    </li>
  );
}
