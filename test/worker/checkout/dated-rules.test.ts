/** Fees, thresholds, steps, days and cash of a store that change at a moment: what pages, calls, orders and mails say. */
import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { StoredStore } from '#domain/store/store.ts';
import { loadStores } from '#worker/data/stores/stores.ts';
import worker from '#worker/index.ts';
import { putOnSale } from '../goods.ts';
import { wordsOf } from '../html-page.ts';
import { decodedText } from '../html-prices.ts';
import { loadDocuments } from '../loaded-documents.ts';
import { unknownDatabase } from '../other-store.ts';
import { areSameDays } from '../pages/kept-pages.ts';
import { confirmed } from '../placed-orders.ts';
import { addressed, cartWith, orderCall } from '../shopper.ts';
import { type Visitor, visitor } from '../visitor.ts';

const hour = 3_600_000;
let before: StoredStore;
let begins: number;
let sku: string;
beforeAll(async () => {
  [sku] = await putOnSale({ price: 50_065, stock: 99, volumeDiscount: true });
  const stored = (await loadStores(env.DB)).find(({ key }) => key === 'cz');
  if (!stored) throw new Error('there is no store cz');
  before = stored;
  begins = Date.now() + hour;
  while (!areSameDays('cz', begins - hour / 2, begins + hour / 2)) begins += hour / 4;
  await loadDocuments({
    type: 'store',
    ...before,
    changes: [
      {
        validFrom: new Date(begins).toISOString(),
        shippingRates: { parcelCentAmount: 8900, freeAboveCentAmount: 99_900 },
        volumeDiscounts: { standard: [{ fromQuantity: 2, permyriad: 2000 }] },
        deliveryDays: { parcel: { from: 3, to: 9 } },
        codFeeCentAmount: 4900,
        codFeeTitle: { cs: 'Dobírečné' },
        cashOnDelivery: { itemLimit: 2 },
        paymentMethods: ['scheme', 'cashOnDelivery'],
      },
    ],
  });
});
afterAll(async () => {
  vi.useRealTimers();
  await loadDocuments({ type: 'store', ...before });
});

/** As if the isolate had been started after the file was loaded. */
const shopperAt = (moment: number): Visitor => {
  vi.setSystemTime(moment);
  const around = { ...env, DB: unknownDatabase() };
  return visitor('cz', async (address, init) =>
    worker.fetch(
      new Request<unknown, IncomingRequestCfProperties>(address, init as RequestInit<never>),
      around,
      createExecutionContext(),
    ),
  );
};

const textOf = (html: string) =>
  decodedText(wordsOf(html).replace(/<[^>]*>/g, ' ')).replace(/[\s\u00a0\u202f]+/g, ' ');

/** What a shopper is told at that moment. */
async function toldAt(moment: number) {
  const shopper = shopperAt(moment);
  const product = await (await shopper.get(`/regal-cs-${sku.slice(2)}`)).text();
  const offer = /"shippingRate":\{[^}]*"value":"?([\d.]+)/.exec(product)?.[1];
  const days = /"transitTime":\{[^}]*"maxValue":(\d+)/.exec(product)?.[1];
  const { shippingMethods } = await shopper.ask('getShippingMethodsWithoutId', {});
  const rates = shippingMethods.results[0]?.zoneRates.find(({ zone }) => zone.key === 'cz');
  const [rate] = rates?.shippingRates ?? [];
  const { cartDiscounts } = await shopper.ask('getVolumeDiscounts', { discountGroup: 'standard' });
  const [store] = (await shopper.ask('getStores', { key: 'cz' })).stores.results;
  const fields = new Map(store?.custom.customFieldsRaw.map(({ name, value }) => [name, value]));
  const filled = await cartWith(shopper, { [sku]: 2 });
  const ready = await addressed(shopper, filled, 'cz');
  const payment = textOf(await (await shopper.get('/checkout/payment')).text());
  return {
    seen: {
      offer: Number(offer),
      days: Number(days),
      steps: (product.match(/data-from="\d+"/g) ?? []).length,
      rate: [rate?.price.centAmount, rate?.freeAbove.centAmount, rate?.isMatching],
      discounts: cartDiscounts.results.map(({ value }) => value.permyriad),
      fee: [fields.get('codFee'), fields.get('codFeeTitle')],
      total: ready.totalPrice.centAmount,
      transfer: payment.includes('převod'),
    },
    shopper,
    ready,
    payment,
  };
}

