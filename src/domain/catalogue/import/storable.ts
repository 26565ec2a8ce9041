/** Finds characters that a database or a page cannot reproduce. */

const names: Record<string, string> = {
  '\0': 'a NUL character',
  '\ufffd': 'a character that could not be read (�)',
};

/** Why a text cannot be stored; undefined if it can. */
export function unstorable(text: string): string | undefined {
  // Tabs and line ends are fine; U+FFFD is what a wrong encoding leaves behind.
  const [found] = /(?![\t\n\r])[\p{Cc}\ufffd]/u.exec(text) ?? [];
  if (found) return `holds ${names[found] ?? 'a control character'}`;
  return text.isWellFormed() ? undefined : 'holds half a character';
}

/** The first such text inside a value, with its path: `texts.de.name`. */
export function unstorableIn(
  value: unknown,
  path = '',
): { field: string; why: string } | undefined {
  if (typeof value === 'string') {
    const why = unstorable(value);
    return why ? { field: path, why } : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const field = path ? `${path}.${key}` : key;
    const found = unstorable(key)
      ? { field: path, why: 'has a field whose name cannot be kept' }
      : unstorableIn(inner, field);
    if (found) return found;
  }
  return undefined;
}
