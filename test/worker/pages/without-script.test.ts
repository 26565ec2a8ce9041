/** Account and cart in a browser without scripts: the links, the forms and the texts of the pages. */
import { describe, expect, it } from 'vitest';
import { paymentErrors, refusals } from '#domain/payment/provider.ts';
import { guests, searched as sought } from '../../browser/guests.ts';
import { newEmail, password, registration, registrationToken } from '../customers.ts';
import { bought, formWith, searched } from '../guest-journey.ts';
import { formsOf, type PageForm, sendForm } from '../html-forms.ts';
import { readPage } from '../html-page.ts';
import { textsOf } from '../texts-of.ts';
import { led, type Visitor, visitor } from '../visitor.ts';

const guest = guests.de;
const t = await textsOf(guest.locale);

/** The form that has a button with this value. */
function formSaying(forms: readonly PageForm[], value: string): PageForm {
  const form = forms.find(({ keys }) => keys.some((key) => key.value === value));
  if (!form) throw new Error(`no key says ${value}`);
  return form;
}

const totalIn = (html: string) => Number(/data-total="(\d+)"/.exec(html)?.[1]);

it('a visitor registers, sees the account, logs out and in again', async () => {
  const shopper = visitor('de');
  const email = newEmail().toLowerCase();
  const home = await readPage(await shopper.get('/'));
  expect(home.html).toMatch(/id="account"><a [^>]*href="\/login"/);
  const login = await readPage(await shopper.get('/login'));
  expect(login.links).toContain('/create-account');
  const form = await formWith(await shopper.get('/create-account'), 'password');
  const words = { ...registration(email), password: 'kurz' };
  const wrong = await sendForm(shopper, form, words);
  expect(wrong.status).toBe(422);
  const { html, fields } = await readPage(wrong.clone());
  const [field = ''] = /<input[^>]* name="password"[^>]*>/.exec(html) ?? [];
  expect(field).toContain('aria-invalid="true"');
  expect(field).toMatch(/autofocus/i);
  expect(html).toMatch(/id="password-error"[^>]*>(?:<[^>]*>)*[^<\s]/);
  expect(fields.email).toBe(email);
  const sent = await led(sendForm(shopper, await formWith(wrong, 'password'), { password }));
  expect((await shopper.get(sent)).status).toBe(200);
  const link = `/create-account/confirm?token=${await registrationToken(email)}`;
  const confirm = await formWith(await shopper.get(link), 'password');
  expect(await led(sendForm(shopper, confirm, { password }))).toBe('/my-account?confirmed');

  const account = await readPage(await shopper.get('/my-account'));
  expect(account.links).toContain('/my-account/my-profile');
  const profile = await shopper.get('/my-account/my-profile');
  expect(await profile.clone().text()).toContain(email);
  const main = (await formsOf(profile)).filter(({ action }) => action === '/log-out').at(-1);
  if (!main) throw new Error('no way out');
  expect(await led(sendForm(shopper, main, {}))).toBe('/log-out');
  expect(await led(shopper.get('/my-account'))).toBe('/login?back=%2Fmy-account&why=needed');

  const again = await formWith(await shopper.get('/login'), 'password');
  const named = { email: email.toUpperCase(), password };
  expect(await led(sendForm(shopper, again, named))).toBe('/my-account');
});

it('a new password is confirmed on the login page', async () => {
  const { html } = await readPage(await visitor('de').get('/login?done=password'));
  const main = html.slice(html.indexOf('<main'));
  expect(main).toMatch(/role="status"[^>]*>(?:<[^>]*>)*[^<\s]/);
});

describe('a voucher', () => {
  async function cartOf(pieces: string): Promise<{ shopper: Visitor; total: number }> {
    const shopper = visitor('de');
    await bought(shopper, await searched(shopper, guest), sought.number, { quantity: pieces });
    return { shopper, total: totalIn(await (await shopper.get('/checkout/cart')).text()) };
  }
  async function redeemed(shopper: Visitor, code: string) {
    const form = await formWith(await shopper.get('/checkout/cart'), 'code');
    const response = await shopper.get(await led(sendForm(shopper, form, { code }, 'coupon')));
    return { html: await response.clone().text(), response };
  }
  const told = (state: 'MatchesCart' | 'DoesNotMatchCart') =>
    t(`coupon.state.${state}`).replace('{code}', 'HERBST25');

  it('is redeemed and removed by forms, and an unknown one is reported', async () => {
    const { shopper, total } = await cartOf('8');
    const unknown = await redeemed(shopper, 'NEVER HEARD OF');
    expect(/<div class="note.*?<\/div>/s.exec(unknown.html)?.[0]).toContain(
      t('coupon.error.unknown'),
    );
    const { html, response } = await redeemed(shopper, 'HERBST25');
    expect(html).toContain(told('MatchesCart'));
    expect(totalIn(html)).toBe(total - 2500);
    const form = formSaying(await formsOf(response), 'remove-coupon');
    const back = await led(sendForm(shopper, form, {}, 'remove-coupon'));
    const without = await (await shopper.get(back)).text();
    expect(without).not.toContain('HERBST25');
    expect(totalIn(without)).toBe(total);
  });

  it('waits for the cart to match', async () => {
    const { shopper, total } = await cartOf('1');
    const { html } = await redeemed(shopper, 'HERBST25');
    expect(html).toContain(told('DoesNotMatchCart'));
    expect(totalIn(html)).toBe(total);
  });
});

it('the wallet buttons are in the cart and on no browse page', async () => {
  const shopper = visitor('de');
  for (const path of ['/', '/search?query=Schraubstock', '/departments']) {
    expect(await (await shopper.get(path)).text()).not.toContain('class="express');
  }
  await bought(shopper, await searched(shopper, guest), sought.number, {});
  expect(await (await shopper.get('/checkout/cart')).text()).toContain('class="express');
});

it('the footer leads to the order status form, whose first error has the focus', async () => {
  for (const market of ['de', 'gr'] as const) {
    const shopper = visitor(market);
    expect((await readPage(await shopper.get('/contact'))).links).toContain('/order-status');
    const form = await formWith(await shopper.get('/order-status'), 'orderNumber');
    const wrong = await readPage(
      await sendForm(shopper, form, { orderNumber: '12', email: 'nobody' }),
    );
    expect(wrong.html).toMatch(/<input(?=[^>]*autofocus)[^>]* name="orderNumber"/i);
    expect(wrong.fields).toMatchObject({ orderNumber: '12', email: 'nobody' });
  }
});

describe.each(['de-DE', 'fr-FR', 'el-GR', 'hu-HU'])('in %s', (locale) => {
  const told = [
    ...paymentErrors.map((error) => [`error=${error}`, `paymentError.kind.${error}`] as const),
    ...refusals.map(
      (reason) =>
        [`error=payment-error&reason=${reason}`, `paymentError.reason.${reason}`] as const,
    ),
  ];

  it('the error page names each reason why a payment failed', async () => {
    const texts = await textsOf(locale);
    const shopper = visitor(locale.slice(3).toLowerCase());
    for (const [query, key] of told) {
      const page = await readPage(await shopper.get(`/adyen-payment-error?${query}`));
      const alert = /<[^>]* role="alert"[^>]*>.*?<\/main>/s.exec(page.html)?.[0];
      expect(alert, query).toContain(texts(key));
      expect(page.h1).toEqual([texts('paymentError.title')]);
    }
  });
});
