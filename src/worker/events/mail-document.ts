/**
 * The text and the HTML version of a mail, from the same parts. The HTML consists of tables with inline styles, which
 * all mail clients show; a style element adds dark colours. No external resources: clients block them.
 */
import { html } from 'hono/html';
import type { MailFrame } from '#domain/mail/mail-frame.ts';
import type { MailArticle, MailPart, MailRow } from '#domain/mail/mail-parts.ts';
import { labelled } from '#domain/texts/labelled.ts';
import type { Translate } from '#domain/texts/texts.ts';
import { dark, styles } from './mail-styles.ts';

type MailContent = {
  t: Translate;
  locale: string;
  subject: string;
  parts: readonly MailPart[];
  frame: MailFrame;
};

export async function writtenMail(content: MailContent) {
  const { subject, parts, frame, t } = content;
  const below = [frame.seller.join('\n'), ...frame.links.map((link) => linkText(link, t))];
  const text = [mailText(parts, t), below.join('\n')].join('\n\n');
  return { subject, text, html: await mailDocument(content) };
}

export function mailText(parts: readonly MailPart[], t: Translate): string {
  return parts.map((part) => partText(part, t)).join('\n\n');
}

function partText(part: MailPart, t: Translate): string {
  switch (part.kind) {
    case 'heading':
      return part.text;
    case 'text':
      return part.lines.join('\n');
    case 'rows':
      return part.rows.map(({ label, value }) => labelled(t, label, value)).join('\n');
    case 'articles':
      return part.articles
        .map(({ name, detail, sum }) => labelled(t, `${name} (${detail})`, sum))
        .join('\n');
    case 'link':
    case 'button':
      return linkText(part, t);
  }
}

const linkText = ({ text, href }: { text: string; href: string }, t: Translate) =>
  labelled(t, text, href);

async function mailDocument({ locale, subject, parts, frame }: MailContent): Promise<string> {
  const { reference, seller, links } = frame;
  const document = await html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>${dark}</style>
</head>
<body class="ground" style="${styles.body}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="${styles.page}">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.sheet}">
<tr><td class="board" style="${styles.board}"><header>${header(reference)}</header></td></tr>
<tr><td class="ink" style="${styles.content}"><main>
<h1 class="ink" style="${styles.h1}">${subject}</h1>
${parts.map(written)}</main></td></tr>
<tr><td class="board" style="${styles.footer}"><footer>
${seller.map((line) => html`<p style="${styles.footerLine}">${line}</p>\n`)}${links.map((link) => html`<p style="${styles.footerLine}"><a href="${link.href}" style="${styles.footerLink}">${link.text}</a></p>\n`)}</footer></td></tr>
</table></td></tr></table>
</body>
</html>
`;
  return document.toString();
}

/** The sign of the shop as text: mail clients block pictures at first. */
function header(reference: MailFrame['reference']) {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td style="${styles.sign}">K</td><td style="${styles.name}">KONTOR</td>${
    reference &&
    html`<td align="right" style="${styles.reference}">${reference.label}<br><b style="${styles.number}">${reference.value}</b></td>`
  }</tr></table>`;
}

function written(part: MailPart) {
  switch (part.kind) {
    case 'heading':
      return html`<h2 class="ink" style="${styles.h2}">${part.text}</h2>\n`;
    case 'text':
      return html`<p style="${styles.p}">${part.lines.map((line, index) => (index > 0 ? html`<br>${line}` : line))}</p>\n`;
    case 'rows':
      return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.table}">\n${part.rows.map(writtenRow)}</table>\n`;
    case 'articles':
      return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.table}">\n${part.articles.map(writtenArticle)}</table>\n`;
    case 'link':
      return html`<p style="${styles.p}"><a class="link" href="${part.href}" style="${styles.link}">${part.text}</a></p>\n`;
    case 'button':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${styles.table}"><tr><td class="key" style="${styles.key}"><a class="key" href="${part.href}" style="${styles.button}">${part.text}</a></td></tr></table>\n`;
  }
}

function writtenRow({ label, value, isBold }: MailRow) {
  const [left, right] = isBold ? [styles.sumLabel, styles.sumValue] : [styles.label, styles.value];
  return html`<tr><th scope="row" align="left" class="line" style="${left}">${label}</th><td align="right" class="line" style="${right}">${value}</td></tr>\n`;
}

function writtenArticle({ name, detail, sum }: MailArticle) {
  return html`<tr><th scope="row" align="left" class="line" style="${styles.article}">${name}<br><span class="muted" style="${styles.detail}">(${detail})</span></th><td align="right" class="line" style="${styles.price}">${sum}</td></tr>\n`;
}
