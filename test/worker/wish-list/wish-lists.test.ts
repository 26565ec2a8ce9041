/** Wish lists as shoppers use them, without a script: saved, ordered, shared, taken to the account. */
import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import type { WishData } from '#client/wish-list/wish-data.ts';
import { maxWishes } from '#domain/wish-list/wish-list.ts';
import { textsFor } from '#worker/texts/texts.ts';
import { customerOf, logIn, newEmail, signUp } from '../customers.ts';
import { putOnSale, setStock } from '../goods.ts';
import { press } from '../html-forms.ts';
import { logged } from '../logged.ts';
import { led, visitor } from '../visitor.ts';
import { own, page, pathOf, save } from './pages.ts';

const { t } = await textsFor('de-DE');
const key = 'kontor-wishes';

describe('a browser without an account', () => {
  it('gets a cookie when the first article is saved, not before', async () => {
    const shopper = visitor('de');
    const [sku] = await putOnSale({ price: 6000 });
    const html = await (await shopper.get(await pathOf(shopper, sku))).text();
    expect(await page(shopper)).toContain(t('wishList.empty'));
    await shopper.post('/wish-lists', { intent: 'share', list: crypto.randomUUID() });
    expect(shopper.cookies.has(key)).toBe(false);

    const shown = await page(shopper, await led(press(shopper, html, sku)));
    expect(shopper.cookies.get(key)).toMatch(/^[0-9a-f-]{36}$/);
    expect(shown).toContain(t('wishList.saved', { name: `Regal ${sku} de` }));
    expect(shown).toContain(t('wishList.onDevice'));
    expect(shown).toContain('60,00');
    // Pages that are the same for everyone find out by this which hearts are filled.
    expect(shopper.cookies.get('kontor-has-wishes')).toBe('1');
    const marks = (await (await shopper.get('/__wishes')).json()) as WishData;
    expect(marks.lists).toMatchObject([{ skus: [sku] }]);
    expect(marks.texts['wishList.saved']).toBeDefined();
    // The database knows a hash only.
    const stored = await env.DB.prepare('SELECT 1 FROM wish_lists WHERE device_hash = ?')
      .bind(shopper.cookies.get(key))
      .first();
    expect(stored).toBeNull();
  });

  it('has an article once, however often it is saved', async () => {
    const shopper = visitor('de');
    const [one, other] = await putOnSale({}, {});
    await save(shopper, one);
    await save(shopper, other);
    await save(shopper, one);
    expect(await own(shopper)).toMatchObject([{ name: t('wishList.first'), skus: [other, one] }]);
  });

  it('renames, moves, removes and deletes', async () => {
    const shopper = visitor('de');
    const [sku] = await putOnSale({});
    await save(shopper, sku);
    const second = await led(shopper.post('/wish-lists', { intent: 'create', name: ' Küche  2 ' }));
    // A double press makes no second list.
    expect(await led(shopper.post('/wish-lists', { intent: 'create', name: 'Küche 2' }))).toBe(
      second,
    );
    const to = new URLSearchParams(second.split('?')[1]).get('list') ?? '';
    await press(shopper, await page(shopper), to);
    expect((await own(shopper)).map(({ skus }) => skus)).toEqual([[], [sku]]);
    const renamed = press(shopper, await page(shopper, second), 'rename', { name: 'Café' });
    expect(await page(shopper, await led(renamed))).toContain(t('waysIn.changed'));
    await press(shopper, await page(shopper, second), 'remove');
    expect(await own(shopper)).toMatchObject([{}, { name: 'Café', skus: [] }]);
    const gone = await led(press(shopper, await page(shopper, second), 'delete'));
    expect(await page(shopper, gone)).toContain(t('waysIn.changed'));
    expect(await own(shopper)).toMatchObject([{ name: t('wishList.first') }]);
  });

  it('puts one or all into the cart, at the price and stock of now', async () => {
    const shopper = visitor('de');
    const [one, two, gone] = await putOnSale({ price: 1000 }, { price: 2000 }, { stock: 1 });
    for (const sku of [one, two, gone]) await save(shopper, sku);
    await setStock(gone, 0);
    const list = await page(shopper);
    expect(list).toContain(t('availability.out'));
    expect(list).toContain('data-total="3000"');
    expect(list).toContain(t('wishList.notIncluded', { names: `Regal ${gone} de` }));
    expect(list).toContain(t('quickOrder.add', { count: 2 }));
    await press(shopper, list, 'add', { sku: two });
    const all = await shopper.post(/action="(\/shared-cart[^"]+)"/.exec(list)?.[1] ?? '', {
      operationId: crypto.randomUUID(),
    });
    expect(all.headers.get('Location')).toBe('/checkout/cart?left=1');
    const told = await page(shopper, '/checkout/cart?left=1');
    expect(told).toContain(t('sharedCart.missing', { count: 1 }));
    const { me } = await shopper.ask('getMe', {});
    const lines = me.activeCart?.lineItems.map(({ variant, quantity }) => [variant.sku, quantity]);
    expect(new Map(lines as [string, number][])).toEqual(
      new Map([
        [two, 2],
        [one, 1],
      ]),
    );
  });

  it('does not reach the lists of others', async () => {
    const [shopper, stranger] = [visitor('de'), visitor('de')];
    const [sku] = await putOnSale({});
    await save(shopper, sku);
    await save(stranger, sku);
    const [theirs] = await own(shopper);
    const list = theirs?.id ?? '';
    for (const change of [
      { action: 'rename', list, name: 'x' },
      { action: 'delete', list },
      { action: 'share', list },
      { action: 'remove', list, sku },
      { action: 'add', list, sku },
      { action: 'quantity', list, sku, quantity: 9 },
      { action: 'move', list, sku, to: (await own(stranger))[0]?.id ?? '' },
    ] as const) {
      const refused = await stranger.call('changeWishLists', { change });
      expect(refused, change.action).toMatchObject({ status: 404, code: 'WishListNotFound' });
    }
    expect(await own(shopper)).toEqual([theirs]);
  });
});

