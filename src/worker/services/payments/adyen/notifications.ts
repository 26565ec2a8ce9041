/** What Adyen posts by itself. Every item is signed; one that is not makes the whole post a forgery. */
import * as z from 'zod';
import { logLine } from '#domain/log-line.ts';
import { type CurrencyCode, currencies } from '#domain/money/currencies.ts';
import type { ProviderNotification } from '#domain/payment/provider.ts';
import type { AdyenConfig } from './config.ts';
import { eventOf } from './event-codes.ts';
import { isSigned } from './signature.ts';

const item = z.object({
  pspReference: z.string(),
  originalReference: z.string().optional(),
  merchantAccountCode: z.string(),
  merchantReference: z.string(),
  amount: z.object({ currency: z.string(), value: z.int() }),
  eventCode: z.string(),
  eventDate: z.iso.datetime({ offset: true }),
  success: z.string(),
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

export async function readNotifications(
  { hmacKeys, merchantAccount }: AdyenConfig,
  body: string,
): Promise<ProviderNotification[] | 'forged' | 'unreadable'> {
  const read = posted.safeParse(jsonIn(body));
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
  if (!isOurs(amount.currency)) {
    console.error(logLine('adyen tells of a strange currency', amount.currency, { pspReference }));
    return [];
  }
  return [
    {
      // Adyen repeats all three together; a later success of the same payment is news.
      id: `${eventCode}:${pspReference}:${success}`,
      provider: 'adyen',
      attemptId: merchantReference,
      providerReference: originalReference ?? pspReference,
      ...(originalReference && { changeReference: pspReference }),
      event,
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

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
