/** Ordering by a list of numbers: how each line is checked and added to the cart. Source: issue 5 point 6. */
import { expect, it } from 'vitest';
import { quantities } from '../cart-view.ts';
import { putOnSale, setStock } from '../goods.ts';
import { cartWith } from '../shopper.ts';
import { led, visitor } from '../visitor.ts';
import { add, check, checkedPage, sendList } from './quick-order-page.ts';

/** Counts the EANs of the range for use within a shop; each has its check digit. */
let codes = 0;
function newEan(): string {
  codes += 1;
  const body = `2099${String(codes).padStart(8, '0')}`;
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return body + ((10 - (sum % 10)) % 10);
}

async function cartOf(shopper: ReturnType<typeof visitor>) {
  const { me } = await shopper.ask('getMe', {});
  return me.activeCart ? quantities(me.activeCart) : null;
}

it('the page exists in every language, is not indexed, and the cart and the footer link to it', async () => {
  for (const [market, path] of [
    ['de', '/quick-order'],
    ['ch', '/fr/quick-order'],
  ] as const) {
    const response = await visitor(market).get(path);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const html = await response.text();
    expect(html).toContain('content="noindex, follow"');
    expect(html).toMatch(new RegExp(`<form[^>]*action="${path}"[^>]*method="post"`));
    expect(html.slice(html.indexOf('<footer'))).toContain(`href="${path}"`);
  }
  const cart = await (await visitor('ch').get('/fr/checkout/cart')).text();
  expect(cart).toContain('href="/fr/quick-order"');
});

it('each line of a mixed list is shown with its result, and lines that cannot be ordered stay for correction', async () => {
  const ean = newEan();
  const [plain, coded, scarce, sold, foreign] = await putOnSale(
    { price: 1000 },
    { price: 250, document: { ean } },
    { stock: 3 },
    { stock: 0 },
    { notSellableIn: ['pl'] },
  );
  const lines = [
    'Artikelnummer;Menge',
    `${plain};2`,
    `${ean}\t4`,
    `${scarce.slice(2)}, 10`,
    `${plain.toLowerCase()} 3`,
    '',
    `${sold};1`,
    `${foreign};1`,
    'EX99999999;1',
    `${plain};2.5`,
    `${plain},2,5`,
    `${plain};viele`,
    ';7',
    `${plain};0`,
    '4,00638E+12;1',
    coded,
  ].join('\r\n');
  const page = await check(visitor('pl'), { lines });
  expect(page.status).toBe(200);
  expect(page.good).toEqual({ [plain]: 5, [coded]: 5, [scarce]: 3 });
  expect(page.total).toBe(5 * 1000 + 5 * 250 + 3 * 2000);
  expect(page.problems).toEqual([
    [`${sold};1`, 'outOfStock'],
    [`${foreign};1`, 'notSold'],
    ['EX99999999;1', 'unknown'],
    [`${plain};2.5`, 'quantity'],
    [`${plain},2,5`, 'quantity'],
    [`${plain};viele`, 'quantity'],
    [';7', 'missing'],
    [`${plain};0`, 'quantity'],
    ['4,00638E+12;1', 'shortened'],
  ]);
  expect(page.lines.split('\n')).toEqual(page.problems.map(([text]) => text));
  expect(page.rowOf(coded)).toContain(ean);
  expect(page.rowOf(scarce)).toContain('data-stock="low"');
});

it('a number is found with spaces or hyphens, without leading zeros and without its letters', async () => {
  const [sku] = await putOnSale({ document: { ean: '0012345678905' } });
  const digits = sku.slice(2);
  for (const written of [
    `EX10-${digits}`.replace('EX10-', 'ex '),
    `${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5)}`,
    `${digits.slice(0, 4)}-${digits.slice(4)};1`,
    '12345678905',
    '0 012345 678905',
    '="0012345678905";1',
    "'0012345678905",
  ]) {
    expect([written, (await check(visitor('ie'), { lines: written })).good]).toEqual([
      written,
      { [sku]: 1 },
    ]);
  }
});

it('a bar code of new goods and B-ware means the new ones; a bar code of two articles is ambiguous', async () => {
  const [shared, twice] = [newEan(), newEan()];
  const [fresh, , one, other] = await putOnSale(
    { document: { ean: shared } },
    { document: { ean: shared, isBware: true } },
    { document: { ean: twice } },
    { document: { ean: twice } },
  );
  const page = await check(visitor('gb'), { lines: `${shared}\n${twice}` });
  expect(page.good).toEqual({ [fresh]: 1 });
  expect(page.problems).toEqual([[twice, 'ambiguous']]);
  expect(page.main).toContain(`${one.slice(2)}, ${other.slice(2)}`);
});

it('the ready lines go into the cart as one change, and the cart page follows', async () => {
  const [first, second] = await putOnSale({ price: 1000 }, { price: 500 });
  const shopper = visitor('de');
  const page = await check(shopper, { lines: `${first};2\n${second};3` });
  expect(await led(add(shopper, page))).toBe('/checkout/cart');
  const { me } = await shopper.ask('getMe', {});
  expect(me.activeCart && quantities(me.activeCart)).toEqual({ [first]: 2, [second]: 3 });
  expect(me.activeCart?.version).toBe(2);
});

