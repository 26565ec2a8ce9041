/** Adyen's notifications: only signed ones are accepted, and each event code is mapped to an event of the shop. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { adyen } from '#worker/services/payments/adyen/adyen.ts';
import {
  isSigned,
  type SignedItem,
  signatureOfItem,
} from '#worker/services/payments/adyen/notifications.ts';
import { described } from '../contracts/openapi.ts';

const contracts = 'test/contracts/adyen';
const published = (name: string) => readFileSync(`${contracts}/${name}.json`, 'utf8');
const { key, vectors }: { key: string; vectors: { data: string; signature: string }[] } =
  JSON.parse(published('hmac-vectors'));
const otherKey = 'AB'.repeat(32);
const account = 'MagentoMerchantTest2';
const readWith = (hmacKeys: string[], merchantAccount = account) => {
  const config = { apiKey: '', merchantAccount, hmacKeys, base: 'https://adyen.example' };
  return (body: string) =>
    adyen(config, () => Promise.reject(new Error('offline'))).read(new Headers(), body);
};

type Item = SignedItem & { eventDate: string; additionalData: Record<string, string> };

/** One event, signed. */
async function signed(more: Partial<Item>, by = key): Promise<Item> {
  const item = {
    amount: { currency: 'EUR', value: 35_695 },
    eventCode: 'AUTHORISATION',
    eventDate: '2026-11-22T10:00:00+01:00',
    merchantAccountCode: account,
    merchantReference: 'attempt-1',
    pspReference: 'PSP',
    success: 'true',
    ...more,
  };
  const hmacSignature = await signatureOfItem(item, by);
  return { ...item, additionalData: { ...more.additionalData, hmacSignature } };
}
const posted = (...items: unknown[]) =>
  JSON.stringify({
    live: 'false',
    notificationItems: items.map((each) => ({ NotificationRequestItem: each })),
  });

describe("Adyen's published signatures", () => {
  // The third vector signs fields of Adyen's former payment page, not a notification item.
  it.each(vectors.slice(0, 2))('$data', async ({ data, signature }) => {
    const [
      pspReference = '',
      originalReference,
      account = '',
      reference = '',
      value,
      currency = '',
      code = '',
      success = '',
    ] = data.split(':');
    const item = {
      pspReference,
      originalReference,
      merchantAccountCode: account,
      merchantReference: reference,
      amount: { value: Number(value), currency },
      eventCode: code,
      success,
    };
    expect(await signatureOfItem(item, key)).toBe(signature);
    expect(await isSigned(item, signature, [otherKey, key])).toBe(true);
    expect(await isSigned(item, signature, [otherKey])).toBe(false);
  });

  it.each([
    ['authorisationTrue', 'authorised', '123456789', 'EUR', 10_100, '2017-01-19T15:42:03.000Z'],
    ['captureTrue', 'captured', 'ORIGINAL_PSP', 'USD', 23_623, '2017-01-25T17:08:19.000Z'],
    ['captureFalse', 'captureFailed', 'ORIGINAL_PSP', 'USD', 23_623, '2017-01-25T17:08:19.000Z'],
    ['refundTrue', 'refunded', 'ORIGINAL_PSP', 'EUR', 1500, '2017-02-17T10:11:44.000Z'],
    ['refundFalse', 'refundFailed', 'ORIGINAL_PSP', 'EUR', 1500, '2017-02-17T10:04:07.000Z'],
  ])(
    'the published notification %s is read as %s once it is signed',
    async (name, event, providerReference, currency, value, at) => {
      const text = published(`notification-${name}`);
      const [{ NotificationRequestItem: item }] = JSON.parse(text).notificationItems;
      // Its own signature belongs to a key that is not published.
      expect(await readWith([key])(text)).toBe('forged');
      expect(await readWith([key])(posted(await signed(item)))).toEqual([
        {
          id: `${item.eventCode}:${item.pspReference}:${item.success}`,
          provider: 'adyen',
          attemptId: item.merchantReference,
          providerReference,
          ...(item.originalReference && { changeReference: item.pspReference }),
          event,
          amount: {
            type: 'centPrecision',
            currencyCode: currency,
            centAmount: value,
            fractionDigits: 2,
          },
          at,
        },
      ]);
    },
  );
});

