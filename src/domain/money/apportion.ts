/**
 * An amount in parts that are to each other as the weights are, and that make the amount to the cent: what rounding
 * leaves goes to the parts that lost most, the earlier first. No part is above its share rounded up; a weight of 0 gets
 * nothing. Cents; `smallest` is the smallest amount of the currency, of which `total` is a multiple.
 */
export function apportion(total: number, weights: readonly number[], smallest = 1): number[] {
  // Products of two amounts outgrow what a number holds exactly.
  const units = BigInt(total / smallest);
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map(() => 0);
  const shares = weights.map((weight) => units * BigInt(weight));
  const parts = shares.map((share) => share / whole);
  const left = units - parts.reduce((sum, part) => sum + part, 0n);
  const lost = shares
    .map((share, at) => ({ at, loss: share % whole }))
    .toSorted((a, b) => Number(b.loss > a.loss) - Number(b.loss < a.loss) || a.at - b.at);
  const more = new Set(lost.slice(0, Number(left)).map(({ at }) => at));
  return parts.map((part, at) => (Number(part) + Number(more.has(at))) * smallest);
}
