/** By which a shop in front says from whose network a request comes (docs/how-to/backends.md). */
export const storefrontHeaders = {
  secret: 'Kontor-Storefront',
  network: 'Kontor-Network',
} as const;
