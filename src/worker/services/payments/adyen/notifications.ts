/**
 * Reads Adyen's notifications. Every item is signed (HMAC-SHA256, base64); one invalid signature makes the whole
 * request `forged`. Source: test/contracts/adyen/hmac-vectors.json.
 */

import { Buffer } from 'node:buffer';
import * as z from 'zod';
import { parsedJson } from '#domain/json.ts';
import { logLine } from '#domain/log-line.ts';
import { type CurrencyCode, currencies } from '#domain/money/currencies.ts';
import type { ProviderNotification } from '#domain/payment/provider.ts';
import type { AdyenConfig } from './config.ts';
import { refusalOfText } from './refusal-reasons.ts';

const item = z.object({
  pspReference: z.string(),
  originalReference: z.string().optional(),
  merchantAccountCode: z.string(),
  merchantReference: z.string(),
  amount: z.object({ currency: z.string(), value: z.int() }),
  eventCode: z.string(),
  eventDate: z.iso.datetime({ offset: true }),
  success: z.string(),
  reason: z.string().nullish(),
  additionalData: z
    .object({
      hmacSignature: z.string().optional(),
      'modification.action': z.string().optional(),
    })
    .default({}),
});

const posted = z.object({
  notificationItems: z.array(z.object({ NotificationRequestItem: item })).min(1),
});

type Item = z.infer<typeof item>;

export type SignedItem = Omit<Item, 'eventDate' | 'additionalData' | 'reason'>;

export async function readNotifications(
  { hmacKeys, merchantAccount }: AdyenConfig,
  body: string,
): Promise<ProviderNotification[] | 'forged' | 'unreadable'> {
  const read = posted.safeParse(parsedJson(body));
  if (!read.success) return 'unreadable';
  const items = read.data.notificationItems.map((each) => each.NotificationRequestItem);
  const signed = await Promise.all(
    items.map((each) => isSigned(each, each.additionalData.hmacSignature ?? '', hmacKeys)),
  );
  if (signed.includes(false)) return 'forged';
  return items
    .filter((each) => each.merchantAccountCode === merchantAccount)
    .flatMap(notificationOf);
}

function notificationOf(each: Item): ProviderNotification[] {
  const { eventCode, pspReference, originalReference, merchantReference, amount } = each;
  const success = each.success === 'true';
  const event = eventOf(eventCode, success, each.additionalData['modification.action']);
  // A cancel by our own reference that found nothing to cancel.
  const foundNothing = eventCode === 'TECHNICAL_CANCEL' && !originalReference;
  if (!event || foundNothing) return [];
  const refusal = event === 'refused' ? refusalOfText(each.reason ?? '') : undefined;
  if (!isOurs(amount.currency)) {
    console.error(logLine('adyen tells of a strange currency', amount.currency, { pspReference }));
    return [];
  }
  return [
    {
      // A repeated notification has the same three values; a later success of the same payment is a new event.
      id: `${eventCode}:${pspReference}:${success}`,
      provider: 'adyen',
      attemptId: merchantReference,
      providerReference: originalReference ?? pspReference,
      ...(originalReference && { changeReference: pspReference }),
      event,
      ...(refusal && { refusal }),
      amount: {
        type: 'centPrecision',
        currencyCode: amount.currency,
        centAmount: amount.value,
        fractionDigits: currencies[amount.currency].fractionDigits,
      },
      at: new Date(each.eventDate).toISOString(),
    },
  ];
}

const isOurs = (currency: string): currency is CurrencyCode => Object.hasOwn(currencies, currency);

type Event = ProviderNotification['event'];
type Meaning = { succeeded?: Event; failed?: Event };

/** What each event code means for a payment; other codes are ignored. Source: Webhooks-v1.json. */
const eventCodes: Record<string, Meaning> = {
  /** In a session the shopper may try again after a refusal, so a later one can succeed. */
  AUTHORISATION: { succeeded: 'authorised', failed: 'refused' },
  CAPTURE: { succeeded: 'captured', failed: 'captureFailed' },
  /** The capture was reported as successful, but the card scheme rejected it days later. */
  CAPTURE_FAILED: { succeeded: 'captureFailed', failed: 'captureFailed' },
  CANCELLATION: { succeeded: 'released', failed: 'refundFailed' },
  TECHNICAL_CANCEL: { succeeded: 'released', failed: 'refundFailed' },
  /** A reversal: `modification.action` says whether it was a cancel or a refund. */
  CANCEL_OR_REFUND: { succeeded: 'refunded', failed: 'refundFailed' },
  REFUND: { succeeded: 'refunded', failed: 'refundFailed' },
  REFUND_FAILED: { succeeded: 'refundFailed', failed: 'refundFailed' },
  REFUNDED_REVERSED: { succeeded: 'refundFailed', failed: 'refundFailed' },
  EXPIRE: { succeeded: 'expired' },
  OFFER_CLOSED: { succeeded: 'expired' },
  CHARGEBACK: { succeeded: 'chargeback' },
  SECOND_CHARGEBACK: { succeeded: 'chargeback' },
  PREARBITRATION_LOST: { succeeded: 'chargeback' },
  CHARGEBACK_REVERSED: { succeeded: 'chargebackReversed' },
  PREARBITRATION_WON: { succeeded: 'chargebackReversed' },
};

function eventOf(code: string, success: boolean, action?: string): Event | undefined {
  if (code === 'CANCEL_OR_REFUND' && success && action === 'cancel') return 'released';
  const meaning = eventCodes[code];
  return success ? meaning?.succeeded : meaning?.failed;
}

/** The signed fields, in Adyen's order. */
const textOf = (item: SignedItem): string =>
  [
    item.pspReference,
    item.originalReference ?? '',
    item.merchantAccountCode,
    item.merchantReference,
    item.amount.value,
    item.amount.currency,
    item.eventCode,
    item.success,
  ].join(':');

export async function signatureOfItem(item: SignedItem, key: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await imported(key), bytesOf(textOf(item)));
  return Buffer.from(signature).toString('base64');
}

/** Whether one of the keys made the signature. `crypto.subtle.verify` compares in constant time. */
export async function isSigned(
  item: SignedItem,
  signature: string,
  keys: readonly string[],
): Promise<boolean> {
  const given = Buffer.from(signature, 'base64');
  const text = bytesOf(textOf(item));
  const verdicts = await Promise.all(
    keys.map(async (key) => crypto.subtle.verify('HMAC', await imported(key), given, text)),
  );
  return verdicts.includes(true);
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** `key` is hexadecimal, as the Customer Area shows it. */
function imported(key: string): Promise<CryptoKey> {
  const hash = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', Buffer.from(key, 'hex'), hash, false, ['sign', 'verify']);
}
