/** Sizes, and the content of goods sold by measure. Source: catalogue.txt §3 gross and net sizes; eu-2026.md P-05. */
import * as z from 'zod';

/** Centimetres and kilograms. */
export const packedSize = z.strictObject({
  length: z.number().positive(),
  width: z.number().positive(),
  height: z.number().positive(),
  weight: z.number().positive(),
});

export const contentUnits = ['kg', 'g', 'l', 'ml', 'm', 'cm', 'm2', 'piece'] as const;
export type ContentUnit = (typeof contentUnits)[number];

export const netContent = z.strictObject({
  value: z.number().positive(),
  unit: z.enum(contentUnits),
});

export type PackedSize = z.infer<typeof packedSize>;
export type NetContent = z.infer<typeof netContent>;
