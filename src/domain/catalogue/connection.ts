/**
 * Plug and mains connection of a product in a market. Documents give the plug of the continental version (CEE 7/7); an
 * article for ordinary sockets is delivered with the plug of the market. Source: eu-2026.md G-30.
 */
import { type CountryCode, factsOf } from '../country/countries.ts';
import type { AttributeRaw } from './document.ts';
import type { ProductDetail } from './product.ts';
import { comparable } from './units.ts';

const plugAttribute = 'plug';
/** `CEE 7/7`, `2 × CEE 7/7`: plugs of ordinary sockets. */
const ordinary = /^(?:(\d+)\s*×\s*)?CEE 7\/\d+$/;
/** `CEE 16 A`: plugs of IEC 60309, the same in all of Europe. */
const industrial = /^(?:(?:CEE|IEC 60309)\D*) \d+ A$/;

/** From this share of what a socket supplies, an appliance needs a circuit of its own. */
const shareOfCircuit = 0.8;

/** The plug as delivered in the market: `2 × CEE 7/7` is `2 × BS 1363 (G)` in Great Britain. */
export function plugIn(country: CountryCode, plug: string): string {
  const found = ordinary.exec(plug);
  if (!found) return plug;
  const { plug: own } = factsOf(country).mains;
  return found[1] ? `${found[1]}\u00a0×\u00a0${own}` : own;
}

/** The attribute's value as stated in the market. */
export function statedIn(country: CountryCode, name: string, value: string): string {
  return name === plugAttribute ? plugIn(country, value) : value;
}

/** The technical data as stated in the market. */
export function attributesIn(country: CountryCode, rows: readonly AttributeRaw[]): AttributeRaw[] {
  return rows.map((row) => ({ ...row, value: statedIn(country, row.name, row.value) }));
}

export type Connection = {
  /**
   * `socket`: an ordinary socket is sufficient; `ownCircuit`: likewise, without other strong appliances on its circuit;
   * `ownCircuits`: one for each plug; `strong`: an ordinary socket supplies too little; `industrial`: a plug that does
   * not fit an ordinary socket.
   */
  kind: 'socket' | 'ownCircuit' | 'ownCircuits' | 'strong' | 'industrial';
  plug: string;
  voltage: number;
  /** W; absent if the document has none. */
  power?: number;
  /** What an ordinary socket supplies in the market, in W. */
  socketWatts: number;
};

type Powered = Pick<ProductDetail, 'attributes' | 'attributesRaw'>;

/** Undefined: it has no plug, or one of a kind unknown here. */
export function connectionOf(product: Powered, country: CountryCode): Connection | undefined {
  const { plug, voltage } = product.attributes;
  if (typeof plug !== 'string' || typeof voltage !== 'number') return undefined;
  const power = powerOf(product);
  const { socketWatts } = factsOf(country).mains;
  const stated = { plug: plugIn(country, plug), voltage, socketWatts, ...(power && { power }) };
  if (industrial.test(plug)) return { kind: 'industrial', ...stated };
  const found = ordinary.exec(plug);
  if (!found) return undefined;
  const plugs = Number(found[1] ?? 1);
  const each = (power ?? 0) / plugs;
  if (each > socketWatts) return { kind: 'strong', ...stated };
  if (each <= shareOfCircuit * socketWatts) return { kind: 'socket', ...stated };
  return { kind: plugs > 1 ? 'ownCircuits' : 'ownCircuit', ...stated };
}

/** In watts, whatever the unit of the table. */
function powerOf({ attributes, attributesRaw }: Powered): number | undefined {
  const { power } = attributes;
  if (typeof power !== 'number') return undefined;
  return comparable(power, attributesRaw.find(({ name }) => name === 'power')?.unit);
}
