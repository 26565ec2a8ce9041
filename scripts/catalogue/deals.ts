/** `npm run catalogue -- deals`: lists discounts in the order of their application, codes, and extra guarantees. */
import type { CartDiscount } from '#domain/discount/cart-discount.ts';
import type { CountedCode } from '#domain/discount/choose.ts';
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
  const series = new Map<string, { count: number; used: number }>();
  for await (const code of everyCode(db)) {
    const { applications } = code;
    if (code.series === undefined) {
      say(
        `code  ${code.code}  ${stateOf(code, now)}  ${usesOf(code)}  ${code.cartDiscounts.join(', ')}`,
      );
      continue;
    }
    const { count, used } = series.get(code.series) ?? { count: 0, used: 0 };
    series.set(code.series, { count: count + 1, used: used + Math.min(1, applications) });
  }
  for (const [name, { count, used }] of series)
    say(`series  ${name}  ${used} of ${count} codes used`);
  for (const { sku, years, relativePriceRate, enabledOnMarket } of await readExtraGuarantees(db)) {
    const where = enabledOnMarket.length > 0 ? enabledOnMarket.join(' ') : 'nowhere';
    say(
      `guarantee  ${sku}  ${years === 1 ? '1 year' : `${years} years`}  ${relativePriceRate / 100} %  ${where}`,
    );
  }
}

const listOf = (stores: readonly string[]) => (stores.length > 0 ? stores.join(' ') : 'everywhere');

function usesOf({
  applications,
  maxApplications,
  maxApplicationsPerCustomer,
}: CountedCode): string {
  const most = maxApplications ? `of ${maxApplications} ` : '';
  const each = maxApplicationsPerCustomer ? `, ${maxApplicationsPerCustomer} a customer` : '';
  return `${applications} ${most}orders${each}`;
}

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
