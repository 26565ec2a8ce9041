/**
 * The net amounts and the VAT of gross ones. EN 16931 knows net lines and VAT on their sum; the shop has gross prices.
 * For each tax the net sum is the one nearest to the gross sum. Its VAT often differs from the rest by a cent (19.95 at
 * 19 %: 16.76 + 3.18 = 19.94), and then no other net sum fits either (tested). That cent is the document's rounding.
 */
import { netOf, shareOf } from '../money/basis-points.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import { netParts } from '../money/net-parts.ts';
import type { Allowance, Invoice, InvoiceLine, Tax } from './invoice.ts';

/** `listGross`: before the discounts of the line. */
export type GrossLine = Omit<InvoiceLine, 'net' | 'listNet'> & { listGross: number };
export type GrossAllowance = Omit<Allowance, 'net'>;

type NetAmounts = Pick<Invoice, 'lines' | 'allowances' | 'taxes'> & {
  totals: Omit<Invoice['totals'], 'prepaid' | 'byGiftCards' | 'due'>;
};

export function netAmounts(
  lines: readonly GrossLine[],
  allowances: readonly GrossAllowance[],
  currency: CurrencyCode,
): NetAmounts {
  const netAllowances = allowances.map((each) => ({
    ...each,
    net: netOf(each.gross, each.tax.rate, currency),
  }));
  const netLines: InvoiceLine[] = [];
  const taxes = taxesOf(lines).map((tax) => {
    const ofTax = netAllowances.filter((each) => isSameTax(each.tax, tax));
    const charged = lines.filter((line) => isSameTax(line.tax, tax));
    const net = netOf(grossOf(charged) - grossOf(ofTax), tax.rate, currency);
    const goods = net + ofTax.reduce((sum, each) => sum + each.net, 0);
    netLines.push(...withNets(charged, goods, currency));
    return { tax, net, vat: shareOf(net, Math.round(tax.rate * 10_000), currency) };
  });
  const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
  const net = sum(taxes.map((each) => each.net));
  const vat = sum(taxes.map((each) => each.vat));
  const payable = grossOf(lines) - grossOf(allowances);
  return {
    lines: lines.flatMap(({ id }) => netLines.find((line) => line.id === id) ?? []),
    allowances: netAllowances,
    taxes,
    totals: {
      lines: sum(netLines.map((line) => line.net)),
      allowances: sum(netAllowances.map((each) => each.net)),
      net,
      vat,
      total: net + vat,
      rounding: payable - net - vat,
      payable,
    },
  };
}

export const isSameTax = (one: Tax, other: Tax): boolean =>
  one.treatment === other.treatment && one.rate === other.rate;

export const grossOf = (amounts: readonly { gross: number }[]): number =>
  amounts.reduce((sum, { gross }) => sum + gross, 0);

/** Each tax once, in the order of the lines. */
export function taxesOf(lines: readonly { tax: Tax }[]): Tax[] {
  return lines
    .map(({ tax }) => tax)
    .filter((tax, at, all) => all.findIndex((other) => isSameTax(other, tax)) === at);
}

/** The lines of one tax, which are `net` together, with the net amounts of the cart. */
function withNets(lines: readonly GrossLine[], net: number, currency: CurrencyCode): InvoiceLine[] {
  const [rate = 0] = lines.map(({ tax }) => tax.rate);
  const parts = netParts(lines, rate, currency, net);
  return lines.map(({ listGross, ...line }, at) => {
    const part = parts[at] ?? 0;
    const isReduced = listGross > line.gross;
    const listNet = isReduced ? Math.max(part, netOf(listGross, line.tax.rate, currency)) : part;
    return { ...line, net: part, listNet };
  });
}
