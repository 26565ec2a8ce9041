/** What the obtainable articles of a list cost, and the key that adds them to the cart. */
import type { Obtainable } from '#domain/wish-list/obtainable.ts';
import { BothSums } from '../product/both-sums.tsx';
import { useShop } from '../shop.tsx';

/** `action`: the target of the form; `operationId`: makes a repeated press harmless. */
export type TakeAll = Omit<Obtainable, 'left'> & {
  /** The names of those that are left out. */
  left: string[];
  action: string;
  operationId: string;
};

export function WishSum({ skus, centAmount, left, action, operationId }: TakeAll) {
  const { t, href } = useShop();
  return (
    <form className="stack" method="post" action={href(action)} data-total={centAmount}>
      <BothSums of={centAmount} />
      {left.length > 0 && (
        <p className="small b">{t('wishList.notIncluded', { names: left.join(', ') })}</p>
      )}
      <p className="small muted">{t('quickOrder.sumNote')}</p>
      <input type="hidden" name="operationId" value={operationId} />
      <p>
        <button type="submit" className="btn" data-kind="go" data-size="l" data-wide="">
          {left.length > 0 ? t('quickOrder.add', { count: skus.length }) : t('sharedCart.add')}
        </button>
      </p>
    </form>
  );
}
