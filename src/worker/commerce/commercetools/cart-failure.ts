/** What an error of commercetools about a cart means in the shop. */
import type { ErrorCode, Failure } from '#domain/errors.ts';
import { type Fault, failureOf } from './fault.ts';

const meanings: Readonly<Record<string, ErrorCode>> = {
  ConcurrentModification: 'ConcurrentModification',
  DiscountCodeNonApplicable: 'DiscountCodeNotFound',
  OutOfStock: 'OutOfStock',
  MatchingPriceNotFound: 'ProductNotFound',
  MissingPrice: 'ProductNotFound',
  ResourceNotFound: 'CartNotInStore',
};

export function cartFailure(fault: Fault): Failure {
  const { code, typeId, field, message } = fault;
  // An unknown SKU has no code of its own.
  const isOfArticle = /^product/.test(typeId ?? '') || field === 'sku' || /\bSKU\b/i.test(message);
  if (code !== undefined && !(code in meanings) && isOfArticle) {
    return failureOf(fault, 'ProductNotFound');
  }
  if (typeId === 'discount-code') return failureOf(fault, 'DiscountCodeNotFound');
  return failureOf(fault, code === undefined ? undefined : meanings[code]);
}
