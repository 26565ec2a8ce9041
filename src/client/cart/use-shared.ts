import { useStore } from 'jotai/react';
import type { Atom } from 'jotai/vanilla';
import { useSyncExternalStore } from 'react';

/** The current value of an atom. Smaller than Jotai's own hook, which also handles promises (not used here). */
export function useShared<Value>(shared: Atom<Value>): Value {
  const store = useStore();
  const read = () => store.get(shared);
  return useSyncExternalStore((changed) => store.sub(shared, changed), read, read);
}
