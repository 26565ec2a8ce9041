/** The cart's islands as pages place them. */
import { island } from '../island.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { CartPage } from './cart-page.tsx';
import { CartButton } from './drawer/cart-button.tsx';
import { addToCartTexts, cartButtonTexts, cartPageTexts } from './island-texts.ts';

export const CartButtonIsland = island('cart-button', CartButton, {
  when: 'idle',
  texts: cartButtonTexts,
  script: true,
});

export const AddToCartIsland = island('add-to-cart', AddToCart, {
  when: 'load',
  texts: addToCartTexts,
  script: true,
});

export const CartPageIsland = island('cart-page', CartPage, {
  when: 'load',
  texts: cartPageTexts,
});
