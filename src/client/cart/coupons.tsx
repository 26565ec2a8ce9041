/**
 * Discount codes and gift cards: those of the cart, and a field for the code of another one. Without JavaScript the forms
 * post to /checkout/cart. Source: checklist DIS-2.
 */
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { CartAction } from '#domain/cart/actions.ts';
import type { Cart, CartGiftCard } from '#domain/cart/cart.ts';
import { maxDiscountCodes } from '#domain/discount/limits.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { useShop, useT } from '../shop.tsx';
import { couponProblems } from './coupon-problems.ts';
import { RemoveButton } from './remove-button.tsx';
import { useChange } from './use-cart.ts';

type Coupon = Cart['discountCodes'][number];

export function Coupons({ cart }: { cart: Cart }) {
  const t = useT();
  const { discountCodes, giftCards = [] } = cart;
  const isUsed = discountCodes.length + giftCards.length > 0;
  return (
    <details className="coupon" open={isUsed}>
      <summary className="small b">{t('coupon.title')}</summary>
      <div className="stack" data-gap="2">
        <CouponForm />
        {isUsed && (
          <ul className="stack" data-gap="2">
            {discountCodes.map((coupon) => (
              <Redeemed key={coupon.discountCode.id} coupon={coupon} />
            ))}
            {giftCards.map((card) => (
              <RedeemedCard key={card.id} card={card} />
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}

function CouponForm() {
  const { t, href } = useShop();
  const id = useId();
  const change = useChange();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<TextKey>();
  const redeem = async (event: FormEvent) => {
    event.preventDefault();
    const code = field.current?.value ?? '';
    let found: TextKey | undefined;
    const outcome = await change([{ action: 'addDiscountCode', code }], (why) => {
      // Invalid input is reported as an unknown code.
      found = couponProblems[why === 'InvalidInput' ? 'DiscountCodeNotFound' : why];
      return found !== undefined;
    });
    if (outcome?.ok && field.current) field.current.value = '';
    setProblem(found);
  };
  return (
    <form method="post" action={href('/checkout/cart')} onSubmit={redeem}>
      <label className="small" htmlFor={id}>
        {t('coupon.label')}
      </label>
      <div className="field__wrap">
        <input
          ref={field}
          className="ctl"
          id={id}
          name="code"
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        <button type="submit" className="btn" data-kind="line" name="intent" value="coupon">
          {t('coupon.apply')}
        </button>
      </div>
      {problem && (
        <p className="field__err" id={`${id}-problem`} role="alert">
          {t(problem, { count: maxDiscountCodes })}
        </p>
      )}
    </form>
  );
}

/** One code of the cart. Its discount is shown in the totals. */
function Redeemed({ coupon: { discountCode, state } }: { coupon: Coupon }) {
  const t = useT();
  const { id, code } = discountCode;
  return (
    <li className="row spread small">
      <span className={state === 'MatchesCart' ? 'status-dot' : undefined} data-stock="ok">
        {t(`coupon.state.${state}`, { code })}
      </span>
      <RemoveForm
        remove={{ action: 'removeDiscountCode', discountCode: { typeId: 'discount-code', id } }}
        id={{ name: 'discountCodeId', value: id }}
      >
        <RemoveButton intent="remove-coupon" label={t('coupon.remove', { code })} />
      </RemoveForm>
    </li>
  );
}

/** What it pays is shown in the totals. */
function RedeemedCard({ card: { id, lastFour } }: { card: CartGiftCard }) {
  const t = useT();
  return (
    <li className="row spread small">
      <span className="status-dot" data-stock="ok">
        {t('giftCard.line', { lastFour })}
      </span>
      <RemoveForm
        remove={{ action: 'removeGiftCard', giftCard: { typeId: 'gift-card', id } }}
        id={{ name: 'giftCardId', value: id }}
      >
        <RemoveButton intent="remove-gift-card" label={t('giftCard.remove', { lastFour })} />
      </RemoveForm>
    </li>
  );
}

type RemoveFormProps = {
  remove: CartAction;
  /** The form's field. */
  id: { name: string; value: string };
  children: ReactNode;
};

function RemoveForm({ remove, id, children }: RemoveFormProps) {
  const { href } = useShop();
  const change = useChange();
  return (
    <form
      method="post"
      action={href('/checkout/cart')}
      onSubmit={(event) => {
        event.preventDefault();
        void change([remove]);
      }}
    >
      <input type="hidden" {...id} />
      {children}
    </form>
  );
}
