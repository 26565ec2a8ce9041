/** Texts that must not be changed by a translator. */
import type { Language } from '#domain/country/countries.ts';

/** Forms that a language's texts do not have, because others are chosen. Source: the house's form of address. */
export const excludedForms: Partial<Record<Language, RegExp>> = {
  /** "Te", not "sinä". A button is the usual imperative without a full stop; whole sentences have "-kaa". */
  fi: new RegExp(
    [
      '(?<!\\p{L})(sinä|sinu\\p{L}*|olet|oletko|et|etkö|voit|saat|näet|haluat)(?!\\p{L})',
      // Your: -si, which -ksi, -isi and a few words have too.
      '\\p{L}{2}(?<!\\b(uu|vuo|vii|kuu|täy|hylkä|pyy|hissi|provinssi))(?<![kis])si(?!\\p{L})',
      '(?<!\\p{L})(anna|valitse|tarkista|kirjaudu|vahvista|lähetä|kirjoita|mainitse|yritä|kokeile|peru)(?!\\p{L})(?=[^]*[.:]$)',
    ].join('|'),
    'iu',
  ),
  el: /\be-mail\b|(στην|της|την) Kontor/i,
};

/** Names that no language translates. */
export const sameEverywhere = ['order.bankBic', 'order.bankIban'];

/** Texts that are the same in this language as in English. */
export const sameInLanguage: Partial<Record<Language, readonly string[]>> = {
  cs: [
    'header.menu',
    'listing.sort.relevance',
    'mail.voucherReference',
    'price.perUnit.kg',
    'price.perUnit.l',
    'price.perUnit.m',
    'price.perUnit.m2',
    'product.model',
    'product.video',
  ],
  da: [
    'badge.bestseller',
    'error.details',
    'guarantee.besideOne',
    'header.menu',
    'mail.voucherReference',
    'order.bankInstitute',
    'order.voucherReference',
    'product.model',
    'product.video',
  ],
  de: [
    'address.optional',
    'badge.bestseller',
    'contact.name',
    'giftCard.code',
    'listing.sort.name-asc',
    'listing.sort.name-desc',
    'order.bankInstitute',
    'passkey.suggested',
    'passkey.title',
    'product.video',
  ],
  el: ['address.email'],
  es: ['totals.goods', 'totals.total'],
  fi: ['product.video'],
  fr: [
    'giftCard.code',
    'hazard.danger',
    'header.menu',
    'listing.page',
    'listing.pages',
    'product.description',
    'product.documents',
    'search.suggestions',
    'totals.total',
  ],
  hr: [
    'price.perUnit.kg',
    'price.perUnit.l',
    'price.perUnit.m',
    'price.perUnit.m2',
    'product.model',
    'product.video',
  ],
  hu: ['order.bankInstitute'],
  it: ['account.password', 'badge.bestseller', 'header.menu', 'passkey.suggested', 'product.video'],
  nb: ['guarantee.besideOne', 'order.bankInstitute', 'product.video'],
  nl: [
    'address.postalCode',
    'badge.bestseller',
    'contact.title',
    'filter.tags',
    'filter.title',
    'giftCard.code',
    'header.menu',
    'home.bestsellers',
    'order.bankInstitute',
    'passkey.suggested',
    'passkey.title',
    'product.model',
    'product.video',
    'search.bestseller',
  ],
  pl: [
    'badge.bestseller',
    'header.menu',
    'invoice.vat',
    'order.bankInstitute',
    'price.perUnit.kg',
    'price.perUnit.l',
    'price.perUnit.m',
    'price.perUnit.m2',
    'product.model',
  ],
  pt: ['header.menu', 'totals.goods', 'totals.total'],
  ro: ['contact.title', 'product.model', 'product.video', 'totals.coupon', 'totals.total'],
  sk: [
    'header.menu',
    'price.perUnit.kg',
    'price.perUnit.l',
    'price.perUnit.m',
    'price.perUnit.m2',
    'product.model',
    'product.video',
  ],
  sl: [
    'price.perUnit.kg',
    'price.perUnit.l',
    'price.perUnit.m',
    'price.perUnit.m2',
    'product.model',
    'product.video',
  ],
  sv: ['order.bankInstitute', 'passkey.suggested', 'passkey.title', 'product.video'],
};
