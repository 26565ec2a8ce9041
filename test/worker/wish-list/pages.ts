import type { Visitor } from '../visitor.ts';

/** The path of an article's page. */
export async function pathOf(shopper: Visitor, sku: string): Promise<string> {
  const { products } = await shopper.ask('getProductCards', { skus: [sku] });
  return `/${products[0]?.slug}`;
}
