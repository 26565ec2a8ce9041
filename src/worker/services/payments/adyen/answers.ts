/** Adyen's responses, with the fields that the shop reads; others are ignored. Source: CheckoutService-v72. */
import * as z from 'zod';

const amount = z.object({ currency: z.string(), value: z.int() });
const webAddress = z.url({ protocol: /^https?$/ });

export const sessionCreated = z.object({ id: z.string(), url: webAddress });

export const sessionResult = z.object({
  reference: z.string(),
  status: z.string(),
  payments: z
    .array(z.object({ amount, pspReference: z.string(), resultCode: z.string() }))
    .default([]),
});

export const applePaySession = z.object({ data: z.base64() });

const action = z.object({
  type: z.string(),
  url: webAddress.optional(),
  method: z.string().optional(),
  reference: z.string().optional(),
  entity: z.string().optional(),
  expiresAt: z.string().optional(),
  merchantReference: z.string().optional(),
});

export const paymentReply = z.object({
  resultCode: z.string(),
  pspReference: z.string().optional(),
  merchantReference: z.string().optional(),
  amount: amount.optional(),
  refusalReasonCode: z.string().optional(),
  action: action.optional(),
});

/** Only acknowledges captures, reversals and cancels; notifications report their result. */
export const modificationReply = z.object({
  status: z.literal('received'),
  pspReference: z.string(),
});

export const serviceError = z.object({
  errorCode: z.string().optional(),
  errorType: z.string().optional(),
});

export type SessionResult = z.infer<typeof sessionResult>;
export type PaymentReply = z.infer<typeof paymentReply>;
