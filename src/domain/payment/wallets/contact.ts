/** What a wallet knows of its holder, whichever it is. Absent: the wallet did not say. */
import * as z from 'zod';

export type WalletAddress = {
  /** In one, where the wallet does not tell its parts apart. */
  name: string | { firstName: string; lastName: string };
  /** With the house number. */
  street: string;
  additional?: string;
  postalCode: string;
  city: string;
  state?: string;
  /** Upper case, as wallets write it. */
  countryCode: string;
  phone?: string;
};

export type WalletContact = {
  email?: string;
  phone?: string;
  billing?: WalletAddress;
  shipping?: WalletAddress;
};

/** Characters of an address's field. */
const longest = 120;

/** Wallets leave out what they do not know, or leave it empty. */
export const word = z
  .string()
  .nullish()
  .transform((text) => text?.trim().slice(0, longest) ?? '');
