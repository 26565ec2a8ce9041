/** The form that replies to a support case, for the page of the account and for the one of a signed link. */
import { SupportCaseView } from '#client/support/support-case.tsx';
import type { FormState } from '#client/ui/form-state.ts';
import type { FieldErrors } from '#domain/checkout/address-form.ts';
import type { UploadedFile } from '#domain/files/file-fields.ts';
import type { ShownCase } from '#domain/support/support-case.ts';
import { maxSupportLengths } from '#domain/support/support-request.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { formOf } from '#worker/request/form-of.ts';
import { fileFieldOf, keepUploads } from '#worker/request/uploads.ts';

const fileField = 'files';

/** What the form shows again. */
export type FailedReply = { state: FormState; uploaded: readonly UploadedFile[]; key: string };

/** Stores the reply with its files. */
export async function takeReply(
  c: KontorContext,
  reference: { number: string } | { link: string },
): Promise<'taken' | FailedReply> {
  const { commerce, caller } = c.get('shop');
  const values = await formOf(c);
  const text = (values.reply ?? '').trim();
  const key = values.key ?? '';
  const failed = (
    status: 409 | 422 | 429,
    state: Partial<FormState>,
    uploaded: readonly UploadedFile[] = [],
  ) => {
    c.status(status);
    return { state: { values, errors: {}, ...state }, uploaded, key };
  };
  if (!(await isWithinFormLimit(c, 'contact'))) {
    return failed(429, { problem: 'form.tooManyTries' });
  }
  const { uploaded, error } = await keepUploads(c, fileField, 'documents');
  const errors: FieldErrors = {
    ...replyErrors(text),
    ...(error && { [fileField]: error }),
  };
  if (Object.keys(errors).length > 0) return failed(422, { errors }, uploaded);
  const files = uploaded.map(({ link }) => link);
  const outcome = await commerce.replyToSupportCase({ ...reference, key, text, files }, caller);
  // Closed meanwhile, or not this visitor's: the page says which.
  return outcome.ok ? 'taken' : failed(409, {}, uploaded);
}

function replyErrors(text: string): FieldErrors {
  const most = maxSupportLengths.description;
  if (!text) return { reply: { key: 'field.message' } };
  return text.length > most ? { reply: { key: 'field.tooLong', parameters: { count: most } } } : {};
}

/** Leads to the page of the case, which says that the reply has arrived. */
export function replied(c: KontorContext, path: string): Response {
  const said = path.includes('?') ? '&replied=1' : '?replied=1';
  return c.redirect(c.get('shop').prefix + path + said, 303);
}

export function caseView(c: KontorContext, shown: ShownCase, path: string, failed?: FailedReply) {
  return (
    <SupportCaseView
      shown={shown}
      action={path}
      formKey={failed?.key || crypto.randomUUID()}
      state={failed?.state ?? { values: {}, errors: {} }}
      isReplied={c.req.query('replied') !== undefined && !failed}
      files={fileFieldOf(c, fileField, 'documents', failed?.uploaded)}
    />
  );
}
