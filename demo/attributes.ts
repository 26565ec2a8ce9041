/** The type of each attribute: a figure with its unit, a word of the term lists, a literal text, yes/no, or products. */
import type { AttributeGroup } from '#domain/catalogue/technical-data/attribute-groups.ts';
import type { Unit } from './units.ts';

type Definition =
  | { kind: 'figure'; unit?: Unit; sign?: string }
  | { kind: 'word' }
  | { kind: 'text' }
  | { kind: 'flag' }
  | { kind: 'products' };

const figure = (unit?: Unit): Definition => ({ kind: 'figure', ...(unit && { unit }) });
const word: Definition = { kind: 'word' };
const text: Definition = { kind: 'text' };
const flag: Definition = { kind: 'flag' };
const sized: Definition = { kind: 'figure', unit: 'millimetre', sign: 'Ø' };

const definitions: Record<string, Definition> = {
  power: figure('W'),
  voltage: figure('V'),
  'welding-current': figure('A'),
  'pulse-energy': figure('J'),
  frequency: figure('Hz'),
  torque: figure('Nm'),
  'noise-level': figure('dB'),
  'temperature-range': figure('celsius'),
  magnification: figure('times'),
  pressure: figure('bar'),
  volume: figure('litre'),
  'tank-size': figure('litre'),
  tubes: figure('millilitre'),
  'air-delivery': figure('litrePerMinute'),
  'weighing-range': figure('gram'),
  accuracy: figure('gram'),
  'max-load': figure('kilogram'),
  'net-weight': figure('kilogram'),
  'piece-weight': figure('kilogram'),
  'ice-output': figure('kilogramPerDay'),
  'output-per-hour': figure('kilogramPerHour'),
  'cable-length': figure('metre'),
  length: figure('centimetre'),
  width: figure('centimetre'),
  depth: figure('centimetre'),
  height: figure('centimetre'),
  'chamber-size': figure('centimetre'),
  'basin-size': figure('centimetre'),
  'lifting-height': figure('millimetre'),
  'sealing-bar': figure('millimetre'),
  'blade-diameter': sized,
  'disc-diameter': sized,
  diameter: sized,
  'bit-diameter': sized,
  bore: sized,
  thickness: figure('millimetre'),
  'mesh-size': figure('millimetre'),
  'viewing-area': figure('millimetre'),
  'glass-size': figure('millimetre'),
  'tape-width': figure('millimetre'),
  'run-length': figure('metre'),
  'hose-length': figure('metre'),
  'grain-size': figure('micrometre'),
  'net-content': figure('kilogram'),
  'battery-capacity': figure('ampereHour'),
  'charging-current': figure('A'),
  'tube-volume': figure('millilitre'),
  'piece-mass': figure('gram'),
  tolerance: figure('gram'),
  'jaw-width': figure('millimetre'),
  'working-width': figure('millimetre'),
  chuck: figure('millimetre'),
  'rotation-speed': figure('rpm'),
  'pieces-in-set': figure('pieces'),
  eggs: figure('eggs'),
  'number-of-baskets': figure(),
  'number-of-trays': figure(),
  'number-of-decks': figure(),
  'number-of-drawers': figure(),
  'number-of-shelves': figure(),
  'number-of-doors': figure(),
  'number-of-groups': figure(),
  'number-of-posts': figure(),
  'number-of-rollers': figure(),
  'number-of-skewers': figure(),
  'number-of-spouts': figure(),
  shade: { kind: 'figure', sign: 'DIN' },
  steps: figure(),
  material: word,
  colour: word,
  frame: word,
  fuel: word,
  display: word,
  condition: word,
  'plate-surface': word,
  'lid-type': word,
  plug: text,
  battery: text,
  'square-drive': text,
  'gastronorm-size': text,
  'sheet-size': text,
  'suitable-for': { kind: 'products' },
  'product-type': { kind: 'products' },
  castors: flag,
  'spoon-notch': flag,
  perforated: flag,
  serrated: flag,
  'flux-cored': flag,
  'pre-cut': flag,
  foldable: flag,
  timer: flag,
  upstand: flag,
  'height-adjustable': flag,
  'camera-port': flag,
  'draught-shield': flag,
  'solar-panel': flag,
};

export function definitionOf(attribute: string): Definition {
  const found = definitions[attribute];
  if (!found) throw new Error(`no definition of attribute ${attribute}`);
  return found;
}

/** Where the table of technical data has each attribute whose unit does not tell; any other follows its unit. */
const grouped: Partial<Record<AttributeGroup, readonly string[]>> = {
  performance: [
    'battery',
    'cable-length',
    'display',
    'fuel',
    'plug',
    'solar-panel',
    'steps',
    'timer',
    'tolerance',
  ],
  size: ['gastronorm-size', 'sheet-size', 'square-drive'],
  material: [
    'castors',
    'colour',
    'draught-shield',
    'flux-cored',
    'foldable',
    'frame',
    'grain-size',
    'height-adjustable',
    'lid-type',
    'material',
    'perforated',
    'plate-surface',
    'pre-cut',
    'serrated',
    'spoon-notch',
    'upstand',
  ],
  general: ['eggs', 'pieces-in-set', 'shade'],
};

const groups = new Map(
  Object.entries(grouped).flatMap(([group, names]) =>
    names.map((name) => [name, group as AttributeGroup] as const),
  ),
);

export const groupOf = (attribute: string): AttributeGroup | undefined => groups.get(attribute);
