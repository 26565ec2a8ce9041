/** The shop with each backend, for tests that all of them pass. */
import { twinSkus } from '../../commercetools-twin/sold.ts';
import { type Visitor, visitor } from '../visitor.ts';
import { commercetoolsShopper, copyToFront, middlewareShopper } from './front-shop.ts';

type ShopperOf = (market: string) => Visitor;

export const remoteBackends: [name: string, shopperOf: ShopperOf][] = [
  ['middleware', middlewareShopper],
  ['commercetools', commercetoolsShopper],
];

export const everyBackend: [name: string, shopperOf: ShopperOf][] = [
  ['embedded', visitor],
  ...remoteBackends,
];

/** Before the first test of a file. */
export const sellEverywhere = () => copyToFront(...Object.values(twinSkus));
