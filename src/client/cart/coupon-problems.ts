import type { ErrorCode } from '#domain/errors.ts';
import type { TextKey } from '#domain/texts/texts.ts';

/** Why a code is rejected. */
export const couponProblems: Partial<Record<ErrorCode, TextKey>> = {
  DiscountCodeNotFound: 'coupon.error.unknown',
  TooManyDiscountCodes: 'coupon.error.tooMany',
  TooManyUnknownCodes: 'coupon.error.wait',
};
