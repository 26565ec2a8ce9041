/** The search in the questions of a page. */
import { fold } from '../search/fold.ts';
import type { BlockOf } from './content-document.ts';

export type Question = BlockOf<'faq'>['items'][number];

/** True if question and answer have all the words, each of which may be a beginning; always without words. */
export function isFound({ question, answer }: Question, searched: string): boolean {
  const wanted = fold(searched).split(' ').filter(Boolean);
  if (wanted.length === 0) return true;
  const words = ` ${fold(`${question} ${answer}`)}`;
  return wanted.every((word) => words.includes(` ${word}`));
}
