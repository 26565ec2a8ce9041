/** What each kind must warn of, by the keys of the sentences in `words/`: two to four, gravest first. */
type Hazards = readonly string[];

const hot: Hazards = ['hot-surface', 'unattended', 'socket', 'unplug'];
const cold: Hazards = ['refrigerant', 'stand-upright', 'socket', 'unplug'];
const raised: Hazards = ['max-load', 'under-load', 'level-ground'];
const exercise: Hazards = ['under-control', 'check-screws', 'max-load'];
const none: Hazards = [];

const hazards: Record<string, Hazards> = {
  fryer: ['burning-fat', 'hot-surface', 'unattended', 'socket'],
  'contact-grill': hot,
  'convection-oven': ['hot-surface', 'steam', 'socket', 'unplug'],
  'deck-oven': ['hot-surface', 'steam', 'unplug'],
  microwave: ['steam', 'sealed-food', 'socket'],
  'waffle-maker': hot,
  'dough-mixer': ['moving-parts', 'loose-clothing', 'unplug'],
  'meat-slicer': ['sharp-blade', 'moving-parts', 'unplug', 'children'],
  'vacuum-sealer': ['hot-surface', 'moving-parts', 'unplug'],
  'vacuum-roll': ['suffocation', 'children'],
  'steel-table': ['max-load', 'level-ground'],
  'sink-unit': ['max-load', 'level-ground'],
  'food-trolley': ['max-load', 'lock-castors'],
  'bain-marie': ['steam', 'hot-surface', 'socket', 'unplug'],
  'hot-dog-warmer': hot,
  'gn-container': none,
  'chafing-dish': ['open-flame', 'hot-surface', 'children'],
  'soup-kettle': ['steam', 'hot-surface', 'socket', 'unplug'],
  'ice-machine': cold,
  'upright-fridge': cold,
  'display-cooler': cold,
  'slush-machine': ['refrigerant', 'moving-parts', 'stand-upright', 'unplug'],
  'coffee-machine': ['steam', 'hot-surface', 'socket', 'unplug'],
  'hot-water-urn': ['steam', 'hot-surface', 'socket', 'children'],
  workbench: ['max-load', 'tipping', 'level-ground'],
  'tool-cabinet': ['tipping', 'max-load', 'lock-castors'],
  'hydraulic-jack': ['axle-stands', 'max-load', 'level-ground'],
  'engine-crane': raised,
  'chain-hoist': ['under-load', 'max-load', 'no-persons'],
  'pallet-truck': ['max-load', 'no-persons', 'level-ground'],
  'axle-stand': ['max-load', 'level-ground'],
  'air-compressor': ['pressure-tank', 'ears-eyes', 'socket', 'unplug'],
  'compressor-oil': ['oil', 'children'],
  'mig-welder': ['arc', 'welding-fumes', 'unplug'],
  'sandblast-cabinet': ['pressure-tank', 'dust', 'ears-eyes'],
  'heat-gun': ['hot-surface', 'unattended', 'unplug'],
  'step-ladder': ['ladder-check', 'ladder-stand', 'max-load', 'level-ground'],
  generator: ['exhaust', 'refuel', 'ears-eyes'],
  'platform-trolley': ['max-load', 'no-persons', 'lock-castors'],
  'hand-truck': ['max-load', 'no-persons'],
  'cordless-drill': ['charger', 'loose-clothing', 'ears-eyes'],
  'impact-wrench': ['ears-eyes', 'loose-clothing', 'moving-parts'],
  'angle-grinder': ['disc', 'ears-eyes', 'loose-clothing', 'unplug'],
  'drill-press': ['loose-clothing', 'clamp-workpiece', 'ears-eyes', 'unplug'],
  'bench-vise': ['crushing', 'check-screws'],
  'massage-table': ['max-load', 'check-screws', 'level-ground'],
  'salon-chair': ['max-load', 'crushing', 'check-screws'],
  'beauty-trolley': ['max-load', 'tipping'],
  'hair-dryer-hood': ['hot-surface', 'water', 'unplug'],
  'facial-steamer': ['steam', 'unattended', 'unplug'],
  'magnifier-lamp': ['focused-sun', 'unplug'],
  'uv-steriliser': ['uv-radiation', 'unplug', 'children'],
  microscope: ['focused-sun', 'unplug'],
  centrifuge: ['rotor', 'moving-parts', 'unplug'],
  'magnetic-stirrer': ['hot-surface', 'flammable', 'unplug'],
  'precision-scale': ['socket', 'water'],
  'ultrasonic-cleaner': ['bath', 'flammable', 'unplug'],
  'vacuum-cleaner': ['embers', 'socket', 'unplug'],
  'floor-scrubber': ['charger', 'no-persons', 'level-ground'],
  'pressure-washer': ['jet', 'ears-eyes', 'socket', 'unplug'],
  'fence-energiser': ['fence', 'children'],
  'egg-incubator': ['water', 'socket', 'unplug', 'children'],
  'feed-grinder': ['moving-parts', 'loose-clothing', 'ears-eyes', 'unplug'],
  kettlebell: ['under-control', 'children'],
  dumbbells: ['under-control', 'children'],
  'weight-bench': exercise,
  'power-rack': exercise,
  'sneeze-screen': none,
  'flight-case': none,
  'banner-stand': none,
  'belt-barrier': none,
};

export function warnedOf(kind: string): Hazards {
  const found = hazards[kind];
  if (!found) throw new Error(`nobody looked at the hazards of ${kind}`);
  return found;
}
