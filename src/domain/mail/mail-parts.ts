import type { Store } from '../store/store.ts';
import type { Translate } from '../texts/texts.ts';

/** The content of a mail in parts, before it is rendered as text and as HTML. */
export type MailPart =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; lines: string[] }
  /** Labels and values; `isBold`: the total. */
  | { kind: 'rows'; rows: MailRow[] }
  /** Articles with their sums. */
  | { kind: 'articles'; articles: MailArticle[] }
  | { kind: 'link'; text: string; href: string }
  /** The one thing that the reader is to do. */
  | { kind: 'button'; text: string; href: string };

export type MailRow = { label: string; value: string; isBold?: boolean };

/** `detail`: its article number, as pages show it. */
export type MailArticle = { name: string; detail: string; sum: string };

export function paragraph(...lines: string[]): MailPart {
  return { kind: 'text', lines: lines.filter((line) => line !== '') };
}

/** Who writes, in the reader's language; `name`: the reader's, if the shop knows whose address it is. */
export type Sender = { store: Store; t: Translate; name?: string | undefined };

/** What everybody but the store itself gets: a greeting, the parts, and who writes. */
export function letter({ store, t, name }: Sender, parts: readonly MailPart[]): MailPart[] {
  const greeting = name === undefined ? t('mail.greetingPlain') : t('mail.greeting', { name });
  const signature = paragraph(t('mail.signature'), store.phone, store.email);
  const isSmall = greeting.endsWith(',') && /^\p{Ll}/u.test(t('mail.intro'));
  return [paragraph(greeting), ...(isSmall ? begunSmall(parts) : parts), signature];
}

/** As `mail.intro` does in languages that go on in a small letter after a comma; German keeps its forms of address. */
function begunSmall([first, ...more]: readonly MailPart[]): MailPart[] {
  if (first?.kind !== 'text') return first ? [first, ...more] : more;
  const [line = '', ...lines] = first.lines;
  const small = line.replace(/^(?!Sie |Ihre? )./u, (letter) => letter.toLowerCase());
  return [paragraph(small, ...lines), ...more];
}

export function heading(text: string): MailPart {
  return { kind: 'heading', text };
}

export function rows(...pairs: (readonly [label: string, value: string])[]): MailPart {
  return { kind: 'rows', rows: pairs.map(([label, value]) => ({ label, value })) };
}
