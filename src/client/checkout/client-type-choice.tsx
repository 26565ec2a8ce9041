import { useT } from '../shop.tsx';

/** Private or company: a choice of two. */
export function ClientTypeChoice({ value }: { value: string | undefined }) {
  const t = useT();
  const types = [
    ['private', t('address.privateCustomer')],
    ['company', t('address.companyCustomer')],
  ] as const;
  return (
    <fieldset id="clientType">
      <legend className="vh">{t('address.clientType')}</legend>
      <div className="choices" data-row="">
        {types.map(([type, label]) => (
          <label key={type} className="choice">
            <input type="radio" name="clientType" value={type} defaultChecked={value === type} />
            <b>{label}</b>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
