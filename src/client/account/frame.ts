/** `/checkout`: the same forms inside the checkout. */
export type Frame = '' | '/checkout';
