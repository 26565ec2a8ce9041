/**
 * Where orders are stored besides the shop's own database. `isTold`: it hears what becomes of them. If it does not, neither
 * a shopper nor a job cancels an order, because it would be delivered all the same.
 */
export type OrderRecord = { isTold: boolean };
