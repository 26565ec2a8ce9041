/** A form for one setting of a listing, the order or the page size, that preserves all others. */
type ListingSelectProps = {
  /** Parameter name in the address. */
  name: string;
  label: string;
  /** Label of the button that is shown without JavaScript. */
  apply: string;
  value: string;
  options: { value: string; text: string }[];
  action: string;
  params: URLSearchParams;
  /** Whether narrow screens hide the label. */
  short?: boolean;
};

export function ListingSelect(props: ListingSelectProps) {
  const { name, label, apply, value, options, action, params, short } = props;
  const others = [...params].filter(([other]) => other !== name && other !== 'page');
  return (
    <form className="row push" data-gap="2" action={action} data-autosubmit="" autoComplete="off">
      {others.map(([other, label]) => (
        <input key={`${other} ${label}`} type="hidden" name={other} value={label} />
      ))}
      <label className={`small ${short ? 'only-l' : ''}`} htmlFor={name}>
        {label}
      </label>
      <select
        className="ctl"
        data-s=""
        id={name}
        name={name}
        aria-label={label}
        defaultValue={value}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="btn" data-kind="line" data-size="s">
          {apply}
        </button>
      </noscript>
    </form>
  );
}
