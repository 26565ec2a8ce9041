/** A product as the HTTP API returns it: in a projection, or with what is published and what is staged. */
import * as z from 'zod';
import { dataShape, head } from './commercetools-shape.ts';

export const projectionShape = dataShape.extend({ ...head, published: z.boolean().nullish() });

export const productShape = z.object({
  ...head,
  masterData: z.object({
    published: z.boolean().nullish(),
    current: dataShape.nullish(),
    staged: dataShape.nullish(),
  }),
});
