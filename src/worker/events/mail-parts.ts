/** What a mail says, once: written as text here, as HTML in mail-document.tsx. */
export type MailPart =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; lines: string[] }
  /** Labels and what belongs to them; `isBold`: the row everything leads to. */
  | { kind: 'rows'; rows: MailRow[] }
  | { kind: 'link'; text: string; href: string };

export type MailRow = { label: string; value: string; isBold?: boolean };

export function paragraph(...lines: string[]): MailPart {
  return { kind: 'text', lines };
}

export function heading(text: string): MailPart {
  return { kind: 'heading', text };
}

export function rows(...pairs: (readonly [label: string, value: string])[]): MailPart {
  return { kind: 'rows', rows: pairs.map(([label, value]) => ({ label, value })) };
}

export function mailText(parts: readonly MailPart[]): string {
  return parts.map(partText).join('\n\n');
}

function partText(part: MailPart): string {
  switch (part.kind) {
    case 'heading':
      return part.text;
    case 'text':
      return part.lines.join('\n');
    case 'rows':
      return part.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'link':
      return `${part.text}: ${part.href}`;
  }
}
