/** A discount of a share of one article, made for one test, with a code. */
import { env } from 'cloudflare:test';
import { cartDiscount } from '#domain/discount/cart-discount.ts';
import type { DiscountCode } from '#domain/discount/discount-code.ts';
import { writeDiscounts } from '#worker/data/deals/discounts.ts';

/** Returns the code. `permyriad`: 10,000 makes the article free. */
export async function couponFor(
  sku: string,
  permyriad: number,
  limits: Pick<DiscountCode, 'maxApplications' | 'maxApplicationsPerCustomer'> = {},
): Promise<string> {
  const key = crypto.randomUUID();
  const discount = cartDiscount.parse({
    id: key,
    key,
    name: { en: 'Made up' },
    isActive: true,
    stores: [],
    sortOrder: '0.5',
    requiresDiscountCode: true,
    stackingMode: 'Stacking',
    cartPredicate: '1 = 1',
    value: { type: 'relative', permyriad },
    target: { type: 'lineItems', predicate: `sku = "${sku}"` },
  });
  const code = `C-${key.slice(0, 8).toUpperCase()}`;
  const document = { id: `id-${code}`, code, cartDiscounts: [key], isActive: true, ...limits };
  await writeDiscounts(env.DB, [discount], [document]);
  return code;
}
