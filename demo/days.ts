/** Days relative to a date. All demo instants are at 06:00 UTC, when there are no orders. */
const dayMs = 24 * 60 * 60 * 1000;

export function daysFrom(now: Date, days: number): string {
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
  return new Date(midnight + days * dayMs + 6 * 60 * 60 * 1000).toISOString();
}
