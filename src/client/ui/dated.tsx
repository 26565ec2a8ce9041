/** A text with a date in it, marked up as `<time>` for machines. Source: eu-2026.md F-07. */
import type { WrittenDay } from '../shop.tsx';

/** `text` contains `written`. */
export function Dated({ text, date: { day, written } }: { text: string; date: WrittenDay }) {
  const [before, after] = text.split(written);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <time dateTime={day}>{written}</time>
      {after}
    </>
  );
}
