/** A recall: its pages, and the mails to its buyers. Who is told is proved in test/operations. */
import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { contentDocument } from '#domain/content/content-document.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import type { Order } from '#domain/order/order.ts';
import { storeVersions } from '#worker/data/content/write-content.ts';
import { findMail } from '#worker/data/mails/mails.ts';
import { concernedBuyers, notifyBuyers } from '#worker/data/recalls/notices.ts';
import { newEmail } from '../customers.ts';
import { deliver } from '../deliver.ts';
import { putOnSale } from '../goods.ts';
import { eventsAbout } from '../order-rows.ts';
import { soon } from '../paying.ts';
import { addressed, cartWith, orderCall } from '../shopper.ts';
import { visitor } from '../visitor.ts';

/** The order of one piece, paid at the door. */
async function bought(country: CountryCode, sku: string, email: string): Promise<Order> {
  const shopper = visitor(country);
  const begun = await cartWith(shopper, { [sku]: 1 });
  const { id, version } = await addressed(shopper, begun, country, email);
  const actions = [{ action: 'addPayment', paymentInterface: 'cashOnDelivery' }] as const;
  const { cart } = await shopper.ask('updateCart', { id, version, actions: [...actions] });
  const call = orderCall(cart, 'cashOnDelivery', cart.totalPrice.centAmount);
  return (await shopper.ask('createOrder', call)).order;
}

it('a recall is on its page and on those of article and order, and each buyer has one mail in the language of the order', async () => {
  const [sku] = await putOnSale({ price: 6000, stock: 10 });
  const [greek, flemish] = [newEmail().toLowerCase(), newEmail().toLowerCase()];
  const order = await bought('gr', sku, greek);
  await bought('gr', sku, greek.toUpperCase());
  await bought('be', sku, flemish);
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const recall = {
    id: `test-recall-${sku.toLowerCase()}`,
    skus: [sku],
    sold: { from: day(-2), until: day(2) },
    stores: ['gr' as const, 'be' as const],
  };
  const texts = {
    name: { el: 'Φούρνος Δοκιμή', fr: 'Four Essai', nl: 'Oven Test', de: 'Ofen Probe' },
    hazard: { el: 'Ηλεκτροπληξία.', fr: 'Choc électrique.', nl: 'Schok.', de: 'Stromschlag.' },
    freephones: [{ stores: ['gr'], phone: '800 555 0100' }],
  };
  const dated = { type: 'recall', date: '2026-10-12', remedies: ['repair', 'refund'] };
  const blocks = [{ ...dated, ...recall, ...texts }];
  const document = contentDocument.parse({ title: 'x', blocks });
  const [now, from] = [new Date(), new Date().toISOString()];
  const version = { slug: 'recalls', locale: '' as const, id: recall.id, document };
  await storeVersions(env.DB, [version], { from, until: null }, { by: 'test', now });

  const buyers = await concernedBuyers(env.DB, recall);
  expect(new Set(buyers.map(({ email }) => email))).toEqual(new Set([greek, flemish]));
  await notifyBuyers(env.DB, recall.id, buyers, new Date());
  await notifyBuyers(env.DB, recall.id, buyers, new Date());
  const events = await eventsAbout(recall.id);
  expect(events).toHaveLength(2);
  // Another test's page may have read the recalls some seconds ago.
  await soon(async () => expect((await deliver(...events, ...events)).again).toEqual([]));
  const mails = await Promise.all(events.map(({ id }) => findMail(env.DB, id)));
  const [toGreece, toBelgium] = [greek, flemish].map((email) =>
    mails.find((mail) => mail?.recipient.toLowerCase() === email),
  );
  expect(toBelgium?.subject).toBe('Terugroeping in verband met productveiligheid: Oven Test');
  expect(toGreece?.subject).toBe('Ανάκληση προϊόντος για λόγους ασφάλειας: Φούρνος Δοκιμή');
  const parts = [
    'Προϊόν',
    'Κίνδυνος',
    'Σταματήστε αμέσως',
    'Επισκευή ή επιστροφή χρημάτων.',
    '800 555 0100',
  ];
  expect(toGreece?.text).toMatch(new RegExp(parts.join('[^]*')));
  expect(toGreece?.text).toContain(`/product-recalls/#${recall.id}`);
  expect(toGreece?.unsubscribe).toBeUndefined();
  expect(toBelgium?.text).not.toContain('800 555');

  const html = async (market: string, path: string) => (await visitor(market).get(path)).text();
  expect(await html('gr', '/product-recalls/')).toMatch(
    new RegExp(`id="${recall.id}"[^]*Φούρνος Δοκιμή[^]*tel:8005550100`),
  );
  const nothing = 'Al momento nessun articolo venduto in questo negozio';
  expect(await html('it', '/product-recalls/')).toContain(nothing);
  expect(await html('be', '/product-recalls/')).not.toContain('Op dit moment wordt er geen');
  const link = `href="/product-recalls/#${recall.id}"`;
  expect(await html('gr', `/regal-el-${sku.slice(2)}`)).toContain(link);
  const asked = { orderNumber: order.orderNumber, email: greek };
  expect(await (await visitor('gr').post('/order-status', asked)).text()).toContain(link);
});
