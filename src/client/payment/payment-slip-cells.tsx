/**
 * The fields of a payment slip, one value per cell. The copy buttons are hidden until the script that handles them is
 * loaded (browser/payment-slip.ts).
 */
import { useT } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';

type PaymentSlipCell = {
  label: string;
  value: string;
  /** The time that the value shows (ISO). */
  at?: string;
  /** Half width: two cells share a row. */
  half?: boolean;
  /** The text to copy, such as a number without its spaces. */
  copy?: string;
};

export function PaymentSlipCells({ cells }: { cells: PaymentSlipCell[] }) {
  const t = useT();
  return (
    <>
      <dl>
        {cells.map(({ label, value, at, half, copy }) => (
          <div key={label} data-w={half ? '3' : undefined}>
            <dt>{label}</dt>
            <dd>
              <span>{at ? <time dateTime={at}>{value}</time> : value}</span>
              {copy && <CopyButton text={copy} label={label} />}
            </dd>
          </div>
        ))}
      </dl>
      <p className="vh" role="status" data-copy-status="" data-failed={t('order.notCopied')} />
    </>
  );
}

function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useT();
  return (
    <button
      type="button"
      className="btn"
      data-kind="line"
      data-size="s"
      data-copy={text}
      data-copied={t('order.copied', { what: label })}
      aria-label={`${t('order.copy')}, ${label}`}
      hidden
    >
      <Icon name="copy" />
      <span>{t('order.copy')}</span>
    </button>
  );
}
