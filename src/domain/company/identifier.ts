/** A number by which invoices know a buyer. */

export type Identifier = {
  /** Its name in `address.identifiers`. */
  key: string;
  /** As its country calls it, in every language: who has one knows it by this name. */
  name: string;
  /** By which the register or the tax office knows the buyer; or where electronic invoices are sent to. */
  kind: 'register' | 'tax' | 'electronic';
  /** Matches the normalised number. */
  pattern: RegExp;
  example: string;
  /** Why a company must give it. The rest is optional, for an invoice is right without. */
  requiredBy?: string;
  /** A company must give one of those that name the same group. */
  oneOf?: { group: string; requiredBy: string };
  /** Private customers are used to giving it for an invoice in their name. */
  isForPrivate?: true;
  /** What the field of the VAT number is called there: a company is not asked for it twice. */
  isVatNumber?: true;
};

/** Where companies receive invoices over the Peppol network: `0208:0403019261` is scheme and number. */
export const peppolPattern = /^\d{4}:[\w.~-]{1,50}$/;
