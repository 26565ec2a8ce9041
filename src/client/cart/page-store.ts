/** The one store of a page: what its islands share, and what acts on the cart beside them. */
import { createStore } from 'jotai';
import type { PageStore } from './state.ts';

export const pageStore: PageStore = createStore();
