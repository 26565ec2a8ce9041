/**
 * Shares the cart as a link, in a collapsed section. Without JavaScript the link is in a field to be copied; with it
 * one button copies it, and another opens the system's share sheet where supported.
 */
import { useId, useRef, useState } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { sharedCartLink, sharedLines } from '#domain/cart/shared-cart.ts';
import { routePaths } from '#domain/content/links.ts';
import { useShop, useT } from '../shop.tsx';
import { useAwake } from '../ui/awake.ts';

type ShareProps = {
  cart: Cart;
  /** Origin and language prefix of the page. */
  site: string;
};

export function ShareCart({ cart, site }: ShareProps) {
  const { t, href } = useShop();
  const lines = sharedLines(cart);
  const link = sharedCartLink(lines);
  if (lines.length === 0) return null;
  return (
    <details className="coupon">
      <summary className="small b">{t('sharedCart.share')}</summary>
      {link ? (
        <SharedLink link={site + link} />
      ) : (
        <p className="small">
          {t('sharedCart.tooLong')}{' '}
          <a className="link" href={href(routePaths['quick-order'])}>
            {t('quickOrder.title')}
          </a>
        </p>
      )}
    </details>
  );
}

function SharedLink({ link }: { link: string }) {
  const t = useT();
  const id = useId();
  const awake = useAwake();
  const field = useRef<HTMLInputElement>(null);
  const [shared, setShared] = useState<{ link: string; copied: boolean }>();
  const copy = async () => {
    const copied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    if (!copied) field.current?.select();
    setShared({ link, copied });
  };
  // A rejection means that the shopper closed the share sheet, which is not an error.
  const send = () => void navigator.share({ url: link }).catch(() => undefined);
  return (
    <div className="stack" data-gap="2">
      <label className="small" htmlFor={id}>
        {t('sharedCart.link')}
      </label>
      <input
        ref={field}
        className="ctl"
        id={id}
        value={link}
        readOnly
        aria-describedby={`${id}-hint`}
        onFocus={() => field.current?.select()}
      />
      <p className="small muted" id={`${id}-hint`}>
        {t('sharedCart.hint')}
      </p>
      {awake && (
        <div className="row">
          {'clipboard' in navigator && (
            <button type="button" className="btn" data-kind="line" onClick={copy}>
              {t('sharedCart.copy')}
            </button>
          )}
          {'share' in navigator && (
            <button type="button" className="btn" data-kind="line" onClick={send}>
              {t('sharedCart.send')}
            </button>
          )}
        </div>
      )}
      {/* Shown for the current link only: a changed cart has another link. */}
      <p className="small b" role="status">
        {shared?.link === link && t(shared.copied ? 'sharedCart.copied' : 'sharedCart.notCopied')}
      </p>
    </div>
  );
}
