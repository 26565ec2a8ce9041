import type { EventBackend } from '../commerce/event-backend.ts';
import type { Environment } from '../settings/environment.ts';

/** The context of an event handler. `now`: when the event is handled. */
export type HandlerContext = { backend: EventBackend; env: Environment; now: Date };
