/**
 * The form that a case is posted as to the customer-service platform. Names of the standard fields: Salesforce Help,
 * "Generate Web-to-Case HTML"; everything else is a custom field, which the platform knows by an id of its own.
 * Source: purchase-flow.txt §3 "Support request form", §7 "Support form".
 */
import { countryName } from '../country/country-name.ts';
import type { SupportCase } from './support-case.ts';

/** What the platform has no standard field for. */
export const customFields = [
  'caseNumber',
  'subreason',
  'productNumber',
  'quantity',
  'orderNumber',
  'invoiceNumber',
  'vatId',
  'countryLabel',
  'locale',
] as const;
export type CustomField = (typeof customFields)[number];

export type WebToCaseAccount = {
  orgId: string;
  recordType?: string | undefined;
  /** Set: the platform mails to this address what it did with each case. */
  debugEmail?: string | undefined;
  /** Ids of custom fields, such as 00N3X00000AbCdE. Those without one are lines of the description. */
  fieldIds: Partial<Record<CustomField, string>>;
};

/** `description`: the first message; `fileLinks`: where its files are read. */
export type CaseToSend = { supportCase: SupportCase; description: string; fileLinks: string[] };

/** The query of the address. */
export const webToCaseQuery = ({ orgId }: WebToCaseAccount): URLSearchParams =>
  new URLSearchParams({ encoding: 'UTF-8', orgId });

export function webToCaseBody(
  { supportCase, description, fileLinks }: CaseToSend,
  { orgId, recordType, debugEmail, fieldIds }: WebToCaseAccount,
): URLSearchParams {
  const { site, name, company, email, phone, subject, reason } = supportCase;
  const custom = customValues(supportCase);
  const mapped = custom.flatMap(([field, value]) => {
    const id = fieldIds[field];
    return id ? [[id, value] as const] : [];
  });
  const lines = custom.filter(([field]) => !fieldIds[field]).map((pair) => pair.join(': '));
  const body = [description, [...lines, ...fileLinks].join('\n')].filter(Boolean).join('\n\n');
  return new URLSearchParams([
    ['orgid', orgId],
    ['retURL', `${site}/contact/sent`],
    ['debug', debugEmail ? '1' : '0'],
    ['debugEmail', debugEmail ?? ''],
    ...(recordType ? [['recordType', recordType] as [string, string]] : []),
    ['external', '1'],
    ['name', name],
    ['email', email],
    ['company', company ?? ''],
    ['phone', phone ?? ''],
    ['reason', reason],
    ['subject', subject],
    ['description', body],
    ...mapped.map(([id, value]): [string, string] => [id, value]),
  ]);
}

function customValues(supportCase: SupportCase): [CustomField, string][] {
  const { number, subreason, store, locale, ...rest } = supportCase;
  const { productNumber, quantity, orderNumber, invoiceNumber, vatId } = rest;
  const values: Record<CustomField, string | number | undefined> = {
    caseNumber: number,
    subreason,
    productNumber,
    quantity,
    orderNumber,
    invoiceNumber,
    vatId,
    countryLabel: countryName(store, 'en-GB'),
    locale,
  };
  return customFields.flatMap((field) => {
    const value = values[field];
    return value === undefined ? [] : [[field, String(value)] as [CustomField, string]];
  });
}
