/** A company's VAT number sent by the addresses form: what the payment step shows during the check and after it. */
import { expect, it, vi } from 'vitest';
import { textsFor } from '#worker/texts/texts.ts';
import { withGoods } from '../addresses-form.ts';
import { putOnSale } from '../goods.ts';
import { formOf, formsOf, sendForm } from '../html-forms.ts';
import { readPage } from '../html-page.ts';
import { addressFields } from '../shopper.ts';
import { led, type Visitor, visitor } from '../visitor.ts';

async function sent(shopper: Visitor, vatNumber: string): Promise<string> {
  const { 'billing.country': _, ...fields } = addressFields('ie');
  const form = await formOf(await shopper.get('/checkout/addresses'), 'addresses');
  const company = { clientType: 'company', 'billing.company': 'Rose Cottage Ltd' };
  const words = { ...fields, ...company, 'billing.vatNumber': vatNumber };
  return led(sendForm(shopper, form, words));
}

it('the payment step shows the state of the check, has a button to check again, and becomes net', async () => {
  const { t } = await textsFor('en-IE');
  const [sku] = await putOnSale({ price: 6000 });
  const shopper = visitor('ie');
  await led(shopper.post('/checkout/cart', { intent: 'add', sku, quantity: '1' }));
  const path = await sent(shopper, 'ATU99990304');
  expect(path).toBe('/checkout/payment');
  const waiting = await shopper.get(path);
  expect(await waiting.clone().text()).toContain(t('vat.pending'));
  const again = (await formsOf(waiting)).find(({ keys }) =>
    keys.some(({ text }) => text === t('vat.again')),
  );
  if (!again) throw new Error('no key asks again');
  const asked = await sendForm(shopper, again, {});
  expect(asked.status).toBe(200);
  expect(await asked.text()).toContain(t('vat.pending'));

  await sent(shopper, 'IE1234567T');
  await vi.waitFor(
    async () => {
      const html = await (await shopper.get('/checkout/payment')).text();
      expect(html).toContain('Prices are now shown without VAT.');
      expect(html).toContain('VAT 0% – intra-Community supply');
    },
    { timeout: 50_000, interval: 200 },
  );
});

it('a company at home reads that its prices stay, and finds its number with one prefix', async () => {
  const { t } = await textsFor('de-DE');
  const shopper = await withGoods('de');
  for (const [vatNumber, prefix, kept] of [
    ['DE 129 273 398', 'DE', '129273398'],
    ['ATU12345675', '', 'ATU12345675'],
  ] as const) {
    const company = { clientType: 'company', 'billing.company': 'Brandt GmbH', email: '' };
    const typed = { ...addressFields('de'), ...company, 'billing.vatNumber': vatNumber };
    const { html, fields } = await readPage(await shopper.post('/checkout/addresses', typed));
    expect(fields['billing.vatNumber']).toBe(kept);
    const [, field = ''] = /<div class="vat"(.*?)<\/p>/s.exec(html) ?? [];
    expect(/field__pre">(.*?)</.exec(field)?.[1] ?? '').toBe(prefix);
    expect(field).toContain(t('address.vatNumberHint'));
  }
});
