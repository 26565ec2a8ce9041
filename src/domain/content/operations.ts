/** The call for content documents: a row of the contract table (../operations.ts). */
import * as z from 'zod';
import { answer, publicOperation } from '../operation.ts';
import type { ShownContent } from './content-document.ts';

export const contentOperations = {
  /**
   * Published documents by slug, in the caller's language and for its market; unknown slugs are absent, which is logged
   * unless they are optional.
   */
  getContent: publicOperation(
    z.object({
      slugs: z.array(z.string().max(100)).min(1).max(10),
      optional: z.boolean().optional(),
    }),
    answer<{ documents: Record<string, ShownContent> }>(),
  ),
};
