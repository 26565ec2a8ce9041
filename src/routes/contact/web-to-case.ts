/**
 * POST /web-to-case: the support form with the field names of the customer-service platform. It opens a case like the
 * shop's own form, so that it is stored, answered and passed on (worker/services/web-to-case).
 */
import { errors } from '#domain/errors.ts';
import { formOfPosted, postedFault } from '#domain/support/posted-form.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { formOf } from '#worker/request/form-of.ts';
import { takeContact } from '../contact.tsx';

export async function webToCaseForm(c: KontorContext): Promise<Response> {
  const { webToCaseOrgId: orgId, webToCaseFields: fieldIds } = c.env.settings;
  const account = { orgId, fieldIds };
  const form = await formOf(c);
  const fault = postedFault(c.req.query(), form, account);
  if (fault) {
    const { status, message } = errors.InvalidInput;
    return c.json({ code: 'InvalidInput', message: `${message}: ${fault}` }, status);
  }
  const answer = await takeContact(c, formOfPosted(form, account));
  const back = returnOf(c, form.retURL ?? '');
  return answer.status === 303 && back ? c.redirect(back, 303) : answer;
}

/** The form's own page after it, if that is of this shop. */
function returnOf(c: KontorContext, address: string): string | undefined {
  const here = new URL(c.req.url);
  if (!URL.canParse(address, here.origin)) return undefined;
  const { origin, pathname, search } = new URL(address, here.origin);
  return address && origin === here.origin ? pathname + search : undefined;
}
