/** Great Britain and Northern Ireland. What each fact means and where it comes from: ../country.ts. */
import { easterMonday, goodFriday } from '../../shipping/holiday-rules.ts';
import type { BrowserFacts, Country } from '../country.ts';
import { usualAddress, usualFeatures } from '../usual-facts.ts';
import { unionWithdrawalLink } from '../withdrawal-link.ts';

/** The letters before the first digit; GIR was a bank's, BFPO is the army's. Source: Royal Mail. */
const postalStarts = {
  letters:
    'AB AL B BA BB BD BH BL BN BR BS BT BX CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY G GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE GIR BFPO',
} as const;

export const browser = {
  postalCode: {
    pattern: /^(GIR 0AA|BFPO \d{1,4}|[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2})$/,
    example: 'SW1A 1AA',
    text: 'field.postalCodeBritish',
    startsWithLetters: true,
    form: 'british',
  },
  territories: [
    { key: 'jersey', place: 'Jersey', postalCodes: /^JE/, treatment: 'outside' },
    { key: 'guernsey', place: 'Guernsey', postalCodes: /^GY/, treatment: 'outside' },
    { key: 'isle-of-man', postalCodes: /^IM/, treatment: 'standard' },
    { key: 'northern-ireland', postalCodes: /^BT/, treatment: 'standard' },
  ],
  vatPrefix: 'GB',
} as const satisfies BrowserFacts;

export const gb = {
  browser,
  label: 'United Kingdom',
  languages: ['en'],
  topLevelDomain: 'co.uk',
  timeZone: 'Europe/London',
  currency: [{ value: 'GBP' }],
  vatRate: [{ value: 0.2 }],
  companyIdentifiers: [
    {
      kind: 'register',
      key: 'companyNumber',
      name: 'Company number',
      pattern: /^(\d{8}|[A-Z]{2}\d{6})$/,
      example: '00445790',
    },
  ],
  telephone: { callingCode: '44', example: '+44 7400 123456' },
  address: {
    ...usualAddress,
    postalStarts,
    houseNumberFirst: { spec: false, law: true },
    houseNumberEitherWay: true,
    postalCodeAfterCity: { spec: false, law: true },
    additionalLine: 'address.additionalBuilding',
  },
  mains: {
    plug: 'BS 1363 (G)',
    socketWatts: 3000,
    strong: { plug: 'IEC 60309 16 A (230 V)', socketWatts: 3680 },
  },
  shipping: {
    holidays: {
      madeUp: true,
      days: [
        '01-01',
        '12-25',
        '12-26',
        goodFriday,
        easterMonday,
        { monday: 'first', month: 5 },
        { monday: 'last', month: 5 },
        { monday: 'last', month: 8 },
      ],
    },
    importCharges: 'included',
  },
  payment: {
    transferCode: 'none',
    cash: {
      cap: [{ value: 'none' }],
      rounding: 'none',
    },
    // Klarna lends in Great Britain through a separate company.
    lenders: { klarna: 'Klarna Financial Services UK Limited' },
  },
  law: {
    priceDisclaimer: { spec: false },
    deliveryBesidePrice: { spec: false, law: true },
    measuredByFirstStep: false,
    safetyInformation: { spec: false },
    energyLabel: { spec: false, law: true },
    legalGuaranteeYears: 6,
    guaranteeNotice: [{ value: false }],
    guaranteeCancelDays: 45,
    withdrawalDays: 14,
    withdrawalLink: unionWithdrawalLink,
    disputeBody: {
      none: 'a body is named to whoever complained in vain, by a trader bound to one',
    },
    invoicesKeptYears: 6,
    dataProtection: 'Information Commissioner’s Office, ico.org.uk',
  },
  features: { ...usualFeatures, manualTranslation: { spec: true } },
} as const satisfies Country;
