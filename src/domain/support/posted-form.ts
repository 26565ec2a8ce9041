/**
 * A support form as the specification's browser posts it to the customer-service platform: the platform's field names
 * instead of the form's own. The address says the encoding and the organisation. Source: purchase-flow.txt §3, §7.
 */
import type { FieldValues } from '../checkout/address-form.ts';
import type { SupportFieldName } from './support-form.ts';
import type { CustomField } from './web-to-case.ts';

/** Fields that the platform has itself. */
const standardFields = [
  'name',
  'email',
  'company',
  'phone',
  'reason',
  'subject',
  'description',
] as const;

/** Those of the custom fields that a person fills in; country and locale are those of the address. */
const typedFields = [
  'subreason',
  'productNumber',
  'quantity',
  'orderNumber',
  'invoiceNumber',
  'vatId',
] as const satisfies CustomField[];

type Account = { orgId: string | undefined; fieldIds: Partial<Record<CustomField, string>> };
export type PostedFault = 'encoding' | 'orgId';

/** What is wrong with the address, or with an organisation in the form that is another one. */
export function postedFault(
  query: Readonly<Record<string, string>>,
  form: FieldValues,
  { orgId: own }: Account,
): PostedFault | undefined {
  const { encoding = '', orgId } = query;
  if (encoding.toUpperCase() !== 'UTF-8') return 'encoding';
  if (!orgId || (own !== undefined && orgId !== own)) return 'orgId';
  return form.orgid !== undefined && form.orgid !== orgId ? 'orgId' : undefined;
}

/** A custom field is known by its own name or by the platform's id. Hidden fields of the shop's own form stay. */
export function formOfPosted(form: FieldValues, { fieldIds }: Account): FieldValues {
  const own = Object.entries(form).filter(([name]) => name.startsWith('support.'));
  const standard = standardFields.map((name) => [name, form[name]] as const);
  const custom = typedFields.map((name) => {
    const id = fieldIds[name];
    return [name, form[name] ?? (id && form[id])] as const;
  });
  const named = [...standard, ...custom].flatMap(([name, value]) =>
    value === undefined ? [] : [[`support.${name}` satisfies SupportFieldName, value]],
  );
  return Object.fromEntries([...named, ...own]);
}
