import type { BlockOf, BlockType } from '#domain/content/content-document.ts';
import type { ContentData } from './content-data.ts';

export type BlockProps<Type extends BlockType> = { block: BlockOf<Type>; data: ContentData };
