/** On a host of no market, another market begins without the cart of the first (checklist CART-2). */
import { expect, it } from 'vitest';
import { putOnSale } from '../goods.ts';
import { cartWith } from '../shopper.ts';
import { visitor } from '../visitor.ts';

it('choosing another market clears the cart, choosing another language of the market keeps it', async () => {
  const [sku] = await putOnSale({ price: 6000 });
  const shopper = visitor();
  await shopper.get('/__market/ch');
  await cartWith(shopper, { [sku]: 1 });
  expect(shopper.cookies.has('kontor-cart')).toBe(true);
  await shopper.get('/__market/fr-CH');
  expect(shopper.cookies.has('kontor-cart')).toBe(true);
  await shopper.get('/__market/de');
  expect([...shopper.cookies.keys()]).not.toContain('kontor-cart');
  await shopper.get('/__market/ch');
  const { me } = await shopper.ask('getMe', { customer: false });
  expect(me.activeCart).toBeNull();
});
