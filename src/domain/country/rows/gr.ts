/** Greece. What each fact means and where it comes from: ../country.ts. */
import { easterMonday, goodFriday, whitMonday } from '../../shipping/holiday-rules.ts';
import type { BrowserFacts, Country } from '../country.ts';
import { threeAndTwo } from '../postal-forms.ts';
import { unionLaw, usualAddress, usualFeatures } from '../usual-facts.ts';

export const browser = {
  postalCode: { ...threeAndTwo, example: '105 57' },
  territories: [
    { key: 'athos', place: 'Άγιο Όρος', postalCodes: /^630 86$/, treatment: 'outside' },
  ],
  vatPrefix: 'EL',
} as const satisfies BrowserFacts;

export const gr = {
  browser,
  label: 'Ελλάδα',
  languages: ['el'],
  topLevelDomain: 'gr',
  timeZone: 'Europe/Athens',
  currency: [{ value: 'EUR' }],
  vatRate: [{ value: 0.24 }],
  companyIdentifiers: [
    {
      kind: 'tax',
      key: 'afm',
      name: 'ΑΦΜ',
      pattern: /^\d{9}$/,
      example: '094259216',
      isVatNumber: true,
    },
  ],
  telephone: { callingCode: '30', example: '+30 691 234 5678' },
  address: { ...usualAddress, additionalLine: 'address.additionalFloorDoor' },
  mains: { plug: 'CEE 7/7', socketWatts: 3680 },
  shipping: {
    holidays: {
      easter: 'orthodox',
      days: [
        '01-01',
        '01-06',
        '03-25',
        '05-01',
        '08-15',
        '10-28',
        '12-25',
        '12-26',
        // Clean Monday is 48 days before Easter.
        -48,
        goodFriday,
        easterMonday,
        whitMonday,
      ],
    },
  },
  payment: {
    transferCode: 'epc',
    cash: {
      cap: [{ value: { amount: 500, below: true } }],
      rounding: 'none',
    },
  },
  law: {
    ...unionLaw,
    legalGuaranteeYears: 2,
    disputeBody: { body: 'Συνήγορος του Καταναλωτή, www.synigoroskatanaloti.gr' },
    invoicesKeptYears: 5,
    accessibilityAuthority: 'Γενική Γραμματεία Εμπορίου, kataggelies.mindev.gov.gr',
    dataProtection: 'Αρχή Προστασίας Δεδομένων Προσωπικού Χαρακτήρα, www.dpa.gr',
  },
  features: { ...usualFeatures, companyDefault: { spec: true } },
} as const satisfies Country;