describe('rules that begin at a moment', () => {
  it('are the earlier ones on every page and in every call until then, and the new ones from then on', async () => {
    const until = await toldAt(begins - 1);
    expect(until.seen).toEqual({
      offer: 46,
      days: 4,
      steps: 4,
      rate: [4600, 139_900, true],
      discounts: [500, 1000, 1500],
      fee: [6900, {}],
      total: 2 * 50_065 + 4600,
      transfer: true,
    });
    expect(until.payment).toContain('v košíku je více než 1 ks');
    const from = await toldAt(begins);
    expect(from.seen).toEqual({
      offer: 89,
      days: 9,
      steps: 2,
      rate: [8900, 99_900, true],
      discounts: [2000],
      fee: [4900, { cs: 'Dobírečné' }],
      // 500.65 less 20 % = 400.52, rounded half up.
      total: 2 * 40_052 + 8900,
      transfer: false,
    });
    expect(from.payment).toContain('Poplatek 49 Kč');

    // A cart from before is recalculated at its next change, and opened again after a pause.
    const { shopper, ready } = until;
    const { cart } = await shopper.ask('updateCart', {
      id: ready.id,
      version: ready.version,
      actions: [{ action: 'addPayment', paymentInterface: 'cashOnDelivery' }],
    });
    expect(cart.totalPrice.centAmount).toBe(2 * 40_052 + 8900 + 4900);
  });

  it('name and round cash on the page, in the order and in the mail', async () => {
    const shopper = shopperAt(begins + 1000);
    const filled = await cartWith(shopper, { [sku]: 1 });
    const ready = await addressed(shopper, filled, 'cz');
    const page = textOf(
      await (await shopper.get('/checkout/payment?method=cashOnDelivery')).text(),
    );
    const total = 50_065 + 8900 + 4900;
    const said = [
      'Dobírečné 49 Kč',
      'Celkem 638,65 Kč',
      'Zaokrouhlení při platbě v hotovosti +0,35 Kč',
      'K úhradě v hotovosti 639 Kč',
    ];
    for (const words of said) expect(page).toContain(words);
    const { order } = await shopper.ask('createOrder', orderCall(ready, 'cashOnDelivery', total));
    expect(order).toMatchObject({
      totalPrice: { centAmount: total },
      taxedPrice: { totalGross: { centAmount: total } },
      custom: { cashRounding: { centAmount: 35 }, calculatedCodFee: { centAmount: 4900 } },
      customLineItems: [{ name: { cs: 'Dobírečné' }, totalPrice: { centAmount: 4900 } }],
    });
    const thanks = textOf(
      await (await shopper.get(`/checkout/thank-you?order=${order.id}`)).text(),
    );
    expect(thanks).toContain('K úhradě v hotovosti: 639 Kč.');
    const mail = (await confirmed(order))?.text.replace(/[\u00a0\u202f]/g, ' ');
    for (const words of [
      'Dobírečné: 49 Kč',
      'Zaokrouhlení při platbě v hotovosti: +0,35 Kč',
      'K úhradě v hotovosti: 639 Kč',
    ])
      expect(mail).toContain(words);
  });
});

it('a cached page is served until the moment, and rendered again from then on', async () => {
  const settings = { ...env, PAGE_CACHE: 'on' as const };
  const keptAt = async (moment: number) => {
    vi.setSystemTime(moment);
    const context = createExecutionContext();
    const address = `http://cz.localhost/regal-cs-${sku.slice(2)}?at=moment`;
    const response = await worker.fetch(new Request(address) as never, settings, context);
    const html = await response.text();
    await waitOnExecutionContext(context);
    const [, offer] = /"shippingRate":\{[^}]*"value":"?([\d.]+)/.exec(html) ?? [];
    return [response.headers.get('Cache-Status') ?? 'rendered', Number(offer)];
  };
  // The changes of the file itself have settled.
  const early = begins - hour / 2;
  expect(await keptAt(early)).toEqual(['rendered', 46]);
  expect(await keptAt(early + 10_000)).toEqual(['kontor; hit; detail=fresh', 46]);
  expect(await keptAt(begins - 1)).toEqual(['kontor; hit; detail=stale', 46]);
  expect(await keptAt(begins + 6000)).toEqual(['rendered', 89]);
});
