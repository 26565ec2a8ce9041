/**
 * The fields of a form to pay by, one value a cell. Keys to copy a value appear with the script that makes them work
 * (browser/payment-slip.ts).
 */
import { useT } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';

export type PaymentSlipCell = {
  label: string;
  value: string;
  /** The moment that the value names (ISO). */
  at?: string;
  /** Two stand side by side. */
  half?: boolean;
  /** What is copied: a number without the spaces it is read with. */
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
              {copy && <CopyKey text={copy} label={label} />}
            </dd>
          </div>
        ))}
      </dl>
      <p className="vh" role="status" data-copy-status="" data-failed={t('order.notCopied')} />
    </>
  );
}

function CopyKey({ text, label }: { text: string; label: string }) {
  const t = useT();
  return (
    <button
      type="button"
      className="btn"
      data-kind="line"
      data-size="s"
      data-copy={text}
      data-copied={t('order.copied', { what: label })}
      aria-label={`${t('order.copy')}: ${label}`}
      hidden
    >
      <Icon name="copy" />
      <span>{t('order.copy')}</span>
    </button>
  );
}
