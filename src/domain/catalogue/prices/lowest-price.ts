/** The price that an announced reduction must be compared with. Source: eu-2026.md P-01, Dir. 98/6/EC art. 6a. */

const thirtyDaysMs = 30 * 24 * 60 * 60 * 1000;

type PricePoint = { centAmount: number; validFrom: string };

/**
 * The lowest price in force during the 30 days before `reducedFrom`, in cents.
 * `history` is oldest first. If on sale for fewer days: the lowest since launch. Undefined without an earlier price.
 */
export function lowestPriorPrice(
  history: readonly PricePoint[],
  reducedFrom: Date,
): number | undefined {
  const end = reducedFrom.getTime();
  const start = end - thirtyDaysMs;
  const inForce = history.filter(({ validFrom }, index) => {
    const from = new Date(validFrom).getTime();
    const next = history[index + 1];
    const until = next ? new Date(next.validFrom).getTime() : Number.POSITIVE_INFINITY;
    return from < end && until > start;
  });
  return inForce.length > 0 ? Math.min(...inForce.map((point) => point.centAmount)) : undefined;
}
