/** Marks open box goods wherever they are offered, whatever their tags. Source: eu-2026.md C-16. */
import type { ReactNode } from 'react';
import { useT } from '../shop.tsx';

type OpenBoxTagProps = { product: { isBware?: boolean | undefined }; children?: ReactNode };

export function OpenBoxTag({ product, children }: OpenBoxTagProps) {
  const t = useT();
  if (!product.isBware) return null;
  return (
    <p>
      <span className="tag" data-tag="bware">
        {t('badge.bware')}
      </span>
      {children}
    </p>
  );
}
