/** The channels that sell and ship a line: those of its store. Source: purchase-flow.txt §7, catalogue.txt §3. */
import type * as z from 'zod';
import { channelOf } from '../catalogue/calls/product-answer.ts';
import { type Failure, failure } from '../errors.ts';
import type { Store } from '../store/store.ts';
import type { Cart, channelReference, LineItem } from './cart.ts';

type Channel = z.infer<typeof channelReference>;

/** Null: the store's own channel. Undefined: unchanged. */
export type LineChannels = {
  supplyChannel?: Channel | null | undefined;
  distributionChannel?: Channel | null | undefined;
};

/** The cart with these channels at one of its lines. Fails with LineItemNotFound or ChannelNotFound. */
export function withChannels(
  cart: Cart,
  lineItemId: string,
  channels: LineChannels,
  store: Store,
): { ok: true; cart: Cart } | Failure {
  if (!cart.lineItems.some(({ id }) => id === lineItemId)) {
    return failure('LineItemNotFound', { about: lineItemId });
  }
  const foreign = [channels.supplyChannel, channels.distributionChannel].find(
    (channel) => channel && channel.id !== channelOf(store.key),
  );
  if (foreign) return failure('ChannelNotFound', { about: foreign.id });
  const lineItems = cart.lineItems.map((line) =>
    line.id === lineItemId ? throughChannels(line, channels) : line,
  );
  return { ok: true, cart: { ...cart, lineItems } };
}

function throughChannels(line: LineItem, channels: LineChannels): LineItem {
  const { supplyChannel: sends, distributionChannel: sells, ...rest } = line;
  const { supplyChannel = sends, distributionChannel = sells } = channels;
  return {
    ...rest,
    ...(supplyChannel && { supplyChannel }),
    ...(distributionChannel && { distributionChannel }),
  };
}
