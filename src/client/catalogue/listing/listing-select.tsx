/** One setting of a listing as a form of its own, which keeps all others: the order, the size of a page. */
type ListingSelectProps = {
  /** Of the address. */
  name: string;
  label: string;
  /** What the button says that a browser without JavaScript shows. */
  apply: string;
  value: string;
  options: { value: string; text: string }[];
  action: string;
  params: URLSearchParams;
  /** True where narrow screens have no room for the label; the choice says enough there. */
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