it('a list that is sent twice is added once', async () => {
  const [sku] = await putOnSale({ stock: 3 });
  const shopper = visitor('nl');
  await cartWith(shopper, { [sku]: 1 });
  const page = await check(shopper, { lines: `${sku};2` });
  for (const _ of ['once', 'twice']) expect(await led(add(shopper, page))).toBe('/checkout/cart');
  expect(await cartOf(shopper)).toEqual({ [sku]: 3 });
});

it('lines to be corrected are still there after the others were added', async () => {
  const [sku] = await putOnSale({});
  const shopper = visitor('fr');
  const page = await check(shopper, { lines: `${sku};2\nEX99999999;4` });
  const response = await add(shopper, page);
  expect(response.status).toBe(200);
  const left = await checkedPage(response);
  expect(left.lines).toBe('EX99999999;4');
  expect(left.good).toEqual({});
  expect(left.main).toContain('href="/checkout/cart"');
  expect(await cartOf(shopper)).toEqual({ [sku]: 2 });
});

it('a corrected line joins those that were ready', async () => {
  const [one, other] = await putOnSale({}, {});
  const shopper = visitor('es');
  const { ready } = await check(shopper, { lines: `${one};2\n${other};x` });
  const page = await check(shopper, { ready, lines: `${other};4\n${one};1` });
  expect(page.good).toEqual({ [one]: 3, [other]: 4 });
  expect(page.problems).toEqual([]);
});

it('pieces already in the cart count, and a full cart is reported', async () => {
  const [some, full] = await putOnSale({ stock: 5 }, { stock: 2 });
  const shopper = visitor('it');
  await cartWith(shopper, { [some]: 3, [full]: 2 });
  const page = await check(shopper, { lines: `${some};4\n${full};1` });
  expect(page.good).toEqual({ [some]: 2 });
  expect(page.problems).toEqual([[`${full};1`, 'cartFull']]);
});

it('an article that sold out after the check is reported, and the rest is added', async () => {
  const [gone, left] = await putOnSale({}, {});
  const shopper = visitor('be');
  const page = await check(shopper, { lines: `${gone};1\n${left};1` });
  await setStock(gone, 0);
  const after = await checkedPage(await add(shopper, page));
  expect(after.problems).toEqual([[`${gone};1`, 'outOfStock']]);
  expect(await cartOf(shopper)).toEqual({ [left]: 1 });
});

it('an empty list is refused, checked or added, and creates no cart', async () => {
  const shopper = visitor('se');
  for (const intent of ['check', 'add']) {
    const response = await sendList(shopper, { lines: ' \n;;\n' }, intent);
    expect([intent, response.status]).toEqual([intent, 422]);
  }
  expect(shopper.cookies.has('kontor-cart')).toBe(false);
});

it('findArticles returns each number in the requested order', async () => {
  const [sku, foreign] = await putOnSale({ price: 700 }, { notSellableIn: ['dk'] });
  const numbers = ['EX99999999', foreign, sku.slice(2)];
  const { articles } = await visitor('dk').ask('findArticles', { numbers });
  expect(articles).toEqual([
    { number: 'EX99999999', kind: 'unknown' },
    { number: foreign, kind: 'not-sold-here', sku: foreign },
    {
      number: sku.slice(2),
      kind: 'found',
      article: expect.objectContaining({ sku, price: { centAmount: 700 } }),
    },
  ]);
  const many = Array.from({ length: 1001 }, (_, at) => String(at));
  expect(await visitor('dk').call('findArticles', { numbers: many })).toMatchObject({
    status: 400,
    code: 'InvalidInput',
  });
});

it('an empty cart takes one article by its number; what cannot be added is told with the reason', async () => {
  const [plain, scarce] = await putOnSale({ price: 1000 }, { stock: 2 });
  const shopper = visitor('de');
  const page = await (await shopper.get('/checkout/cart')).text();
  const [form = ''] = page.match(/<form[^>]*action="\/quick-order"[\s\S]*?<\/form>/) ?? [];
  expect(form).toContain('name="number"');
  expect(page).toContain('href="/login"');
  const one = (number: string, quantity: string) =>
    shopper.post('/quick-order', { number, quantity, intent: 'one' });
  expect(await led(one(plain.slice(2), '3'))).toBe('/checkout/cart');
  expect(await cartOf(shopper)).toEqual({ [plain]: 3 });
  const lacking = await checkedPage(await one(scarce, '5'));
  expect(await cartOf(shopper)).toEqual({ [plain]: 3, [scarce]: 2 });
  expect(lacking.problems).toEqual([[`${scarce};3`, 'cartFull']]);
  const unknown = await checkedPage(await one('99999999', ''));
  expect(unknown.problems).toEqual([['99999999;1', 'unknown']]);
});
