/** Why a product number has no page in a market, as far as anyone knows. Source: eu-2026.md SEO-02, SEO-13. */
export type UnavailableReason =
  /** Never heard of, or withdrawn for the time being. */
  | { kind: 'unknown' }
  /** Other markets sell it. */
  | { kind: 'not-sold-here' }
  /** Removed for good, and nothing came after it. */
  | { kind: 'gone' }
  /** Removed for good; this product of the market came after it. */
  | { kind: 'succeeded'; slug: string };
