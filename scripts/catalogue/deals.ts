/** `npm run catalogue -- deals`: lists discounts in the order of their application, codes, and extra guarantees. */
import type { CartDiscount } from '#domain/discount/cart-discount.ts';
import { readCartDiscounts } from '../../src/worker/data/deals/discounts.ts';
import { readExtraGuarantees } from '../../src/worker/data/deals/guarantees.ts';
import { everyCode } from './stored-deals.ts';

export async function tellDeals(
  db: D1Database,
  now: Date,
  say: (line: string) => void,
): Promise<void> {
  const discounts = await readCartDiscounts(db);
  const inOrder = discounts.toSorted((a, b) => Number(b.sortOrder) - Number(a.sortOrder));
  for (const discount of inOrder) {
    const { key, sortOrder, stores, requiresDiscountCode, stackingMode } = discount;
    say(
      [
        `discount  ${key}`,
        stateOf(discount, now),
        givenBy(discount),
        requiresDiscountCode ? 'by code' : 'by itself',
        `order ${sortOrder}${stackingMode === 'Stacking' ? '' : ', then no more'}`,
        listOf(stores.map((store) => store.key)),
      ].join('  '),
    );
  }
  for await (const code of everyCode(db)) {
    const { cartDiscounts, applications, maxApplications } = code;
    const used = `${applications} ${maxApplications ? `of ${maxApplications} ` : ''}orders`;
    say(`code  ${code.code}  ${stateOf(code, now)}  ${used}  ${cartDiscounts.join(', ')}`);
  }
  for (const { sku, years, relativePriceRate, enabledOnMarket } of await readExtraGuarantees(db)) {
    const where = enabledOnMarket.length > 0 ? enabledOnMarket.join(' ') : 'nowhere';
    say(
      `guarantee  ${sku}  ${years === 1 ? '1 year' : `${years} years`}  ${relativePriceRate / 100} %  ${where}`,
    );
  }
}

const listOf = (stores: readonly string[]) => (stores.length > 0 ? stores.join(' ') : 'everywhere');

type Timed = {
  isActive: boolean;
  validFrom?: string | undefined;
  validUntil?: string | undefined;
};

function stateOf({ isActive, validFrom, validUntil }: Timed, now: Date): string {
  const at = now.toISOString();
  if (!isActive) return 'switched off';
  if (validUntil && validUntil <= at) return `over since ${validUntil}`;
  if (validFrom && validFrom > at) return `from ${validFrom}`;
  return validUntil ? `on until ${validUntil}` : 'on';
}

/** The value of a discount as text: percent, amounts by currency, or a gift. */
function givenBy({ value, target }: CartDiscount): string {
  if (value.type === 'giftLineItem') return `gives ${value.sku}`;
  if (value.type === 'relative') return `${value.permyriad / 100} % off ${target?.type}`;
  const amounts = value.money.map(
    ({ currencyCode, centAmount }) => `${currencyCode} ${(centAmount / 100).toFixed(2)}`,
  );
  return value.type === 'fixed'
    ? `${target?.type} for ${amounts.join(', ')}`
    : `${amounts.join(', ')} off ${target?.type}`;
}
