/** The lines that a lender prints on its invoice are in the shopper's language. */
import { expect, it } from 'vitest';
import { withLineNames } from '#worker/services/payments/payments.ts';
import { paymentRequest } from '../../contracts/payment-request.ts';

it.each([
  ['de', 'Lieferung', 'Rabatt'],
  ['fi', 'Toimitus', 'Alennus'],
] as const)('shipping and discount are in the language of %s', async (country, shipping, off) => {
  const line = { id: 'x', name: '', quantity: 1, taxCentAmount: 0, taxPermyriad: 0 };
  const request = paymentRequest(country, 'scheme', {
    lines: [
      { ...line, kind: 'article', name: 'Kettle', totalCentAmount: 100 },
      { ...line, kind: 'shipping', totalCentAmount: 500 },
      { ...line, kind: 'discount', totalCentAmount: -50 },
    ],
  });
  const { lines } = await withLineNames(request);
  expect(lines.map(({ name }) => name)).toEqual(['Kettle', shipping, off]);
});
