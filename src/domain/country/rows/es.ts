/** Spain. What each fact means and where it comes from: ../country.ts. */
import { goodFriday } from '../../shipping/holiday-rules.ts';
import type { BrowserFacts, Country } from '../country.ts';
import { fiveDigits } from '../postal-forms.ts';
import { unionLaw, usualAddress, usualFeatures } from '../usual-facts.ts';

/** In the order of the first two digits of their postcodes, 01 to 52. Source: Correos. */
const provinces = {
  names:
    'Álava|Albacete|Alicante|Almería|Ávila|Badajoz|Illes Balears|Barcelona|Burgos|Cáceres|Cádiz|Castellón|Ciudad Real|Córdoba|A Coruña|Cuenca|Girona|Granada|Guadalajara|Gipuzkoa|Huelva|Huesca|Jaén|León|Lleida|La Rioja|Lugo|Madrid|Málaga|Murcia|Navarra|Ourense|Asturias|Palencia|Las Palmas|Pontevedra|Salamanca|Santa Cruz de Tenerife|Cantabria|Segovia|Sevilla|Soria|Tarragona|Teruel|Toledo|Valencia|Valladolid|Bizkaia|Zamora|Zaragoza|Ceuta|Melilla',
  byPostalCode: true,
} as const;

export const browser = {
  postalCode: { ...fiveDigits, example: '28001' },
  territories: [
    { key: 'canarias', place: 'Canarias', postalCodes: /^3[58]/, treatment: 'outside' },
    { key: 'ceuta', place: 'Ceuta', postalCodes: /^51/, treatment: 'outside' },
    { key: 'melilla', place: 'Melilla', postalCodes: /^52/, treatment: 'outside' },
  ],
  vatPrefix: 'ES',
} as const satisfies BrowserFacts;

export const es = {
  browser,
  label: 'España',
  languages: ['es'],
  topLevelDomain: 'es',
  timeZone: 'Europe/Berlin',
  currency: [{ value: 'EUR' }],
  vatRate: [{ value: 0.21 }],
  companyIdentifiers: [
    {
      kind: 'tax',
      key: 'nif',
      name: 'NIF',
      pattern: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
      example: 'A28015865',
      isForPrivate: true,
      isVatNumber: true,
    },
  ],
  telephone: { callingCode: '34', example: '+34 612 34 56 78' },
  address: {
    ...usualAddress,
    stateRequired: { spec: false, law: true },
    provinces,
    postalStarts: { twoDigits: [[1, 52]] },
    additionalLine: 'address.additionalFloorDoor',
  },
  mains: { plug: 'CEE 7/7', socketWatts: 3680 },
  shipping: {
    holidays: {
      days: [
        '01-01',
        '01-06',
        '05-01',
        '08-15',
        '10-12',
        '11-01',
        '12-06',
        '12-08',
        '12-25',
        goodFriday,
      ],
    },
  },
  payment: {
    transferCode: 'epc',
    cash: {
      cap: [{ value: { amount: 1000, below: true } }],
      rounding: 'none',
    },
  },
  law: {
    ...unionLaw,
    legalGuaranteeYears: 3,
    disputeBody: { ask: 'Junta Arbitral Nacional de Consumo, www.consumo.gob.es' },
    complaintLink: { name: 'Hojas de reclamaciones', url: '/complaints/#form' },
    invoicesKeptYears: 6,
    dataProtection: 'Agencia Española de Protección de Datos, www.aepd.es',
  },
  features: { ...usualFeatures },
} as const satisfies Country;
