/** What is shown of each article in a cart again directly above the order button. Source: eu-2026.md C-11, C-22. */
import { isGuarantee } from '#domain/cart/articles.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import type { KontorContext } from '#worker/request/context.ts';

/** Maximum number of cards per call. */
const productsPerCall = 48;

export type LineCard = Pick<ProductSummary, 'sku' | 'facts' | 'durabilityGuarantee'>;

/** Articles that no longer exist have none. */
export async function cardsOfLines(c: KontorContext, { lineItems }: Cart): Promise<LineCard[]> {
  const { commerce, caller } = c.get('shop');
  const skus = lineItems.filter((line) => !isGuarantee(line)).map(({ variant }) => variant.sku);
  const parts: string[][] = [];
  for (let start = 0; start < skus.length; start += productsPerCall) {
    parts.push(skus.slice(start, start + productsPerCall));
  }
  const answers = await Promise.all(
    parts.map((part) => commerce.getProductCards({ skus: part }, caller)),
  );
  return answers.flatMap((answer) => (answer.ok ? answer.data.products : []));
}
