import type { ReactNode } from 'react';

/** A part of what opens under the search field, with its name above it; nothing if it is empty. */
export function Group({
  name,
  size,
  children,
}: {
  name: string;
  size: number;
  children: ReactNode;
}) {
  if (size === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of links or options is no fieldset
    <div role="group" aria-label={name} className="search__group">
      <p className="search__head" aria-hidden="true">
        {name}
      </p>
      {children}
    </div>
  );
}
