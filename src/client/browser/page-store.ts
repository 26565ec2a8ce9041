import type { createStore } from 'jotai/vanilla';

/** The one store of a page, which all its islands share. */
export type PageStore = ReturnType<typeof createStore>;
