/** Validity periods. Imported and compared as ISO text: in UTC, with milliseconds. */
import * as z from 'zod';

/** Any time zone is accepted, but one is required: without it, the time would differ by country. */
export const instant = z.iso
  .datetime({ offset: true, error: 'a moment with its zone, such as 2026-11-27T00:00:00+01:00' })
  .transform((text) => new Date(text).toISOString())
  .refine((text) => /^\d{4}-/.test(text), 'lies outside the years 0 to 9999');

/** Fields of everything with a validity period. `validUntil` is exclusive. */
export const validity = { validFrom: instant.optional(), validUntil: instant.optional() };

type Validity = { validFrom?: string | undefined; validUntil?: string | undefined };

export function endsAfterItBegins({ validFrom, validUntil }: Validity): boolean {
  return !validFrom || !validUntil || validFrom < validUntil;
}

/** The error for a period that does not end after it begins. */
export const endsTooEarly = { path: ['validUntil'], error: 'ends before it begins' };
