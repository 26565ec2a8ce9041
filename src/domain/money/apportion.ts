/**
 * Splits an amount in proportion to the weights; the parts add up to it exactly. The remainder of rounding goes to the
 * parts that lost most, the earlier first. No part exceeds its share rounded up; a weight of 0 gets nothing.
 * In cents; `smallest` is the smallest amount of the currency. A total that is no multiple of it is split into cents.
 */
export function apportion(total: number, weights: readonly number[], smallest = 1): number[] {
  // BigInt, because the product of two amounts can exceed the safe integers.
  const unit = total % smallest === 0 ? smallest : 1;
  const units = BigInt(total / unit);
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map(() => 0);
  const shares = weights.map((weight) => units * BigInt(weight));
  const parts = shares.map((share) => share / whole);
  const left = units - parts.reduce((sum, part) => sum + part, 0n);
  const lost = shares
    .map((share, at) => ({ at, loss: share % whole }))
    .toSorted((a, b) => Number(b.loss > a.loss) - Number(b.loss < a.loss) || a.at - b.at);
  const more = new Set(lost.slice(0, Number(left)).map(({ at }) => at));
  return parts.map((part, at) => (Number(part) + Number(more.has(at))) * unit);
}

/** The share of an amount that belongs to the first `part` of `whole`: parts that follow one another add up to it. */
export function shareUpTo(amount: number, part: number, whole: number, smallest = 1): number {
  const [share = 0] = apportion(amount, [part, whole - part], smallest);
  return share;
}
