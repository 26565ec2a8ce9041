/**
 * A cart's room with unreliable dependencies: a request or a response may be lost, or the room may crash during a call.
 * The next room knows only what the last one stored.
 */
import { amountToPay, giftCardCents } from '#domain/gift-card/used-cards.ts';
import type { Caller } from '#domain/operations.ts';
import { isPayableAgain } from '#domain/order/pay-again.ts';
import type { OrderStep } from '#domain/order/steps/step.ts';
import type { ProviderKindKey } from '#domain/payment/provider-kinds.ts';
import { placeOrder } from '#party/place-order.ts';
import { cartChanged } from '#party/publisher.ts';
import type { Chance } from '../domain/seeded.ts';
import { cartAfter, today } from '../domain/shop.ts';
import { agreeIn } from './agree-in.ts';
import { modelBackend } from './model-backend.ts';
import { modelProvider } from './model-provider.ts';
import { openRoom } from './open-room.ts';
import { facts, factsAt, intentOf, readyCart, store } from './ready-cart.ts';
import { roomStorage } from './room-storage.ts';
import { shakyPort } from './shaky-port.ts';

/** `balance`: cents of the gift card in the cart; 0: none. */
export function world(dice: Chance, stock: number, balance = 0) {
  const clock = { now: today.getTime() };
  const storage = roomStorage();
  const model = modelProvider(dice, () => clock.now);
  const shop = { facts };
  const made = modelBackend(shop, stock, balance);
  const { backend, orders, shelf, card, currentFacts, requests, mails, causes, byHand } = made;
  const { take, sweep } = made;
  /** When (ms) the room first processed the report that an attempt was paid. */
  const heard = new Map<string, number>();
  /** Writes that were in progress when the room crashed. */
  const underWay: (() => Promise<unknown>)[] = [];
  /** `worst` fails more often; the next response of a `silent` call is lost; a `deadly` call crashes the room once. */
  const faults = {
    share: 0.15,
    worst: 'none',
    silent: new Set<string>(),
    deadly: new Set<string>(),
  };
  /** Faults noticed during the run. */
  const noted: string[] = [];
  let crash: () => void = () => undefined;

  function die(write: () => Promise<unknown>): Promise<never> {
    underWay.push(write);
    crash();
    return new Promise(() => undefined);
  }

  const shaky = <Port extends object>(port: Port, silence: () => unknown) =>
    shakyPort(port, silence, { dice, faults, die, crash: () => crash() });

  const shakyBackend = shaky(backend, () => {
    throw new Error('the database does not answer');
  });
  const askings = shaky(
    { begin: model.provider.begin, resume: model.provider.resume, inquire: model.provider.inquire },
    () => ({ kind: 'unknown' }),
  );
  const doings = shaky(
    {
      capture: model.provider.capture,
      cancel: model.provider.cancel,
      release: model.provider.release,
      refund: model.provider.refund,
    },
    () => ({ ok: false, kind: 'unknown' }),
  );

  const open = () =>
    openRoom({
      storage,
      backend: shakyBackend,
      provider: { ...askings, ...doings },
      now: () => clock.now,
    });
  let room = open();
  room.memory.commit({ cart: readyCart(currentFacts(), balance > 0 ? 'CODE-card' : undefined) });

  /** One turn of the room. After a crash, a new room opens with the stored data. */
  async function turn(work: (opened: typeof room) => Promise<unknown>): Promise<void> {
    const crashed = new Promise<'crashed'>((resolve) => {
      crash = () => resolve('crashed');
    });
    const outcome = await Promise.race([work(room).catch(() => 'failed'), crashed]);
    if (outcome === 'crashed') room = open();
  }

  const caller = (): Caller => ({
    store,
    locale: 'sk-SK',
    orderedCartIds: [],
    site: 'https://kontor.sk',
    now: new Date(clock.now),
  });

  let numbers = 0;
  const newId = () => {
    numbers += 1;
    return `id-${numbers}`;
  };

  return {
    clock,
    model,
    orders,
    shelf,
    card,
    requests,
    mails,
    causes,
    byHand,
    faults,
    noted,
    heard,
    /** Completes the writes that were in progress when a room crashed. */
    async land(): Promise<void> {
      for (const write of underWay.splice(0)) await write();
    },
    /** Changes the price of the goods. */
    reprice(centAmount: number): void {
      shop.facts = factsAt(centAmount);
    },
    attempts: () => room.memory.attempts.all(),
    nextLook: () => room.payments.nextLook(),
    cart: () => room.memory.cart(),
    authorization: () => room.memory.authorization(),
    placed: () => room.memory.placed()?.id,
    /** The events for e-mails about failed payments. */
    mailed: () => room.memory.waitingEvents().filter(({ type }) => type === 'payment-failed'),

    press: (method: ProviderKindKey) =>
      turn(async ({ memory, order, payments }) => {
        await payments.settleOrders();
        await order.resolve();
        const cart = memory.cart();
        if (cart?.cartState !== 'Active') return;
        const intent = intentOf(cart, method, newId(), caller(), currentFacts());
        const returnUrl = 'https://kontor.sk/back';
        const outcome = await payments.pay(intent, { id: newId(), method, returnUrl });
        if (!outcome.ok || outcome.data.kind !== 'redirect') return;
        const led = model.payments.get(outcome.data.url.split('/').at(-1) ?? '');
        const isWhole = led?.request.amount.centAmount === amountToPay(intent.draft).centAmount;
        if (!isWhole) noted.push('led to a payment of another amount');
      }),
    /** Pays for the order again, as ordering.ts. */
    payAgain: (method: ProviderKindKey) =>
      turn(async ({ memory, payments }) => {
        await payments.settleOrders();
        const placed = memory.placed();
        const order = placed && (await shakyBackend.findOrder(placed.id));
        if (!order || !isPayableAgain(order)) return;
        const returnUrl = 'https://kontor.sk/back';
        await payments.payAgain(order, { id: newId(), method, returnUrl });
      }),
    /** The job that ends unpaid orders. */
    sweep: () => sweep(new Date(clock.now)),
    /** Authorizes the current cart in a wallet's payment sheet. */
    agree: (wallet: 'paypal' | 'googlepay') =>
      turn(async ({ memory }) => agreeIn(wallet, { memory, model, dice, newId, now: clock.now })),
    pressTransfer: () =>
      turn(async ({ memory, order, payments }) => {
        await payments.settleOrders();
        const cart = memory.cart();
        const alarms = { retrySoon: async () => undefined };
        const request = {
          version: cart?.version ?? 1,
          versionFallback: false,
          paymentMethod: 'bankTransfer' as const,
          expectedTotalCentAmount: cart?.totalPrice.centAmount ?? 0,
          expectedGiftCardCentAmount: cart ? giftCardCents(cart) : 0,
        };
        await placeOrder(
          { roomStore: memory, backend: shakyBackend, order, payments, alarms },
          request,
          caller(),
        );
      }),
    change: (quantity: number) =>
      turn(async ({ memory, order }) => {
        await order.resolve();
        const cart = memory.cart();
        if (cart?.cartState !== 'Active') return;
        const id = cart.lineItems[0]?.id ?? '';
        const action = { action: 'changeLineItemQuantity' as const, lineItemId: id, quantity };
        memory.commit({
          cart: { ...cartAfter(cart, [action], currentFacts()), version: cart.version + 1 },
        });
      }),
    remove: () =>
      turn(async ({ memory, order, payments }) => {
        await payments.settleOrders();
        await order.resolve();
        const cart = memory.cart();
        if (cart?.cartState !== 'Active') return;
        const at = new Date(clock.now).toISOString();
        memory.forgetCart(cart.version + 1, cartChanged(cart, at, 'Deleted'));
      }),
    /** A step, at times sent twice. Returns why it was refused. */
    step(step: OrderStep): string | undefined {
      const [order] = orders;
      if (!order) return 'no order';
      const id = newId();
      const refusal = take(order.id, step, id, new Date(clock.now));
      if (dice.often(0.2)) take(order.id, step, id, new Date(clock.now));
      return refusal;
    },
    /** Delivers a waiting refund request, as the queue does: again if it failed, and at random. */
    async request(): Promise<void> {
      const wanted = requests.shift();
      const [order] = orders;
      if (!wanted || !order) return;
      const amount = { ...order.totalPrice, centAmount: wanted.centAmount };
      let isTaken = false;
      await turn(async ({ payments }) => {
        isTaken = (await payments.refund(wanted.paymentId, { id: wanted.id, amount })).ok;
      });
      if (!isTaken || dice.often(faults.share)) requests.push(wanted);
    },
    comeBack: (id: string) => turn(({ payments }) => payments.returned(id, {})),
    /** The alarm. */
    wake: () =>
      turn(async ({ order, payments }) => {
        await order.resolve();
        await payments.settleAll();
      }),
    /** Delivers a waiting notification. It is delivered again after a crash or failure, and at random. */
    async deliver(): Promise<void> {
      if (model.waiting.length === 0) return;
      const at = dice.between(0, model.waiting.length - 1);
      const [told] = model.waiting.splice(at, 1);
      if (!told) return;
      let isTaken = false;
      await turn(async ({ payments }) => {
        await payments.notified(told);
        isTaken = true;
        const isMoney = told.event === 'authorised' || told.event === 'captured';
        if (isMoney && !heard.has(told.attemptId)) heard.set(told.attemptId, clock.now);
      });
      if (!isTaken || dice.often(faults.share)) model.waiting.push(told);
    },
  };
}

export type World = ReturnType<typeof world>;
