/**
 * A credit note: corrects an invoice, wholly or in part. An issued invoice is never changed. Several credit notes of one
 * invoice never exceed it, and together with a last one about the rest they are exactly its total.
 */
import { apportion, shareUpTo } from '../money/apportion.ts';
import { smallestAmount } from '../money/currencies.ts';
import type { Translate } from '../texts/texts.ts';
import type { Invoice, InvoiceDraft, InvoiceLine, Tax } from './invoice.ts';
import { writtenAmounts } from './invoice-of.ts';
import { type GrossAllowance, type GrossLine, grossOf, isSameTax, taxesOf } from './net-amounts.ts';
import { quantitiesIn } from './order-charges.ts';

/** Pieces of a line, or an amount with its VAT that is given back while the buyer keeps the goods. */
export type Credit =
  | { lineId: string; quantity: number }
  | { centAmount: number /** Absent: "price reduction" */; name?: string };

export type CreditRequest = {
  /** ISO day. */
  issuedOn: string;
  /** `rest`: everything that no earlier credit note of this invoice gives back. */
  credited: readonly Credit[] | 'rest';
  /** What is given back in all: what the pieces do not cover is a line of its own, what they exceed is deducted. */
  centAmount?: number;
  cause?: string;
  /** Texts of the invoice's locale. */
  t: Translate;
  /** The invoice's credit notes so far. */
  earlier?: readonly InvoiceDraft[];
  /** Why, as a note on the document. */
  reason?: string;
};

/** Throws if more is to be credited than the invoice and its earlier credit notes leave. */
export function creditNoteOf(invoice: Invoice, request: CreditRequest): InvoiceDraft {
  const { issuedOn, t, earlier = [], reason, cause } = request;
  const smallest = smallestAmount(invoice.currency);
  const credited = request.credited === 'rest' ? restOf(invoice, earlier) : request.credited;
  const lines = linesOf(invoice, credited, earlier, smallest);
  const discounts = discountsOf(invoice, lines, earlier, smallest);
  const open = openAmounts(invoice, earlier).map(({ tax, gross }) => {
    const taken = ofTax(lines, tax) - ofTax(discounts, tax);
    return { tax, gross: gross - taken };
  });
  const taken = [...discounts, ...creditedBefore(open, t)];
  const worth = grossOf(lines) - grossOf(taken);
  const { centAmount = worth } = request;
  const more = centAmount > worth ? [{ centAmount: centAmount - worth }] : [];
  const amounts = amountLines([...credited, ...more], open, earlier, t, smallest);
  const allowances = [...taken, ...deductions(worth - centAmount, lines, taken, t, smallest)];
  const all = [...lines, ...amounts];
  if (all.length === 0 || grossOf(all) === grossOf(allowances)) {
    throw new RangeError(`nothing of invoice ${invoice.number} is left to be credited`);
  }
  const written = writtenAmounts(all, allowances, invoice.currency, t);
  const { payable } = written.totals;
  const isRefund = invoice.totals.prepaid > 0;
  const { number, ...corrected } = invoice;
  const { account: _account, ...payment } = invoice.payment;
  return {
    ...corrected,
    kind: 'creditNote',
    issuedOn,
    ...written,
    totals: { ...written.totals, prepaid: 0, due: payable },
    payment: {
      ...payment,
      terms: isRefund ? t('invoice.refund') : t('invoice.offset', { number }),
    },
    corrects: { number, issuedOn: invoice.issuedOn },
    ...(cause !== undefined && { cause }),
    notes: reason ? [reason] : [],
  };
}

