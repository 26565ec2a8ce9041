import { shown } from '#domain/catalogue/import/cell-values.ts';
import { productNumberOf } from '#domain/catalogue/product.ts';
import type { BadRow, CheckProblem } from '#domain/quick-order/check.ts';
import { maxPieces } from '#domain/quick-order/limits.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { useT } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';

const texts: Record<CheckProblem, TextKey> = {
  ambiguous: 'quickOrder.problem.ambiguous',
  cartFull: 'quickOrder.problem.cartFull',
  missing: 'quickOrder.problem.missing',
  notSold: 'cart.error.unavailable',
  outOfStock: 'cart.error.outOfStock',
  quantity: 'quickOrder.problem.quantity',
  shortened: 'quickOrder.problem.shortened',
  unknown: 'quickOrder.problem.unknown',
  unreadable: 'quickOrder.problem.unreadable',
};

/** The rows that cannot be ordered, in the order of the list. */
export function BadRows({ rows }: { rows: readonly BadRow[] }) {
  const t = useT();
  return (
    <table className="listed">
      <caption>{t('quickOrder.mend', { count: rows.length })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('quickOrder.yourLine')}</th>
          <th scope="col">{t('quickOrder.problem')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ text, problem, place, skus = [] }) => (
          <tr key={place} data-problem={problem}>
            <td translate="no">{shown(text.trim()) || '–'}</td>
            <td>
              <span className="field__err">
                <Icon name="circle-alert" />
                <span>
                  {t(texts[problem], {
                    most: maxPieces,
                    numbers: skus.map(productNumberOf).join(', '),
                  })}
                </span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
