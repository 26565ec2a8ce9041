/**
 * An invoice or a credit note as a document: everything it states, so that its XML and PDF can be written again at any
 * time. Amounts are integer cents of `currency`. The terms are those of EN 16931, whose numbers (BT-…) the comments
 * name. Source: Directive 2006/112/EC art. 226; eu-2026.md F-30, F-34.
 */
import * as z from 'zod';
import { address } from '../checkout/address.ts';
import { type LocaleCode, locales } from '../locale/locales.ts';
import { type CurrencyCode, currencies } from '../money/currencies.ts';
import { paymentMethodKeys } from '../payment/methods.ts';

/** Why a sale has the VAT that it has. All but `standard` are without VAT. */
export const taxTreatments = [
  'standard',
  'intraCommunity',
  'reverseCharge',
  'export',
  'exempt',
] as const;

const cents = z.int();
const day = z.iso.date();

/** `rate`: as a fraction, 0.23. */
const tax = z.object({ treatment: z.enum(taxTreatments), rate: z.number().min(0).max(1) });

const seller = z.object({
  name: z.string(),
  legalName: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  register: z.string(),
  representative: z.string(),
  /** BT-31: the number under which the VAT of this sale is declared. */
  vatId: z.string(),
  phone: z.string(),
  email: z.string(),
});

const buyer = z.object({
  /** The company, else the person (BT-44). */
  name: z.string(),
  address,
  /** BT-48, with its prefix. */
  vatNumber: z.string().optional(),
  email: z.string(),
});

export const invoiceLineKinds = ['article', 'guarantee', 'shipping', 'fee', 'amount'] as const;

const invoiceLine = z.object({
  /** The id of the order's line; `shipping` for the delivery, `amount-…` for a credited amount without an article. */
  id: z.string(),
  kind: z.enum(invoiceLineKinds),
  name: z.string(),
  sku: z.string().optional(),
  /** Of a guarantee: the SKU of the article it is for. */
  parentSku: z.string().optional(),
  quantity: z.int().positive(),
  tax,
  /** With its VAT, after the discounts of the line: what was paid for it before discounts on the whole order. */
  gross: cents,
  /** Without VAT, before and after the discounts of the line (BT-131). */
  listNet: cents,
  net: cents,
});

/** A discount on the whole order (BG-20), separately for each tax. */
const allowance = z.object({
  id: z.string(),
  name: z.string(),
  tax,
  gross: cents,
  net: cents,
});

/** BG-23. `exemption`: the words that the law demands for a sale without VAT. */
const taxSum = z.object({ tax, net: cents, vat: cents, exemption: z.string().optional() });

const totals = z.object({
  /** BT-106 */
  lines: cents,
  /** BT-107 */
  allowances: cents,
  /** BT-109 */
  net: cents,
  /** BT-110 */
  vat: cents,
  /** BT-112 */
  total: cents,
  /** BT-114: `payable` minus `total`. VAT on net sums cannot yield every gross price (decision 59). */
  rounding: cents,
  /** What the shopper pays, or paid. */
  payable: cents,
  /** BT-113 */
  prepaid: cents,
  /** Of `prepaid`: what gift cards paid. Absent: nothing. */
  byGiftCards: cents.optional(),
  /** BT-115 */
  due: cents,
});

const bankAccount = z.object({
  accountOwner: z.string(),
  institute: z.string(),
  iban: z.string(),
  bic: z.string(),
});

const paymentTerms = z.object({
  method: z.enum(paymentMethodKeys),
  /** BT-20, in the language of the document. */
  terms: z.string(),
  /** BT-83 */
  reference: z.string(),
  /** Of the bank transfer by which it was or is to be paid. */
  account: bankAccount.optional(),
});

export const invoice = z.object({
  kind: z.enum(['invoice', 'creditNote']),
  number: z.string().min(1),
  issuedOn: day,
  /** BT-72 */
  suppliedOn: day,
  store: z.object({ key: z.string() }),
  /** Language and formats of the document. */
  locale: z.enum(locales.map(({ code }) => code) as [LocaleCode, ...LocaleCode[]]),
  currency: z.enum(Object.keys(currencies) as [CurrencyCode, ...CurrencyCode[]]),
  seller,
  buyer,
  deliveryAddress: address,
  /** `number`: as shoppers see it. */
  order: z.object({ id: z.string(), number: z.string(), orderedOn: day }),
  lines: z.array(invoiceLine).min(1),
  allowances: z.array(allowance),
  taxes: z.array(taxSum).min(1),
  totals,
  payment: paymentTerms,
  /** Of a credit note: the invoice that it corrects (BG-3). */
  corrects: z.object({ number: z.string(), issuedOn: day }).optional(),
  /** What it documents, by its id: a shipment; of a credit note a credit, or a refund at the provider's own desk. */
  cause: z.string().optional(),
  /** BT-22 */
  notes: z.array(z.string()),
});

export type Invoice = z.infer<typeof invoice>;
/** Everything but the number, which the database assigns in the transaction that stores the document. */
export type InvoiceDraft = Omit<Invoice, 'number'>;
export type InvoiceLine = Invoice['lines'][number];
export type Allowance = Invoice['allowances'][number];
export type Tax = InvoiceLine['tax'];
export type TaxTreatment = Tax['treatment'];
export type TaxSum = Invoice['taxes'][number];
export type Seller = Invoice['seller'];
export type Buyer = Invoice['buyer'];
