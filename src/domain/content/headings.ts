/** The headings of a page that have an address of their own. */
import type { Block } from './content-document.ts';
import { type Inline, richTextOf } from './rich-text.ts';

export type Heading = { id: string; title: string };

/** Blocks with an `id`: their titles, or the headings that their texts begin with. */
export const headingsOf = (blocks: readonly Block[]): Heading[] =>
  blocks.flatMap((block) => {
    const title = block.type === 'rich-text' ? firstHeading(block.text) : titleOf(block);
    return block.id !== undefined && title ? [{ id: block.id, title }] : [];
  });

const titleOf = (block: Block): string | undefined => ('title' in block ? block.title : undefined);

function firstHeading(text: string): string | undefined {
  const [first] = richTextOf(text).blocks;
  if (first?.kind !== 'heading') return undefined;
  return wordsOf(first.content);
}

const wordsOf = (content: readonly Inline[]): string =>
  content
    .map((part) => ('content' in part ? wordsOf(part.content) : 'text' in part ? part.text : ' '))
    .join('');
