/** `npm run demo`: loads the demo shop into the local database, again if need be. */
import { prepareLocal } from './prepare-local.ts';

await prepareLocal({ force: true });
