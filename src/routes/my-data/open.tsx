/** What a link of a mail opens: everything that is stored about the person, to read and as a file. */
import { html } from 'hono/html';
import { ConfirmErasure, MyData } from '#client/personal-data/my-data.tsx';
import { languageOf } from '#domain/locale/locale-by-code.ts';
import type { PersonalDataExport } from '#domain/personal-data/export.ts';
import { type ReadableSection, readableSections } from '#domain/personal-data/readable.ts';
import type { DataRequest } from '#domain/personal-data/request.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { accountPage, empty } from '../account/account-page.tsx';
import { linkedRequest, linkInvalid, logInFirst, mayOpen } from './link.tsx';

export async function openMyData(c: KontorContext): Promise<Response> {
  const { backend, caller, t } = c.get('shop');
  const token = c.req.query('token') ?? '';
  const request = await linkedRequest(c, token, ['access']);
  if (!request) return linkInvalid(c);
  if (!(await mayOpen(c, request))) return logInFirst(c);
  const [data, preview] = await Promise.all([
    exportOf(c, request),
    backend.personalData.preview(request.email, caller.now),
  ]);
  return accountPage(
    c,
    t('myData.title'),
    <MyData sections={sectionsOf(c, data)} token={token}>
      <ConfirmErasure {...preview} token={token} state={empty} />
    </MyData>,
  );
}

const sectionsOf = (c: KontorContext, data: PersonalDataExport) => {
  const { locale, t } = c.get('shop');
  return readableSections(data, { locale, language: languageOf(locale.code), t });
};

/** The file: for other programs, or to read. */
export async function myDataFile(c: KontorContext): Promise<Response> {
  const request = await linkedRequest(c, c.req.query('token') ?? '', ['access']);
  if (!request) return linkInvalid(c);
  if (!(await mayOpen(c, request))) return logInFirst(c);
  const data = await exportOf(c, request);
  const format = c.req.query('format') === 'html' ? 'html' : 'json';
  const name = `kontor-data-${data.exportedAt.slice(0, 10)}.${format}`;
  c.header('Content-Disposition', `attachment; filename="${name}"`);
  if (format === 'html') return c.html(readablePage(c, sectionsOf(c, data)));
  c.header('Content-Type', 'application/json; charset=utf-8');
  return c.body(JSON.stringify(data, null, 2));
}

/** A page of its own, without the shop's styles. Addresses of files are those of the shop. */
function readablePage(c: KontorContext, sections: readonly ReadableSection[]) {
  const { locale, t } = c.get('shop');
  return html`<!doctype html>
<html lang="${locale.code}">
<head><meta charset="utf-8"><title>${t('myData.title')}</title></head>
<body><h1>${t('myData.title')}</h1>
${sections.map(
  ({ title, entries, links = [] }) => html`<h2>${t(title)}</h2>
${entries.map(
  (lines) => html`<p>${lines.map((line, index) => (index > 0 ? html`<br>${line}` : line))}</p>
`,
)}${links.map(
  ({ text, href }) => html`<p><a href="${new URL(href, c.req.url).href}">${text}</a></p>
`,
)}`,
)}</body></html>
`;
}

function exportOf(c: KontorContext, request: DataRequest) {
  const { backend, caller, t } = c.get('shop');
  const consentTexts = { newsletter: t('newsletter.consent') };
  return backend.personalData.exported(request, caller.site, consentTexts, caller.now);
}
