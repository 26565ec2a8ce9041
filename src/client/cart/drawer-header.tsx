import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';

type DrawerHeaderProps = {
  /** Id of the title, which names the dialog and gets the initial focus. */
  id: string;
  children: ReactNode;
  /** Label of the close button. */
  close: string;
  onClose: () => void;
};

/** Header of a drawer: title and close button. */
export function DrawerHeader({ id, children, close, onClose }: DrawerHeaderProps) {
  return (
    <div className="sheet__head">
      <h2 className="sign title" id={id} tabIndex={-1}>
        {children}
      </h2>
      <button
        type="button"
        className="btn"
        data-kind="quiet"
        data-icon=""
        aria-label={close}
        onClick={onClose}
      >
        <Icon name="x" />
      </button>
    </div>
  );
}
