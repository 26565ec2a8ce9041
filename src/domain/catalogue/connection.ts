/** Plug and mains connection of a product, as all pages and calls of a market state them. Source: eu-2026.md G-30. */
import { type CountryCode, factsOf } from '../country/countries.ts';
import type { AttributeRaw, ProductDocument } from './document.ts';
import { marketPlug, ordinaryPlugs, plugAttribute, plugIn } from './plugs.ts';
import { comparable } from './units.ts';

/** `CEE 16 A`: plugs of IEC 60309, the same in all of Europe. */
const industrial = /^(?:(?:CEE|IEC 60309)\D*) \d+ A$/;

/** From this share of what a socket supplies, an appliance needs a circuit of its own. */
const shareOfCircuit = 0.8;

/** `attributes`: as in the document. `attributesRaw`: of the document or as stated in a market. */
export type Powered = {
  attributes: ProductDocument['attributes'];
  attributesRaw: readonly AttributeRaw[];
};

/** The technical data of a document as stated in the market. */
export function attributesIn(country: CountryCode, product: Powered): AttributeRaw[] {
  const power = powerOf(product);
  return product.attributesRaw.map((row) =>
    row.name === plugAttribute ? { ...row, value: plugIn(country, row.value, power) } : row,
  );
}

export type Connection = {
  /**
   * `socket`: an ordinary socket is sufficient; `ownCircuit`: likewise, without other strong appliances on its circuit;
   * `ownCircuits`: one for each plug; `strong`: an ordinary socket supplies too little; `industrial`: a plug that does
   * not fit an ordinary socket.
   */
  kind: 'socket' | 'ownCircuit' | 'ownCircuits' | 'strong' | 'industrial';
  /** As stated in the technical data; absent if no plug of the market carries the power. */
  plug?: string;
  voltage: number;
  /** W; absent if the document has none. */
  power?: number;
  /** What an ordinary socket supplies in the market, in W. */
  socketWatts: number;
};

/** Undefined: it has no plug, or one of a kind unknown here. */
export function connectionOf(product: Powered, country: CountryCode): Connection | undefined {
  const { plug, voltage } = product.attributes;
  if (typeof plug !== 'string' || typeof voltage !== 'number') return undefined;
  const power = powerOf(product);
  const { socketWatts } = factsOf(country).mains;
  const facts = { voltage, socketWatts, ...(power && { power }) };
  if (industrial.test(plug)) return { kind: 'industrial', plug, ...facts };
  const plugs = ordinaryPlugs(plug);
  if (plugs === undefined) return undefined;
  const each = (power ?? 0) / plugs;
  const own = marketPlug(country, plugs, each);
  const stated = { ...facts, ...(own && { plug: own }) };
  if (each > socketWatts) return { kind: 'strong', ...stated };
  if (each <= shareOfCircuit * socketWatts) return { kind: 'socket', ...stated };
  return { kind: plugs > 1 ? 'ownCircuits' : 'ownCircuit', ...stated };
}

/** In watts, whatever the unit of the table. */
export function powerOf({ attributes, attributesRaw }: Powered): number | undefined {
  const { power } = attributes;
  if (typeof power !== 'number') return undefined;
  return comparable(power, attributesRaw.find(({ name }) => name === 'power')?.unit);
}
