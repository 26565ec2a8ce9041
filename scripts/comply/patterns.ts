/** How sentences are recognised. */

export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A text of the shop with anything in its places: `Sie dauern {years}.` Spaces may be no-break spaces. */
export function says(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).filter(Boolean);
  return new RegExp(parts.map((part) => escaped(part).replace(/\s+/g, '\\s+')).join('.+?'));
}

/** The website at the end of a name: `CNIL, www.cnil.fr`. */
export function websiteOf(named: string): RegExp {
  const site = /([a-z0-9-]+\.)+[a-z]{2,}(\/[\w/-]+)?$/.exec(named)?.[0] ?? named;
  return new RegExp(escaped(site));
}
