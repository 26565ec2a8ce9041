/** Finds a category by its slug in another language of the country, for a redirect (checklist URL-5). */
import { productNumberIn } from '#domain/catalogue/product.ts';
import type { Shop } from '../request/context.ts';

/** The path, in the request's language, of the category with this slug in another one; undefined if there is none. */
export async function renamedCategory(shop: Shop, path: string): Promise<string | undefined> {
  const slug = path.slice(shop.prefix.length + 1);
  const mayBe = shop.routing.languages.length > 1 && /^[a-z0-9-]+$/.test(slug);
  if (!mayBe || productNumberIn(slug)) return undefined;
  const answer = await shop.commerce.getCategoryTree({ slug }, shop.caller);
  const [found] = answer.ok ? answer.data.categories : [];
  return found?.hasProducts && found.slug !== slug ? `${shop.prefix}/${found.slug}` : undefined;
}
