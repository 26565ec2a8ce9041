/** The shop's accounts with wallets, as a browser may see them. */
import * as z from 'zod';

const googleShop = z.object({
  merchantId: z.string(),
  /** Our Adyen account, for which Google issues the token. */
  gatewayMerchantId: z.string(),
  environment: z.enum(['TEST', 'PRODUCTION']),
});
export type GoogleShop = z.infer<typeof googleShop>;

const paypalShop = z.object({
  clientId: z.string(),
  environment: z.enum(['production', 'sandbox']),
  /** The sandbox's own script instead of PayPal's. */
  standIn: z.string().exactOptional(),
});
export type PaypalShop = z.infer<typeof paypalShop>;

export const walletShops = z.object({
  googlepay: googleShop.exactOptional(),
  applepay: z.object({ merchantId: z.string() }).exactOptional(),
  paypal: paypalShop.exactOptional(),
});
export type WalletSettings = z.infer<typeof walletShops>;
