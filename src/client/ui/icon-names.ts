/** The icons the shop uses. The build cuts exactly these out of the Lucide set into /icons.svg. */
export const iconNames = [
  'arrow-left',
  'arrow-right',
  'check',
  'circle-alert',
  'circle-check',
  'globe',
  'info',
  'lock',
  'menu',
  'minus',
  'phone',
  'plus',
  'receipt-text',
  'rotate-ccw',
  'search',
  'shield-check',
  'shopping-cart',
  'sliders-horizontal',
  'star',
  'triangle-alert',
  'truck',
  'user-round',
  'x',
] as const;

export type IconName = (typeof iconNames)[number];
