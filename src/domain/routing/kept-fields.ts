/** What was typed into a form that could not be handled yet, to be sent again after a login: never what shows who somebody is. */
import * as z from 'zod';
import type { FieldValues } from '../checkout/address-form.ts';

export function keptFields(values: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !/password|passkey/i.test(name)),
  );
}

/** The name of one field of the login form with all of them, because both forms may have fields of the same name. */
export const keptField = 'kept';

export const writeKept = (values: FieldValues): string => JSON.stringify(keptFields(values));

const kept = z.record(z.string(), z.string());

/** Undefined if there is nothing or it cannot be read. */
export function readKept(text: string | undefined): FieldValues | undefined {
  if (!text) return undefined;
  try {
    return kept.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
