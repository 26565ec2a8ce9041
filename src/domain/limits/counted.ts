/** What is counted by network, cart or both, in windows of fixed length; more is refused until the window is over. */
import type { ErrorCode } from '../errors.ts';
import type { StoreLimits } from './store-limits.ts';

export type Counted = 'order' | 'payment' | 'cart' | 'wish-list' | 'unknown-code';

type CountRule = {
  windowSeconds: number;
  /** What a refusal is called. */
  refusal: ErrorCode;
  ofNetwork: keyof StoreLimits;
  ofCart?: keyof StoreLimits;
};

const hour = 3600;

export const countRules: Record<Counted, CountRule> = {
  order: { windowSeconds: hour, refusal: 'TooManyOrders', ofNetwork: 'ordersPerHour' },
  payment: { windowSeconds: hour, refusal: 'TooManyPayments', ofNetwork: 'paymentsPerHour' },
  cart: { windowSeconds: hour, refusal: 'TooManyCarts', ofNetwork: 'cartsPerHour' },
  'wish-list': {
    windowSeconds: hour,
    refusal: 'TooManyWishListChanges',
    ofNetwork: 'wishListChangesPerHour',
  },
  'unknown-code': {
    windowSeconds: hour / 4,
    refusal: 'TooManyUnknownCodes',
    ofNetwork: 'unknownCodesOfNetwork',
    ofCart: 'unknownCodesOfCart',
  },
};