function restOf(invoice: Invoice, earlier: readonly InvoiceDraft[]): Credit[] {
  const before = quantitiesIn(earlier);
  return invoice.lines
    .map(({ id, quantity }) => ({ lineId: id, quantity: quantity - (before[id] ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

function linesOf(
  invoice: Invoice,
  credited: readonly Credit[],
  earlier: readonly InvoiceDraft[],
  smallest: number,
): GrossLine[] {
  const before = quantitiesIn(earlier);
  return credited.flatMap((credit) => {
    if (!('lineId' in credit)) return [];
    const { lineId, quantity } = credit;
    const line = invoice.lines.find(({ id }) => id === lineId);
    const from = before[lineId] ?? 0;
    if (!line || quantity < 1 || from + quantity > line.quantity) {
      throw new RangeError(`line ${lineId} has no ${quantity} pieces to be credited`);
    }
    const upTo = (pieces: number) => shareUpTo(line.gross, pieces, line.quantity, smallest);
    const gross = upTo(from + quantity) - upTo(from);
    const { net: _net, listNet: _listNet, ...kept } = line;
    return [{ ...kept, quantity, gross, listGross: gross }];
  });
}

/** The discounts on the order belong to its goods: each credited piece takes its share back. */
function discountsOf(
  invoice: Invoice,
  lines: readonly GrossLine[],
  earlier: readonly InvoiceDraft[],
  smallest: number,
): GrossAllowance[] {
  return invoice.allowances
    .map(({ net: _net, ...allowance }) => {
      const goodsIn = (some: readonly Pick<InvoiceLine, 'kind' | 'tax' | 'gross'>[]) =>
        grossOf(some.filter((line) => isGoods(line) && isSameTax(line.tax, allowance.tax)));
      const goods = goodsIn(invoice.lines);
      const before = goodsIn(earlier.flatMap((note) => note.lines));
      const upTo = (part: number) => shareUpTo(allowance.gross, part, goods, smallest);
      return { ...allowance, gross: upTo(before + goodsIn(lines)) - upTo(before) };
    })
    .filter(({ gross }) => gross > 0);
}

const isGoods = ({ kind }: Pick<InvoiceLine, 'kind'>) => kind === 'article' || kind === 'guarantee';

type Open = { tax: Tax; gross: number };

/** What is left of each tax of the invoice. */
function openAmounts(invoice: Invoice, earlier: readonly InvoiceDraft[]): Open[] {
  return invoice.taxes.map(({ tax }) => {
    const of = ({ lines, allowances }: InvoiceDraft) => ofTax(lines, tax) - ofTax(allowances, tax);
    return { tax, gross: of(invoice) - earlier.reduce((sum, note) => sum + of(note), 0) };
  });
}

function ofTax(amounts: readonly { tax: Tax; gross: number }[], tax: Tax): number {
  return grossOf(amounts.filter((each) => isSameTax(each.tax, tax)));
}

/** An amount without an article is divided among the taxes in proportion to what is left of each. */
function amountLines(
  credited: readonly Credit[],
  open: readonly Open[],
  earlier: readonly InvoiceDraft[],
  t: Translate,
  smallest: number,
): GrossLine[] {
  let left = open.map(({ gross }) => Math.max(0, gross));
  const before = earlier.flatMap(({ lines }) => lines).filter(({ kind }) => kind === 'amount');
  let next = before.length;
  return credited.flatMap((credit) => {
    if (!('centAmount' in credit)) return [];
    const { centAmount, name = t('invoice.reduction') } = credit;
    const whole = left.reduce((sum, gross) => sum + gross, 0);
    if (centAmount < 1 || centAmount > whole) {
      throw new RangeError(`${centAmount} of ${whole} cents cannot be credited`);
    }
    const parts = apportion(centAmount, left, smallest);
    left = left.map((gross, at) => gross - (parts[at] ?? 0));
    return open.flatMap(({ tax }, at): GrossLine[] => {
      const gross = parts[at] ?? 0;
      if (gross === 0) return [];
      next += 1;
      const id = `amount-${next}`;
      return [{ id, kind: 'amount', name, quantity: 1, tax, gross, listGross: gross }];
    });
  });
}

/** Amounts credited before without an article are deducted when the articles themselves are credited. */
function creditedBefore(open: readonly Open[], t: Translate): GrossAllowance[] {
  return open
    .filter(({ gross }) => gross < 0)
    .map(({ tax, gross }) => ({
      id: 'credited-before',
      name: t('invoice.creditedBefore'),
      tax,
      gross: -gross,
    }));
}

/** What is not given back of the pieces, such as their loss in value, divided among their taxes. */
function deductions(
  centAmount: number,
  lines: readonly GrossLine[],
  taken: readonly GrossAllowance[],
  t: Translate,
  smallest: number,
): GrossAllowance[] {
  if (centAmount <= 0) return [];
  const taxes = taxesOf(lines);
  const parts = apportion(
    centAmount,
    taxes.map((tax) => ofTax(lines, tax) - ofTax(taken, tax)),
    smallest,
  );
  const name = t('invoice.deduction');
  return taxes
    .map((tax, at) => ({ id: 'deduction', name, tax, gross: parts[at] ?? 0 }))
    .filter(({ gross }) => gross > 0);
}
