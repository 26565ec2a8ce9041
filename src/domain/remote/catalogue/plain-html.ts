/** Texts of a remote catalogue may be HTML: of products the text remains, of categories what a page may contain. */

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Paragraphs and list items as lines. A text without tags stays as it is. */
export function textOfHtml(html: string): string {
  if (!/<[a-z/!]|&[a-z#]/i.test(html)) return html;
  return html
    .replace(/<(script|style)\b[^<>]*>[\s\S]*?<\/\1>/gi, '')
    .replace(/<(br|\/p|\/li|\/h\d|\/div|\/tr|\/dd)\b[^<>]*>/gi, '\n')
    .replace(/<[a-z/!][^<>]*>/gi, '')
    .replace(/&(#x?[\da-f]{1,6}|[a-z]{2,8});/gi, (entity, name: string) =>
      characterOf(name, entity),
    )
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function characterOf(name: string, entity: string): string {
  if (!name.startsWith('#')) return named[name.toLowerCase()] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : entity;
}

const harmless =
  /^<(\/?(h[2-4]|p|br|hr|strong|em|b|i|a|blockquote|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|th|td|caption)\s*\/?|a href="(https:\/\/|\/(?!\/))[^"<>]*")>$/i;

/** Whether it has nothing but headings, text, lists, tables and links: other HTML must not get into a page. */
export function isHarmlessHtml(html: string): boolean {
  const tags = html.match(/<[^>]*>?/g) ?? [];
  return tags.every((tag) => harmless.test(tag));
}
