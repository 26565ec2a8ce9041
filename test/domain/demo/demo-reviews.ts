/** The rows of demo/reviews and demo/questions, a file for each language. */
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Language } from '#domain/country/countries.ts';

const folder = `${import.meta.dirname}/../../../demo`;
const text = z.string().trim().min(1).max(2000);
const time = z.iso.datetime();
/** "Martina K.": the family name is only an initial. */
const buyer = z
  .string()
  .regex(/^(?:\p{L}+\.? )?\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)* \p{Lu}\p{L}?\.$/u);

const translation = z.strictObject({ title: text, text, answer: text.optional() });
const review = z
  .strictObject({
    id: z.string(),
    sku: z.string(),
    locale: z.string(),
    rating: z.int().min(1).max(5),
    title: text,
    text,
    authorName: buyer,
    createdAt: time,
    source: z.literal('demo'),
    answer: text.optional(),
    answeredAt: time.optional(),
    translations: z.record(z.string(), translation).optional(),
  })
  .refine(({ answer, answeredAt }) => (answer === undefined) === (answeredAt === undefined), {
    error: 'answer and answeredAt stand together or not at all',
  });
const answer = z.discriminatedUnion('by', [
  z.strictObject({
    text,
    by: z.literal('shop'),
    authorName: z.literal('Kontor'),
    createdAt: time,
  }),
  z.strictObject({ text, by: z.literal('buyer'), authorName: buyer, createdAt: time }),
]);
const question = z.strictObject({
  id: z.string(),
  sku: z.string(),
  locale: z.string(),
  question: text,
  authorName: buyer,
  createdAt: time,
  answers: z.array(answer),
});

export type Review = z.infer<typeof review>;
export type Question = z.infer<typeof question>;

function rowsOf<Row>(path: string, row: z.ZodType<Row>): Row[] {
  const lines = readFileSync(`${folder}/${path}`, 'utf8').trimEnd().split('\n');
  return lines.map((line) => row.parse(JSON.parse(line)));
}

export const reviewsIn = (language: Language) => rowsOf(`reviews/${language}.ndjson`, review);
export const questionsIn = (language: Language) => rowsOf(`questions/${language}.ndjson`, question);
