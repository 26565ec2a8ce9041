/** What was typed into a form that could not be handled yet, to be sent again after a login: never what shows who somebody is. */
import * as z from 'zod';
import type { FieldValues } from '../checkout/address-form.ts';

/** A field may come several times. */
export type KeptFields = Readonly<Record<string, string | readonly string[]>>;

export function keptFields(values: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !/password|passkey/i.test(name)),
  );
}

const kept = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** Undefined if there is nothing or it cannot be read. */
export function readKept(text: string | undefined): KeptFields | undefined {
  if (!text) return undefined;
  try {
    return kept.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
