import type { ReactNode } from 'react';

type CheckProps = { name: string; checked: boolean; children: ReactNode };

/** A checkbox across the full width of a form. */
export function Check({ name, checked, children }: CheckProps) {
  return (
    <label className="check">
      <input id={name} type="checkbox" name={name} value="on" defaultChecked={checked} />
      <span>{children}</span>
    </label>
  );
}
