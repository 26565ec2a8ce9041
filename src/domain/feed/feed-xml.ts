/** A merchant feed as RSS 2.0, piece by piece, so that a large one need never be whole in memory. */
import { group, text } from '../xml.ts';
import type { Attribute } from './attribute.ts';

/** Addresses are absolute; `link` is that of the home page. */
export function feedStart(channel: { title: string; link: string; description: string }): string {
  const parts = Object.entries(channel).map(([name, value]) => text(name, value));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${parts.join('')}\n`;
}

export const feedEnd = '</channel></rss>\n';

export function itemXml(attributes: readonly Attribute[]): string {
  return `${group('item', ...attributes.map(element))}\n`;
}

function element([name, value]: Attribute): string {
  return typeof value === 'string'
    ? text(`g:${name}`, value)
    : group(`g:${name}`, ...value.map(element));
}
