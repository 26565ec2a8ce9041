import type { MouseEvent } from 'react';

/** The button's form would be gone before the browser sends it, about which browsers warn: so it is not sent. */
export function pressedInPlace(press: () => void): (event: MouseEvent) => void {
  return (event) => {
    event.preventDefault();
    press();
  };
}
