/**
 * Why somebody writes to the shop: reasons, their subreasons and the fields that each of them asks for.
 * Source: purchase-flow.txt §5 "Support request form". The specification shows its table of reasons only in part: rows
 * with `source: 'spec'` require what it says, the others are ours (decision 69).
 */

/** Fields that only some subreasons show, in the order of the form. Name, e-mail and texts belong to each of them. */
export const supportFields = [
  'productNumber',
  'quantity',
  'orderNumber',
  'invoiceNumber',
  'vatId',
  'phone',
] as const;
export type SupportField = (typeof supportFields)[number];

/** A page that may settle the matter at once; it is offered, never forced. */
type KnownFlow = 'my-data' | 'order-status' | 'withdrawal';

export type Subreason = {
  source: 'spec' | 'ours';
  required: readonly SupportField[];
  /** Shown, but may be left empty. Quantity and phone are required wherever they are shown. */
  optional?: readonly Exclude<SupportField, 'quantity' | 'phone'>[];
  /** Of the optional ones, those that the specification requires although a sender may not have them yet, or ever. */
  relaxed?: readonly SupportField[];
  flow?: KnownFlow;
  /** Possible as long as nothing of the order is packed. */
  untilPacked?: true;
  /** Inclusive ISO days between which it is offered; absent means open. */
  from?: string;
  to?: string;
};

/** "Change-order, cancellation, shipment-problem, product-claim and return: product, invoice and order numbers." */
const ofAnOrder = {
  source: 'spec',
  required: ['productNumber', 'orderNumber', 'invoiceNumber'],
} as const satisfies Subreason;

/**
 * Often about the whole order, not one article. The shop issues the invoice when it ships: before, nobody has its number.
 */
const beforeDispatch = {
  source: 'spec',
  required: ['orderNumber'],
  optional: ['productNumber', 'invoiceNumber'],
  relaxed: ['productNumber', 'invoiceNumber'],
  flow: 'order-status',
} as const satisfies Subreason;

export const supportReasons = {
  sales: {
    'offer-discount': {
      source: 'spec',
      required: ['productNumber', 'quantity', 'phone'],
      // Private persons have none.
      optional: ['vatId'],
      relaxed: ['vatId'],
    },
    advice: { source: 'ours', required: [] },
  },
  order: {
    'change-order': { ...beforeDispatch, untilPacked: true },
    cancellation: { ...beforeDispatch, untilPacked: true },
  },
  shipment: {
    'shipment-late': beforeDispatch,
    'shipment-damaged': ofAnOrder,
  },
  'claim-30-days': {
    'product-claim': ofAnOrder,
    // Also asked before an order: it cannot require the numbers of one.
    'manual-language': { source: 'ours', required: ['productNumber'], optional: ['orderNumber'] },
  },
  'claim-later': {
    'product-claim-later': ofAnOrder,
    'spare-parts': { source: 'ours', required: ['productNumber'], optional: ['orderNumber'] },
  },
  return: { return: { ...ofAnOrder, flow: 'withdrawal' } },
  invoice: {
    invoice: {
      source: 'ours',
      required: ['orderNumber'],
      optional: ['invoiceNumber', 'vatId'],
      flow: 'order-status',
    },
  },
  other: {
    recall: { source: 'ours', required: ['productNumber'], optional: ['orderNumber'] },
    'my-data': { source: 'ours', required: [], flow: 'my-data' },
    other: { source: 'ours', required: [], optional: ['orderNumber'] },
  },
} as const satisfies Record<string, Record<string, Subreason>>;

export type ReasonKey = keyof typeof supportReasons;
export type SubreasonKey = { [Key in ReasonKey]: keyof (typeof supportReasons)[Key] }[ReasonKey];

export type SupportTopic = { reason: ReasonKey; subreason: SubreasonKey } & Subreason;

const topics: readonly SupportTopic[] = Object.entries(supportReasons).flatMap(
  ([reason, subreasons]) =>
    Object.entries(subreasons).map(([subreason, facts]) => ({
      reason: reason as ReasonKey,
      subreason: subreason as SubreasonKey,
      ...(facts as Subreason),
    })),
);

/** What is offered on an ISO day, in the order of the table. */
export const topicsOn = (day: string, all: readonly SupportTopic[] = topics): SupportTopic[] =>
  all.filter(({ from, to }) => (!from || from <= day) && (!to || day <= to));

/** Also of a subreason that is not offered any more: its cases keep their names. */
export const topicOf = (subreason: string | undefined): SupportTopic | undefined =>
  topics.find((each) => each.subreason === subreason);

/** All fields of a subreason, in the order of the form. */
export function fieldsOf({ required, optional = [] }: Subreason): SupportField[] {
  const shown: readonly SupportField[] = [...required, ...optional];
  return supportFields.filter((field) => shown.includes(field));
}

/** The prefills of the specification. `quantity`: of the quote request. */
export const manualRequest: SubreasonKey = 'manual-language';
/** Also asked after a search that found nothing. */
export const adviceRequest: SubreasonKey = 'advice';
export const quoteRequest: SubreasonKey = 'offer-discount';
export const quoteQuantity = 1;
