import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';

type DrawerHeaderProps = {
  /** Of the title, which names the dialog and takes its first focus. */
  id: string;
  children: ReactNode;
  /** What the button that closes it is called. */
  close: string;
  onClose: () => void;
};

/** The head of a dialog beside the page: its title and the button that closes it. */
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
