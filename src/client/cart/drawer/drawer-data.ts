import type { Texts } from '#domain/texts/texts.ts';
import type { ShopView } from '../../shop.tsx';

/** What the drawer shows besides the cart. Not in pages, because most visitors have no cart. */
export type DrawerData = { view: ShopView; texts: Texts };
