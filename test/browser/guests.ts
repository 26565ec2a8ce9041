/** The buyers of the browser tests, with what the law and the price list prescribe for them. */

export type Guest = {
  /** Where the shopper enters: market and language prefix. The default market has no host of its own. */
  country: string;
  host?: string;
  prefix?: string;
  locale: string;
  /** What is typed into the search field. */
  search: string;
  /** The department and the category that are clicked. */
  category: [department: string, category: string];
  /** Address fields by their names without `billing.`. */
  address: Record<string, string>;
  postalCodeOfNoCountry: string;
  /** The only wordings the order button may carry. Source: eu-2026.md §13.3. */
  orderButton: string;
  payment: 'bankTransfer' | 'cashOnDelivery';
  /** Per mille. Source: eu-2026.md §13.1. */
  vat: number;
  /** Cents. Source: purchase-flow.txt §9. */
  shipping: { freeAbove: number; parcel: number };
  codFee: number;
  /** A word that only a mail in this language carries. */
  mailWord: RegExp;
};

/** Accessories, because several markets let only one standard product be paid in cash. */
export const searched = { sku: 'EX10209793', number: '10209793' };
export const browsed = { sku: 'EX10514225', number: '10514225' };
/** An appliance of a kind that needs an energy label. */
export const labelled = { sku: 'EX10438711', number: '10438711' };
/** B-ware. */
export const used = { sku: 'EX20923778', number: '20923778' };

const euro = { shipping: { freeAbove: 5900, parcel: 195 }, codFee: 290 };

export const guests = {
  sk: {
    country: 'sk',
    locale: 'sk-SK',
    search: 'zverák',
    category: ['Gastrovybavenie', 'Ohrev jedál a bufet'],
    address: {
      firstName: 'Zuzana',
      lastName: 'Kováčová',
      streetName: 'Obchodná',
      streetNumber: '14/B',
      postalCode: '811 06',
      city: 'Bratislava',
    },
    postalCodeOfNoCountry: '12',
    orderButton: 'Objednávka s povinnosťou platby',
    payment: 'bankTransfer',
    vat: 230,
    ...euro,
    mailWord: /Ďakujeme|ďakujeme/,
  },
  de: {
    country: 'de',
    host: 'de',
    locale: 'de-DE',
    search: 'Schraubstock',
    category: ['Gastronomiebedarf', 'Warmhalten & Buffet'],
    address: {
      firstName: 'Jürgen',
      lastName: 'Groß',
      streetName: 'Große Elbstraße',
      streetNumber: '12a',
      postalCode: '22767',
      city: 'Hamburg',
    },
    postalCodeOfNoCountry: '2276',
    orderButton: 'Zahlungspflichtig bestellen',
    payment: 'bankTransfer',
    vat: 190,
    ...euro,
    mailWord: /Ihre Bestellung/,
  },
  ch: {
    country: 'ch',
    host: 'ch',
    prefix: '/fr',
    locale: 'fr-CH',
    search: 'étau',
    category: ['Matériel de restauration', 'Maintien au chaud et buffet'],
    address: {
      firstName: 'Amélie',
      lastName: 'Rochat',
      streetName: 'Rue du Rhône',
      streetNumber: '8',
      postalCode: '1204',
      city: 'Genève',
    },
    postalCodeOfNoCountry: '120',
    orderButton: 'Commande avec obligation de paiement',
    payment: 'bankTransfer',
    vat: 81,
    ...euro,
    mailWord: /commande/,
  },
  gr: {
    country: 'gr',
    host: 'gr',
    locale: 'el-GR',
    search: 'μέγγενη',
    category: ['Εξοπλισμός εστίασης', 'Θέρμανση φαγητού & μπουφές'],
    address: {
      company: 'Καφενείο Ερμού ΙΚΕ',
      firstName: 'Ελένη',
      lastName: 'Παπαδοπούλου',
      streetName: 'Ερμού',
      streetNumber: '12',
      postalCode: '105 63',
      city: 'Αθήνα',
    },
    postalCodeOfNoCountry: '1055',
    orderButton: 'Παραγγελία με υποχρέωση πληρωμής',
    payment: 'cashOnDelivery',
    vat: 240,
    ...euro,
    mailWord: /παραγγελία/,
  },
  bg: {
    country: 'bg',
    host: 'bg',
    locale: 'bg-BG',
    search: 'менгеме',
    category: ['Оборудване за заведения', 'Затопляне на храна и бюфет'],
    address: {
      company: 'Хлебарница Витоша ООД',
      firstName: 'Иван',
      lastName: 'Йорданов',
      streetName: 'бул. Витоша',
      streetNumber: '25',
      postalCode: '1000',
      city: 'София',
    },
    postalCodeOfNoCountry: '100',
    orderButton: 'Поръчка със задължение за плащане',
    payment: 'cashOnDelivery',
    vat: 200,
    ...euro,
    mailWord: /поръчка/,
  },
  gb: {
    country: 'gb',
    host: 'gb',
    locale: 'en-GB',
    search: 'bench vice',
    category: ['Catering equipment', 'Food warming & buffet'],
    address: {
      firstName: "Siobhán O'Brien",
      lastName: 'Smith-Jones',
      streetName: 'Baker Street',
      streetNumber: '221B',
      postalCode: 'nw1 6xe',
      city: 'London',
    },
    postalCodeOfNoCountry: 'ABC 123',
    orderButton: 'Order with obligation to pay',
    payment: 'cashOnDelivery',
    vat: 200,
    shipping: { freeAbove: 5200, parcel: 195 },
    codFee: 250,
    mailWord: /your order/i,
  },
} satisfies Record<string, Guest>;
