import { useSyncExternalStore } from 'react';

/** False on the server and while the page hydrates, so that both show the same; true from then on. */
export function useAwake(): boolean {
  return useSyncExternalStore(never, isAwake, isAsleep);
}

const never = () => () => undefined;
const isAwake = () => true;
const isAsleep = () => false;
