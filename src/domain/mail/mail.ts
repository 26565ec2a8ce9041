/** A mail that the shop sends, and what has become of it. */
import type { CountryCode } from '../country/countries.ts';
import type { KontorEvent } from '../events.ts';
import type { LocaleCode } from '../locale/locales.ts';

export type MailAttachment = { name: string; contentType: string; base64: string };

export type Mail = {
  /** The id of its event: one mail per id. */
  id: string;
  /** The type of its event. */
  purpose: KontorEvent['type'];
  store: CountryCode;
  orderId?: string;
  recipient: string;
  recipientName?: string;
  /** Whoever answers the mail writes to this address. */
  replyTo: string;
  locale: LocaleCode;
  subject: string;
  text: string;
  html: string;
  /** URL that unsubscribes with a POST request (RFC 8058); only in mails that need a consent. */
  unsubscribe?: string;
  /** It has a key, such as a link for a new password: its content is deleted as soon as it is sent. */
  isSecret?: boolean;
  attachments?: readonly MailAttachment[];
};

/**
 * Waiting: is sent when it is due. Sending: a process is at it, or has died. Refused: the provider does not accept it
 * for this recipient. Failed: given up after days of temporary errors. Delivered, bounced and complained are reports of
 * the provider after it was sent.
 */
export const mailStates = [
  'waiting',
  'sending',
  'sent',
  'delivered',
  'refused',
  'bounced',
  'complained',
  'failed',
] as const;

export type MailState = (typeof mailStates)[number];

/** States that an operator has to know of: the recipient does not have the mail, or does not want it. */
export const troubledStates = ['refused', 'bounced', 'complained', 'failed'] as const;

export type StoredMail = Mail & {
  state: MailState;
  /** Since it was created or an operator sent it again. */
  attempts: number;
  /** How often an operator has sent it again. */
  repeats: number;
  /** What the provider said last; may contain the recipient's address. */
  error: string | null;
  /** The provider's id of the message. */
  providerId: string | null;
  at: string;
  /** From when the attempts count. */
  queuedAt: string;
  /** When it is due; while it is being sent: when another process may take it over. */
  nextAt: string;
  changedAt: string;
};

/** What the provider reports about a mail that it has accepted. */
export type DeliveryReport = {
  providerId: string;
  state: 'delivered' | 'bounced' | 'complained' | 'refused';
  reason: string;
};

/** In characters of base64. A row of the database holds two million bytes, and the mail has two texts besides. */
const maxAttachments = 1_400_000;

/** A text is encoded as UTF-8. */
export function attachment(
  name: string,
  contentType: string,
  content: string | Uint8Array,
): MailAttachment {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { name, contentType, base64: base64Of(bytes) };
}

/** Throws if the attachments are larger than a mail can have. */
export function checkAttachments({ id, attachments = [] }: Mail): void {
  const length = attachments.reduce((sum, { base64 }) => sum + base64.length, 0);
  if (length > maxAttachments) throw new Error(`the attachments of mail ${id} are too large`);
}

function base64Of(bytes: Uint8Array): string {
  const characters: string[] = [];
  // In parts: a call with all bytes as arguments would exceed the stack.
  for (let from = 0; from < bytes.length; from += 8192) {
    characters.push(String.fromCharCode(...bytes.subarray(from, from + 8192)));
  }
  return btoa(characters.join(''));
}
