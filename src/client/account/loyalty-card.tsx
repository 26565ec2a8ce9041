/** The loyalty card: /my-account/loyalty-card. Its bars are an SVG, so that it prints sharp. Design: account.html. */
import { fullName } from '#domain/checkout/address-lines.ts';
import type { Customer } from '#domain/customer/customer.ts';
import { ean13Bars } from '#domain/customer/ean-13.ts';
import { writtenCardNumber } from '#domain/customer/loyalty-card.ts';
import { useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';

type LoyaltyCardProps = { customer: Customer; number: string };

export function LoyaltyCard({ customer, number }: LoyaltyCardProps) {
  const { t, country } = useShop();
  return (
    <>
      <h1>{t('account.loyalty')}</h1>
      <p>{t('loyalty.text')}</p>
      <section className="loyal" aria-label={t('account.loyalty')}>
        <p className="sign title">Kontor</p>
        <p>
          {fullName({ ...customer, country })}
          {customer.companyName && (
            <>
              <br />
              <span className="small">{customer.companyName}</span>
            </>
          )}
        </p>
        <div className="loyal__code">
          <Barcode number={number} />
          <p className="num">
            <span className="vh">{t('label.colon', { label: t('loyalty.number') })} </span>
            {writtenCardNumber(number)}
          </p>
        </div>
      </section>
      {/* Shown by the script that prints: payment/browser/payment-slip.ts. */}
      <div data-slip="">
        <p data-print="" hidden>
          <button type="button" className="btn" data-kind="line">
            <Icon name="printer" /> {t('loyalty.print')}
          </button>
        </p>
      </div>
    </>
  );
}

/** Modules: 11 of quiet zone on the left and 7 on the right, as the standard demands, and 95 of the number. */
const [quietLeft, quietRight, modules] = [11, 7, 95];
const height = 40;

function Barcode({ number }: { number: string }) {
  const width = quietLeft + modules + quietRight;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} shapeRendering="crispEdges" aria-hidden="true">
      {ean13Bars(number).map(({ x, width: bar }) => (
        <rect key={x} x={quietLeft + x} width={bar} height={height} />
      ))}
    </svg>
  );
}
