/** GET /__notice/<name>: a part that few visitors see, as HTML in the page's language, fetched by the script that shows it. */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Viewer } from '#client/catalogue/product-page/viewer.tsx';
import { AccountMenu } from '#client/chrome/account-menu.tsx';
import { CompareBar } from '#client/chrome/compare-bar.tsx';
import { ConfirmationPopup, VersionNote } from '#client/chrome/notices.tsx';
import { ShopProvider } from '#client/shop.tsx';
import { queryFlags } from '#domain/routing/query-flags.ts';
import type { KontorContext } from '#worker/request/context.ts';

const notices: ReadonlyMap<string, () => ReactNode> = new Map([
  [queryFlags.confirmationPopup, ConfirmationPopup],
  [queryFlags.appVersion, VersionNote],
  ['account_menu', AccountMenu],
  ['compare', CompareBar],
  ['viewer', Viewer],
]);

export function notice(c: KontorContext): Response | Promise<Response> {
  const { view, t } = c.get('shop');
  const Notice = notices.get(c.req.param('name') ?? '');
  if (!Notice) return c.body(null, 404);
  return c.html(
    renderToString(
      <ShopProvider shop={view} t={t}>
        <Notice />
      </ShopProvider>,
    ),
  );
}
