/** A checked list: first the rows to correct in place, then those that can be added to the cart. */
import type { Checked } from '#domain/quick-order/check.ts';
import { listOf } from '#domain/quick-order/check.ts';
import { useShop, useT } from '../shop.tsx';
import { FieldFrame } from '../ui/field.tsx';
import { Note } from '../ui/note.tsx';
import { BadRows } from './bad-rows.tsx';
import { GoodRows, GoodTotal } from './good-rows.tsx';
import { Lines, ListNote, type ListProblem, QuickOrderForm } from './quick-order-form.tsx';

type CheckedProps = {
  checked: Checked;
  /** Makes a repeated submit idempotent. */
  operationId: string;
  /** Number of articles that were just added to the cart. */
  added?: number;
  problem?: ListProblem | undefined;
};

export function CheckedList({ checked: { good, bad }, operationId, added, problem }: CheckedProps) {
  const t = useT();
  return (
    <>
      <ListNote problem={problem} />
      {added !== undefined && <AddedNote count={added} />}
      <QuickOrderForm>
        {good.length > 0 && (
          <>
            <input type="hidden" name="ready" value={listOf(good)} />
            <input type="hidden" name="operationId" value={operationId} />
          </>
        )}
        {bad.length > 0 && (
          <div className="stack">
            <BadRows rows={bad} />
            <FieldFrame name="lines" label={t('quickOrder.lines')} hint={t('quickOrder.mendHint')}>
              <Lines value={bad.map(({ text }) => text).join('\n')} />
            </FieldFrame>
            <p>
              <button type="submit" className="btn" data-kind="line" name="intent" value="check">
                {t('quickOrder.checkAgain')}
              </button>
            </p>
          </div>
        )}
        {good.length > 0 && (
          <div className="stack">
            <div className="row spread">
              <GoodTotal rows={good} />
              <button type="submit" className="btn" name="intent" value="add">
                {t('quickOrder.add', { count: good.length })}
              </button>
            </div>
            <GoodRows rows={good} />
          </div>
        )}
      </QuickOrderForm>
    </>
  );
}

function AddedNote({ count }: { count: number }) {
  const { t, href } = useShop();
  return (
    <Note kind="ok">
      <p>
        {t('quickOrder.added', { count })}{' '}
        <a className="link" href={href('/checkout/cart')}>
          {t('cart.open')}
        </a>
      </p>
    </Note>
  );
}
