/** Sender and header fields of a mail, the same for every service. */
import type { StoredMail } from '#domain/mail/mail.ts';
import { shopName } from '#domain/store/shop-name.ts';
import type { Settings } from '../../settings/settings.ts';

export function senderOf(
  { mailFrom, mailFromByStore }: Pick<Settings, 'mailFrom' | 'mailFromByStore'>,
  { store }: Pick<StoredMail, 'store'>,
): { name: string; address: string } {
  return { name: shopName, address: mailFromByStore[store] ?? mailFrom };
}

/** `a@müller.example` as `a@xn--mller-kva.example`, the form that mail servers understand. */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const url = URL.parse(`http://${address.slice(at + 1)}`);
  return url ? `${address.slice(0, at)}@${url.hostname}` : address;
}

/**
 * The same for each attempt, so that a mail that is sent twice because the first answer was lost is recognised as one by
 * the recipient's server. A mail that an operator sends again is another message.
 */
export function messageIdOf({ id, repeats }: StoredMail, from: string): string {
  const domain = asciiAddress(from).split('@').at(-1);
  return `<${id}${repeats > 0 ? `.${repeats}` : ''}@${domain}>`;
}

/** Auto-Submitted (RFC 3834) keeps absence notes from being sent in reply. */
export function headersOf({ locale, unsubscribe }: StoredMail): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': locale,
    ...(unsubscribe !== undefined && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}
