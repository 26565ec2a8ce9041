/** The extra guarantees on the page of an article, and what its form does. Source: GUA-2, eu-2026.md P-13, C-11, C-14, C-15. */
import { expect, it } from 'vitest';
import { putOnSale } from '../goods.ts';
import { readPage } from '../html-page.ts';
import { visitor } from '../visitor.ts';

const oneYear = '4100010';
const twoYears = '4100020';

async function pageOf(sku: string, market: string, language: string): Promise<string> {
  const page = await readPage(await visitor(market).get(`/regal-${language}-${sku.slice(2)}`));
  expect(page.status).toBe(200);
  return page.html;
}

const choicesOf = (html: string) =>
  [...html.matchAll(/<input[^>]*name="guarantee"[^>]*>/g)].join('\n');

it('the product page offers the guarantees of the market, none chosen, from the price of one year', async () => {
  const [oven] = await putOnSale({ price: 32_900, stock: 9 });
  for (const [market, language, said] of [
    ['de', 'de', '16,45\u00a0€'],
    ['gr', 'el', '16,45\u00a0€'],
    ['ie', 'en', '€16.45 for 1 year'],
  ] as const) {
    const html = await pageOf(oven, market, language);
    const choices = choicesOf(html);
    expect([...choices.matchAll(/value="(\d*)"/g)].map(([, sku]) => sku)).toEqual([
      '4100010',
      twoYears,
      '4100030',
      '',
    ]);
    expect(choices).not.toContain('checked');
    expect(choices.match(/form="buy"/g)).toHaveLength(4);
    expect(/<details class="guarantee">.*?<\/details>/s.exec(html)?.[0]).toContain(said);
    expect(html).toContain('/premium-gurantee/"');
    expect(html).not.toMatch(/GARAN\b/);
    expect(html).not.toContain('data-guarantees');
  }
});

it('in Great Britain each duration and price and the right to cancel are shown next to the price', async () => {
  const [oven] = await putOnSale({ price: 32_900, stock: 9 });
  const html = await pageOf(oven, 'gb', 'en');
  const beside = html.indexOf('data-guarantees');
  expect(html.indexOf('class="price__now"')).toBeLessThan(beside);
  expect(beside).toBeLessThan(html.indexOf('id="buy"'));
  const note = html.slice(beside, html.indexOf('</div>', beside));
  for (const said of [
    'Optional premium guarantee: 1 year for £16.45, 2 years for £26.32 or 3 years for £36.19.',
    'within 45 days',
    'Your statutory rights, which cost you nothing, are not affected.',
    'href="/premium-gurantee/"',
  ]) {
    expect(note).toContain(said);
  }
});

it('an article that has no guarantees or is sold out offers no choice', async () => {
  const [shelf, out] = await putOnSale(
    { price: 9900, stock: 9, categories: ['office-display'] },
    { price: 9900, stock: 0 },
  );
  for (const sku of [shelf, out]) {
    const html = await pageOf(sku, 'gb', 'en');
    expect(html).not.toContain('name="guarantee"');
    expect(html).not.toContain('data-guarantees');
  }
});

it('the form adds article and guarantee in one change, and a second form adds to both', async () => {
  const [oven] = await putOnSale({ price: 32_900, stock: 9 });
  const shopper = visitor('de');
  const form = { intent: 'add', sku: oven, quantity: '2', guarantee: twoYears };
  const added = await shopper.post('/checkout/cart', form);
  expect(added.headers.get('Location')).toBe('/checkout/cart');
  const linesOf = async () => {
    const { me } = await shopper.ask('getMe', { customer: false });
    const lines = me.activeCart?.lineItems.map(({ variant, quantity }) => [variant.sku, quantity]);
    return { lines, version: me.activeCart?.version };
  };
  const first = await linesOf();
  expect(first.lines).toEqual([
    [oven, 2],
    [twoYears, 2],
  ]);
  await shopper.post('/checkout/cart', { ...form, guarantee: '' });
  const second = await linesOf();
  expect(second.lines).toEqual([
    [oven, 4],
    [twoYears, 4],
  ]);
  expect(second.version).toBe((first.version ?? 0) + 1);
});

it('a guarantee is not added where the cart has the article without it or with another, and a note says so', async () => {
  const [oven] = await putOnSale({ price: 32_900, stock: 9 });
  const shopper = visitor('de');
  const form = { intent: 'add', sku: oven, quantity: '1' };
  const linesOf = async () => {
    const { me } = await shopper.ask('getMe', { customer: false });
    return me.activeCart?.lineItems.map(({ variant, quantity }) => [variant.sku, quantity]);
  };
  await shopper.post('/checkout/cart', form);
  const left = await shopper.post('/checkout/cart', { ...form, guarantee: twoYears });
  expect(left.headers.get('Location')).toBe('/checkout/cart?problem=GuaranteeLeft');
  expect(await linesOf()).toEqual([[oven, 2]]);
  const note = await (await shopper.get('/checkout/cart?problem=GuaranteeLeft')).text();
  expect(note).toContain('Ohne die Garantie hinzugefügt');
  const cart = { intent: 'guarantee', parentSku: oven };
  await shopper.post('/checkout/cart', { ...cart, sku: oneYear });
  await shopper.post('/checkout/cart', { ...form, guarantee: twoYears });
  expect(await linesOf()).toEqual([
    [oven, 3],
    [oneYear, 3],
  ]);
});

it('a guarantee that the article is not sold with is refused, and neither is added', async () => {
  const [shelf] = await putOnSale({ price: 9900, stock: 9, categories: ['office-display'] });
  const shopper = visitor('de');
  const form = { intent: 'add', sku: shelf, quantity: '1', guarantee: twoYears };
  const refused = await shopper.post('/checkout/cart', form);
  expect(refused.headers.get('Location')).toBe('/checkout/cart?problem=GuaranteeNotOffered');
  const { me } = await shopper.ask('getMe', { customer: false });
  // No cart is created either.
  expect(me.activeCart).toBeNull();
});

it('a guarantee that a form removes is named, and a form restores it', async () => {
  const [oven] = await putOnSale({ price: 32_900, stock: 9 });
  const shopper = visitor('de');
  const form = { intent: 'add', sku: oven, quantity: '1', guarantee: twoYears };
  await shopper.post('/checkout/cart', form);
  const cart = async () => (await shopper.ask('getMe', { customer: false })).me.activeCart;
  const line = (await cart())?.lineItems[1];
  const gone = await shopper.post('/checkout/cart', {
    intent: 'remove',
    lineItemId: line?.id ?? '',
  });
  const address = gone.headers.get('Location') ?? '';
  const html = await (await shopper.send(address)).text();
  expect(html).toContain(`Entfernt: ${line?.name.de}`);
  const operation = new URLSearchParams(address.split('?')[1]).get('operation') ?? '';
  expect(html).toContain(`name="operation" value="${operation}"`);
  await shopper.post('/checkout/cart', { intent: 'undo', operation });
  expect((await cart())?.lineItems[1]?.variant.sku).toBe(twoYears);
});
