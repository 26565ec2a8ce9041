/** What a form of the cart took out or saved for later, carried over the redirect to the page that offers it back. */
import type { GuaranteeOffers } from '#client/cart/guarantees/use-guarantees.ts';
import { type CartAction, sku } from '#domain/cart/actions.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { guaranteeNumber } from '#domain/guarantee/offers.ts';
import { localizedText } from '#domain/locale/localized.ts';
import type { KontorContext } from '#worker/request/context.ts';

/** For the address of the cart: what left its place, by which change; empty where nothing did. */
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

/** The name of the article that left its place; undefined where none did, or where it was a guarantee. */
export async function removedArticle(c: KontorContext): Promise<string | undefined> {
  const { commerce, caller } = c.get('shop');
  const { saved, removed } = c.req.query();
  const parsedSku = sku.safeParse(saved ?? removed);
  if (!parsedSku.success || guaranteeNumber.test(parsedSku.data)) return undefined;
  const known = await commerce.getProductCards({ skus: [parsedSku.data] }, caller);
  return known.ok ? known.data.products[0]?.name : undefined;
}

/** What left its place, by its name in this language, and the change that can be taken back. */
export function removedBefore(
  c: KontorContext,
  article: string | undefined,
  guarantees: GuaranteeOffers,
) {
  const { removed = '', saved, operation } = c.req.query();
  const name = guaranteeNumber.test(removed) ? guaranteeName(c, removed, guarantees) : article;
  return name && operation ? { name, operation, isSaved: saved !== undefined } : undefined;
}

/** Its article is still there, and is sold with it, unless it is sold no more. */
function guaranteeName(c: KontorContext, removed: string, guarantees: GuaranteeOffers): string {
  const { t, view } = c.get('shop');
  const offers = Object.values(guarantees).flat();
  const offer = offers.find((each) => each.sku === removed);
  return offer
    ? localizedText(offer.name, view.language, view.locale)
    : t('content.title.premium-gurantee');
}
