/** From when to when something holds, as files say it and as the shop compares it: as text, in UTC, with milliseconds. */
import * as z from 'zod';

/** Any zone is understood that is said; a moment without one would be another in each country. */
const instant = z.iso
  .datetime({ offset: true, error: 'a moment with its zone, such as 2026-11-27T00:00:00+01:00' })
  .transform((text) => new Date(text).toISOString())
  .refine((text) => /^\d{4}-/.test(text), 'lies outside the years 0 to 9999');

/** Fields of whatever holds for a time. The end is the moment from which it holds no more. */
export const validity = { validFrom: instant.optional(), validUntil: instant.optional() };

type Validity = { validFrom?: string | undefined; validUntil?: string | undefined };

export function endsAfterItBegins({ validFrom, validUntil }: Validity): boolean {
  return !validFrom || !validUntil || validFrom < validUntil;
}

/** What a file is told otherwise. */
export const endsTooEarly = { path: ['validUntil'], error: 'ends before it begins' };
