/**
 * Invoices as data, judged by what others published: the schemas of UBL 2.1 and of CII (profile EN 16931 of Factur-X),
 * and the business rules of EN 16931.
 */
import { beforeAll, expect, it } from 'vitest';
import { ciiOf } from '#domain/invoice/cii.ts';
import type { Invoice } from '#domain/invoice/invoice.ts';
import { invoice } from '#domain/invoice/invoice.ts';
import { invoiceFormatOf } from '#domain/invoice/invoice-format.ts';
import { ublOf } from '#domain/invoice/ubl.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { schemaFaults } from '../../contracts/en16931/schema.ts';
import { schematronOf } from '../../contracts/en16931/schematron.ts';
import { runsOf } from '../../random.ts';
import { invoiceCases, invoicesOfMarkets } from './cases.ts';

const contracts = 'test/contracts/en16931';
const ublRules = schematronOf(`${contracts}/EN16931-UBL-validation-preprocessed.sch`);
const ciiRules = schematronOf(`${contracts}/EN16931-CII-validation-preprocessed.sch`);

/** The long run has the 25 markets too. */
const isLong = runsOf({ usual: 1, long: 2 }) > 1;

let cases: [string, Invoice][] = [];
beforeAll(async () => {
  cases = Object.entries({ ...(await invoiceCases()), ...(isLong && (await invoicesOfMarkets())) });
});

/** In the usual run in the form of its market, in the long one in both. */
function brokenRules(document: Invoice): string[] {
  const format = invoiceFormatOf(localeByCode(document.locale).country);
  return [
    ...(isLong || format === 'ubl' ? ublRules(ublOf(document)) : []),
    ...(isLong || format === 'facturX' ? ciiRules(ciiOf(document)) : []),
  ];
}

it('every document breaks no rule of EN 16931', () => {
  const broken = cases.map(([name, document]) => [name, ...brokenRules(document)]);
  expect(broken).toEqual(cases.map(([name]) => [name]));
  expect(cases.length).toBeGreaterThanOrEqual(12);
});

it('every document has the structure of the schemas', async () => {
  const named = (kind: Invoice['kind'], write: (document: Invoice) => string) =>
    cases
      .filter(([, document]) => document.kind === kind)
      .map(([, document], at) => ({ name: `${kind}-${at}`, xml: write(document) }));
  const faults = await Promise.all([
    schemaFaults(`${contracts}/ubl`, 'UBL-Invoice-2.1.xsd', named('invoice', ublOf)),
    schemaFaults(`${contracts}/ubl`, 'UBL-CreditNote-2.1.xsd', named('creditNote', ublOf)),
    schemaFaults(`${contracts}/cii`, 'Factur-X_1.07.3_EN16931.xsd', [
      ...named('invoice', ciiOf),
      ...named('creditNote', ciiOf),
    ]),
  ]);
  expect(faults.flat()).toEqual([]);
});

it('a document can be stored as JSON and read again', () => {
  for (const [, document] of cases) {
    expect(invoice.parse(JSON.parse(JSON.stringify(document)))).toEqual(document);
  }
});

/** A document with one part changed, and the rule that it then breaks. */
const faulty: [string, (xml: string) => string, string][] = [
  ['an amount due that is a cent too high', withMore('PayableAmount'), 'BR-CO-16'],
  ['a total with a cent too much', withMore('TaxInclusiveAmount'), 'BR-CO-15'],
  ['a line with a cent too much', withMore('LineExtensionAmount'), 'BR-CO-10'],
  ['no seller’s name', without('RegistrationName'), 'BR-06'],
  ['no VAT number of the seller', without('CompanyID'), 'BR-S-02'],
  ['no price', without('PriceAmount'), 'BR-26'],
];

it.each(faulty)('%s is found', (_fault, change, rule) => {
  const [[, document] = []] = cases;
  if (!document) throw new Error('no case');
  const changed = change(ublOf(document));
  expect(changed).not.toBe(ublOf(document));
  expect(ublRules(changed)).toContain(rule);
});

/** The first such amount, a cent higher. */
function withMore(name: string) {
  return (xml: string) =>
    xml.replace(new RegExp(`(<cbc:${name}[^>]*>)([0-9.]+)`), (_all, tag: string, value: string) => {
      return tag + (Number(value) + 0.01).toFixed(2);
    });
}

function without(name: string) {
  return (xml: string) => xml.replace(new RegExp(`<cbc:${name}[^>]*>[^<]*</cbc:${name}>`, 'g'), '');
}
