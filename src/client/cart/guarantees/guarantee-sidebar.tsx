/** A drawer with the guarantees for an article in the cart. A native dialog: the focus moves in and returns. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LineItem } from '#domain/cart/cart.ts';
import type { GuaranteeOffer } from '#domain/guarantee/offers.ts';
import { yearsIn } from '#domain/locale/years.ts';
import { Amount } from '../../product/amount.tsx';
import { useLocalized, useShop, useT } from '../../shop.tsx';
import { Note } from '../../ui/note.tsx';
import { Thumbnail } from '../../ui/picture.tsx';
import { DrawerHeader } from '../drawer-header.tsx';
import { GuaranteeChoices, Rights } from './guarantee-choices.tsx';

type SidebarProps = {
  article: LineItem;
  offers: readonly GuaranteeOffer[];
  onAdd: (sku: string) => Promise<boolean>;
  onClose: () => void;
};

export function GuaranteeSidebar({ article, offers, onAdd, onClose }: SidebarProps) {
  const t = useT();
  const titleId = useId();
  const name = useLocalized()(article.name);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const chosen = useChosen();
  useEffect(() => {
    dialog.current?.showModal();
    document.getElementById(titleId)?.focus();
  }, [titleId]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (chosen.sku && (await onAdd(chosen.sku))) close();
  };
  // Rendered outside the line, so that the line's styles do not apply.
  return createPortal(
    <dialog
      ref={dialog}
      className="drawer"
      aria-labelledby={titleId}
      onClose={onClose}
      closedby="any"
    >
      <form className="sheet__form" onSubmit={submit} onChange={chosen.follow}>
        <DrawerHeader id={titleId} close={t('popup.close')} onClose={close}>
          {t('content.title.premium-gurantee')}
        </DrawerHeader>
        <div className="sheet__body stack">
          <Note kind="ok" text={t('guarantee.inCart', { name })} />
          <div className="line">
            <span className="line__pic">
              <Thumbnail image={article.variant.image} />
            </span>
            <p>{t('guarantee.text')}</p>
          </div>
          <Scale offers={offers} chosen={chosen.sku} />
          <GuaranteeChoices
            subject={name}
            offers={offers}
            priceOf={(each) => <Amount of={each * article.quantity} />}
            field="sku"
            without
          />
          <Rights />
        </div>
        <Buttons offer={chosen.of(offers)} quantity={article.quantity} onClose={close} />
      </form>
    </dialog>,
    document.body,
  );
}

/** Scale of the years by law and the years that can be added, highlighted up to the choice. */
function Scale({ offers, chosen }: Pick<SidebarProps, 'offers'> & { chosen: string | undefined }) {
  const { t, legalGuaranteeYears, locale } = useShop();
  const lit = offers.findIndex(({ sku }) => sku === chosen);
  return (
    <div className="gscale micro" aria-hidden="true">
      <span>{t('guarantee.byLaw', { duration: yearsIn(locale, legalGuaranteeYears) })}</span>
      {offers.map(({ sku, years }, at) => (
        <span key={sku} data-lit={at <= lit ? '' : undefined}>
          +{years}
        </span>
      ))}
    </div>
  );
}

/** The SKU chosen in the form. Undefined: nothing yet; empty: "without". */
function useChosen() {
  const [sku, setSku] = useState<string>();
  return {
    sku,
    of: (offers: readonly GuaranteeOffer[]) => offers.find((each) => each.sku === sku),
    follow: (event: FormEvent<HTMLFormElement>) => {
      setSku((event.target as unknown as HTMLInputElement).value);
    },
  };
}

type ButtonsProps = { offer: GuaranteeOffer | undefined; quantity: number; onClose: () => void };

/** The add button shows the price; the other one closes the dialog and is always enabled. */
function Buttons({ offer, quantity, onClose }: ButtonsProps) {
  const t = useT();
  return (
    <div className="sheet__foot stack" data-gap="3">
      <button
        type="submit"
        className="btn"
        data-kind="go"
        data-size="l"
        data-wide=""
        disabled={!offer}
      >
        {offer ? (
          <Amount of={offer.centAmount * quantity}>
            {(amount) => t('guarantee.addFor', { amount })}
          </Amount>
        ) : (
          t('guarantee.add')
        )}
      </button>
      <button type="button" className="btn" data-kind="line" data-wide="" onClick={onClose}>
        {t('guarantee.continue')}
      </button>
    </div>
  );
}