it('a list is shared by a link that can be stopped, and shows nothing else of its owner', async () => {
  const { shopper, email } = await customerOf('de');
  const [sku] = await putOnSale({ price: 7000 });
  await save(shopper, sku);
  const shared = await page(
    shopper,
    await led(press(shopper, await page(shopper, '/my-account/wish-lists'), 'share')),
  );
  const link =
    /value="http:\/\/de\.localhost(\/wish-list\?token=[0-9a-f]{32})"/.exec(shared)?.[1] ?? '';
  const reader = visitor('de');
  const response = await reader.get(link);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  const html = await response.text();
  expect(html).toContain('noindex');
  expect(html).toContain(`Regal ${sku} de`);
  expect(html).toContain('70,00');
  for (const word of [email, 'Zora', 'Nováková', 'value="remove"', 'value="rename"']) {
    expect(html.toLowerCase()).not.toContain(word.toLowerCase());
  }
  expect(reader.cookies.has(key)).toBe(false);
  const token = link.slice(-32);
  expect((await reader.ask('getSharedWishList', { token })).list).toEqual({
    name: t('wishList.first'),
    skus: [sku],
  });
  await press(shopper, await page(shopper, '/my-account/wish-lists'), 'unshare');
  expect((await reader.get(link)).status).toBe(410);
  expect(await page(reader, '/wish-list?token=%3Cscript%3E')).toContain(t('wishList.gone'));
});

it('logging in takes the lists of the browser to the account, without doubles', async () => {
  const { shopper, email } = await customerOf('de');
  const [one, two, three] = await putOnSale({}, {}, {});
  await save(shopper, one);
  const guest = visitor('de');
  for (const sku of [one, two]) await save(guest, sku);
  await guest.post('/wish-lists', { intent: 'create', name: 'Werkstatt' });
  await guest.ask('changeWishLists', { change: { action: 'add', sku: three } });
  await logIn(guest, email);
  expect(guest.cookies.has(key)).toBe(false);
  expect((await own(guest)).map(({ name, skus }) => [name, skus.toSorted()])).toEqual([
    [t('wishList.first'), [one, two, three].toSorted()],
    ['Werkstatt', []],
  ]);
  expect(await led(guest.get('/wish-lists'))).toBe('/my-account/wish-lists');
  expect(await guest.ask('takeOverWishLists', {})).toEqual({});
  // A new account too.
  const newcomer = visitor('de');
  await save(newcomer, two);
  await signUp(newcomer, newEmail());
  expect(await own(newcomer)).toMatchObject([{ skus: [two] }]);
});

describe('limits', () => {
  it('a list holds a hundred articles, an owner has twenty lists', async () => {
    const shopper = visitor('de');
    const [sku] = await putOnSale({});
    const first = await save(shopper, sku);
    const list = new URLSearchParams(first.split('?')[1]).get('list') ?? '';
    await env.DB.prepare(
      `INSERT INTO wishes (list_id, sku, added_at) SELECT ?1, sku, '2026' FROM products
        WHERE sku <> ?2 AND published = 1 ORDER BY sku LIMIT ?3`,
    )
      .bind(list, sku, maxWishes - 1)
      .run();
    const [another] = await putOnSale({});
    expect(await page(shopper, await save(shopper, another))).toContain(
      t('wishList.full', { most: maxWishes }),
    );
    // One that it has already is no other one.
    expect(await save(shopper, sku)).toContain(`saved=${sku}`);
    for (let at = 2; at <= 20; at += 1) {
      await shopper.ask('changeWishLists', { change: { action: 'create', name: `L${at}` } });
    }
    const change = { action: 'create', name: 'L21' } as const;
    expect(await shopper.call('changeWishLists', { change })).toMatchObject({
      code: 'TooManyWishLists',
    });
  });

  it('a network changes no more than the store allows in an hour', async () => {
    const shopper = visitor('de');
    const [sku] = await putOnSale({});
    await save(shopper, sku);
    await env.DB.prepare(
      "UPDATE limit_counts SET count = 600 WHERE subject LIKE 'wish-list %'",
    ).run();
    expect(await page(shopper, await save(shopper, sku))).toContain(t('form.tooManyTries'));
    await env.DB.prepare("DELETE FROM limit_counts WHERE subject LIKE 'wish-list %'").run();
  });
});

it.each([
  { intent: 'add', sku: "EX1'; DROP TABLE wishes" },
  { intent: 'add', sku: 'EX00000000' },
  { intent: 'create', name: 'Besuchen Sie www.example.com' },
  { intent: 'create', name: '\u202Eeman' },
  { intent: 'create', name: ' ' },
  { intent: 'rename', list: '../../etc', name: 'x' },
  { intent: 'constructor' },
  {},
])('takes nothing from %j, and logs nothing', async (fields) => {
  const shopper = visitor('de');
  const lines = await logged(async () => {
    expect(await led(shopper.post('/wish-lists', fields))).toMatch(/^\/wish-lists\?.*problem=\w+$/);
  });
  expect(lines).toEqual([]);
  expect(shopper.cookies.has(key)).toBe(false);
});
