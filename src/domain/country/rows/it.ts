/** Italy. What each fact means and where it comes from: ../country.ts. */
import { easterMonday } from '../../shipping/holiday-rules.ts';
import type { BrowserFacts, Country } from '../country.ts';
import { fiveDigits } from '../postal-forms.ts';
import { unionLaw, usualAddress, usualFeatures } from '../usual-facts.ts';

const provinces = {
  names:
    'AG Agrigento|AL Alessandria|AN Ancona|AO Aosta|AP Ascoli Piceno|AQ L’Aquila|AR Arezzo|AT Asti|AV Avellino|BA Bari|BG Bergamo|BI Biella|BL Belluno|BN Benevento|BO Bologna|BR Brindisi|BS Brescia|BT Barletta-Andria-Trani|BZ Bolzano|CA Cagliari|CB Campobasso|CE Caserta|CH Chieti|CL Caltanissetta|CN Cuneo|CO Como|CR Cremona|CS Cosenza|CT Catania|CZ Catanzaro|EN Enna|FC Forlì-Cesena|FE Ferrara|FG Foggia|FI Firenze|FM Fermo|FR Frosinone|GE Genova|GO Gorizia|GR Grosseto|IM Imperia|IS Isernia|KR Crotone|LC Lecco|LE Lecce|LI Livorno|LO Lodi|LT Latina|LU Lucca|MB Monza e Brianza|MC Macerata|ME Messina|MI Milano|MN Mantova|MO Modena|MS Massa-Carrara|MT Matera|NA Napoli|NO Novara|NU Nuoro|OR Oristano|PA Palermo|PC Piacenza|PD Padova|PE Pescara|PG Perugia|PI Pisa|PN Pordenone|PO Prato|PR Parma|PT Pistoia|PU Pesaro e Urbino|PV Pavia|PZ Potenza|RA Ravenna|RC Reggio Calabria|RE Reggio Emilia|RG Ragusa|RI Rieti|RM Roma|RN Rimini|RO Rovigo|SA Salerno|SI Siena|SO Sondrio|SP La Spezia|SR Siracusa|SS Sassari|SU Sud Sardegna|SV Savona|TA Taranto|TE Teramo|TN Trento|TO Torino|TP Trapani|TR Terni|TS Trieste|TV Treviso|UD Udine|VA Varese|VB Verbano-Cusio-Ossola|VC Vercelli|VE Venezia|VI Vicenza|VR Verona|VT Viterbo|VV Vibo Valentia',
  areCoded: true,
} as const;

/** Regions of one or two provinces, and cities with a postcode beginning of their own. Source: Poste Italiane. */
const postalStarts = {
  provinces: {
    '11': 'AO',
    '38': 'TN',
    '39': 'BZ',
    '75': 'MT',
    '85': 'PZ',
    '101': 'TO',
    '161': 'GE',
    '201': 'MI',
    '301': 'VE',
    '341': 'TS',
    '351': 'PD',
    '371': 'VR',
    '401': 'BO',
    '501': 'FI',
    '701': 'BA',
    '801': 'NA',
    '901': 'PA',
    '951': 'CT',
    '00': 'RM',
  },
} as const;

const invoiceDelivery = {
  group: 'delivery',
  requiredBy: 'D.Lgs. 127/2015: invoices travel through the SdI',
} as const;

export const browser = {
  postalCode: { ...fiveDigits, example: '00184' },
  territories: [
    { key: 'livigno', place: 'Livigno', postalCodes: /^23041$/, treatment: 'outside' },
    { key: 'campione', place: 'Campione d’Italia', postalCodes: /^22061$/, treatment: 'outside' },
  ],
  vatPrefix: 'IT',
} as const satisfies BrowserFacts;

export const it = {
  browser,
  label: 'Italia',
  languages: ['it'],
  topLevelDomain: 'it',
  timeZone: 'Europe/Berlin',
  currency: [{ value: 'EUR' }],
  vatRate: [{ value: 0.22 }],
  companyIdentifiers: [
    {
      kind: 'tax',
      key: 'partitaIva',
      name: 'Partita IVA',
      pattern: /^\d{11}$/,
      example: '00743110157',
      requiredBy: 'DPR 633/1972 art. 21: the invoice names the buyer’s VAT number',
      isVatNumber: true,
    },
    {
      kind: 'tax',
      key: 'codiceFiscale',
      name: 'Codice fiscale',
      pattern: /^([A-Z]{6}[\dL-NP-V]{2}[A-Z][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]|\d{11})$/,
      example: 'RCCMNL83S18D969H',
      isForPrivate: true,
    },
    {
      kind: 'electronic',
      key: 'sdi',
      name: 'Codice destinatario',
      pattern: /^[A-Z0-9]{6,7}$/,
      example: 'M5UXCR1',
      oneOf: invoiceDelivery,
    },
    {
      kind: 'electronic',
      key: 'pec',
      name: 'PEC',
      pattern: /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/,
      example: 'azienda@pec.it',
      oneOf: invoiceDelivery,
    },
  ],
  telephone: {
    callingCode: '39',
    example: '+39 312 345 6789',
    keepsLeadingZero: true,
  },
  address: {
    ...usualAddress,
    stateRequired: { spec: false, law: true },
    provinces,
    postalStarts,
    stateBesideCity: true,
    additionalLine: 'address.additionalFloorDoor',
  },
  mains: { plug: 'CEI 23-50 (L)', socketWatts: 3680 },
  shipping: {
    holidays: {
      days: [
        '01-01',
        '01-06',
        '04-25',
        '05-01',
        '06-02',
        '08-15',
        '10-04',
        '11-01',
        '12-08',
        easterMonday,
        '12-25',
        '12-26',
      ],
    },
  },
  payment: {
    transferCode: 'epc',
    cash: {
      cap: [{ value: { amount: 5000, below: true } }],
      rounding: 5,
    },
  },
  law: {
    ...unionLaw,
    legalGuaranteeYears: 2,
    disputeBody: { ask: 'Ministero delle Imprese e del Made in Italy, www.mimit.gov.it' },
    invoicesKeptYears: 10,
    accessibilityAuthority: 'Agenzia per l’Italia digitale (AgID), www.agid.gov.it',
    dataProtection: 'Garante per la protezione dei dati personali, www.garanteprivacy.it',
  },
  features: { ...usualFeatures },
} as const satisfies Country;
