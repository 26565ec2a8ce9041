/** Where a block, or a link of one, is shown: in certain markets, or only where the store has a feature. */
import * as z from 'zod';
import { storeKey } from '../catalogue/keys.ts';
import type { Store } from '../store/store.ts';

/** Fields of the store that switch a feature on. */
const features = [
  'changeTaxRateEnabled',
  'complementaryProductsEnabled',
  'saleOfAdditionalGuaranteeEnabled',
  'vatValidationEnabled',
  'webformEnabled',
] as const satisfies (keyof Store)[];

export const conditions = {
  /** The markets that have it; absent: all. */
  stores: z.array(storeKey).min(1).optional(),
  /** Only where the store has this feature. */
  feature: z.enum(features).optional(),
};

type Conditions = z.infer<z.ZodObject<typeof conditions>>;
/** Without the features of the store, all are taken to be on. */
type Market = Pick<Store, 'key'> & Partial<Pick<Store, (typeof features)[number]>>;

/** True if the value has no condition that this market does not meet. */
export function isShownIn(value: unknown, market: Market): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const { stores, feature } = value as Conditions;
  if (stores && !stores.includes(market.key)) return false;
  return feature === undefined || market[feature] !== false;
}

/** The value without the entries of its lists that this market does not have. */
export const inMarket = <Value>(value: Value, market: Market): Value =>
  filtered(value, market) as Value;

function filtered(value: unknown, market: Market): unknown {
  if (Array.isArray(value))
    return value.filter((each) => isShownIn(each, market)).map((each) => filtered(each, market));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, filtered(each, market)]),
  );
}
