/** The remembered payment method, and what the driver accepts on delivery. */
import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { acceptedAtDelivery } from '#domain/payment/at-the-door.ts';
import english from '../../../locales/en.json';
import { rulesOf } from '../../demo-stores.ts';
import { putOnSale } from '../goods.ts';
import { readPage, wordsOf } from '../html-page.ts';
import { payer } from '../paying.ts';
import { readyToOrder } from '../shopper.ts';
import { led, type Visitor } from '../visitor.ts';

const step = '/checkout/payment';

const chosenOn = async (shopper: Visitor) => {
  const { html } = await readPage(await shopper.get(step));
  const chosen = [...html.matchAll(/<input[^>]*name="method"[^>]*>/g)]
    .map(([input]) => input)
    .filter((input) => / checked=""/.test(input));
  return chosen.map((input) => /value="([^"]*)"/.exec(input)?.[1]);
};

async function readyWithGoods(country: CountryCode) {
  const [sku] = await putOnSale({ price: 6000 });
  return (await readyToOrder(country, { [sku]: 1 })).shopper;
}

async function orderedBy(method: string, country: CountryCode = 'ie') {
  const shopper = await readyWithGoods(country);
  const { fields } = await readPage(await shopper.get(`${step}?method=${method}`));
  const response = await shopper.post(step, fields);
  return { shopper, response, thanks: await led(Promise.resolve(response)) };
}

/** The same browser with its next cart. */
async function nextCart(country: CountryCode, remembered: string | undefined) {
  const shopper = await readyWithGoods(country);
  if (remembered) shopper.cookies.set('kontor-payment', remembered);
  return chosenOn(shopper);
}

describe('the method of the last order', () => {
  it('is stored by its name in an HttpOnly cookie and chosen next time', async () => {
    const { shopper, response } = await orderedBy('cashOnDelivery');
    const kept = response.headers.getSetCookie().find((each) => each.startsWith('kontor-payment'));
    expect(kept).toMatch(/^kontor-payment=cashOnDelivery; Max-Age=2592000; Path=\/; HttpOnly/);
    expect(await nextCart('ie', shopper.cookies.get('kontor-payment'))).toEqual(['cashOnDelivery']);
  });

  it('stays chosen when the shopper comes back from a provider without having paid', async () => {
    const { press, shopper } = await payer('ie');
    await press('paypal');
    expect(await chosenOn(shopper)).toEqual(['paypal']);
  });

  it('is not stored if it is credit, and not chosen where it is not offered', async () => {
    const { press, shopper } = await payer('ie');
    await press('klarna');
    expect(shopper.cookies.has('kontor-payment')).toBe(false);
    for (const stray of ['klarna', 'ideal', 'nonsense', '__proto__']) {
      expect(await nextCart('ie', stray)).toEqual(['scheme']);
    }
  });

  it('is deleted at log-out', async () => {
    const { shopper } = await orderedBy('cashOnDelivery');
    await shopper.post('/log-out', {});
    expect(shopper.cookies.has('kontor-payment')).toBe(false);
  });
});

describe('cash on delivery', () => {
  it('mentions cards only in markets where drivers accept them', () => {
    const withCard = countryCodes.filter(
      (code) =>
        acceptedAtDelivery(rulesOf(code).cashOnDelivery.atTheDoor) === 'payment.codCashOrCard',
    );
    expect(withCard.toSorted()).toEqual(['cz', 'hr', 'hu', 'pl', 'ro', 'si', 'sk']);
  });

  it('says before and after the order what the driver accepts', async () => {
    const { shopper, thanks } = await orderedBy('cashOnDelivery');
    const page = wordsOf(await (await shopper.get(thanks)).text());
    expect(page).toContain(english['payment.codCash']);
    const { html } = await readPage(await (await readyWithGoods('ie')).get(step));
    expect(html).toContain(english['payment.codCash']);
    expect(html).not.toContain(english['payment.codCashOrCard']);
    const czech = await readPage(await (await readyWithGoods('cz')).get(step));
    expect(czech.html).toContain('Zaplatit můžete hotově nebo kartou.');
  });
});
