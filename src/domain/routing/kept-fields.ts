/** What was typed into a form that could not be handled yet, to be sent again after a login: never what shows who somebody is. */
import * as z from 'zod';
import type { FieldValues } from '../checkout/address-form.ts';
import { uploadedField } from '../files/file-fields.ts';
import { parsedJson } from '../json.ts';
import type { TextKey } from '../texts/texts.ts';

/** A field may come several times. */
export type KeptFields = Readonly<Record<string, string | readonly string[]>>;

export function keptFields(values: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !/password|passkey|credential/i.test(name)),
  );
}

const kept = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** Undefined if there is nothing or it cannot be read. */
export const readKept = (text = ''): KeptFields | undefined =>
  kept.safeParse(parsedJson(text)).data;

/** The fields that a person types, in forms that need a login. Those of addresses have a prefix. */
const labels: Readonly<Record<string, TextKey>> = {
  rating: 'review.overall',
  title: 'review.titleField',
  text: 'question.post',
  reply: 'support.reply',
  email: 'address.email',
  firstName: 'address.firstName',
  lastName: 'address.lastName',
  dateOfBirth: 'account.dateOfBirth',
  companyName: 'address.company',
  company: 'address.company',
  department: 'address.department',
  vatId: 'address.vatNumber',
  vatNumber: 'address.vatNumber',
  reference: 'address.reference',
  invoiceEmail: 'address.invoiceEmail',
  streetName: 'address.street',
  streetNumber: 'address.streetNumber',
  additionalAddressInfo: 'address.additional',
  additionalStreetInfo: 'address.additional',
  postalCode: 'address.postalCode',
  city: 'address.city',
  phone: 'address.phone',
  deliveryNoteFloor: 'address.floor',
  deliveryNoteWindow: 'address.deliveryWindow',
  deliveryNoteAccess: 'address.access',
};

export type TypedText = { name: string; label: TextKey; text: string };

/** What a person recognises of a form: the texts and the number of files, not what the page itself put into it. */
export function typedTexts(fields: KeptFields): TypedText[] {
  const texts = Object.entries(fields).flatMap(([name, value]) => {
    const label = labels[name.replace(/^(billing|shipping)\./, '')];
    return label && typeof value === 'string' && value ? [{ name, label, text: value }] : [];
  });
  const files = [fields[uploadedField] ?? []].flat().length;
  const counted = { name: uploadedField, label: 'support.files', text: String(files) } as const;
  return files > 0 ? [...texts, counted] : texts;
}
