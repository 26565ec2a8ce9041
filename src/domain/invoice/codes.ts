/** Codes of EN 16931 for what a document states: UNTDID 1001, 4461, 5189, 5305, Rec 20, VATEX. */
import type { PaymentMethodKey } from '../payment/methods.ts';
import type { Invoice, InvoiceLine, TaxTreatment } from './invoice.ts';

export const typeCodes = { invoice: '380', creditNote: '381' } as const satisfies Record<
  Invoice['kind'],
  string
>;

export const specification = 'urn:cen.eu:en16931:2017';

export const taxCategories = {
  standard: { code: 'S' },
  intraCommunity: { code: 'K', reason: 'VATEX-EU-IC' },
  reverseCharge: { code: 'AE', reason: 'VATEX-EU-AE' },
  export: { code: 'G', reason: 'VATEX-EU-G' },
  exempt: { code: 'E' },
} as const satisfies Record<TaxTreatment, { code: string; reason?: string }>;

export const exemptionCode = (treatment: TaxTreatment): string | undefined => {
  const category: { code: string; reason?: string } = taxCategories[treatment];
  return category.reason;
};

/** Pieces, or one of what is not counted in pieces. */
export const unitOf = ({ kind }: Pick<InvoiceLine, 'kind'>): string =>
  kind === 'article' ? 'H87' : 'C62';

/** A discount, without a more exact reason. */
export const discountCode = '95';

const means = {
  sepaTransfer: '58',
  transfer: '30',
  cash: '10',
  card: '48',
  onlineService: '68',
  undefined: '1',
} as const;

const cards: readonly PaymentMethodKey[] = [
  'scheme',
  'applepay',
  'googlepay',
  'bcmc',
  'bcmc_mobile',
];

/** A transfer has a code only with the account that receives it: a refunded one has no account. */
export function paymentMeans({ payment, currency }: Invoice): string {
  const { method, account } = payment;
  if (method === 'nothingToPay') return means.undefined;
  if (method === 'cashOnDelivery') return means.cash;
  if (method !== 'bankTransfer') return cards.includes(method) ? means.card : means.onlineService;
  if (!account) return means.undefined;
  return currency === 'EUR' ? means.sepaTransfer : means.transfer;
}
