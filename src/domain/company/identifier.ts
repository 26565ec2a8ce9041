/** A number that identifies a buyer on invoices. */
import type { OwnName } from '../country/own-name.ts';

export type Identifier = {
  /** Its name in `address.identifiers`. */
  key: string;
  /** The country's own name for it, never translated, because its holders know it by this name. */
  name: OwnName;
  /** A number of the business register or the tax office, or the address for electronic invoices. */
  kind: 'register' | 'tax' | 'electronic';
  /** Matches the normalised number. */
  pattern: RegExp;
  example: string;
  /** The law by which a company must give it; absent: optional. */
  requiredBy?: string;
  /** A company must give one of the numbers in the same group. */
  oneOf?: { group: string; requiredBy: string };
  /** Private customers may give it too, as is usual for an invoice in their name. */
  isForPrivate?: true;
  /** It is the VAT number: companies enter it in the VAT field only, not twice. */
  isVatNumber?: true;
};

/** Where companies receive invoices over the Peppol network: `0208:0403019261` is scheme and number. */
export const peppolId = (example: string): Identifier => ({
  kind: 'electronic',
  key: 'peppol',
  name: 'Peppol ID',
  pattern: /^\d{4}:[\w.~-]{1,50}$/,
  example,
});
