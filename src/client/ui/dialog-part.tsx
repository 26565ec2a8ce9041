import type { ReactNode } from 'react';
import { useT } from '../shop.tsx';
import { Icon } from './icon.tsx';

type DialogPartProps = {
  id: string;
  title: string;
  closeLabel?: string;
  /** 2: the page has another title. */
  level?: 1 | 2;
  children: ReactNode;
};

/**
 * The part of a page that links marked `data-dialog` show in place (src/client/browser/page-dialog.ts): a heading, a
 * close button that only a dialog shows, the content.
 */
export function DialogPart({ id, title, closeLabel, level = 1, children }: DialogPartProps) {
  const t = useT();
  const Heading = `h${level}` as const;
  return (
    <section className="sheet" data-dialog-part="" aria-labelledby={id}>
      <div className="sheet__head">
        <Heading className="sign title" id={id} tabIndex={-1}>
          {title}
        </Heading>
        <button
          type="button"
          className="btn"
          data-kind="quiet"
          data-icon=""
          data-dialog-close=""
          aria-label={closeLabel ?? t('popup.close')}
          hidden
        >
          <Icon name="x" />
        </button>
      </div>
      {children}
    </section>
  );
}
