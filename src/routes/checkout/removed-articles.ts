/** The article that a cart form removed or saved for later, passed by the redirect to the page that offers undo. */
import type { GuaranteeOffers } from '#client/cart/guarantees/use-guarantees.ts';
import { type CartAction, sku } from '#domain/cart/actions.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { guaranteeNumber } from '#domain/guarantee/offers.ts';
import { localizedText } from '#domain/locale/localized.ts';
import type { KontorContext } from '#worker/request/context.ts';

/** The query of the cart's address: the article removed or saved and the operation; empty if there is none. */
export function takenOut(action: CartAction, cart: Cart | null, operationId: string): string {
  const sku = cart && skuTakenOut(action, cart);
  if (!sku) return '';
  const name = action.action === 'saveForLater' ? 'saved' : 'removed';
  return `?${name}=${encodeURIComponent(sku)}&operation=${operationId}`;
}

function skuTakenOut(action: CartAction, { lineItems, savedForLater }: Cart): string | undefined {
  switch (action.action) {
    case 'saveForLater':
    case 'removeLineItem':
      return lineItems.find(({ id }) => id === action.lineItemId)?.variant.sku;
    case 'removeSavedItem':
      return savedForLater.find(({ id }) => id === action.savedItemId)?.variant.sku;
    default:
      return undefined;
  }
}

/** The name of the article that was removed or saved; undefined if there is none or it is a guarantee. */
export async function removedArticle(c: KontorContext): Promise<string | undefined> {
  const { commerce, caller } = c.get('shop');
  const { saved, removed } = c.req.query();
  const parsedSku = sku.safeParse(saved ?? removed);
  if (!parsedSku.success || guaranteeNumber.test(parsedSku.data)) return undefined;
  const known = await commerce.getProductCards({ skus: [parsedSku.data] }, caller);
  return known.ok ? known.data.products[0]?.name : undefined;
}

/** The name of what was removed or saved, in this language, and the operation that can be undone. */
export function removedBefore(
  c: KontorContext,
  article: string | undefined,
  guarantees: GuaranteeOffers,
) {
  const { removed = '', saved, operation } = c.req.query();
  const name = guaranteeNumber.test(removed) ? guaranteeName(c, removed, guarantees) : article;
  return name && operation ? { name, operation, isSaved: saved !== undefined } : undefined;
}

/** The guarantee's article is still in the cart, with its offers; a guarantee no longer offered has a generic name. */
function guaranteeName(c: KontorContext, removed: string, guarantees: GuaranteeOffers): string {
  const { t, view } = c.get('shop');
  const offers = Object.values(guarantees).flat();
  const offer = offers.find((each) => each.sku === removed);
  return offer
    ? localizedText(offer.name, view.language, view.locale)
    : t('content.title.premium-gurantee');
}
