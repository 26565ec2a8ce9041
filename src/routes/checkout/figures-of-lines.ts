/** The figures of each article in a cart, shown again directly above the order button. Source: eu-2026.md C-22. */
import { isGuarantee } from '#domain/cart/articles.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { KontorContext } from '#worker/request/context.ts';

/** Maximum number of cards per call. */
const productsPerCall = 48;

/** By SKU: ["6.500 W", "2 × 10 l"]. Articles that no longer exist have none. */
export async function figuresOfLines(
  c: KontorContext,
  { lineItems }: Cart,
): Promise<Record<string, string[]>> {
  const { commerce, caller } = c.get('shop');
  const skus = lineItems.filter((line) => !isGuarantee(line)).map(({ variant }) => variant.sku);
  const parts: string[][] = [];
  for (let start = 0; start < skus.length; start += productsPerCall) {
    parts.push(skus.slice(start, start + productsPerCall));
  }
  const answers = await Promise.all(
    parts.map((part) => commerce.getProductCards({ skus: part }, caller)),
  );
  const cards = answers.flatMap((answer) => (answer.ok ? answer.data.products : []));
  return Object.fromEntries(cards.map(({ sku, facts }) => [sku, facts]));
}
