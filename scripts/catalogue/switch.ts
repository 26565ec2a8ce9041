/** `npm run catalogue -- switch off code HERBST25`: enables or disables a deal at once, without a file. */
import { code } from '#domain/discount/discount-code.ts';
import { WrongUsage } from './usage.ts';

type Wish = { to: string; what: string; name: string };

export async function switchDeal(
  open: () => Promise<D1Database>,
  { to, what, name }: Wish,
): Promise<string> {
  if (to !== 'on' && to !== 'off') throw new WrongUsage(`${to} is neither on nor off`);
  if (what !== 'discount' && what !== 'code')
    throw new WrongUsage(`${what} is neither discount nor code`);
  // Codes are case-insensitive.
  const known = what === 'code' ? (code.safeParse(name).data ?? name) : name;
  const document = `document = json_set(document, '$.isActive', json(iif(?2, 'true', 'false')))`;
  const update = {
    discount: `UPDATE cart_discounts SET is_active = ?2, ${document} WHERE key = ?1`,
    code: `UPDATE discount_codes SET ${document} WHERE code = ?1`,
  };
  const db = await open();
  const { meta } = await db
    .prepare(update[what])
    .bind(known, Number(to === 'on'))
    .run();
  if (meta.changes === 0) throw new WrongUsage(`there is no ${what} ${known}`);
  return `the ${what} ${known} is switched ${to}`;
}
