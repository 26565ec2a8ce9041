import type { ReactNode } from 'react';
import { useShop } from '../shop.tsx';
import { DialogPart } from '../ui/dialog-part.tsx';
import { telephoneLink } from '../ui/telephone-link.ts';

export const supportTitleId = 'support-title';

/** The frame of the support form and of its receipt: a page, and a dialog over any page. */
export function SupportSheet({ children }: { children: ReactNode }) {
  const { t, phone } = useShop();
  return (
    <DialogPart id={supportTitleId} title={t('contact.title')}>
      <p className="sheet__body muted small">
        {t('contact.text')}{' '}
        {phone && (
          <a className="b" href={telephoneLink(phone)}>
            {phone}
          </a>
        )}
      </p>
      {children}
    </DialogPart>
  );
}
