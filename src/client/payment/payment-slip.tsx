/** Payment slips, filled in: to read, copy from, print or scan. */
import { formatDate } from '#domain/locale/dates.ts';
import { localeOf } from '#domain/locale/locales.ts';
import type { PaymentCode } from '#domain/payment/payment-code.ts';
import type { Voucher } from '#domain/payment/provider.ts';
import type { BankDetails } from '#domain/store/store.ts';
import { useShop, useT } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { PaymentSlipCells } from './payment-slip-cells.tsx';
import { QrCode } from './qr-code.tsx';

type PaymentSlipProps = {
  bank: BankDetails;
  /** Formatted for the shopper, and as a plain number for a bank's form. */
  amount: { text: string; plain: string };
  reference: string;
  /** The QR code, if banking apps of the country support one. */
  code: PaymentCode | undefined;
};

/** A bank transfer in advance. */
export function PaymentSlip({ bank, amount, reference, code }: PaymentSlipProps) {
  const t = useT();
  return (
    <section className="payment-slip" data-slip="" aria-labelledby="slip">
      <div className="row spread payment-slip__head">
        <div>
          <h2 className="sign title" id="slip">
            {t('order.bankTitle')}
          </h2>
          <p className="small muted">{t('order.transferNow', { amount: amount.text })}</p>
        </div>
        <p className="payment-slip__sum" aria-hidden="true">
          <span className="small">{t('totals.total')}</span>
          <b className="sign">{amount.text}</b>
        </p>
      </div>
      <PaymentSlipCells
        cells={[
          { label: t('order.bankAccount'), value: bank.accountOwner, copy: bank.accountOwner },
          { label: t('order.bankInstitute'), value: bank.institute, half: true },
          { label: t('order.bankBic'), value: bank.bic, half: true },
          { label: t('order.bankIban'), value: bank.iban, copy: bank.iban.replace(/\s/g, '') },
          { label: t('order.bankReference'), value: reference, copy: reference, half: true },
          { label: t('totals.total'), value: amount.text, copy: amount.plain, half: true },
        ]}
      />
      {code ? <Scan {...code} /> : <PrintButton />}
    </section>
  );
}

function Scan({ brand, content }: PaymentCode) {
  const t = useT();
  return (
    <div className="payment-slip__qr">
      <QrCode content={content} label={brand ?? t('order.qrLabel')} />
      <div className="stack" data-gap="2">
        <p className="b">{brand ?? t('order.qrTitle')}</p>
        <p className="small muted">{t('order.qrText')}</p>
        <PrintButton />
      </div>
    </div>
  );
}

/** Hidden until the script that handles it is loaded (browser/payment-slip.ts). */
function PrintButton() {
  const t = useT();
  return (
    <p className="payment-slip__print" data-print="" hidden>
      <button type="button" className="btn" data-kind="line" data-size="s">
        <Icon name="printer" /> {t('order.print')}
      </button>
    </p>
  );
}

/** A reference to pay with at a Portuguese cash machine or in a banking app. Source: eu-2026.md PAY-04. */
type VoucherSlipProps = {
  voucher: Voucher;
  /** Formatted for the shopper, and as a plain number for a cash machine. */
  amount: { text: string; plain: string };
};

export function VoucherPaymentSlip({ voucher, amount }: VoucherSlipProps) {
  const { t, country, language } = useShop();
  const { entity, reference, expiresAt } = voucher;
  const expires = formatDate(new Date(expiresAt), 'day', localeOf(country, language));
  return (
    <section className="payment-slip" data-slip="" aria-labelledby="voucher">
      <div className="payment-slip__head">
        <h2 className="sign title" id="voucher">
          {t('order.voucherTitle')}
        </h2>
        <p className="small muted">{t('order.voucherText')}</p>
      </div>
      <PaymentSlipCells
        cells={[
          { label: t('order.voucherEntity'), value: entity, copy: entity, half: true },
          {
            label: t('order.voucherReference'),
            value: inThrees(reference),
            copy: reference,
            half: true,
          },
          { label: t('totals.total'), value: amount.text, copy: amount.plain, half: true },
          { label: t('order.voucherExpires'), value: expires, at: expiresAt, half: true },
        ]}
      />
    </section>
  );
}

/** `999 123 456`, as machines show it. */
function inThrees(reference: string): string {
  return reference.replace(/\s/g, '').replace(/(.{3})(?=.)/g, '$1 ');
}
