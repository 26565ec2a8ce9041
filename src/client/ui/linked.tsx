import type { ReactNode } from 'react';

/** A text in which some words are links: `links` maps the words to addresses. */
export function Linked({ text, links }: { text: string; links: Record<string, string> }) {
  let parts: ReactNode[] = [text];
  for (const [words, href] of Object.entries(links)) {
    const link = (
      <a key={href} href={href}>
        {words}
      </a>
    );
    parts = parts.flatMap((part) => {
      const [before, after, ...more] = typeof part === 'string' ? part.split(words) : [];
      return after === undefined || more.length > 0 ? [part] : [before, link, after];
    });
  }
  return parts;
}
