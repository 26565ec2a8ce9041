/** From the queue to the handlers. A handler that has done its work for an event does not do it again. */
import { sql } from 'drizzle-orm';
import type { KontorEvent } from '#domain/events.ts';
import { logLine } from '#domain/log-line.ts';
import { indexCart } from '../commerce/embedded/cart-index.ts';
import { type Database, databaseOf } from '../commerce/embedded/database.ts';
import type { Environment } from '../environment.ts';
import { forwardContact } from './contact-requested.ts';
import { countTogether } from './count-pairs.ts';
import { askToConfirm } from './newsletter-doi-requested.ts';
import { tellOfChange } from './order-changed.ts';
import { confirmOrder } from './order-placed.ts';
import { sendResetLink } from './password-reset-requested.ts';
import { tellOfFailure } from './payment-failed.ts';
import { indexChanged } from './product-changed.ts';
import { postNotification } from './sandbox-notification.ts';
import { broadcastStock } from './stock-changed.ts';
import { checkVat, type Handled } from './vat-check-requested.ts';

/** Seconds: half a minute, then twice as long each time; a provider may be away for hours. */
function retryDelay(attempts: number): number {
  return Math.min(30 * 2 ** (attempts - 1), 6 * 3600);
}

/** Each message is acknowledged by itself: one that fails is retried and then kept in the dead-letter queue. */
export async function handleEvents(
  batch: MessageBatch<KontorEvent>,
  env: Environment,
): Promise<void> {
  const db = databaseOf(env.DB);
  for (const message of batch.messages) {
    try {
      const handled = await handle(message.body, env, db);
      if (handled === 'later') message.retry({ delaySeconds: retryDelay(message.attempts) });
      else message.ack();
    } catch (error) {
      const { id, type } = message.body;
      console.error(logLine('event failed', error, { id, type }));
      message.retry({ delaySeconds: retryDelay(message.attempts) });
    }
  }
}

async function handle(event: KontorEvent, env: Environment, db: Database): Promise<Handled> {
  switch (event.type) {
    case 'order-placed':
      // Counted first: a mail that cannot be sent must not keep it waiting.
      await countTogether(event, env);
      await once(db, event.id, 'confirm-order', () => confirmOrder(event, env));
      break;
    case 'order-changed':
      await once(db, event.id, 'tell-of-change', () => tellOfChange(event, env));
      break;
    case 'payment-failed':
      await once(db, event.id, 'tell-of-failure', () => tellOfFailure(event, env));
      break;
    case 'product-viewed':
      await countTogether(event, env);
      break;
    case 'contact-requested':
      await once(db, event.id, 'forward-contact', () => forwardContact(event, env));
      break;
    case 'product-changed':
      await indexChanged(event, env);
      break;
    case 'stock-changed':
      // Repeating a broadcast only says the same again.
      await broadcastStock(event, env);
      break;
    case 'cart-changed':
      await indexCart(db, event);
      break;
    case 'vat-check-requested':
      return checkVat(event, env);
    case 'newsletter-doi-requested':
      await once(db, event.id, 'ask-to-confirm', () => askToConfirm(event, env));
      break;
    case 'password-reset-requested':
      await once(db, event.id, 'send-reset-link', () => sendResetLink(event, env));
      break;
    case 'sandbox-notification':
      // The room knows what it has been told already.
      await postNotification(event, env);
      break;
    default:
      // A newer version of the shop wrote it: kept until that version handles it.
      throw new Error(`unknown event ${(event as KontorEvent).type}`);
  }
  return 'done';
}

async function once(
  db: Database,
  eventId: string,
  handler: string,
  work: () => Promise<void>,
): Promise<void> {
  const [done] = await db.all(
    sql`SELECT 1 FROM handled_events WHERE event_id = ${eventId} AND handler = ${handler}`,
  );
  if (done) return;
  await work();
  await db.run(sql`INSERT INTO handled_events (event_id, handler)
    VALUES (${eventId}, ${handler}) ON CONFLICT DO NOTHING`);
}
