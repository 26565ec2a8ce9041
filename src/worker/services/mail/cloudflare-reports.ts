/** Reads the events that Cloudflare Email Service writes into a queue about mails that it has accepted. */
import * as z from 'zod';
import type { DeliveryReport } from '#domain/mail/mail.ts';

const event = z.object({
  type: z.string(),
  payload: z.object({
    messageId: z.string().min(1),
    bounce: z.object({ reason: z.string() }).optional(),
    failure: z.object({ reason: z.string() }).optional(),
    rejection: z.object({ reason: z.string(), detail: z.string().optional() }).optional(),
    complaint: z.object({ type: z.string() }).optional(),
  }),
});

const states: Record<string, DeliveryReport['state'] | undefined> = {
  'cf.email.sending.message.delivered': 'delivered',
  'cf.email.sending.message.bounced': 'bounced',
  'cf.email.sending.message.failed': 'bounced',
  'cf.email.sending.message.rejected': 'refused',
  'cf.email.sending.message.complained': 'complained',
};

/** Undefined if the event changes nothing, such as a further attempt of the provider, or cannot be read. */
export function deliveryReportOf(body: unknown): DeliveryReport | undefined {
  const read = event.safeParse(body);
  const state = read.success ? states[read.data.type] : undefined;
  if (!read.success || !state) return undefined;
  const { messageId, bounce, failure, rejection, complaint } = read.data.payload;
  const reason =
    bounce?.reason ?? failure?.reason ?? rejection?.detail ?? rejection?.reason ?? complaint?.type;
  return { providerId: messageId, state, reason: reason ?? '' };
}
