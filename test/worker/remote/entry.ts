/** The Worker of the tests: the shop, and rooms of shops whose carts a remote backend has. */
import { CartRoom } from '#party/cart.ts';
import type { Bindings } from '#worker/settings/environment.ts';
import { commercetoolsBindings, middlewareBindings } from './remote-bindings.ts';

export { default } from '#worker/index.ts';
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
