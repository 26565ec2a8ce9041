/** What is done with a payment afterwards. Adyen only says that it heard; notifications tell what became of it. */
import type { PaymentReference, ProviderResult } from '#domain/payment/provider.ts';
import { providerKinds } from '#domain/payment/provider-kinds.ts';
import { modificationTold } from './answers.ts';
import type { Ask, Question } from './call.ts';
import type { AdyenConfig } from './config.ts';
import { amountOf } from './requests.ts';

export async function capture(
  ask: Ask,
  config: AdyenConfig,
  { attemptId, method, amount, providerReference }: PaymentReference,
): Promise<ProviderResult> {
  if (!providerReference) return { ok: false, kind: 'unknown' };
  if (providerKinds[method].capture === 'atOnce') return { ok: true, providerReference };
  return modify(ask, providerReference, {
    attemptId,
    path: `/payments/${providerReference}/captures`,
    body: {
      merchantAccount: config.merchantAccount,
      amount: amountOf(amount),
      reference: attemptId,
    },
    key: `${attemptId}-capture-${providerReference}`,
  });
}

/** By Adyen's number it gives back whatever is held or taken; by ours it lets go what is held. */
export async function release(
  ask: Ask,
  { merchantAccount }: AdyenConfig,
  { attemptId, providerReference }: PaymentReference,
  round: number,
): Promise<ProviderResult> {
  const body = { merchantAccount, reference: attemptId };
  if (providerReference) {
    const path = `/payments/${providerReference}/reversals`;
    const key = `${attemptId}-release-${round}-${providerReference}`;
    return modify(ask, providerReference, { attemptId, path, body, key });
  }
  return modify(ask, undefined, {
    attemptId,
    path: '/cancels',
    body: { ...body, paymentReference: attemptId },
    key: `${attemptId}-cancel-${round}`,
  });
}

/** The payment keeps its number; the modification's own is Adyen's answer where the payment has none. */
async function modify(
  ask: Ask,
  providerReference: string | undefined,
  question: Question,
): Promise<ProviderResult> {
  const told = await ask(question, modificationTold);
  if (told.ok) return { ok: true, providerReference: providerReference ?? told.value.pspReference };
  // Shut out by our own mistake: once that is mended, asking again helps.
  const again = told.error === 'unknown' || told.error === 'payment-error';
  return { ok: false, kind: again ? 'unknown' : 'refused' };
}
