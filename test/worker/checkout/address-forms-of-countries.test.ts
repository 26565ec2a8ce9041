/** Houses without a number and invoices to another country, as plain HTML. */
import { beforeAll, describe, expect, it } from 'vitest';
import { putOnSale } from '../goods.ts';
import { readPage } from '../html-page.ts';
import { addressFields } from '../shopper.ts';
import { led, visitor } from '../visitor.ts';

let sku: string;
beforeAll(async () => {
  [sku] = await putOnSale({ price: 2000 });
});

async function withGoods(market: string) {
  const shopper = visitor(market);
  await shopper.post('/checkout/cart', { intent: 'add', sku, quantity: '1' });
  return shopper;
}

describe('the addresses step', () => {
  it('asks once about a missing house number and stores the confirmation', async () => {
    const shopper = await withGoods('gb');
    const typed = { ...addressFields('gb'), 'billing.streetNumber': 'Rose Cottage' };
    const asked = await readPage(await shopper.post('/checkout/addresses', typed));
    expect(asked.status).toBe(422);
    expect(asked.html).toContain('name="billing.confirmNoNumber"');
    const confirmed = { ...typed, 'billing.confirmNoNumber': 'on' };
    const path = await led(shopper.post('/checkout/addresses', confirmed));
    expect(path).toBe('/checkout/payment');
    expect((await readPage(await shopper.get(path))).html).toContain('Rose Cottage Dlhá ulica');
    const again = await readPage(await shopper.get('/checkout/addresses'));
    expect(again.html).toMatch(/<input[^>]*billing\.confirmNoNumber[^>]*checked/);
  });

  it('accepts an invoice abroad only with a delivery address, and shows a doubtful postcode before the order', async () => {
    const shopper = await withGoods('gb');
    const delivery = Object.entries(addressFields('gb'))
      .filter(([name]) => name.startsWith('billing.'))
      .map(([name, value]) => [name.replace('billing', 'shipping'), value]);
    const invoice = {
      ...addressFields('es'),
      'billing.country': 'es',
      'billing.postalCode': '41001',
    };
    const alone = await readPage(await shopper.post('/checkout/addresses', invoice));
    expect(alone.status).toBe(422);
    expect(alone.html).toContain('id="billing.country-error"');
    const path = await led(
      shopper.post('/checkout/addresses', {
        ...invoice,
        shippingAddressType: 'DIFFERENT_FROM_BILLING',
        ...Object.fromEntries(delivery),
      }),
    );
    expect(path).toBe('/checkout/payment');
    const { html } = await readPage(await shopper.get(path));
    for (const shown of ['Spain', 'United Kingdom', 'Sevilla']) expect(html).toContain(shown);
  });
});
