/**
 * Ordering by a list of numbers: GET shows the form; a POST checks a list, or adds what can be ordered to the cart, as
 * one change or not at all. Lines to be corrected are shown again. Source: issue 5 point 6, eu-2026.md UX-40.
 */
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ReactNode } from 'react';
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { CheckedList } from '#client/quick-order/checked-list.tsx';
import { type ListProblem, QuickOrderStart } from '#client/quick-order/quick-order-form.tsx';
import { isGift } from '#domain/cart/articles.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { routePaths } from '#domain/content/links.ts';
import { type Checked, checkRows } from '#domain/quick-order/check.ts';
import { maxBytes, maxRows } from '#domain/quick-order/limits.ts';
import { type ReadRow, readRows } from '#domain/quick-order/rows.ts';
import { textOfFile } from '#domain/quick-order/text-of-file.ts';
import { samePathEverywhere } from '#domain/routing/alternates.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';
import { pageLinks } from '#worker/render/page-links.ts';
import { cartOfRequest, newCartReference, rememberCart } from '#worker/request/cart-of-request.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { fileOf, formOf } from '#worker/request/form-of.ts';
import { isId } from '#worker/request/sent-id.ts';

export async function quickOrder(c: KontorContext) {
  return show(c, <QuickOrderStart />);
}

export const quickOrderLimit = bodyLimit({
  maxSize: maxBytes,
  onError: (c: Context) => refuse(c as KontorContext, 'quickOrder.tooLarge', { status: 413 }),
});

export async function submitQuickOrder(c: KontorContext) {
  const form = await formOf(c);
  if (form.intent === 'add' || form.intent === 'again') return addReady(c, form);
  if (form.intent === 'one') {
    return addReady(c, { ...form, ready: `${form.number ?? ''};${form.quantity || 1}` });
  }
  const file = await fileOf(c, 'file');
  const fromFile = file ? textOfFile(file) : '';
  const lines = [form.ready, form.lines].filter(Boolean).join('\n');
  if (fromFile === undefined) return refuse(c, 'quickOrder.workbook', { lines });
  const rows = [form.ready, form.lines, fromFile].flatMap((list) => readRows(list ?? ''));
  const count = rows.length;
  if (count === 0) return refuse(c, 'quickOrder.nothing');
  if (count > maxRows) return refuse(c, 'quickOrder.tooMany', { lines, count });
  return showChecked(c, await checked(c, rows, await cartOfRequest(c)));
}

/**
 * Checks the lines shown as ready again, adds them, and shows the lines that must be corrected. An order that is bought
 * `again` and the number of `one` article were not checked before: the pieces that are missing are shown too.
 */
async function addReady(c: KontorContext, form: Record<string, string>) {
  const { commerce, caller, prefix } = c.get('shop');
  const ready = readRows(form.ready ?? '');
  const lines = [form.ready, form.lines].filter(Boolean).join('\n');
  const count = ready.length + readRows(form.lines ?? '').length;
  if (ready.length === 0) return refuse(c, 'quickOrder.nothing', { lines });
  if (count > maxRows) return refuse(c, 'quickOrder.tooMany', { lines, count });
  const before = await cartOfRequest(c);
  // Checked without the cart: if the button is pressed twice, the cart already contains the pieces.
  const { good, bad } = await checked(c, ready, null);
  const wasChecked = form.intent === 'add';
  const missing = wasChecked ? [] : missingIn(good);
  const rest = readRows([...bad.map(({ text }) => text), ...missing, form.lines ?? ''].join('\n'));
  if (good.length === 0) {
    const problem = wasChecked ? ({ problem: 'quickOrder.changed' } as const) : {};
    return showChecked(c, await checked(c, rest, before), problem);
  }
  const { id, version } = before ?? newCartReference();
  const operationId = isId(form.operationId) ? form.operationId : crypto.randomUUID();
  const actions = good.map(({ article: { sku }, possible: quantity }) => ({
    action: 'addLineItem' as const,
    sku,
    quantity,
  }));
  const reference = { id, version, operationId, versionFallback: true };
  const outcome = await commerce.updateCart({ ...reference, actions }, caller);
  if (!outcome.ok) {
    const gone = outcome.code === 'OutOfStock' || outcome.code === 'ProductNotFound';
    const isLimited = outcome.code === 'TooManyCarts';
    const other = isLimited ? 'limit.carts' : 'cart.error.adding';
    const problem = gone ? 'quickOrder.changed' : other;
    return showChecked(c, await checked(c, [...ready, ...rest], before), { problem });
  }
  rememberCart(c, outcome.data.cart);
  if (rest.length === 0) {
    // Stock may have decreased between the check and the submit.
    const [notice] = outcome.data.notices;
    return c.redirect(`${prefix}/checkout/cart${notice ? `?problem=${notice.code}` : ''}`, 303);
  }
  const left = await checked(c, rest, outcome.data.cart);
  return showChecked(c, left, { added: good.length });
}

/** The pieces that cannot be added, as lines. */
const missingIn = (good: Checked['good']): string[] =>
  good
    .filter(({ possible, quantity }) => possible < quantity)
    .map(({ article: { sku }, possible, quantity }) => `${sku};${quantity - possible}`);

/** Makes one call to the catalogue, however long the list. */
async function checked(
  c: KontorContext,
  rows: readonly ReadRow[],
  cart: Cart | null,
): Promise<Checked> {
  const { commerce, caller, store } = c.get('shop');
  const requested = rows.flatMap((row) => ('quantity' in row ? row.number : []));
  const numbers = [...new Set(requested)];
  const found = numbers.length > 0 ? await commerce.findArticles({ numbers }, caller) : undefined;
  if (found && !found.ok) throw new Error(found.message);
  const own = cart?.lineItems.filter((line) => !isGift(line)) ?? [];
  const inCart = new Map(own.map(({ variant, quantity }) => [variant.sku, quantity]));
  const maximum = store.maximumQuantity;
  return checkRows(rows, found?.data.articles ?? [], { inCart, maximum });
}

function showChecked(
  c: KontorContext,
  list: Checked,
  result: { added?: number; problem?: ListProblem } = {},
) {
  return show(c, <CheckedList checked={list} operationId={crypto.randomUUID()} {...result} />);
}

function refuse(
  c: KontorContext,
  problem: ListProblem,
  { status = 422, ...state }: { status?: 413 | 422; lines?: string; count?: number } = {},
) {
  c.status(status);
  return show(c, <QuickOrderStart problem={problem} {...state} />);
}

async function show(c: KontorContext, content: ReactNode) {
  const shop = c.get('shop');
  const { t } = shop;
  const tree = await loadTree(shop);
  const pathIn = samePathEverywhere(routePaths['quick-order']);
  return c.render(
    <BrowsePage chrome={chromeOf(shop, tree, pathIn)} className="single">
      <Head
        title={`${t('quickOrder.title')} | Kontor`}
        description={t('quickOrder.lead')}
        index={false}
        links={pageLinks(c, pathIn, { index: false })}
      />
      <div className="stack">
        <h1>{t('quickOrder.title')}</h1>
        <p className="lead">{t('quickOrder.lead')}</p>
        {content}
      </div>
    </BrowsePage>,
    { screen: 'quick-order' },
  );
}
