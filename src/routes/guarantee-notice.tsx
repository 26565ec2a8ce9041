/** The page of the notice of the legal guarantee, linked from the product page and above the order button (eu-2026.md C-10). */
import { Notice } from '#client/cart/guarantees/notice.tsx';
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { guaranteeByLaw } from '#domain/content/legal-texts.ts';
import { routePaths } from '#domain/content/links.ts';
import { hasGuaranteeNotice } from '#domain/country/legal-guarantee.ts';
import { noticeAddress, noticeFiles } from '#domain/guarantee/notice-files.ts';
import { noticeTexts } from '#domain/guarantee/notice-texts.ts';
import { dayIn } from '#domain/locale/dates.ts';
import { logLine } from '#domain/log-line.ts';
import { samePathEverywhere } from '#domain/routing/alternates.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { notFound } from './catalogue/not-found.tsx';

export async function guaranteeNotice(c: KontorContext) {
  const shop = c.get('shop');
  const { t, store, locale, caller } = shop;
  const { language } = locale;
  const file = noticeFiles[language];
  const [tree, isThere] = await Promise.all([loadTree(shop), isServed(c, noticeAddress(language))]);
  if (!file || !hasGuaranteeNotice(store.key, dayIn(store.key, caller.now))) {
    return notFound(c, tree);
  }
  const pathIn = samePathEverywhere(routePaths['guarantee-notice']);
  // The words of the notice speak of its QR code and label: they describe the picture, and do not replace it.
  const own = [guaranteeByLaw({ store, locale: locale.code, t })];
  const text = (isThere && noticeTexts[language]) || own;
  return c.render(
    <BrowsePage chrome={chromeOf(shop, tree, pathIn)} className="single">
      <Head title={`${t('terms.guaranteeTitle')} | Kontor`} index={false} />
      <Notice file={file} text={text} isThere={isThere} />
    </BrowsePage>,
    { screen: 'error' },
  );
}

/** By path; files change with a deployment, which starts new isolates: one question and one line of the log for each. */
const served = new Map<string, boolean>();

async function isServed({ env, req }: KontorContext, path: string): Promise<boolean> {
  const known = served.get(path);
  if (known !== undefined) return known;
  const { ok } = await env.ASSETS.fetch(new URL(path, req.url), { method: 'HEAD' });
  if (!ok) console.error(logLine('notice of the legal guarantee missing', path));
  served.set(path, ok);
  return ok;
}
