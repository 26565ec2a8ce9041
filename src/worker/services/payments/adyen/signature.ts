/** The signature of one item of a notification: HMAC-SHA256, base64. Source: test/contracts/adyen/hmac-vectors.json. */
import { Buffer } from 'node:buffer';

export type SignedItem = {
  pspReference: string;
  originalReference?: string | undefined;
  merchantAccountCode: string;
  merchantReference: string;
  amount: { currency: string; value: number };
  eventCode: string;
  success: string;
};

/** What is signed, in Adyen's order. */
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

/** Whether one of the keys wrote it. The platform compares in constant time. */
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

/** Hexadecimal, as the Customer Area shows it. */
function imported(key: string): Promise<CryptoKey> {
  const hash = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', Buffer.from(key, 'hex'), hash, false, ['sign', 'verify']);
}
