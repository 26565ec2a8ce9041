/**
 * How often one network address may send a form that makes the shop send mail, compute the hash of a password, ask a
 * registry, a map or a payment provider, tell a hosted index, or say whether an order is there.
 * Only behind get-client-ip.
 */
import type { KontorContext } from './context.ts';

export type LimitedForm =
  | 'contact'
  | 'newsletter'
  | 'login'
  | 'create-account'
  | 'password-reset'
  | 'change-password'
  | 'order-status'
  | 'wallet'
  | 'viewed'
  | 'searched'
  | 'vat'
  | 'maps';

/** Takes one try; false when there is none left for a minute. Each form counts by itself, its call with it. */
export async function mayAsk(c: KontorContext, form: LimitedForm): Promise<boolean> {
  const { success } = await c.env.FORM_LIMIT.limit({ key: `${form} ${c.get('clientIp')}` });
  return success;
}
