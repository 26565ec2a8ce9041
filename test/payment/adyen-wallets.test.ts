/** Authorizations of Google Pay and Apple Pay sent to Adyen, checked against the published contract. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { walletAuthorization } from '#domain/payment/wallet-authorization.ts';
import { watchedLog } from '../contracts/adyen/answering.ts';
import { checkout, openShop, type Shop } from '../contracts/adyen/shop.ts';
import { paymentRequest } from '../contracts/payment-request.ts';
import { providerKindsOf } from '../demo-stores.ts';
import { someOf } from '../random.ts';

// Generous timeouts for a busy machine: no test here measures time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const logged = watchedLog();
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
beforeEach(() => {
  for (const list of [shop.faults, shop.sent, shop.posted]) list.length = 0;
});

/** The data of each wallet, with a token for which the sandbox returns the given outcome. */
const sheets = {
  googlepay: (outcome: string) => ({
    paymentMethodData: { tokenizationData: { token: `{"note":"SANDBOX:${outcome}"}` } },
  }),
  applepay: (outcome: string) => ({
    token: { paymentData: { version: 'EC_v1', note: `SANDBOX:${outcome} ł` } },
  }),
};

const browser = {
  acceptHeader: 'text/html',
  userAgent: 'Mozilla/5.0',
  language: 'de-DE',
  colorDepth: 24,
  screenHeight: 900,
  screenWidth: 1440,
  timeZoneOffset: -60,
  javaEnabled: false,
};

function granted(wallet: keyof typeof sheets, outcome: string, country: CountryCode = 'de') {
  const request = paymentRequest(country, wallet);
  const asked = { id: 'operation', wallet, total: request.amount, browser };
  const authorization = walletAuthorization(asked, sheets[wallet](outcome), Date.now());
  if (!authorization) throw new Error('nothing granted');
  return { ...request, authorization };
}

describe.each(['googlepay', 'applepay'] as const)('%s', (wallet) => {
  it('pays at once in the countries that have it', async () => {
    const offering = countryCodes.filter((country) => providerKindsOf(country).includes(wallet));
    const countries = someOf(offering, 4);
    expect(countries.length).toBeGreaterThan(0);
    for (const country of countries) {
      const request = granted(wallet, 'APPROVED', country);
      expect(await shop.adyen.begin(request), country).toMatchObject({
        kind: 'money',
        state: 'authorised',
      });
      expect(shop.sent.at(-1)?.body).toMatchObject({
        reference: request.attemptId,
        amount: { value: request.amount.centAmount },
        paymentMethod: { type: wallet },
        browserInfo: browser,
      });
    }
    expect(shop.sent.map(({ call }) => call)).toEqual(countries.map(() => 'POST /payments'));
    expect(shop.faults).toEqual([]);
  });

  it.each([
    ['DECLINED', { kind: 'refused', refusal: 'declined' }, 1],
    ['CHALLENGE', { kind: 'redirect', url: expect.stringContaining('/challenge/') }, 1],
    ['UNREADABLE', { kind: 'redirect', url: expect.stringContaining('/pay/') }, 2],
  ])('with a token that is %s', async (outcome, answer, calls) => {
    const request = granted(wallet, outcome);
    expect(await shop.adyen.begin(request)).toMatchObject(answer);
    expect(shop.sent).toHaveLength(calls);
    expect(shop.faults).toEqual([]);
    expect(logged.join()).not.toContain('SANDBOX');
  });

  it('begun twice is one payment with one notification', async () => {
    const request = granted(wallet, 'APPROVED');
    const [first, second] = [await shop.adyen.begin(request), await shop.adyen.begin(request)];
    expect(second).toEqual(first);
    expect(new Set(shop.sent.map(({ key }) => key)).size).toBe(1);
    expect(shop.posted).toHaveLength(1);
  });
});

it('without an authorization Google Pay is paid on Adyen’s page', async () => {
  await shop.adyen.begin(paymentRequest('de', 'googlepay'));
  expect(shop.sent.map(({ call }) => call)).toEqual(['POST /sessions']);
});

it('Apple’s token is the Base64 of its JSON in UTF-8', () => {
  const { proof } = granted('applepay', 'APPROVED').authorization;
  const bytes = Uint8Array.from(atob(proof), (letter) => letter.charCodeAt(0));
  expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual(
    sheets.applepay('APPROVED').token.paymentData,
  );
  expect(checkout.faults('ApplePayDetails', { applePayToken: proof })).toEqual([]);
});

describe('a session of Apple Pay', () => {
  it('is requested with domain and merchant id', async () => {
    const asked = { domain: 'de.kontor.example', merchantId: 'merchant.example' };
    const session = await shop.adyen.appleSession(asked);
    expect(JSON.parse(atob(session ?? ''))).toMatchObject({ domainName: 'de.kontor.example' });
    expect(shop.faults).toEqual([]);
  });

  it('is undefined if Adyen refuses it', async () => {
    expect(await shop.adyen.appleSession({ domain: '', merchantId: '' })).toBeUndefined();
    expect(shop.faults).toEqual([]);
  });
});
