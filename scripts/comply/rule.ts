/**
 * What the law wants pages to say, as data: which markets, from when, on which page, and how it is recognised. The ids are
 * those of eu-2026.md. A rule is not legal advice: a pass says that the sentence is there, not that it is enough.
 */
import { type CountryCode, countryCodes } from '../../src/domain/country/countries.ts';
import { isMemberState } from '../../src/domain/vat/tax-rule.ts';
import type { Market } from './market.ts';

/** A regular expression, or what answers like one. */
export type Pattern = { exec(text: string): readonly string[] | null };

export type Check = {
  /** A path; `article`: the first article on the home page; the first of those that are read whose HTML has something. */
  page: string | { article: (market: Market) => RegExp };
  /** Sentences by default; `html`: tags and structured data; `cookies`: names. */
  in?: 'html' | 'cookies';
  /** Undefined: what would be looked for is not known. */
  finds?: (market: Market) => RegExp | undefined;
  /** What must not be there. */
  lacks?: (market: Market) => Pattern;
  /** Not found because the operator has not stated it, not because the shop lacks it. */
  operator?: true;
};

export type Rule = {
  id: string;
  about: string;
  markets: readonly CountryCode[];
  /** ISO days by which it applies; absent: it does. */
  from?: string;
  fromIn?: Partial<Record<CountryCode, string>>;
  /** Every one has to pass. None: it cannot be read from pages, and `unread` says where it can be seen. */
  checks: readonly Check[];
  unread?: string;
};

export const all: readonly CountryCode[] = countryCodes;
export const union = all.filter(isMemberState);
/** The European Economic Area. */
export const area: readonly CountryCode[] = [...union, 'no'];

export const imprint = '/company-information/';
