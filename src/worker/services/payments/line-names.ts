/** Shipping and discount in the shopper's language: lenders and banks show them on their invoices and in their apps. */
import type { PaymentRequest } from '#domain/payment/provider.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { textsFor } from '../../texts.ts';

const names = {
  shipping: 'order.delivery',
  discount: 'totals.discount',
} as const satisfies Record<string, TextKey>;

export async function withLineNames(request: PaymentRequest): Promise<PaymentRequest> {
  const { t } = await textsFor(request.locale);
  const lines = request.lines.map((line) =>
    line.kind === 'article' ? line : { ...line, name: t(names[line.kind]) },
  );
  return { ...request, lines };
}
