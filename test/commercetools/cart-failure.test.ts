import { expect, it } from 'vitest';
import { cartFailure } from '#worker/commerce/commercetools/cart-failure.ts';
import type { Fault } from '#worker/commerce/commercetools/fault.ts';

const fault = (more: Partial<Fault>): Fault => ({
  endpoint: 'X',
  message: 'said',
  isRefused: false,
  ...more,
});

it.each<[Partial<Fault>, string]>([
  [{ code: 'ConcurrentModification', currentVersion: 4 }, 'ConcurrentModification'],
  [{ code: 'DiscountCodeNonApplicable' }, 'DiscountCodeNotFound'],
  [{ code: 'ReferencedResourceNotFound', typeId: 'discount-code' }, 'DiscountCodeNotFound'],
  [{ code: 'ReferencedResourceNotFound', typeId: 'product' }, 'ProductNotFound'],
  [{ code: 'InvalidField', field: 'sku' }, 'ProductNotFound'],
  [{ code: 'General', message: "A variant with SKU 'X' not found." }, 'ProductNotFound'],
  [{ code: 'MatchingPriceNotFound' }, 'ProductNotFound'],
  [{ code: 'OutOfStock', message: 'SKU X' }, 'OutOfStock'],
  [{ code: 'ResourceNotFound' }, 'CartNotInStore'],
  [{ code: 'ReferencedResourceNotFound', typeId: 'shipping-method' }, 'BackendFailed'],
  [{ code: 'InvalidOperation' }, 'BackendFailed'],
  [{ message: 'a SKU in the words of a proxy' }, 'BackendFailed'],
])('%j is %s', (more, code) => {
  const failure = cartFailure(fault(more));
  expect(failure.code).toBe(code);
  if (code === 'BackendFailed') {
    expect(failure.message).toBe(
      `An error occurred during request to X, ${more.message ?? 'said'}`,
    );
  }
  expect(failure.currentVersion).toBe(more.currentVersion);
});
