/** An order whose payment could not be captured: the offer to pay again, and the methods for it. */
import { formatDate } from '#domain/locale/dates.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import type { OrderToPay } from '#domain/order/pay-again.ts';
import type { ProviderKindKey } from '#domain/payment/provider-kinds.ts';
import { PaymentRow } from '../payment/payment-row.tsx';
import { useMoney, useShop } from '../shop.tsx';
import { Note } from '../ui/note.tsx';

/** On the pages of the order. `link`: the signed token. */
export function PayAgainOffer({ link, ...kept }: { link: string; reservedUntil?: string }) {
  const { t, href } = useShop();
  return (
    <section className="panel stack" aria-labelledby="pay-again">
      <h2 className="sign title" id="pay-again">
        {t('payAgain.title')}
      </h2>
      <Reservation {...kept} />
      <p>
        <a
          className="btn"
          data-kind="go"
          href={href(`/checkout/pay-again?${new URLSearchParams({ order: link })}`)}
        >
          {t('payAgain.button')}
        </a>
      </p>
    </section>
  );
}

/** ISO time; absent: some articles are packed or shipped. */
export function Reservation({ reservedUntil }: { reservedUntil?: string }) {
  const { t, locale } = useShop();
  return (
    <Note kind="warn">
      <p>
        {reservedUntil
          ? t('payAgain.text', {
              date: formatDate(new Date(reservedUntil), 'day', localeByCode(locale)),
            })
          : t('payAgain.shippedText')}
      </p>
    </Note>
  );
}

type PayAgainFormProps = {
  link: string;
  open: NonNullable<OrderToPay['open']>;
  chosen: ProviderKindKey | undefined;
};

/** Each press with the same method continues the same payment. */
export function PayAgainForm({ link, open, chosen }: PayAgainFormProps) {
  const { t, href } = useShop();
  const money = useMoney();
  const { due, methods, clientType } = open;
  return (
    <form className="stack" method="post" action={href('/checkout/pay-again')} autoComplete="off">
      <input type="hidden" name="order" value={link} />
      <p>
        {t('label.colon', { label: t('totals.total') })}{' '}
        <b data-due={due.centAmount}>{money(due.centAmount)}</b>
      </p>
      <fieldset className="choices">
        <legend className="co__sub">{t('payment.title')}</legend>
        {methods.map((key) => (
          <PaymentRow
            key={key}
            offer={{ key }}
            chosen={key === chosen}
            granted={false}
            cash={{ feeCentAmount: 0, atTheDoor: 'cash' }}
            warned={clientType === 'private'}
          />
        ))}
      </fieldset>
      <button type="submit" className="btn" data-kind="go" data-size="l" data-wide="">
        {t('payAgain.button')}
      </button>
    </form>
  );
}
