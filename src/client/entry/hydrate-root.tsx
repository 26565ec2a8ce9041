import type { FunctionComponent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type IslandContext, IslandProvider } from '../island-context.tsx';

/** Hydrates an island as a React root. */
export function hydrate<Props extends object>(
  element: HTMLElement,
  context: IslandContext,
  Component: FunctionComponent<Props>,
  props: Props,
): void {
  const { view } = context;
  if (!view) throw new Error('this page has no view of the shop for components');
  hydrateRoot(
    element,
    <IslandProvider context={{ ...context, view }}>
      <Component {...props} />
    </IslandProvider>,
    { identifierPrefix: element.dataset.prefix ?? '' },
  );
}
