/** The cart step: lines left, sum right, in a grid of the page. Kept current by the live connection. */

import { articlesIn, isOnItsWay } from '#domain/cart/articles.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { routePaths } from '#domain/content/links.ts';
import type { WalletSettings } from '#domain/payment/wallet-settings.ts';
import { useShop } from '../shop.tsx';
import { Announcement } from './announcement.tsx';
import { ArrivalOfAll } from './arrival-of-all.tsx';
import { ChangesAnnouncement, ChangesNote } from './changes-note.tsx';
import { CheckoutBar } from './checkout-bar.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { Coupons } from './coupons.tsx';
import { EmptyCart, type EmptyCartProps } from './empty-cart.tsx';
import { FreeShipping } from './free-shipping.tsx';
import type { GuaranteeOffers } from './guarantees/use-guarantees.ts';
import { useKeepFocus } from './keep-focus.ts';
import { CartLines } from './lines/cart-lines.tsx';
import { SaveForLaterButton } from './lines/save-for-later-button.tsx';
import { SavedItems } from './lines/saved-items.tsx';
import { useSavedItems } from './lines/use-saved-items.ts';
import { ShareCart } from './share-cart.tsx';
import { Totals } from './totals.tsx';
import { Trace } from './trace.tsx';
import { useCart, useShownLines } from './use-cart.ts';
import { ExpressButtons } from './wallets/express-buttons.tsx';

type CartPageProps = {
  cart: Cart | null;
  guarantees: GuaranteeOffers;
  /** Origin and language prefix of the page. */
  site: string;
  /** Wallets that this cart may be paid with. */
  express?: WalletSettings | undefined;
  /** What the link to the rules of returns says. */
  returns: string;
} & Omit<EmptyCartProps, 'wasFilled'>;

export function CartPage({
  cart: rendered,
  guarantees,
  site,
  express,
  returns,
  ...empty
}: CartPageProps) {
  const cart = useCart(rendered);
  const lines = useShownLines(cart);
  const changes = cart?.changesSinceLastVisit;
  const saved = useSavedItems();
  const keepFocus = useKeepFocus(
    articlesIn({ lineItems: lines }).map((line) => line.variant.sku),
    () => document.querySelector<HTMLElement>('h1'),
  );
  const isFilled = cart && cart.lineItems.length > 0;
  return (
    <>
      {isFilled ? (
        <>
          <div className="stack" data-gap="6">
            {changes && <ChangesNote changes={changes} lines={lines} />}
            <div>
              <CartLines
                cart={cart}
                lines={lines}
                guarantees={guarantees}
                className="panel lines"
                onFocus={keepFocus}
                buttonsFor={(line) => <SaveForLaterButton line={line} onSave={saved.save} />}
              />
              <CheckoutBar cart={cart} />
            </div>
          </div>
          <Sum cart={cart} {...{ site, express, returns }} />
        </>
      ) : (
        <EmptyCart {...empty} wasFilled={rendered !== null && rendered.lineItems.length > 0} />
      )}
      <SavedItems
        items={cart?.savedForLater ?? []}
        announcement={saved.announcement}
        onMove={saved.move}
        onRemove={saved.remove}
      />
      <Announcement cart={cart} />
      <ChangesAnnouncement changes={changes} />
    </>
  );
}

type SumProps = Pick<CartPageProps, 'site' | 'express' | 'returns'> & { cart: Cart };

function Sum({ cart, site, express, returns }: SumProps) {
  const { t, href } = useShop();
  return (
    <aside className="panel stack sum" aria-labelledby="sum">
      <h2 className="sign title" id="sum">
        {t('totals.title')}
      </h2>
      <FreeShipping cart={cart} />
      <Totals
        priced={cart}
        arrival={articlesIn(cart).every(isOnItsWay) && <ArrivalOfAll of={cart} />}
      />
      <Coupons cart={cart} />
      <CheckoutButton />
      {express && <ExpressButtons cart={cart} settings={express} />}
      {/* Must be shown before the shopper agrees in the sheet of a wallet (eu-2026.md C-21). */}
      <p className="row small">
        <a className="link" href={href(routePaths['return-policy'])}>
          {returns}
        </a>
      </p>
      <Trace cart={cart} />
      <ShareCart cart={cart} site={site} />
    </aside>
  );
}
