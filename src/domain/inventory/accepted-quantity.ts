/** The quantity for a typed text: 1 if it is less or not a number, the maximum if it is more. */
export function acceptedQuantity(typed: string, maximum: number): number {
  const number = Number.parseInt(typed, 10);
  if (!Number.isFinite(number) || number <= 1) return 1;
  return Math.max(1, Math.min(number, maximum));
}
