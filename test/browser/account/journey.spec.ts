/**
 * An account from its beginning to its end: register, verify, passkey, order, review with a photo, answered question, support
 * case, export, erasure. By keyboard alone at 390 pixels, no axe violation on any page; in Finnish without a script,
 * so without a passkey. One of the four markets in each run.
 */
import { expect, test } from 'playwright/test';
import type { CountryCode } from '../../../src/domain/country/countries.ts';
import { buyers } from '../../markets/buyers.ts';
import { marketOf } from '../../markets/markets.ts';
import { newNetwork } from '../../networks.ts';
import { newEmail } from '../buying.ts';
import { goodsOf } from '../database.ts';
import { browsed } from '../guests.ts';
import { addressOf, textsOf } from '../shop.ts';
import { someOf } from '../some.ts';
import type { Customer } from './customer.ts';
import * as step from './journey.ts';

const words = {
  de: {
    title: 'Hält das Essen zuverlässig warm',
    review: 'Seit einem halben Jahr jeden Mittag im Einsatz, leicht zu reinigen.',
    question: 'Passt der Deckel auch auf tiefe Behälter?',
    answer: 'Ja, er passt auf alle Behälter dieser Größe.',
    request: 'Ich brauche einen neuen Griff. Ein Foto liegt bei.',
  },
  gr: {
    title: 'Κρατάει το φαγητό ζεστό',
    review: 'Το χρησιμοποιούμε κάθε μεσημέρι εδώ και έξι μήνες και καθαρίζεται εύκολα.',
    question: 'Ταιριάζει το καπάκι και σε βαθιά δοχεία;',
    answer: 'Ναι, ταιριάζει σε όλα τα δοχεία αυτού του μεγέθους.',
    request: 'Χρειάζομαι καινούργια λαβή. Επισυνάπτω φωτογραφία.',
  },
  hu: {
    title: 'Melegen tartja az ételt',
    review: 'Fél éve minden délben használjuk, könnyen tisztítható.',
    question: 'A fedél a mély edényekre is illik?',
    answer: 'Igen, minden ilyen méretű edényre illik.',
    request: 'Új fogantyúra lenne szükségem. Mellékelek egy fényképet.',
  },
  fi: {
    title: 'Pitää ruoan lämpimänä',
    review: 'Ollut puoli vuotta joka päivä käytössä ja on helppo puhdistaa.',
    question: 'Sopiiko kansi myös syviin astioihin?',
    answer: 'Kyllä, se sopii kaikkiin tämän kokoisiin astioihin.',
    request: 'Tarvitsen uuden kahvan. Kuva on liitteenä.',
  },
} as const;

test.use({ viewport: { width: 390, height: 844 } });

for (const country of someOf(['de', 'gr', 'hu', 'fi'] as const, 1)) {
  test.describe(`in ${country}`, () => {
    const hasScript = country !== 'fi';
    test.use({ javaScriptEnabled: hasScript });

    test('an account is opened, used and closed', async ({ page }) => {
      await wholeLife(page, country, hasScript);
    });
  });
}

async function wholeLife(
  page: Customer['page'],
  country: CountryCode & keyof typeof words,
  hasScript: boolean,
): Promise<void> {
  test.setTimeout(400_000);
  const { locale, takesTransfer } = marketOf(country);
  const method = takesTransfer ? 'bankTransfer' : 'cashOnDelivery';
  await page.context().setExtraHTTPHeaders({ 'CF-Connecting-IP': newNetwork() });
  const email = newEmail();
  // The database has the reviews of earlier runs.
  const title = `${words[country].title} ${email.slice(0, 4)}`;
  const customer: Customer = {
    page,
    home: `${addressOf(country)}/`,
    texts: textsOf(locale),
    hasScript,
    email,
    buyer: buyers[country].buyer,
    said: { ...words[country], title },
  };
  await step.register(customer);
  const device = hasScript ? await step.addPasskey(customer, 'Laptop') : undefined;
  const { slug } = goodsOf(browsed.sku, country, locale.slice(0, 2));
  const number = await step.buy(customer, slug, method);
  await step.deliver(number, method);
  await step.review(customer);
  await step.ask(customer);
  await step.publish(customer);
  const received = await step.requestSupport(customer, number);
  const { firstName = '', city = '' } = customer.buyer;
  const { review, question, request } = customer.said;
  await step.takeAlong(customer, [
    ...[email, firstName, city, number, title, review, question, received, request],
    ...(device ? ['Laptop'] : []),
  ]);
  await step.erase(customer, device);
  expect(test.info().errors).toEqual([]);
}
