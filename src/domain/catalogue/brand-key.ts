/** The key of a brand: spellings that differ only in letter case, spaces or accents composed differently are one brand. */
export function brandKey(brand: string): string {
  return brand.trim().replace(/\s+/g, ' ').toLowerCase().normalize('NFC');
}

/** The brand in the spelling of the listing; as typed if it is not offered. */
export function brandAsOffered(brand: string, offered: readonly { name: string }[]): string {
  const key = brandKey(brand);
  return offered.find(({ name }) => brandKey(name) === key)?.name ?? brand;
}
