/**
 * Islands: the interactive parts of a page. Each is its own React root or script, rendered here on the server and started by
 * src/client/entry/hydrate.tsx at the time that `when` names; the rest of the page stays plain HTML.
 */
import { createContext, type FunctionComponent, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import type { TextKey } from '#domain/texts/texts.ts';
import { ShopProvider, useShop } from './shop.tsx';

/** When an island hydrates: at once, when the browser is idle, or when it scrolls into view. */
export type When = 'load' | 'idle' | 'visible';

/** Collects what the page must contain for its islands. One per page. */
export type IslandManifest = { texts: Set<TextKey>; count: number; hasRoot: boolean };

export const IslandManifestContext = createContext<IslandManifest | undefined>(undefined);

/**
 * Wraps a component as an island. `name` is its row in src/client/entry/islands.ts. `script`: a script without React
 * enhances its markup, so that the page needs no view of the shop for components.
 */
export function island<Props extends object>(
  name: string,
  Component: FunctionComponent<Props>,
  { when, texts, script = false }: { when: When; texts: readonly TextKey[]; script?: boolean },
): FunctionComponent<Props> {
  return function Island(props: Props) {
    const manifest = useContext(IslandManifestContext);
    const { t, ...shop } = useShop();
    if (!manifest) throw new Error(`island ${name} stands outside a page`);
    manifest.count += 1;
    manifest.hasRoot ||= !script;
    for (const key of texts) manifest.texts.add(key);
    const identifierPrefix = `${name}-${manifest.count}-`;
    const html = renderToString(
      <ShopProvider shop={shop} t={t}>
        <Component {...props} />
      </ShopProvider>,
      { identifierPrefix },
    );
    return (
      <div
        data-island={name}
        data-when={when}
        data-prefix={identifierPrefix}
        data-props={JSON.stringify(props)}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  };
}
