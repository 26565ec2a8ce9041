/**
 * Invoices as data, judged by what others published: the schemas of UBL 2.1 and of CII (profile EN 16931 of Factur-X),
 * and the business rules of EN 16931.
 */
import { beforeAll, expect, it } from 'vitest';
import { ciiOf } from '#domain/invoice/cii.ts';
import { invoice } from '#domain/invoice/invoice.ts';
import type { Invoice } from '#domain/invoice/invoice.ts';
import { ublOf } from '#domain/invoice/ubl.ts';
import { schemaFaults } from '../../contracts/en16931/schema.ts';
import { schematronOf } from '../../contracts/en16931/schematron.ts';
import { invoiceCases } from './cases.ts';

const contracts = 'test/contracts/en16931';
const ublRules = schematronOf(`${contracts}/EN16931-UBL-validation-preprocessed.sch`);
const ciiRules = schematronOf(`${contracts}/EN16931-CII-validation-preprocessed.sch`);

let cases: [string, Invoice][] = [];
beforeAll(async () => {
  cases = Object.entries(await invoiceCases());
});

it('every document breaks no rule of EN 16931, in UBL and in CII', () => {
  const broken = cases.map(([name, document]) => [
    name,
    ...ublRules(ublOf(document)),
    ...ciiRules(ciiOf(document)),
  ]);
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
