/** `npm run catalogue -- remove SKU`: removes a product from the range for good and reports the effect on its page. */
import { removeProduct } from '../../src/worker/data/catalogue/removed-products.ts';
import { WrongUsage } from './usage.ts';

export async function remove(
  db: D1Database,
  sku: string,
  { successor, now }: { successor?: string | undefined; now: Date },
): Promise<string> {
  const removal = await removeProduct(db, sku, { successor, now });
  if (!removal.ok) {
    const why = {
      'unknown-product': `there is no product ${sku}`,
      'unknown-successor': `there is no product ${successor}`,
      ring: `${successor} is ${sku} itself, or is succeeded by it`,
    };
    throw new WrongUsage(why[removal.code]);
  }
  const page = successor ? `its page leads to ${successor}` : 'its page says that it is gone (410)';
  return `${sku} is ${removal.before ? 'off the range already' : 'taken off the range'}; ${page}`;
}
