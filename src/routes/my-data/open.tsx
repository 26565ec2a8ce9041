/** What a link of a mail opens: everything that is stored about the person, to read and as a file. */
import { ConfirmErasure, MyData } from '#client/personal-data/my-data.tsx';
import { languageOf } from '#domain/locale/locale-by-code.ts';
import { readableSections } from '#domain/personal-data/readable.ts';
import type { DataRequest } from '#domain/personal-data/request.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { accountPage, empty } from '../account/account-page.tsx';
import { linkedRequest, linkInvalid, logInFirst, mayOpen } from './link.tsx';

export async function openMyData(c: KontorContext): Promise<Response> {
  const { backend, caller, locale, t } = c.get('shop');
  const token = c.req.query('token') ?? '';
  const request = await linkedRequest(c, token, ['access']);
  if (!request) return linkInvalid(c);
  if (!(await mayOpen(c, request))) return logInFirst(c);
  const [data, preview] = await Promise.all([
    exportOf(c, request),
    backend.personalData.preview(request.email, caller.now),
  ]);
  const sections = readableSections(data, { locale, language: languageOf(locale.code), t });
  return accountPage(
    c,
    t('myData.title'),
    <MyData sections={sections} token={token}>
      <ConfirmErasure {...preview} token={token} state={empty} />
    </MyData>,
  );
}

/** The file, machine readable. */
export async function myDataFile(c: KontorContext): Promise<Response> {
  const request = await linkedRequest(c, c.req.query('token') ?? '', ['access']);
  if (!request) return linkInvalid(c);
  if (!(await mayOpen(c, request))) return logInFirst(c);
  const data = await exportOf(c, request);
  return c.body(JSON.stringify(data, null, 2), 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': `attachment; filename="kontor-data-${data.exportedAt.slice(0, 10)}.json"`,
  });
}

function exportOf(c: KontorContext, request: DataRequest) {
  const { backend, caller, t } = c.get('shop');
  const consentTexts = { newsletter: t('newsletter.consent') };
  return backend.personalData.exported(request, caller.site, consentTexts, caller.now);
}
