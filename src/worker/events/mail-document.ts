/**
 * The text and the HTML version of a mail. The HTML consists of headings, paragraphs and tables that are readable
 * without styles, on phones, and in light and dark mode. One style element and no external resources: mail clients may
 * ignore styles that they do not support.
 */
import { html, raw } from 'hono/html';
import type { MailPart, MailRow } from '#domain/mail/mail-parts.ts';

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

const style = raw(`
  :root { color-scheme: light dark; }
  body { margin: 0; padding: 24px 16px; font: 16px/1.5 Arial, Helvetica, sans-serif; }
  main { max-width: 600px; margin: 0 auto; }
  h1 { font-size: 24px; line-height: 1.2; }
  h2 { font-size: 18px; line-height: 1.25; margin: 32px 0 8px; }
  table { width: 100%; border-collapse: collapse; margin: 16px 0; }
  th, td { padding: 6px 0; border-bottom: 1px solid #9ca3a9; vertical-align: top; font-weight: 400; }
  th { text-align: left; padding-right: 16px; }
  td { text-align: right; }
  .sum th, .sum td { font-weight: 700; }
`);

type MailDocument = { locale: string; subject: string; parts: readonly MailPart[] };

export async function mailDocument({ locale, subject, parts }: MailDocument): Promise<string> {
  const document = await html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${subject}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${subject}</h1>
${parts.map(written)}</main>
</body>
</html>
`;
  return document.toString();
}

function written(part: MailPart) {
  switch (part.kind) {
    case 'heading':
      return html`<h2>${part.text}</h2>\n`;
    case 'text':
      return html`<p>${part.lines.map((line, index) => (index > 0 ? html`<br>${line}` : line))}</p>\n`;
    case 'rows':
      return html`<table>\n${part.rows.map(writtenRow)}</table>\n`;
    case 'link':
      return html`<p><a href="${part.href}">${part.text}</a></p>\n`;
  }
}

function writtenRow({ label, value, isBold }: MailRow) {
  const kind = isBold ? raw(' class="sum"') : '';
  return html`<tr${kind}><th scope="row">${label}</th><td>${value}</td></tr>\n`;
}
