/** Shares of an amount. 10,000 permyriad are the whole: 5 % = 500. */

/** The share of a cent amount, rounded half up to the cent. */
export function shareOf(centAmount: number, permyriad: number): number {
  return Math.round((centAmount * permyriad) / 10_000);
}

/** The tax inside a gross cent amount at a rate such as 0.23, rounded half up to the cent. */
export function taxWithin(grossCentAmount: number, rate: number): number {
  return grossCentAmount - netOf(grossCentAmount, rate);
}

/** The net part of a gross cent amount at a rate such as 0.255. */
export function netOf(grossCentAmount: number, rate: number): number {
  const rateInPermyriad = Math.round(rate * 10_000);
  return Math.round((grossCentAmount * 10_000) / (10_000 + rateInPermyriad));
}
