/** Run by build.ts as a thread of its own. */
import { makeVariants } from './pictures.ts';

await makeVariants('demo/pictures', 'dist/client');
