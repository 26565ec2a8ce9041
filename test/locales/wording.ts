/** Words that are right as they are, whatever a translator thinks of them. */
import type { Language } from '#domain/country/countries.ts';

/** Copied from eu-2026.md §13.3, first wording of each language: the button that closes a contract, art. 8(2) CRD. */
export const orderButtons: Record<Language, string> = {
  de: 'Zahlungspflichtig bestellen',
  en: 'Order with obligation to pay',
  fr: 'Commande avec obligation de paiement',
  nl: 'Bestelling met betalingsverplichting',
  it: 'Ordine con obbligo di pagare',
  es: 'Pedido con obligación de pago',
  pt: 'Encomenda com obrigação de pagar',
  pl: 'Zamówienie z obowiązkiem zapłaty',
  cs: 'Objednávka zavazující k platbě',
  sk: 'Objednávka s povinnosťou platby',
  hu: 'Fizetési kötelezettséggel járó megrendelés',
  ro: 'Comandă cu obligație de plată',
  bg: 'Поръчка със задължение за плащане',
  hr: 'Narudžba s obvezom plaćanja',
  sl: 'Naročilo z obveznostjo plačila',
  da: 'Ordre med betalingsforpligtelse',
  sv: 'Beställning med betalningsskyldighet',
  el: 'Παραγγελία με υποχρέωση πληρωμής',
  lt: 'Užsakymas su prievole sumokėti',
  fi: 'Tilaus, johon liittyy maksuvelvollisuus',
  nb: 'Bestilling med betalingsplikt',
};

/** Names that no language translates. */
export const sameEverywhere = ['campaign.cyber_week', 'order.bankBic', 'order.bankIban'];

/** Words that a language happens to write as English does. */
export const sameInLanguage: Partial<Record<Language, readonly string[]>> = {
  cs: ['address.email', 'listing.sort.relevance', 'product.model'],
  da: [
    'address.email',
    'badge.bestseller',
    'error.details',
    'order.bankInstitute',
    'product.model',
  ],
  de: [
    'address.optional',
    'badge.bestseller',
    'listing.sort.name-asc',
    'listing.sort.name-desc',
    'order.bankInstitute',
  ],
  es: ['totals.title', 'totals.total'],
  fr: [
    'address.email',
    'listing.page',
    'listing.pages',
    'product.description',
    'totals.title',
    'totals.total',
  ],
  hr: ['address.email', 'product.model'],
  hu: ['order.bankInstitute'],
  it: ['address.email', 'badge.bestseller'],
  nb: ['order.bankInstitute'],
  nl: [
    'address.postalCode',
    'badge.bestseller',
    'filter.title',
    'home.bestsellers',
    'order.bankInstitute',
    'product.model',
    'search.bestseller',
  ],
  pl: ['address.email', 'badge.bestseller', 'order.bankInstitute', 'product.model'],
  pt: ['address.email', 'totals.title', 'totals.total'],
  ro: ['address.email', 'product.model', 'totals.title', 'totals.total'],
  sk: ['address.email', 'product.model'],
  sl: ['product.model'],
  sv: ['order.bankInstitute'],
};
