/**
 * Converts units of the same quantity, so that 500 W and 0.5 kW are one choice of a filter. Numbers with a unit that is
 * not listed are compared as they are.
 */

/** Factors to the first unit of each row. Symbols in Latin, Cyrillic and Greek letters. */
const quantities: readonly Readonly<Record<string, number>>[] = [
  { W: 1, kW: 1e3, MW: 1e6, Вт: 1, кВт: 1e3 },
  { Wh: 1, kWh: 1e3 },
  { V: 1, kV: 1e3, mV: 1e-3 },
  { A: 1, mA: 1e-3 },
  { Hz: 1, kHz: 1e3, MHz: 1e6 },
  { l: 1, L: 1, ml: 1e-3, mL: 1e-3, cl: 1e-2, dl: 0.1, hl: 100, 'm³': 1e3, л: 1, мл: 1e-3 },
  { mm: 1, cm: 10, dm: 100, m: 1e3, мм: 1, см: 10, м: 1e3 },
  { kg: 1, g: 1e-3, mg: 1e-6, t: 1e3, кг: 1, г: 1e-3, т: 1e3 },
  { bar: 1, mbar: 1e-3, Pa: 1e-5, hPa: 1e-3, kPa: 1e-2, MPa: 10, бара: 1 },
  { s: 1, sec: 1, min: 60, h: 3600, d: 86_400 },
  {
    'l/min': 1,
    'L/min': 1,
    'l/h': 1 / 60,
    'L/h': 1 / 60,
    'm³/h': 1000 / 60,
    'l/perc': 1,
    'л/мин': 1,
  },
  { 'm²': 1, 'cm²': 1e-4, 'mm²': 1e-6 },
  { 'kg/h': 1, 'кг/ч': 1 },
];

type Quantity = { base: string; factor: number };

const known: ReadonlyMap<string, Quantity> = new Map(
  quantities.flatMap((units) => {
    const [base = ''] = Object.keys(units);
    return Object.entries(units).map(([unit, factor]): [string, Quantity] => [
      unit,
      { base, factor },
    ]);
  }),
);

/** The first unit of the quantity; a unit that is not listed itself; empty without a unit. */
export function baseUnit(unit: string | null | undefined): string {
  return known.get(unit ?? '')?.base ?? unit ?? '';
}

/** The listed unit that is typed in other letter case: `KW`. Undefined if several are: `ML`. */
export function unitInAnyCase(unit: string): string | undefined {
  if (known.has(unit)) return unit;
  const [one, ...others] = [...known.keys()].filter(
    (each) => each.toLowerCase() === unit.toLowerCase(),
  );
  return others.length === 0 ? one : undefined;
}

/** Whether numbers with this unit are converted. */
export function isListedUnit(unit: string): boolean {
  return known.has(unit);
}

/** Whether both units are listed, but measure different quantities. */
export function measureDifferently(one: string, other: string): boolean {
  const [first, second] = [known.get(one), known.get(other)];
  return first !== undefined && second !== undefined && first.base !== second.base;
}

/** Converts a number to the first unit of its quantity. */
export function comparable(number: number, unit: string | null | undefined): number {
  return scaled(number, known.get(unit ?? '')?.factor ?? 1);
}

/** The inverse of `comparable`: converts to the given unit. */
export function inUnit(number: number, unit: string | null | undefined): number {
  return scaled(number, 1 / (known.get(unit ?? '')?.factor ?? 1));
}

/** Without floating-point errors: 0.1 · 3 is 0.3. */
function scaled(number: number, factor: number): number {
  return factor === 1 ? number : Number((number * factor).toPrecision(12));
}
