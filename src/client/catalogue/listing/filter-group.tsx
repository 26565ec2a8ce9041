/** Parts of the filter form: collapsible groups, rows with a checkbox, a button for the rest of a long list. */
import type { ReactNode } from 'react';
import { formatNumber } from '#domain/money/format.ts';
import { useShop, useT } from '../../shop.tsx';

/** Longer lists show this many at first. */
const initiallyVisible = 8;

/** `name` identifies the group when a filter's response replaces the page (browser/enhance-forms.ts). */
export function FilterGroup(props: {
  name: string;
  title: string;
  /** Follows the title. */
  beside?: ReactNode;
  open: boolean;
  id?: string | undefined;
  children: ReactNode;
}) {
  return (
    <details className="filter" id={props.id} data-group={props.name} open={props.open}>
      <summary>
        <span>
          {props.title}
          {props.beside}
        </span>
      </summary>
      <div>{props.children}</div>
    </details>
  );
}

export type Choice = { value: string; label: string; count: number };

type ChoicesProps = {
  /** Parameter name in the address. */
  name: string;
  choices: readonly Choice[];
  chosen: readonly string[];
};

/** Choices without results are hidden, unless they are chosen: then they can be removed. */
export function Choices({ name, choices, chosen }: ChoicesProps) {
  const t = useT();
  const shown = choices.filter(({ value, count }) => count > 0 || chosen.includes(value));
  // A list with one more than fits is shown whole: the button would take as much room.
  const cut = shown.length > initiallyVisible + 1 ? initiallyVisible : shown.length;
  const rest = shown.slice(cut);
  const rows = (some: readonly Choice[]) =>
    some.map((choice) => (
      <CheckRow
        key={choice.value}
        name={name}
        {...choice}
        checked={chosen.includes(choice.value)}
      />
    ));
  return (
    <>
      {rows(shown.slice(0, cut))}
      {rest.length > 0 && (
        <details
          className="filter__more"
          data-group={`${name} more`}
          open={rest.some(({ value }) => chosen.includes(value))}
        >
          <summary>{t('filter.more', { count: rest.length })}</summary>
          <div>{rows(rest)}</div>
        </details>
      )}
    </>
  );
}

type CheckRowProps = Choice & {
  name: string;
  type?: 'radio';
  checked: boolean;
  children?: ReactNode;
};

/** Without a `count`, the choice resets the others. */
export function CheckRow(props: Omit<CheckRowProps, 'count'> & { count?: number }) {
  const { locale } = useShop();
  const { type = 'checkbox', name, value, label, count, checked, children } = props;
  return (
    <label className="check" data-empty={count === 0 ? '' : undefined}>
      <input type={type} name={name} value={value} defaultChecked={checked} />
      <span>
        {children}
        {label}
      </span>
      {count !== undefined && <small className="num">{formatNumber(count, locale)}</small>}
    </label>
  );
}
