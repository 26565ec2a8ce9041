import type { EventBackend } from '../commerce/event-backend.ts';
import type { Environment } from '../settings/environment.ts';

/** What a handler of an event works with. `now`: when the event is handled. */
export type HandlerContext = { backend: EventBackend; env: Environment; now: Date };
