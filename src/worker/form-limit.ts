/** How often one network address may send a form that makes the shop send mail. Only behind get-client-ip. */
import type { KontorContext } from './context.ts';

/** Takes one try; false when there is none left for a minute. Each form counts by itself. */
export async function mayAsk(c: KontorContext, form: 'contact' | 'newsletter'): Promise<boolean> {
  const { success } = await c.env.FORM_LIMIT.limit({ key: `${form} ${c.get('clientIp')}` });
  return success;
}
