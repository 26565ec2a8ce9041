import { Fragment } from 'react';
import { articlesIn, pieces } from '#domain/cart/articles.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { Arrival } from '../product/arrival.tsx';
import { useT } from '../shop.tsx';

/** When the goods arrive: those that come by lorry, and those that come as parcels, if there are both with their numbers. */
export function ArrivalOfAll({ of }: { of: Pick<Cart, 'lineItems'> }) {
  const t = useT();
  const ways = [false, true].flatMap((freight) => {
    const lineItems = articlesIn(of).filter(
      ({ variant }) => variant.isPackageTypeFreight === freight,
    );
    return lineItems.length > 0 ? [{ freight, count: pieces({ lineItems }) }] : [];
  });
  return ways.map(({ freight, count }, at) => (
    <Fragment key={String(freight)}>
      {at > 0 && <br />}
      {ways.length > 1 && `${t('label.colon', { label: t('listing.count', { count }) })} `}
      <Arrival freight={freight} />
    </Fragment>
  ));
}
