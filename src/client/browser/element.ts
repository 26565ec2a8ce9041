import type { IconName } from '../ui/icon-names.ts';

export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const built = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) built.setAttribute(name, value);
  built.append(...content);
  return built;
}

const svg = 'http://www.w3.org/2000/svg';

/** The same markup as src/client/ui/icon.tsx. */
export function createIcon(name: IconName): SVGElement {
  const icon = document.createElementNS(svg, 'svg');
  icon.setAttribute('class', 'icon');
  icon.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(svg, 'use');
  use.setAttribute('href', `/icons.svg#${name}`);
  icon.append(use);
  return icon;
}
