/** Every kind of page in five locales, two of them in each run: valid HTML, and structured data that search engines accept. */
import { describe, expect, it } from 'vitest';
import {
  browsed,
  type Guest,
  guests,
  labelled,
  searched as sought,
  used,
} from '../../browser/guests.ts';
import { someOf } from '../../random.ts';
import { customerOf, newEmail, registration } from '../customers.ts';
import { brandOf, categorySlugOf, goodsOf, unusualOf } from '../demo-goods.ts';
import { bought, formWith, giveAddresses, searched } from '../guest-journey.ts';
import { formOf, sendForm } from '../html-forms.ts';
import { led, visitor } from '../visitor.ts';
import { openPages } from './open-pages.ts';
import { complaints, judge } from './valid-html.ts';

const accountPaths = [
  'my-account',
  'my-account/my-profile',
  'my-account/shipping-details',
  'my-account/billing-details',
  'my-account/my-orders',
  'my-account/my-newsletter',
  'my-account/my-data',
  'my-account/my-data/erase',
  'my-account/my-lists',
  'my-account/wish-lists',
  'my-account/my-reviews',
  'my-account/loyalty-card',
  'my-account/support',
  'my-account/security',
  'my-account/confirm?back=/my-account',
  'log-out',
];

/** Pages that have the same path everywhere. */
const fixedPaths = [
  'departments',
  'brands',
  'brand/kombuse',
  'sale',
  'terms-and-conditions/',
  'contact',
  'contact?about=product-claim&sku=EX10513744',
  'newsletter',
  'wish-lists',
  'wish-list?token=none',
  'alert?sku=EX10513744&kind=stock',
  'alert/confirm?token=one',
  'alert/end?token=one',
  'login',
  'login?back=/my-account&why=ended',
  'create-account',
  'create-account/confirm?token=one',
  'change-email?token=one',
  'change-email/undo?token=one',
  'password-reset',
  'password-reset/check-email',
  'password-reset/change-password?token=one',
  'newsletter/confirm',
  'newsletter/unsubscribe',
  'checkout/login',
  'checkout/create-account',
  'checkout/password-reset',
  'my-data',
  'order-status',
  'withdrawal',
  'quick-order',
  'shared-cart',
  'review/stop?link=one',
  'adyen-payment-error',
  'help-centre/',
  'legal-guarantee',
  'nothing-here',
];

const judged: Guest[] = someOf([guests.de, guests.gr, guests.bg, guests.gb, guests.ch], 1);

describe.each(judged)('in $locale', (guest) => {
  const language = guest.locale.slice(0, 2);
  const home = `${guest.prefix ?? ''}/`;
  const reviewOf = async (productId: string) =>
    (await visitor(guest.host).ask('getReview', { productId })).results[0]?.id;
  const slugOf = async (sku: string) => (await goodsOf(sku, guest.country, language)).slug;

  it('browse pages are valid', async () => {
    const shopper = visitor(guest.host);
    const category = await categorySlugOf(guest.category[1], language);
    const department = await categorySlugOf(guest.category[0], language);
    await judge(shopper, guest.prefix ?? '/', ['Organization', 'WebSite']);
    for (const path of [department, category]) {
      await judge(shopper, home + path, ['BreadcrumbList', 'ItemList']);
    }
    await judge(shopper, `${home}campaign/cyber-week`, ['BreadcrumbList', 'ItemList']);
    await judge(shopper, `${home + category}?in-stock=1&sort=price-asc&hits=12`);
    // Plain, with an energy label, not new; reduced and by measure, still to come.
    const named = await Promise.all([sought.sku, labelled.sku, used.sku].map(slugOf));
    for (const product of [...named, ...(await unusualOf(guest.country, language))]) {
      await judge(shopper, home + product, ['BreadcrumbList', 'Product']);
    }
    for (const path of [
      `search?query=${encodeURIComponent(guest.search)}`,
      'search?query=qqqxxx',
      'search?sales=1',
      'search?new-arrivals=1',
      'search?tags=bestseller',
      'search?tags=bware',
      'search?tags=campaign:cyber_week',
      `search?brand=${encodeURIComponent(await brandOf(sought.sku))}`,
      'compare',
      `compare?skus=${sought.sku},${browsed.sku},${labelled.sku}`,
      `energy-label/${labelled.number}`,
      `reviews/${labelled.number}`,
      `review/report?id=${await reviewOf(labelled.sku)}`,
      ...fixedPaths,
    ]) {
      await judge(shopper, home + path);
    }
  });

  it('the pages of an account are valid, and its forms with errors', async () => {
    const { shopper } = await customerOf(guest.host ?? '', guest.prefix);
    for (const path of accountPaths) await judge(shopper, home + path);
    const stranger = visitor(guest.host);
    const registered = visitor(guest.host);
    await registered.post(`${home}create-account`, registration(newEmail()));
    await judge(registered, `${home}create-account/check-email`);
    await judge(registered, `${home}checkout/create-account/check-email`);
    for (const [path, control] of [
      ['login', 'password'],
      ['create-account', 'password'],
      ['contact?about=offer-discount', 'support.description'],
      ...(guest.country === 'ch' ? [] : [['withdrawal', 'goods'] as const]),
    ] as const) {
      const form = await formWith(await stranger.get(home + path), control);
      const wrong = await sendForm(stranger, { ...form, action: home + path }, {});
      expect(wrong.status, path).toBe(422);
      expect.soft(await complaints(await wrong.text()), `${path} with errors`).toEqual([]);
    }
  });

  it('the pages from the cart to the order are valid', async () => {
    const early = visitor(guest.host);
    await judge(early, `${home}checkout/cart`);
    // With an energy label, and not new.
    for (const { sku } of [labelled, used]) {
      const page = await early.get(home + (await slugOf(sku)));
      await led(sendForm(early, await formOf(page, 'buy'), {}));
    }
    await judge(early, `${home}checkout/cart`);
    await judge(early, `${home}checkout/addresses`);
    const shopper = visitor(guest.host);
    await bought(shopper, await searched(shopper, guest), sought.number, {});
    await judge(shopper, `${home}checkout/cart`);
    await judge(shopper, `${home}checkout/addresses`);
    const payment = await giveAddresses(shopper, guest, newEmail());
    await judge(shopper, payment);
    const form = await formOf(await shopper.get(payment), 'order');
    const { payment: method } = guest;
    const chosen = await led(sendForm(shopper, form, { method }, 'choose'));
    await judge(shopper, chosen);
    const ordered = await formOf(await shopper.get(chosen), 'order');
    await judge(shopper, await led(sendForm(shopper, ordered, {}, 'order')));
  });
});

it('no page that a visitor may open is left out', async () => {
  const paths = ['', 'search', 'compare', 'checkout/cart', ...accountPaths, ...fixedPaths];
  const known = new Set(paths.map((path) => `/${path.split('?')[0]}`));
  const open = (await openPages()).map(({ path }) => path);
  expect(
    open.filter((path) => !known.has(path)),
    'not in fixedPaths',
  ).toEqual([]);
});
