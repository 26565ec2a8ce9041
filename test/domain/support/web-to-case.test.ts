/** The posted form compared with the specification's list of fields. Source: purchase-flow.txt §3, §7. */
import { describe, expect, it } from 'vitest';
import type { SupportCase } from '#domain/support/support-case.ts';
import { customFields, webToCaseBody, webToCaseQuery } from '#domain/support/web-to-case.ts';

const supportCase: SupportCase = {
  id: 'c-1',
  number: '26-000042',
  store: 'gr',
  locale: 'el-GR',
  site: 'https://kontor.gr',
  customerId: null,
  state: 'open',
  suspicion: null,
  delivery: 'sending',
  createdAt: '2026-11-28T09:00:00.000Z',
  changedAt: '2026-11-28T09:00:00.000Z',
  reason: 'sales',
  subreason: 'offer-discount',
  name: 'Ζωή Παπαδάκη',
  email: 'zoe@mail.example',
  company: 'Ζωή & Υιοί ΑΕ',
  phone: '+302101234567',
  subject: 'Προσφορά για 25',
  productNumber: '10513744',
  quantity: 25,
  orderNumber: 'NS10000001',
  invoiceNumber: 'R-26-1',
  vatId: 'EL123456783',
};
const sent = {
  supportCase,
  description: 'Καλημέρα\n& ευχαριστώ',
  fileLinks: ['a.webp: https://x/a'],
};
const fieldIds = Object.fromEntries(customFields.map((field) => [field, `00N_${field}`]));
const account = {
  orgId: '00D3X0000012abc',
  recordType: '0123X000000aBcD',
  debugEmail: 'crm@kontor.example',
  fieldIds,
};

/** "reason, subreason, contact name, company, email, phone, subject, description, product number, …" */
const specified = {
  reason: ['reason', 'sales'],
  subreason: ['00N_subreason', 'offer-discount'],
  'contact name': ['name', 'Ζωή Παπαδάκη'],
  company: ['company', 'Ζωή & Υιοί ΑΕ'],
  email: ['email', 'zoe@mail.example'],
  phone: ['phone', '+302101234567'],
  subject: ['subject', 'Προσφορά για 25'],
  description: ['description', 'Καλημέρα\n& ευχαριστώ\n\na.webp: https://x/a'],
  'product number': ['00N_productNumber', '10513744'],
  quantity: ['00N_quantity', '25'],
  'order number': ['00N_orderNumber', 'NS10000001'],
  'invoice number': ['00N_invoiceNumber', 'R-26-1'],
  'VAT ID': ['00N_vatId', 'EL123456783'],
  'organisation id': ['orgid', '00D3X0000012abc'],
  'return URL': ['retURL', 'https://kontor.gr/contact/sent'],
  'debug flag': ['debug', '1'],
  'debug e-mail': ['debugEmail', 'crm@kontor.example'],
  'record type': ['recordType', '0123X000000aBcD'],
  'country label': ['00N_countryLabel', 'Greece'],
  locale: ['00N_locale', 'el-GR'],
};
/** Ours: the number to find it by, and the flag of customer portals that generated forms have. */
const ours = { number: ['00N_caseNumber', '26-000042'], external: ['external', '1'] };

describe('the form', () => {
  it('has every field of the specification once, and no other', () => {
    const body = webToCaseBody(sent, account);
    const expected = [...Object.values(specified), ...Object.values(ours)];
    expect([...body].toSorted()).toEqual(expected.toSorted());
  });

  it('is UTF-8, said in the query together with the organisation', () => {
    expect(webToCaseQuery(account).toString()).toBe('encoding=UTF-8&orgId=00D3X0000012abc');
    expect(webToCaseBody(sent, account).toString()).toContain('name=%CE%96%CF%89%CE%AE+');
  });

  it('has fields without an id as lines of the description', () => {
    const body = webToCaseBody(sent, { orgId: account.orgId, fieldIds: {} });
    expect(body.get('description')?.split('\n')).toEqual([
      'Καλημέρα',
      '& ευχαριστώ',
      '',
      'caseNumber: 26-000042',
      'subreason: offer-discount',
      'productNumber: 10513744',
      'quantity: 25',
      'orderNumber: NS10000001',
      'invoiceNumber: R-26-1',
      'vatId: EL123456783',
      'countryLabel: Greece',
      'locale: el-GR',
      'a.webp: https://x/a',
    ]);
    expect([body.get('debug'), body.get('debugEmail'), body.has('recordType')]).toEqual([
      '0',
      '',
      false,
    ]);
  });
});
