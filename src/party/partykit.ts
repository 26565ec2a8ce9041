/**
 * The live channel alone, for PartyKit's own host (see partykit.json). Carts are stored in CartRoom; this class only
 * forwards changes to connected browser windows. Any client that knows a cart's id may connect; only the shop, which
 * knows LIVE_SECRET, may send.
 */
import { closeCodes, liveConnection } from '#domain/cart/messages.ts';

type Connection = { close(code: number, reason: string): void };
type Party = {
  id: string;
  env: Record<string, unknown>;
  getConnections(): Iterable<Connection>;
  broadcast(text: string): void;
};

export default class LiveChannel {
  readonly party: Party;

  constructor(party: Party) {
    this.party = party;
  }

  onConnect(connection: Connection): void {
    if (!this.party.id) connection.close(closeCodes.missingCart, 'missing cart id');
    const open = [...this.party.getConnections()].length;
    if (open > liveConnection.maximum) connection.close(closeCodes.tooMany, 'too many connections');
  }

  async onRequest(request: Request): Promise<Response> {
    if (request.method !== 'POST') return new Response(null, { status: 405 });
    const secret = this.party.env.LIVE_SECRET;
    if (!secret) return new Response('LIVE_SECRET is not set', { status: 503 });
    if (request.headers.get('Authorization') !== `Bearer ${secret}`) {
      return new Response(null, { status: 401 });
    }
    this.party.broadcast(await request.text());
    return new Response(null, { status: 204 });
  }
}
