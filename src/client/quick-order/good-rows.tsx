import { currentPrice, productNumberOf } from '#domain/catalogue/product.ts';
import { netOf } from '#domain/money/basis-points.ts';
import { netParts } from '#domain/money/net-parts.ts';
import type { GoodRow } from '#domain/quick-order/check.ts';
import { Amount } from '../product/amount.tsx';
import { Energy } from '../product/energy.tsx';
import { useMoney, useShop, useT } from '../shop.tsx';

/** The rows that can be added to the cart, with prices before discounts and a note if fewer pieces are available. */
export function GoodRows({ rows }: { rows: readonly GoodRow[] }) {
  const { t, vatRate, currency } = useShop();
  const lines = rows.map((row) => ({ gross: sumOf(row), quantity: row.possible }));
  const nets = netParts(lines, vatRate, currency);
  return (
    <table className="listed">
      <caption>{t('quickOrder.ready', { count: rows.length })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('quickOrder.item')}</th>
          <th scope="col">{t('cart.quantity')}</th>
          <th scope="col">{t('quickOrder.price')}</th>
          <th scope="col">{t('quickOrder.sum')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <Row key={row.article.sku} row={row} net={nets[at]} />
        ))}
      </tbody>
    </table>
  );
}

/** The total of all rows, in one line. */
export function GoodTotal({ rows }: { rows: readonly GoodRow[] }) {
  const { t, vatRate, currency } = useShop();
  const money = useMoney();
  const total = rows.reduce((sum, row) => sum + sumOf(row), 0);
  const net = t('price.net', { amount: money(netOf(total, vatRate, currency)) });
  const pieces = rows.reduce((sum, { possible }) => sum + possible, 0);
  return (
    <p data-total={total}>
      {t('quickOrder.pieces', { count: pieces })} ·{' '}
      <span className="as-gross">
        <b>{money(total)}</b> {t('price.gross')} · {net}
      </span>
      <span className="as-net">
        <b>{net}</b> · {money(total)} {t('price.gross')}
      </span>
      <br />
      <span className="small muted">{t('quickOrder.sumNote')}</span>
    </p>
  );
}

function Row({ row, net }: { row: GoodRow; net: number | undefined }) {
  const { t, href } = useShop();
  const { article, possible, quantity } = row;
  const { sku, name, slug, price } = article;
  return (
    <tr data-sku={sku} data-possible={possible}>
      <th scope="row">
        <a className="link" href={href(`/${slug}`)}>
          {name}
        </a>
        <small>
          {t('product.itemNumber', { number: productNumberOf(sku) })}
          <OtherNumbers row={row} />
        </small>
        <Energy product={article} />
      </th>
      <td data-label={t('cart.quantity')}>
        {t('quickOrder.pieces', { count: possible })}
        {possible < quantity && (
          <span className="status-dot" data-stock="low">
            {t('quickOrder.less', { available: possible, asked: quantity })}
          </span>
        )}
      </td>
      <td data-label={t('quickOrder.price')}>
        <Amount of={currentPrice(price)} />
      </td>
      <td data-label={t('quickOrder.sum')}>
        <Amount of={sumOf(row)} net={net} />
      </td>
    </tr>
  );
}

/** The numbers that the list uses for the article, unless they are ours. */
function OtherNumbers({ row: { numbers, article } }: { row: GoodRow }) {
  const t = useT();
  const own = productNumberOf(article.sku);
  const others = numbers.filter((number) => number !== own && number !== article.sku);
  if (others.length === 0) return null;
  return (
    <>
      {' · '}
      {t('label.colon', { label: t('quickOrder.yourLine') })}{' '}
      <span translate="no">{others.join(', ')}</span>
    </>
  );
}

/** Cents, VAT included, before discounts. */
function sumOf({ article, possible }: GoodRow): number {
  return currentPrice(article.price) * possible;
}
