/** An entry of an order's history, in the words of the commands: article numbers, amounts, which parcel or return. */
import * as z from 'zod';
import { linePieces } from '#domain/order/fulfilment.ts';
import type { HistoryEntry } from '#domain/order/history.ts';
import type { Order } from '#domain/order/order.ts';
import { returnNumber } from '#domain/order/return-number.ts';
import { amountIn, articlesOf } from './wording.ts';

export function historyLine(order: Order, entry: HistoryEntry): string {
  const { id, at, actor, kind, note = '', ...facts } = entry;
  const words = Object.entries(facts).map(([name, value]) => wordsOf(order, name, value));
  return ['history', at, actor, kind, note, words.join(', ')].join('\t');
}

function wordsOf(order: Order, name: string, value: unknown): string {
  const lines = z.array(linePieces).safeParse(value);
  if (lines.success) {
    const articles = articlesOf(order, lines.data);
    return name === 'lines' ? articles : `${name} ${articles}`;
  }
  if (name === 'cards') return `gift cards ${lastFoursIn(value).join(' ')}`;
  if (name === 'returnId') return `return ${returnNumber(order, String(value)) ?? value}`;
  if (name === 'shipmentId') return `parcel ${parcelOf(order, String(value))}`;
  if (name === 'centAmount') return `amount ${amountIn(order, Number(value))}`;
  if (name === 'deductedCentAmount') return `deducted ${amountIn(order, Number(value))}`;
  return `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`;
}

const lastFoursIn = (value: unknown): string[] =>
  z
    .array(z.object({ lastFour: z.string() }))
    .parse(value)
    .map(({ lastFour }) => `…${lastFour}`);

const parcelOf = ({ shipments = [] }: Order, shipmentId: string): number =>
  shipments.findIndex(({ id }) => id === shipmentId) + 1;
