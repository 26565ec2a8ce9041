/** The rules BR-CO-* of EN 16931, calculated here again, more strictly than the published tests of them. */
import type { Invoice, InvoiceDraft } from '#domain/invoice/invoice.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);

/** What does not add up in a document; empty if all is right. */
export function sumFaults(document: InvoiceDraft): string[] {
  const { lines, allowances, taxes, totals, currency } = document;
  const smallest = currency === 'HUF' ? 100 : 1;
  const isOf = (tax: Invoice['taxes'][number]['tax']) => (each: { tax: typeof tax }) =>
    each.tax.rate === tax.rate && each.tax.treatment === tax.treatment;
  const rules: Record<string, boolean> = {
    'BR-CO-10 lines': totals.lines === sum(lines.map(({ net }) => net)),
    'BR-CO-11 allowances': totals.allowances === sum(allowances.map(({ net }) => net)),
    'BR-CO-13 net': totals.net === totals.lines - totals.allowances,
    'BR-CO-14 VAT': totals.vat === sum(taxes.map(({ vat }) => vat)),
    'BR-CO-15 total': totals.total === totals.net + totals.vat,
    'BR-CO-16 due': totals.due === totals.total - totals.prepaid + totals.rounding,
    'BR-CO-17 VAT is net times rate': taxes.every(
      ({ net, vat, tax }) =>
        // In ten-thousandths: half of the smallest amount at most, and no half of a cent is a fraction in binary.
        Math.abs(vat * 10_000 - net * Math.round(tax.rate * 10_000)) <= 5000 * smallest,
    ),
    'BR-CO-18 a tax for each line': lines.every((line) => taxes.some(({ tax }) => isOf(tax)(line))),
    'BR-S-08 net of a tax': taxes.every(
      ({ tax, net }) =>
        net ===
        sum(lines.filter(isOf(tax)).map((line) => line.net)) -
          sum(allowances.filter(isOf(tax)).map((each) => each.net)),
    ),
    'rounding is at most the smallest amount of each tax':
      Math.abs(totals.rounding) <= smallest * taxes.length,
    'payable is what the lines cost':
      totals.payable ===
      sum(lines.map(({ gross }) => gross)) - sum(allowances.map(({ gross }) => gross)),
    'payable is total and rounding': totals.payable === totals.total + totals.rounding,
    'a line costs no more than at list price': lines.every(
      ({ net, listNet }) => net >= 0 && listNet >= net,
    ),
    'every amount can be shown': [
      ...lines.flatMap(({ net, listNet, gross }) => [net, listNet, gross]),
      ...taxes.flatMap(({ net, vat }) => [net, vat]),
      ...Object.values(totals).filter((cents) => cents !== undefined),
    ].every((cents) => Number.isSafeInteger(cents) && cents % smallest === 0),
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}
