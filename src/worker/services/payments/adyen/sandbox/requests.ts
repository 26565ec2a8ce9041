/** Parses and validates the fields of the shop's requests that the sandbox uses. */
import * as z from 'zod';
import { currencies } from '#domain/money/currencies.ts';
import type { ErrorReply } from './reply.ts';

const amount = z.object({ currency: z.string(), value: z.number() });

const parsed = z.object({
  amount: amount.optional(),
  reference: z.string().optional(),
  returnUrl: z.string().optional(),
  allowedPaymentMethods: z.array(z.string()).default([]),
  paymentMethod: z
    .object({
      type: z.string(),
      googlePayToken: z.string().optional(),
      applePayToken: z.string().optional(),
    })
    .optional(),
  expiresAt: z.string().optional(),
  additionalData: z.object({ manualCapture: z.string().optional() }).default({}),
  shopperName: z.object({ lastName: z.string() }).optional(),
});

export type StartedPayment = {
  amount: { currency: string; value: number };
  reference: string;
  returnUrl: string;
  method: string;
  expiresAt: string | undefined;
  manualCapture: boolean;
  /** The wallet's token. */
  token: string | undefined;
};

/** The name that decides how the sandbox behaves (docs/how-to/payments.md). */
export const lastNameIn = (body: unknown): string | undefined =>
  parsed.safeParse(body).data?.shopperName?.lastName;

export function readPaymentStart(body: unknown): StartedPayment | ErrorReply {
  const read = parsed.safeParse(body);
  if (!read.success) return 'unreadable';
  const { reference, returnUrl, paymentMethod, allowedPaymentMethods, shopperName } = read.data;
  const wrong = checkAmount(read.data.amount);
  if (wrong) return wrong;
  if (!read.data.amount || !reference) return 'reference';
  if (!returnUrl) return 'returnUrl';
  if (shopperName?.lastName === 'REJECTED') return 'rejected';
  return {
    amount: read.data.amount,
    reference,
    returnUrl,
    method: paymentMethod?.type ?? allowedPaymentMethods[0] ?? 'scheme',
    expiresAt: read.data.expiresAt,
    manualCapture: read.data.additionalData.manualCapture === 'true',
    token: paymentMethod?.googlePayToken ?? paymentMethod?.applePayToken,
  };
}

const modification = z.object({
  amount: amount.optional(),
  reference: z.string().optional(),
  paymentReference: z.string().optional(),
});

export type Modification = z.infer<typeof modification>;

export const readModification = (body: unknown): Modification => modification.catch({}).parse(body);

export function checkAmount(request: z.infer<typeof amount> | undefined): ErrorReply | undefined {
  if (!request) return 'amountMissing';
  if (!Object.hasOwn(currencies, request.currency)) return 'currency';
  return Number.isInteger(request.value) && request.value > 0 ? undefined : 'amountInvalid';
}
