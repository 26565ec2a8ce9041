/** Days counted from a moment; all demo instants lie at 06:00 UTC, when nobody orders. */
const dayMs = 24 * 60 * 60 * 1000;

export function daysFrom(now: Date, days: number): string {
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
  return new Date(midnight + days * dayMs + 6 * 60 * 60 * 1000).toISOString();
}
