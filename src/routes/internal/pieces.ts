/** Parts of pages that scripts fetch when they need them, without a document around them. */
import { Hono } from 'hono';
import type { KontorBindings } from '#worker/request/context.ts';
import { customerSession } from '#worker/request/customer-of-request.ts';
import { cartDrawer } from './cart-drawer.ts';
import { contentPiece } from './content-piece.tsx';
import { notice } from './notice.tsx';
import { complements, lastSeen, recommended } from './recommended.tsx';
import { suggest } from './suggest.tsx';
import { wishes } from './wishes.ts';

export const pieces = new Hono<KontorBindings>()
  .get('/__recommended/:sku', recommended)
  .get('/__complements/:sku', complements)
  .get('/__last-seen', lastSeen)
  .get('/__drawer', cartDrawer)
  .get('/__content/:slug', contentPiece)
  .get('/__suggest', suggest)
  .get('/__wishes', customerSession, wishes)
  .get('/__notice/:name', notice);
