/** Contact data of a wallet's holder, in one form for all wallets. Absent: not sent by the wallet. */
import * as z from 'zod';

export type WalletAddress = {
  /** A single text if the wallet does not separate its parts. */
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

/** Maximum characters of an address field. */
const longest = 120;

/** Wallets leave out what they do not know, or leave it empty. */
export const word = z
  .string()
  .nullish()
  .transform((text) => text?.trim().slice(0, longest) ?? '');
