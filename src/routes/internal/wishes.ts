/** GET /__wishes: which articles the visitor has saved, for the hearts of a page that is the same for everyone. */
import { type WishData, wishTexts } from '#client/wish-list/wish-data.ts';
import { textsOf } from '#domain/texts/texts.ts';
import type { KontorContext } from '#worker/request/context.ts';

export async function wishes(c: KontorContext): Promise<Response> {
  const { commerce, caller, texts } = c.get('shop');
  const answer = await commerce.getWishLists({}, caller);
  if (!answer.ok) throw new Error(answer.message);
  const lists = answer.data.lists.map(({ id, skus }) => ({ id, skus }));
  const data: WishData = { lists, texts: textsOf(texts, wishTexts) };
  return c.json(data);
}
