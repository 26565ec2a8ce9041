/**
 * Wish lists. Whoever is logged in has them in the account, others at /wish-lists, which is also where all forms are
 * sent. /wish-list?token= shows a list that its owner shares.
 */
import { AccountPage } from '#client/account/account.tsx';
import { accountSection } from '#client/account/sections.ts';
import { Head } from '#client/chrome/head.tsx';
import { SearchForm } from '#client/chrome/header.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { Note } from '#client/ui/note.tsx';
import type { Suggested } from '#client/wish-list/empty-wish-list.tsx';
import { type Articles, WishListPanel } from '#client/wish-list/wish-list-panel.tsx';
import { WishLists } from '#client/wish-list/wish-lists.tsx';
import { sharedCartPath } from '#domain/cart/shared-cart.ts';
import { productNumberOf } from '#domain/catalogue/product.ts';
import { operations } from '#domain/operations.ts';
import { obtainableOf } from '#domain/wish-list/obtainable.ts';
import {
  ownWishListsPath,
  type SharedWishList,
  wishListsPath,
} from '#domain/wish-list/wish-list.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { rememberWishKey } from '#worker/request/cookies.ts';
import { formOf } from '#worker/request/form-of.ts';
import { accountPage } from './account/account-page.tsx';
import { loadBestsellers } from './popular.ts';
import { doneQuery, notedSku, noteOf } from './wish-list-note.ts';

/** GET /wish-lists */
export async function wishLists(c: KontorContext): Promise<Response> {
  const { backend, caller, prefix, t } = c.get('shop');
  if (await backend.customerOfSession(caller)) {
    const { search } = new URL(c.req.url);
    return c.redirect(`${prefix}${ownWishListsPath}${search}`, 303);
  }
  return show(c, t('wishList.title'), <WishLists {...(await shown(c))} onDevice />);
}

/** GET /my-account/wish-lists */
export async function ownWishLists(c: KontorContext): Promise<Response> {
  const section = accountSection(ownWishListsPath);
  return accountPage(
    c,
    c.get('shop').t(section.text),
    <AccountPage section={section}>
      <WishLists {...(await shown(c))} onDevice={false} />
    </AccountPage>,
    'order-status',
  );
}

/** POST /wish-lists: one change; leads to the list that it concerns. */
export async function changeWishLists(c: KontorContext): Promise<Response> {
  const { commerce, caller, prefix } = c.get('shop');
  const { intent, ...fields } = await formOf(c);
  const to = (query: Record<string, string>, path = wishListsPath) =>
    c.redirect(`${prefix}${path}?${new URLSearchParams(query)}`, 303);
  const read = operations.changeWishLists.input.safeParse({
    change: { ...fields, action: intent },
  });
  if (!read.success) return to({ ...listIn(fields), problem: 'InvalidInput' });
  const outcome = await commerce.changeWishLists(read.data, caller);
  if (!outcome.ok) return to({ ...listIn(fields), problem: outcome.code });
  const { list, wishKey, isCustomers } = outcome.data;
  if (wishKey) rememberWishKey(c, wishKey);
  return to(
    doneQuery(read.data.change, list, fields.quantity),
    isCustomers ? ownWishListsPath : wishListsPath,
  );
}

const listIn = ({ list }: Record<string, string>): Record<string, string> => (list ? { list } : {});

/** GET /wish-list?token=: somebody else's list, without anything to change. */
export async function sharedWishList(c: KontorContext): Promise<Response> {
  const { commerce, caller, t } = c.get('shop');
  const read = operations.getSharedWishList.input.safeParse({ token: c.req.query('token') ?? '' });
  const answer = read.success ? await commerce.getSharedWishList(read.data, caller) : undefined;
  if (!answer?.ok) {
    c.status(410);
    return show(
      c,
      t('wishList.shared'),
      <>
        <h1>{t('wishList.shared')}</h1>
        <Note kind="info" text={t('wishList.gone')} />
      </>,
    );
  }
  const { list } = answer.data;
  const articles = await articlesIn(c, list.skus);
  return show(
    c,
    list.name,
    <>
      <h1>{t('wishList.shared')}</h1>
      <p className="lead">{t('sharedCart.lead')}</p>
      <WishListPanel list={list} articles={articles} takeAll={takeAllOf(list, articles)} />
    </>,
  );
}

/** What the page of the visitor's own lists shows. */
async function shown(c: KontorContext) {
  const { commerce, caller, path, t } = c.get('shop');
  const answer = await commerce.getWishLists({}, caller);
  if (!answer.ok) throw new Error(answer.message);
  const { lists } = answer.data;
  const query = c.req.query();
  const open = lists.find(({ id }) => id === query.list) ?? lists[0];
  const skus = open?.skus ?? [];
  const noted = notedSku(query);
  const [articles, suggested] = await Promise.all([
    articlesIn(c, noted ? [...new Set([...skus, noted])] : skus),
    suggestedTo(c, skus),
  ]);
  const name = noted && articles.get(noted)?.name;
  return {
    ...{ lists, open, articles, path, site: caller.site },
    suggested,
    takeAll: open && takeAllOf(open, articles),
    search: <SearchForm />,
    note: noteOf(t, { query, lists, open, name }),
  };
}

/** What goes with the articles of a list; with an empty one, or where nothing does, what sells best. */
async function suggestedTo(c: KontorContext, skus: readonly string[]): Promise<Suggested> {
  const shop = c.get('shop');
  const fitting =
    skus.length > 0 && shop.store.complementaryProductsEnabled
      ? await shop.commerce.getComplements({ skus: [...skus] }, shop.caller)
      : undefined;
  const goods = fitting?.ok ? fitting.data.products : [];
  if (goods.length > 0) return { title: 'complements.title', products: goods.slice(0, 4) };
  const others = (await loadBestsellers(shop)).filter(({ sku }) => !skus.includes(sku));
  return { title: 'search.bestseller', products: others.slice(0, 4) };
}

/** In their order; the store does not sell those that lack. */
async function articlesIn(c: KontorContext, skus: readonly string[]): Promise<Articles> {
  const { commerce, caller } = c.get('shop');
  if (skus.length === 0) return new Map();
  const found = await commerce.findArticles({ numbers: [...skus] }, caller);
  if (!found.ok) throw new Error(found.message);
  return new Map(
    found.data.articles.flatMap((each) =>
      each.kind === 'found' ? [[each.article.sku, each.article] as const] : [],
    ),
  );
}

/** The form of a shared cart adds what can be had, and tells how much it left out. */
function takeAllOf(list: SharedWishList, articles: Articles) {
  const obtainable = obtainableOf(list, articles);
  if (obtainable.skus.length === 0) return undefined;
  const items = list.skus
    .filter((sku) => !articles.get(sku)?.isGiftCard)
    .map((sku) => (list.quantities?.[sku] ? `${sku}~${list.quantities[sku]}` : sku));
  const action = `${sharedCartPath}?items=${items.join('.')}`;
  const left = obtainable.left.map((sku) => articles.get(sku)?.name ?? productNumberOf(sku));
  return { ...obtainable, left, action, operationId: crypto.randomUUID() };
}

async function show(c: KontorContext, title: string, content: React.ReactNode) {
  const shop = c.get('shop');
  return c.render(
    <BrowsePage chrome={chromeOf(shop, await loadTree(shop))} className="single">
      <Head title={`${title} | Kontor`} index={false} />
      <div className="stack">{content}</div>
    </BrowsePage>,
    { screen: 'order-status' },
  );
}
