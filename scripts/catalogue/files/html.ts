/** Foreign HTML, reduced to the allowed tags or to its text. */
import sanitize from 'sanitize-html';

const allowed =
  'h2 h3 h4 p br hr strong em b i a blockquote ul ol li dl dt dd table thead tbody tr th td caption'.split(
    ' ',
  );

/** The text below a listing: headings, text, lists, tables, links. No pictures, styles or scripts. */
export function cleanHtml(html: string): string {
  return sanitize(html, {
    allowedTags: allowed,
    allowedAttributes: { a: ['href'], th: ['scope'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
  });
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The text of HTML, with paragraphs and list items as lines. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html.trim();
  // A match does not cross the next tag: otherwise unclosed tags would make this quadratic.
  const lines = html.replace(/<(br|\/p|\/li|\/h\d|\/div|\/tr|\/dd)\b[^<>]*>/gi, '$&\n');
  return sanitize(lines, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
