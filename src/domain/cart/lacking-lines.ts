/** Lines of a cart that the stock no longer covers: the order is refused until they are reduced or taken out. */
import type { InventoryEntry } from '../inventory/availability.ts';
import type { Cart, LineItem } from './cart.ts';

type Stocked = Pick<Cart, 'inventoryMode' | 'lineItems'>;

export function lackingLines({ inventoryMode, lineItems }: Stocked): LineItem[] {
  return lineItems.filter(
    ({ quantity, variant: { maximumQuantity, isUnavailable } }) =>
      isUnavailable || (inventoryMode === 'ReserveOnOrder' && quantity > maximumQuantity),
  );
}

/**
 * Whether changed stock decides if the cart can be ordered, or how many pieces a line that is too long may have. Other
 * changes are not stored: each would give the cart a version, and a shopper about to order would have to review it again.
 */
export function concernsStock(
  { inventoryMode, lineItems }: Stocked,
  entries: readonly InventoryEntry[],
): boolean {
  if (inventoryMode !== 'ReserveOnOrder') return false;
  return lineItems.some(({ quantity, variant: { sku, maximumQuantity } }) => {
    const entry = entries.find((each) => each.sku === sku);
    if (!entry) return false;
    const left = Math.max(0, entry.availableQuantity);
    const [lacked, lacks] = [quantity > maximumQuantity, quantity > left];
    return lacked !== lacks || (lacks && left !== maximumQuantity);
  });
}
