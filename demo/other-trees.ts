/** Two more category trees: trades, and frequent searches. Each category lists its kinds, best first. */
import type { CategoryDocument } from '#domain/catalogue/document.ts';

type Shelves = Record<string, readonly string[]>;

const trades: Shelves = {
  restaurant: [
    'fryer',
    'contact-grill',
    'convection-oven',
    'microwave',
    'bain-marie',
    'chafing-dish',
    'soup-kettle',
    'gn-container',
    'steel-table',
    'sink-unit',
    'food-trolley',
    'meat-slicer',
    'vacuum-sealer',
    'upright-fridge',
    'display-cooler',
    'ice-machine',
    'coffee-machine',
    'hot-water-urn',
  ],
  bakery: [
    'dough-mixer',
    'deck-oven',
    'convection-oven',
    'waffle-maker',
    'steel-table',
    'sink-unit',
    'food-trolley',
    'upright-fridge',
    'coffee-machine',
    'sneeze-screen',
  ],
  'car-workshop': [
    'hydraulic-jack',
    'axle-stand',
    'engine-crane',
    'chain-hoist',
    'tool-cabinet',
    'workbench',
    'air-compressor',
    'impact-wrench',
    'mig-welder',
    'sandblast-cabinet',
    'bench-vise',
    'drill-press',
    'angle-grinder',
    'heat-gun',
    'vacuum-cleaner',
  ],
  'hair-beauty-salon': [
    'salon-chair',
    'hair-dryer-hood',
    'facial-steamer',
    'magnifier-lamp',
    'beauty-trolley',
    'massage-table',
    'uv-steriliser',
  ],
  laboratory: [
    'microscope',
    'centrifuge',
    'magnetic-stirrer',
    'precision-scale',
    'ultrasonic-cleaner',
  ],
  farm: [
    'fence-energiser',
    'egg-incubator',
    'feed-grinder',
    'pressure-washer',
    'generator',
    'mig-welder',
    'chain-hoist',
    'hand-truck',
    'platform-trolley',
  ],
};

const oftenLookedFor: Shelves = {
  'food-truck': [
    'hot-dog-warmer',
    'fryer',
    'contact-grill',
    'waffle-maker',
    'slush-machine',
    'soup-kettle',
    'generator',
  ],
  'coffee-bar': [
    'coffee-machine',
    'waffle-maker',
    'contact-grill',
    'ice-machine',
    'hot-water-urn',
    'display-cooler',
  ],
  'breakfast-buffet': [
    'chafing-dish',
    'hot-water-urn',
    'bain-marie',
    'waffle-maker',
    'soup-kettle',
    'gn-container',
  ],
  'tyre-change': ['hydraulic-jack', 'impact-wrench', 'axle-stand', 'air-compressor'],
  'home-workshop': [
    'workbench',
    'cordless-drill',
    'drill-press',
    'bench-vise',
    'angle-grinder',
    'tool-cabinet',
  ],
  'home-gym': ['weight-bench', 'dumbbells', 'kettlebell', 'power-rack'],
  warehouse: ['pallet-truck', 'platform-trolley', 'hand-truck', 'step-ladder'],
  'trade-fair': ['banner-stand', 'flight-case', 'belt-barrier', 'sneeze-screen'],
};

type OtherShelf = {
  key: string;
  tree: NonNullable<CategoryDocument['tree']>;
  /** The list of terms that contains its name, and the key of the name there. */
  of: 'trades' | 'oftenLookedFor';
  term: string;
  number: number;
  kinds: readonly string[];
};

function categoriesOfTree(
  shelves: Shelves,
  of: OtherShelf['of'],
  tree: OtherShelf['tree'],
): OtherShelf[] {
  return Object.entries(shelves).map(([term, kinds], index) => ({
    key: `${tree}-${term}`,
    tree,
    of,
    term,
    number: index + 1,
    kinds,
  }));
}

export const otherShelves: readonly OtherShelf[] = [
  ...categoriesOfTree(trades, 'trades', 'industry'),
  ...categoriesOfTree(oftenLookedFor, 'oftenLookedFor', 'longtail'),
];

/** The keys of the categories that contain a kind. */
export function otherShelvesOf(kind: string): string[] {
  return otherShelves.filter(({ kinds }) => kinds.includes(kind)).map(({ key }) => key);
}
