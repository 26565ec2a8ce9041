/** What an operator found when checking a piece of B-ware. Stated only of pieces that were tested in full. */
import * as z from 'zod';
import type { Translate } from '../texts/texts.ts';
import type { ProductDetail } from './product.ts';

export const openBoxStates = ['like-new', 'light-marks', 'clear-marks'] as const;
export const openBoxReasons = ['returned', 'damaged-packaging', 'display-item'] as const;

export const openBox = z.strictObject({
  condition: z.enum(openBoxStates),
  /** Why it is not sold as new. */
  reason: z.enum(openBoxReasons),
  /** False: what is missing is not among the package contents of its texts either. */
  complete: z.boolean(),
});

export type OpenBox = z.infer<typeof openBox>;

type Stated = Pick<ProductDetail, 'openBox' | 'openBoxNote'>;

/** As the reader is told; empty if nothing is stated. */
export function openBoxLines({ openBox: stated, openBoxNote }: Stated, t: Translate): string[] {
  if (!stated) return [];
  const line = (label: string, said: string) => `${t('label.colon', { label })} ${said}`;
  const condition = t(`openBox.${stated.condition}`);
  return [
    line(t('openBox.condition'), openBoxNote ? `${condition}. ${openBoxNote}` : condition),
    line(t('openBox.reason'), t(`openBox.${stated.reason}`)),
    line(t('product.contents'), t(stated.complete ? 'openBox.complete' : 'openBox.incomplete')),
  ];
}
