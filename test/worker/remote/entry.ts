/** The Worker of the tests: the shop, and rooms of shops whose carts a remote backend has. */
import type { KontorEvent } from '#domain/events.ts';
import { CartRoom } from '#party/cart.ts';
import worker from '#worker/index.ts';
import type { Bindings } from '#worker/settings/environment.ts';
import { commercetoolsBindings, middlewareBindings } from './remote-bindings.ts';

/** Events of a shop in front go to that shop. */
export default {
  ...worker,
  queue(batch, bindings) {
    const of = {
      'middleware-events': middlewareBindings,
      'commercetools-events': commercetoolsBindings,
    };
    const shop = Object.entries(of).find(([name]) => name === batch.queue)?.[1];
    return worker.queue(batch, shop ? shop(bindings) : bindings);
  },
} satisfies ExportedHandler<Bindings, KontorEvent>;

export { CartRoom };

/** Of the shop with `COMMERCE = "middleware"`. */
export class MiddlewareCartRoom extends CartRoom {
  constructor(state: DurableObjectState, bindings: Bindings) {
    super(state, middlewareBindings(bindings));
  }
}

/** Of the shop with `COMMERCE = "commercetools"`. */
export class CommercetoolsCartRoom extends CartRoom {
  constructor(state: DurableObjectState, bindings: Bindings) {
    super(state, commercetoolsBindings(bindings));
  }
}
