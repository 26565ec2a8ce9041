/**
 * Inline styles of mails, and the dark colours. Mail clients know no custom properties: these are the values of
 * src/client/styles/tokens.css. Without sizes in pixels of a width, so that a telephone of 320 pixels shows everything.
 */
import { raw } from 'hono/html';

const font = 'font-family:Arial,Helvetica,sans-serif;';
const cell = 'padding:8px 0;border-top:1px solid #D3D5D0;vertical-align:top;';
const sum = `${cell}border-top:2px solid #16181A;font-weight:700;font-size:20px;`;
// Labels stay whole; values such as bank accounts may break.
const label = 'padding-right:12px;word-break:normal;';
const value = 'word-break:break-word;';

const plain = {
  body: `margin:0;padding:0;background:#F3F3EF;${font}`,
  page: 'padding:24px 8px;',
  sheet: 'max-width:600px;background:#FFFFFF;border:1px solid #D3D5D0;',
  board: 'background:#22272B;padding:16px;',
  sign: `width:36px;height:36px;background:#D1370A;color:#FFFFFF;${font}font-weight:700;font-size:24px;line-height:36px;text-align:center;`,
  name: `color:#FFFFFF;${font}font-weight:700;font-size:22px;letter-spacing:1px;padding-left:10px;`,
  reference: `color:#B7BDC2;${font}font-size:13px;line-height:18px;`,
  number: 'color:#FFFFFF;font-size:15px;',
  content: `padding:24px 16px;color:#16181A;${font}font-size:16px;line-height:24px;word-break:break-word;`,
  h1: 'color:#16181A;font-size:26px;line-height:32px;margin:0 0 16px;',
  h2: 'color:#16181A;font-size:18px;line-height:24px;margin:32px 0 8px;',
  p: 'margin:0 0 16px;',
  table: 'border-collapse:collapse;margin:0 0 16px;',
  label: `${cell}${label}font-weight:400;`,
  value: cell + value,
  sumLabel: sum + label,
  sumValue: `${sum}white-space:nowrap;`,
  article: `${cell}${value}font-weight:700;padding-right:12px;`,
  detail: 'color:#454A4F;font-weight:400;font-size:13px;line-height:18px;',
  price: `${cell}font-weight:700;white-space:nowrap;`,
  link: 'color:#1546C0;',
  key: 'background:#D1370A;border-bottom:3px solid #952304;',
  button: `display:inline-block;padding:14px 28px;background:#D1370A;color:#FFFFFF;${font}font-size:17px;font-weight:700;text-decoration:none;`,
  footer: `background:#22272B;padding:16px;color:#B7BDC2;${font}font-size:13px;line-height:20px;`,
  footerLine: 'margin:0;',
  footerLink: 'color:#FFFFFF;',
};

/** Marked as HTML: it contains nothing from outside. */
export const styles = Object.fromEntries(
  Object.entries(plain).map(([name, style]) => [name, raw(style)]),
) as Record<keyof typeof plain, ReturnType<typeof raw>>;

export const dark = raw(`
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #14171A !important; }
  .sheet { background: #1C2024 !important; border-color: #333A40 !important; }
  .board { background: #0C0E10 !important; }
  .ink { color: #F1F1EC !important; }
  .muted { color: #C3C8CC !important; }
  .line { border-color: #474F55 !important; }
  .link { color: #9DBBFF !important; }
  .key { background: #FF6A3A !important; border-color: #DE5A28 !important; color: #16100D !important; }
}
`);
