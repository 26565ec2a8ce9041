import { useT } from '../../shop.tsx';
import { describedBy, FieldError } from '../../ui/field.tsx';

type ClientTypeChoiceProps = {
  /** Field name; each address has its own. */
  name?: string;
  value: string | undefined;
  error: string | undefined;
  /** Gets the focus, because it is the first field with an error. */
  first: boolean;
};

/** The choice between private and company customer. */
export function ClientTypeChoice(props: ClientTypeChoiceProps) {
  const { name = 'clientType', value, error, first } = props;
  const t = useT();
  const types = [
    ['private', t('address.privateCustomer')],
    ['company', t('address.companyCustomer')],
  ] as const;
  const { 'aria-describedby': description } = describedBy(name, error);
  const radio = (index: number) => ({ type: 'radio', name, autoFocus: first && index === 0 });
  return (
    <fieldset id={name} aria-describedby={description}>
      <legend className="vh">{t('address.clientType')}</legend>
      <div className="choices" data-row="">
        {types.map(([type, label], index) => (
          <label key={type} className="choice">
            <input {...radio(index)} value={type} defaultChecked={value === type} />
            <b>{label}</b>
          </label>
        ))}
      </div>
      <FieldError name={name} error={error} />
    </fieldset>
  );
}
