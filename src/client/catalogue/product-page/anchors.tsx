import type { TextKey } from '#domain/texts/texts.ts';
import { useT } from '../../shop.tsx';

/** Sections of the page, in order: `id` of the section, its name. */
export type Section = { id: string; text: TextKey };

/** Stays under the header; src/client/catalogue/product-page/browser/product-page.ts marks the section in view. */
export function Anchors({ sections }: { sections: readonly Section[] }) {
  const t = useT();
  return (
    <nav className="anchors" aria-label={t('product.sections')}>
      <ul>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{t(text)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
