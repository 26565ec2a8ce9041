/** Validates orders in the sandbox PayPal, with the issue codes of checkout_orders_v2.json. */
import * as z from 'zod';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { moneyOfPaypal, paypalAmount } from '../amounts.ts';

const amount = z.object({ currency_code: z.string().length(3), value: z.string().max(32) });
const text = (longest: number) => z.string().min(1).max(longest);

const purchaseUnit = z.looseObject({
  reference_id: text(256).optional(),
  custom_id: text(127).optional(),
  invoice_id: text(127).optional(),
  amount: amount.extend({
    breakdown: z
      .object({
        item_total: amount,
        shipping: amount,
        tax_total: amount,
        discount: amount,
      })
      .partial()
      .optional(),
  }),
  items: z
    .array(
      z.object({
        name: text(127),
        quantity: z.string().regex(/^[1-9][0-9]{0,9}$/),
        unit_amount: amount,
      }),
    )
    .optional(),
});

/** Only the fields that the sandbox reads; PayPal ignores unknown fields. */
export const orderRequestBody = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z.array(purchaseUnit).length(1),
  payment_source: z.object({
    paypal: z.object({
      experience_context: z.object({
        return_url: z.url(),
        cancel_url: z.url(),
        locale: z.string().optional(),
        shipping_preference: z.string().optional(),
      }),
    }),
  }),
});

/** Undefined where nothing is wrong. */
export function issueOfUnit(request: unknown): string | undefined {
  const { data: unit } = purchaseUnit.safeParse(request);
  if (!unit) return 'INVALID_PARAMETER';
  const { breakdown, ...total } = unit.amount;
  const { items } = unit;
  const every = [
    total,
    ...Object.values(breakdown ?? {}).filter((part) => part !== undefined),
    ...(items ?? []).map((item) => item.unit_amount),
  ];
  for (const each of every) {
    const issue = amountIssue(each);
    if (issue) return issue;
  }
  if (cents(total) === 0) return 'CANNOT_BE_ZERO_OR_NEGATIVE';
  if (items && !breakdown?.item_total) return 'ITEM_TOTAL_REQUIRED';
  const sum = items?.reduce(
    (all, item) => all + cents(item.unit_amount) * Number(item.quantity),
    0,
  );
  if (sum !== undefined && sum !== cents(breakdown?.item_total)) return 'ITEM_TOTAL_MISMATCH';
  if (!breakdown) return undefined;
  const { item_total, shipping, tax_total, discount } = breakdown;
  const parts = cents(item_total) + cents(shipping) + cents(tax_total) - cents(discount);
  return parts === cents(total) ? undefined : 'AMOUNT_MISMATCH';
}

const cents = (value: z.infer<typeof amount> | undefined) =>
  (value && moneyOfPaypal(value)?.centAmount) ?? 0;

function amountIssue(value: z.infer<typeof amount>): string | undefined {
  const { currency_code } = value;
  // A supported currency can represent 1.00.
  if (!paypalAmount(100, currency_code as CurrencyCode)) return 'INVALID_CURRENCY_CODE';
  const money = moneyOfPaypal(value);
  if (!money) return value.value.startsWith('-') ? 'CANNOT_BE_NEGATIVE' : 'DECIMAL_PRECISION';
  const written = paypalAmount(money.centAmount, money.currencyCode);
  return written ? undefined : 'DECIMAL_PRECISION';
}
