/** Sitemaps as text, piece by piece, so that a large one need never be whole in memory. Source: eu-2026.md SEO-20. */

export type SitemapEntry = {
  /** Absolute. */
  href: string;
  /** ISO instant of the last change we know of. */
  lastModified?: string;
  /** Absolute addresses of its pictures. */
  images?: readonly string[];
};

/** The protocol allows 50,000; with five pictures each, this many stay well below its 50 MB. */
const maxEntries = 20_000;

/** How many products fit into a file if each has one entry per language. */
export function productsPerFile(languages: number): number {
  return Math.floor(maxEntries / languages);
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

export const sitemapStart = `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
export const sitemapEnd = '</urlset>\n';

export function sitemapEntry({ href, lastModified, images = [] }: SitemapEntry): string {
  const pictures = images.map((url) => `<image:image>${element('image:loc', url)}</image:image>`);
  const changed = lastModified ? element('lastmod', lastModified) : '';
  return `<url>${element('loc', href)}${changed}${pictures.join('')}</url>\n`;
}

/** The file that robots.txt names; it lists the other files. */
export function sitemapIndex(hrefs: readonly string[]): string {
  const files = hrefs.map((href) => `<sitemap>${element('loc', href)}</sitemap>\n`);
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files.join('')}</sitemapindex>\n`;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function element(name: string, text: string): string {
  return `<${name}>${text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)}</${name}>`;
}
