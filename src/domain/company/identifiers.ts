/**
 * The numbers by which each country's invoices know a buyer. Source: eu-2026.md §13.5, F-30, F-34. The VAT number has a
 * field of its own; it is listed where the country knows companies by it, registered for VAT or not. How it is written: written.ts; what it must add up to: checks.ts.
 */
import type { CountryCode } from '../country/countries.ts';
import { electronic, type Identifier, registered, taxed } from './identifier.ts';

const invoiceDelivery = {
  group: 'delivery',
  requiredBy: 'D.Lgs. 127/2015: invoices travel through the SdI',
};

/** Where companies receive invoices over the Peppol network: `0208:0403019261` is scheme and number. */
const peppol = (example: string) =>
  electronic({ key: 'peppol', name: 'Peppol ID', pattern: /^\d{4}:[\w.~-]{1,50}$/, example });
const ico = (example: string) =>
  registered({ key: 'ico', name: 'IČO', pattern: /^\d{8}$/, example });

export const companyIdentifiers: Record<CountryCode, readonly Identifier[]> = {
  sk: [
    ico('31333532'),
    taxed({ key: 'dic', name: 'DIČ', pattern: /^[1-9]\d{9}$/, example: '2020317068' }),
  ],
  de: [
    electronic({
      key: 'leitweg',
      name: 'Leitweg-ID',
      pattern: /^\d{2,12}(-[A-Z0-9]{1,30})?-\d{2}$/,
      example: '04011000-1234512345-06',
    }),
  ],
  at: [peppol('9914:ATU13585627')],
  ch: [
    registered({
      key: 'uid',
      name: 'UID · IDE · IDI',
      pattern: /^CHE\d{9}$/,
      example: 'CHE-100.155.212',
    }),
  ],
  fr: [
    registered({
      key: 'siret',
      name: 'SIREN / SIRET',
      pattern: /^(\d{9}|\d{14})$/,
      example: '552 008 443',
    }),
  ],
  be: [
    registered({
      key: 'enterprise',
      name: 'Ondernemingsnummer · Numéro d’entreprise',
      pattern: /^[01]\d{9}$/,
      example: '0403.019.261',
    }),
    peppol('0208:0403019261'),
  ],
  nl: [
    registered({ key: 'kvk', name: 'KvK-nummer', pattern: /^\d{8}$/, example: '24433130' }),
    peppol('0106:24433130'),
  ],
  it: [
    taxed({
      key: 'partitaIva',
      name: 'Partita IVA',
      pattern: /^\d{11}$/,
      example: '00743110157',
      requiredBy: 'DPR 633/1972 art. 21: the invoice names the buyer’s VAT number',
      isVatNumber: true,
    }),
    taxed({
      key: 'codiceFiscale',
      name: 'Codice fiscale',
      pattern: /^([A-Z]{6}[\dL-NP-V]{2}[A-Z][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]|\d{11})$/,
      example: 'RCCMNL83S18D969H',
      isForPrivate: true,
    }),
    electronic({
      key: 'sdi',
      name: 'Codice destinatario',
      pattern: /^[A-Z0-9]{6,7}$/,
      example: 'M5UXCR1',
      oneOf: invoiceDelivery,
    }),
    electronic({
      key: 'pec',
      name: 'PEC',
      pattern: /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/,
      example: 'azienda@pec.it',
      oneOf: invoiceDelivery,
    }),
  ],
  es: [
    taxed({
      key: 'nif',
      name: 'NIF',
      pattern: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
      example: 'A28015865',
      isForPrivate: true,
      isVatNumber: true,
    }),
  ],
  pt: [
    taxed({
      key: 'nif',
      name: 'NIF',
      pattern: /^[1-9]\d{8}$/,
      example: '501964843',
      isForPrivate: true,
      isVatNumber: true,
    }),
  ],
  gb: [
    registered({
      key: 'companyNumber',
      name: 'Company number',
      pattern: /^(\d{8}|[A-Z]{2}\d{6})$/,
      example: '00445790',
    }),
  ],
  ie: [
    registered({ key: 'cro', name: 'CRO number', pattern: /^\d{5,6}$/, example: '338163' }),
    peppol('9935:IE6388047V'),
  ],
  pl: [
    taxed({
      key: 'nip',
      name: 'NIP',
      pattern: /^[1-9]\d{9}$/,
      example: '526-025-09-95',
      requiredBy: 'ustawa o VAT art. 106e: without it no invoice for a company can be issued later',
      isVatNumber: true,
    }),
  ],
  cz: [
    ico('25123891'),
    taxed({
      key: 'dic',
      name: 'DIČ',
      pattern: /^CZ\d{8,10}$/,
      example: 'CZ25123891',
      isVatNumber: true,
    }),
  ],
  hu: [
    taxed({
      key: 'adoszam',
      name: 'Adószám',
      pattern: /^\d{8}-[1-5]-\d{2}$/,
      example: '10773381-2-44',
    }),
  ],
  ro: [
    taxed({
      key: 'cui',
      name: 'CUI',
      pattern: /^[1-9]\d{1,9}$/,
      example: '18547290',
      isVatNumber: true,
    }),
    registered({
      key: 'registru',
      name: 'Registrul Comerțului',
      pattern: /^[JFC](\d{1,2}\/\d{1,6}\/\d{4}|\d{13})$/,
      example: 'J40/372/2002',
    }),
  ],
  bg: [registered({ key: 'eik', name: 'ЕИК', pattern: /^(\d{9}|\d{13})$/, example: '175074752' })],
  gr: [
    taxed({
      key: 'afm',
      name: 'ΑΦΜ',
      pattern: /^\d{9}$/,
      example: '094259216',
      isVatNumber: true,
    }),
  ],
  hr: [registered({ key: 'oib', name: 'OIB', pattern: /^\d{11}$/, example: '33392005961' })],
  si: [
    taxed({
      key: 'davcna',
      name: 'Davčna številka',
      pattern: /^[1-9]\d{7}$/,
      example: '50223054',
    }),
  ],
  lt: [
    registered({
      key: 'imonesKodas',
      name: 'Įmonės kodas',
      pattern: /^(\d{7}|\d{9})$/,
      example: '121215434',
    }),
  ],
  dk: [
    registered({ key: 'cvr', name: 'CVR-nummer', pattern: /^[1-9]\d{7}$/, example: '13585628' }),
    electronic({ key: 'ean', name: 'EAN-nummer', pattern: /^\d{13}$/, example: '5798000420526' }),
    peppol('0184:13585628'),
  ],
  se: [
    registered({
      key: 'orgnr',
      name: 'Organisationsnummer',
      pattern: /^\d{10}$/,
      example: '556016-0680',
    }),
    peppol('0007:5560160680'),
  ],
  no: [
    registered({
      key: 'orgnr',
      name: 'Organisasjonsnummer',
      pattern: /^[89]\d{8}$/,
      example: '988 077 917',
    }),
    peppol('0192:988077917'),
  ],
  fi: [
    registered({
      key: 'ytunnus',
      name: 'Y-tunnus',
      pattern: /^\d{7}-\d$/,
      example: '2077474-0',
    }),
    peppol('0216:003720774740'),
  ],
};

/** Whether the invoice law of the country demands the VAT number of its companies. */
export function needsVatNumber(country: CountryCode): boolean {
  return companyIdentifiers[country].some((row) => row.isVatNumber && row.requiredBy);
}
