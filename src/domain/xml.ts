/** Writes XML. Every text passes `text`, which escapes it; elements without content are left out. */

type Attributes = Readonly<Record<string, string>>;

/** An element with a text. */
export function text(name: string, value: string | undefined, attributes: Attributes = {}): string {
  return value ? `<${name}${written(attributes)}>${escaped(value)}</${name}>` : '';
}

/** An element with elements. */
export function group(name: string, ...children: readonly string[]): string {
  const content = children.join('');
  return content && `<${name}>${content}</${name}>`;
}

export function xmlDocument(name: string, attributes: Attributes, ...children: string[]): string {
  const content = children.join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name}${written(attributes)}>${content}</${name}>\n`;
}

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 has no form for most control characters and for half characters: they are left out. */
function escaped(value: string): string {
  return value
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
