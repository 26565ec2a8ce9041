/** A page as it is seen where net prices lead, or where gross ones do. */

/** Markup without the elements of this class. They do not contain elements of their own name. */
export function without(mark: 'as-gross' | 'as-net', html: string): string {
  const marked = new RegExp(`<(\\w+) class="(?:[^"]* )?${mark}(?: [^"]*)?"[^>]*>.*?</\\1>`, 'gs');
  return html.replace(marked, '');
}
