/**
 * Wish lists. Whoever is logged in has them in the account, others at /wish-lists, which is also where all forms are
 * sent. /wish-list?token= shows a list that its owner shares.
 */
import { AccountPage } from '#client/account/account.tsx';
import { accountSection } from '#client/account/sections.ts';
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { Note } from '#client/ui/note.tsx';
import type { NoteKind } from '#client/ui/note-kinds.ts';
import { type Articles, WishListPanel } from '#client/wish-list/wish-list-panel.tsx';
import { WishLists } from '#client/wish-list/wish-lists.tsx';
import { sharedCartPath } from '#domain/cart/shared-cart.ts';
import { operations } from '#domain/operations.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import {
  maxWishes,
  maxWishLists,
  ownWishListsPath,
  type WishList,
  wishListsPath,
} from '#domain/wish-list/wish-list.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { rememberWishKey } from '#worker/request/cookies.ts';
import { formOf } from '#worker/request/form-of.ts';
import { accountPage } from './account/account-page.tsx';

/** Of the query: why nothing was changed. */
const problems: ReadonlyMap<string, TextKey> = new Map([
  ['InvalidInput', 'wishList.badName'],
  ['WishListFull', 'wishList.full'],
  ['TooManyWishLists', 'wishList.tooMany'],
  ['TooManyWishListChanges', 'form.tooManyTries'],
]);

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
  const to = (query: Record<string, string>, path = wishListsPath) => {
    const search = new URLSearchParams(query).toString();
    return c.redirect(`${prefix}${path}${search && `?${search}`}`, 303);
  };
  const read = operations.changeWishLists.input.safeParse({
    change: { ...fields, action: intent },
  });
  if (!read.success) return to({ ...listIn(fields), problem: 'InvalidInput' });
  const outcome = await commerce.changeWishLists(read.data, caller);
  if (!outcome.ok) return to({ ...listIn(fields), problem: outcome.code });
  const { list, wishKey, isCustomers } = outcome.data;
  if (wishKey) rememberWishKey(c, wishKey);
  const saved = intent === 'add' && fields.sku && { saved: fields.sku };
  return to(
    intent === 'delete' ? {} : { list, ...saved },
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
      <WishListPanel list={list} articles={articles} takeAll={takeAllOf(articles)} />
    </>,
  );
}

/** What the page of the visitor's own lists shows. */
async function shown(c: KontorContext) {
  const { commerce, caller, path } = c.get('shop');
  const answer = await commerce.getWishLists({}, caller);
  if (!answer.ok) throw new Error(answer.message);
  const { lists } = answer.data;
  const open = lists.find(({ id }) => id === c.req.query('list')) ?? lists[0];
  const articles = await articlesIn(c, open?.skus ?? []);
  const { site } = caller;
  return {
    lists,
    open,
    articles,
    path,
    site,
    takeAll: takeAllOf(articles),
    note: noteOf(c, open, articles),
  };
}

function noteOf(
  c: KontorContext,
  open: WishList | undefined,
  articles: Articles,
): { kind: NoteKind; text: string } | undefined {
  const { t } = c.get('shop');
  const { saved = '', problem = '' } = c.req.query();
  const key = problems.get(problem);
  if (key) {
    const most = problem === 'TooManyWishLists' ? maxWishLists : maxWishes;
    return { kind: 'err', text: t(key, { most }) };
  }
  const name = open?.skus.includes(saved) && articles.get(saved)?.name;
  return name ? { kind: 'ok', text: t('wishList.saved', { name }) } : undefined;
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

/** The form of a shared cart adds what of a list can be had. */
function takeAllOf(articles: Articles) {
  const skus = [...articles.values()].flatMap(({ sku, availableQuantity }) =>
    availableQuantity > 0 ? [sku] : [],
  );
  if (skus.length === 0) return undefined;
  const action = `${sharedCartPath}?items=${skus.join('.')}`;
  return { action, operationId: crypto.randomUUID() };
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
