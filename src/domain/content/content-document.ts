/** A content document: the title of its page, and its blocks from top to bottom. */
import * as z from 'zod';
import { blocksWith } from './blocks.ts';
import { contentLine, contentProse } from './content-text.ts';
import { dataBlocks } from './data-blocks.ts';
import { recallFaults } from './recall-faults.ts';

const shownBlock = z.discriminatedUnion('type', [
  ...blocksWith(z.string(), z.string()),
  ...dataBlocks,
]);

/** A block in one language, as a page shows it. */
export type Block = z.infer<typeof shownBlock>;
export type BlockType = Block['type'];
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>;

const storedBlock = z
  .discriminatedUnion('type', [...blocksWith(contentLine, contentProse), ...dataBlocks])
  .superRefine((block, context) => {
    const faults = block.type === 'recall' ? recallFaults(block) : [];
    for (const fault of faults) context.addIssue({ code: 'custom', ...fault });
  });

/** As a file has it. */
export const contentDocument = z.strictObject({
  /** The title of the page, in the browser's tab and in results of search engines. */
  title: contentLine,
  /** What search engines show below the title. */
  description: contentLine.optional(),
  blocks: z.array(storedBlock).max(60),
});
export type ContentDocument = z.infer<typeof contentDocument>;

/** As a page shows it, in one language. */
export type ShownContent = { title: string; description?: string; blocks: Block[] };

export const parseShownBlock = (value: unknown): Block | undefined =>
  shownBlock.safeParse(value).data;

/** As `GET /cms` lists them: names of component files, each of which registers a block. Source: catalogue.txt §2, §7. */
export const blockFiles: readonly string[] = shownBlock.options.map(
  ({ shape }) => `${shape.type.value}.vue`,
);
