/** The payment slip for a Portuguese cash machine. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { VoucherPaymentSlip } from '#client/payment/payment-slip.tsx';
import { ShopProvider, type ShopView } from '#client/shop.tsx';
import { textsFor } from '#worker/texts/texts.ts';

it('a Multibanco voucher shows entity, reference, amount and last day, and copies the digits alone', async () => {
  const { t } = await textsFor('en-IE');
  const shop = { locale: 'pt-PT', language: 'pt', country: 'pt', currency: 'EUR' } as ShopView;
  const voucher = {
    entity: '12101',
    reference: '954123456',
    // This is the 25th in Lisbon and the 26th in Brussels.
    expiresAt: '2026-11-25T23:30:00Z',
    merchantReference: 'a',
  };
  const slip = createElement(VoucherPaymentSlip, {
    voucher,
    amount: { text: '121,80 €', plain: '121.80' },
  });
  const page = () => ShopProvider({ shop, t, children: slip });
  const html = renderToStaticMarkup(createElement(page));
  const cells = [...html.matchAll(/<dt>([^<]*)<\/dt><dd><span>(?:<time[^>]*>)?([^<]*)</g)];
  expect(cells.map(([, label, value]) => [label, value])).toEqual([
    ['Entity', '12101'],
    ['Reference', '954 123 456'],
    ['Total', '121,80 €'],
    ['Pay by', '25/11/2026'],
  ]);
  expect(html).toContain('<time dateTime="2026-11-25T23:30:00Z">25/11/2026</time>');
  const copied = [...html.matchAll(/data-copy="([^"]*)"/g)].map(([, value]) => value);
  expect(copied).toEqual(['12101', '954123456', '121.80']);
});