describe('the signature of a notification', () => {
  it.each<[string, (item: Item) => object]>([
    ['another key', (item) => item],
    ['no signature', ({ additionalData: _, ...item }) => item],
    ['an empty signature', (item) => ({ ...item, additionalData: { hmacSignature: '' } })],
    ['no base64', (item) => ({ ...item, additionalData: { hmacSignature: 'ä' } })],
  ])('is forged with %s', async (what, spoil) => {
    const item = spoil(await signed({}, what === 'another key' ? otherKey : key));
    expect(await readWith([key])(posted(item))).toBe('forged');
  });

  it.each<[string, Partial<Item>]>([
    ['amount', { amount: { currency: 'EUR', value: 1 } }],
    ['currency', { amount: { currency: 'SEK', value: 35_695 } }],
    ['success', { success: 'false' }],
    ['event', { eventCode: 'CAPTURE' }],
    ['attempt', { merchantReference: 'attempt-2' }],
    ['payment', { pspReference: 'OTHER' }],
    ['original', { originalReference: 'OTHER' }],
    ['account', { merchantAccountCode: 'Other' }],
  ])('is forged with another %s than was signed', async (_what, change) => {
    expect(await readWith([key])(posted({ ...(await signed({})), ...change }))).toBe('forged');
  });

  it('is forged if one of several items is forged', async () => {
    const good = await signed({});
    expect(await readWith([key])(posted(good, { ...good, success: 'false' }))).toBe('forged');
  });

  it('is accepted with the old and with the new key', async () => {
    for (const by of [key, otherKey]) {
      expect(await readWith([key, otherKey])(posted(await signed({}, by)))).toHaveLength(1);
    }
  });

  it.each(['', 'null', '{', '[]', '{"notificationItems":[]}', '{"notificationItems":[{}]}'])(
    'is not checked if the body is unreadable: %j',
    async (body) => expect(await readWith([key])(body)).toBe('unreadable'),
  );
});

describe('what an event means', () => {
  const { description } = described(`${contracts}/Webhooks-v1.json`);
  const codes = Object.keys(description.webhooks ?? {}).map((path) => path.slice(1));
  /** The meaning on success and on failure. Events not listed are ignored. */
  const meanings: Record<string, [string?, string?]> = {
    AUTHORISATION: ['authorised', 'refused'],
    CAPTURE: ['captured', 'captureFailed'],
    CAPTURE_FAILED: ['captureFailed', 'captureFailed'],
    CANCELLATION: ['released', 'refundFailed'],
    TECHNICAL_CANCEL: ['released', 'refundFailed'],
    CANCEL_OR_REFUND: ['refunded', 'refundFailed'],
    REFUND: ['refunded', 'refundFailed'],
    REFUND_FAILED: ['refundFailed', 'refundFailed'],
    REFUNDED_REVERSED: ['refundFailed', 'refundFailed'],
    EXPIRE: ['expired'],
    OFFER_CLOSED: ['expired'],
    CHARGEBACK: ['chargeback'],
    SECOND_CHARGEBACK: ['chargeback'],
    PREARBITRATION_LOST: ['chargeback'],
    CHARGEBACK_REVERSED: ['chargebackReversed'],
    PREARBITRATION_WON: ['chargebackReversed'],
  };
  const read = readWith([key]);

  it.each(codes)('%s', async (eventCode) => {
    const original = { eventCode, originalReference: 'ORIGINAL' };
    const events = await Promise.all(
      ['true', 'false'].map(async (success) =>
        read(posted(await signed({ ...original, success }))),
      ),
    );
    const expected = [0, 1].map((index) => {
      const event = meanings[eventCode]?.[index];
      return event ? [expect.objectContaining({ event, providerReference: 'ORIGINAL' })] : [];
    });
    expect(events).toEqual(expected);
  });

  it('a reversal that only cancelled the authorization is a release, not a refund', async () => {
    const item = await signed({
      eventCode: 'CANCEL_OR_REFUND',
      additionalData: { 'modification.action': 'cancel' },
    });
    expect(await read(posted(item))).toMatchObject([{ event: 'released' }]);
  });

  it('a cancel that found nothing to cancel is ignored', async () => {
    const item = await signed({ eventCode: 'TECHNICAL_CANCEL', success: 'false' });
    expect(await read(posted(item))).toEqual([]);
  });

  it('a repeated event has the same id, a success after a refusal another one', async () => {
    const idOf = async (more: Partial<Item>) => {
      const notifications = await read(posted(await signed(more)));
      return typeof notifications === 'string' ? notifications : notifications[0]?.id;
    };
    expect(await idOf({})).toBe(await idOf({ eventDate: '2026-11-23T10:00:00+01:00' }));
    expect(await idOf({})).not.toBe(await idOf({ success: 'false' }));
  });

  it('items of other accounts are left out', async () => {
    const mine = await signed({});
    const theirs = await signed({ merchantAccountCode: 'Other' });
    expect(await read(posted(theirs, mine))).toHaveLength(1);
  });
});
