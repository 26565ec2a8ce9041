/** Why a product number has no page in a market, as far as it is known. Source: eu-2026.md SEO-02, SEO-13. */
export type UnavailableReason =
  /** Not in the catalogue, or temporarily withdrawn. */
  | { kind: 'unknown' }
  /** Other markets sell it. */
  | { kind: 'not-sold-here' }
  /** Removed permanently, without a successor. */
  | { kind: 'gone' }
  /** Removed permanently; this product is its successor in the market. */
  | { kind: 'succeeded'; slug: string };
