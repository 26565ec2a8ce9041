/**
 * The plug with which a market gets an article. Documents give the plug of the continental version (CEE 7/7). An article
 * for ordinary sockets is delivered with the plug of the market, or with its next larger plug if it takes more power than
 * the market's ordinary socket supplies. Source: eu-2026.md G-30.
 */
import { type CountryCode, factsOf } from '../country/countries.ts';
import type { MainsFacts } from '../country/mains-facts.ts';

/** The name of the attribute in documents. */
export const plugAttribute = 'plug';
/** `CEE 7/7`, `2 × CEE 7/7`: plugs of ordinary sockets. */
const ordinary = /^(?:(\d+)\s*×\s*)?CEE 7\/\d+$/;

/** How many plugs of ordinary sockets it has; undefined for other plugs. */
export function ordinaryPlugs(plug: string): number | undefined {
  const found = ordinary.exec(plug);
  return found ? Number(found[1] ?? 1) : undefined;
}

/** The ordinary socket of the market, and the next larger one if the market has one. */
export function socketsOf(country: CountryCode): Pick<MainsFacts, 'plug' | 'socketWatts'>[] {
  const { strong, ...own } = factsOf(country).mains;
  return strong ? [own, strong] : [own];
}

/**
 * `2 × CEE 7/7` is `2 × BS 1363 (G)` in Great Britain. `watts`: what each of the plugs has to carry. Undefined if no plug
 * of the market carries it.
 */
export function marketPlug(country: CountryCode, count: number, watts: number): string | undefined {
  const socket = socketsOf(country).find(({ socketWatts }) => watts <= socketWatts);
  if (!socket) return undefined;
  return count > 1 ? `${count}\u00a0×\u00a0${socket.plug}` : socket.plug;
}

/**
 * The plug as stated in the market. `power`: of the article in W. If no plug carries it, the document contradicts itself,
 * and its words stay.
 */
export function plugIn(country: CountryCode, plug: string, power = 0): string {
  const count = ordinaryPlugs(plug);
  if (count === undefined) return plug;
  return marketPlug(country, count, power / count) ?? plug;
}
