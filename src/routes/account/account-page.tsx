/** Renders account pages in the frame of the shop or of the checkout. */
import type { ReactNode } from 'react';
import type { Frame } from '#client/account/frame.ts';
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage, CheckoutPage } from '#client/chrome/page.tsx';
import type { FormState } from '#client/ui/form-state.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';
import type { KontorContext } from '#worker/request/context.ts';

export const empty: FormState = { values: {}, errors: {} };

/** /checkout/login and similar paths show the same forms as /login, and continue to the checkout. */
export function frameOf(c: KontorContext): Frame {
  return c.get('shop').path.startsWith('/checkout/') ? '/checkout' : '';
}

/** Account pages are not indexed by search engines. */
export async function accountPage(
  c: KontorContext,
  title: string,
  content: ReactNode,
  screen: 'account' | 'order-status' | 'review' = 'account',
) {
  const shop = c.get('shop');
  const page = (
    <>
      <Head title={`${title} | Kontor`} index={false} />
      {content}
    </>
  );
  if (frameOf(c)) return c.render(<CheckoutPage>{page}</CheckoutPage>, { screen: 'account' });
  const chrome = chromeOf(shop, await loadTree(shop));
  return c.render(<BrowsePage chrome={chrome}>{page}</BrowsePage>, { screen });
}
