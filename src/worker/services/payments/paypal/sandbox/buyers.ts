/** Who can be at PayPal's door in the sandbox, and what happens with each. */
export const buyers = {
  pays: 'Pays',
  declined: 'Agrees, but the bank declines',
  otherCard: 'Agrees, and is sent back once for another card',
  pending: 'Agrees, PayPal reviews the payment and takes it after half a minute',
  denied: 'Agrees, PayPal reviews the payment and denies it after half a minute',
  late: 'Pays, and PayPal tells of it a minute later',
  twice: 'Pays, and PayPal tells everything twice',
  lost: "Pays, but PayPal's answer to the shop is lost",
  gone: 'Agrees, and never comes back to the shop',
  cancels: 'Changes their mind',
} as const;

export type BuyerKey = keyof typeof buyers;

export function isBuyer(key: string): key is BuyerKey {
  return Object.hasOwn(buyers, key);
}

/** Seconds until PayPal tells of something, and until it has reviewed a payment. */
export const usualDelay = 3;
export const lateDelay = 60;
export const reviewTakes = 30;
