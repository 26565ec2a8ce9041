/** `npm run demo`: loads the demo shop into the local database, even if it is loaded already. */
import { prepareLocal } from './prepare-local.ts';

await prepareLocal({ force: true });
