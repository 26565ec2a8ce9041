import type { BankDetails } from '#domain/store/store.ts';
import { useT } from '../shop.tsx';

type SlipProps = { bank: BankDetails; amount: string; reference: string };

/** The transfer form, filled in. */
export function Slip({ bank, amount, reference }: SlipProps) {
  const t = useT();
  const cells: [label: string, value: string, half: boolean][] = [
    [t('order.bankAccount'), bank.accountOwner, false],
    [t('order.bankInstitute'), bank.institute, true],
    [t('order.bankBic'), bank.bic, true],
    [t('order.bankIban'), bank.iban, false],
    [t('order.bankReference'), reference, true],
    [t('totals.total'), amount, true],
  ];
  return (
    <section className="slip" aria-labelledby="slip">
      <div className="row spread slip__head">
        <div>
          <h2 className="sign title" id="slip">
            {t('order.bankTitle')}
          </h2>
          <p className="small muted">{t('order.transferNow', { amount })}</p>
        </div>
      </div>
      <dl>
        {cells.map(([label, value, half]) => (
          <div key={label} data-w={half ? '3' : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
