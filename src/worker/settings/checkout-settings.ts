import * as z from 'zod';
import { validationModes } from '#domain/checkout/address-validation.ts';
import { maximumUnpaidDays } from '#domain/order/unpaid.ts';
import { codZeroLimits } from '#domain/payment/cash-on-delivery.ts';
import { asCountry, countryCode, oneOf, webAddress, wholeNumber } from './schemas.ts';
import type { Setting } from './setting.ts';

const unpaidDays = wholeNumber(1, maximumUnpaidDays);

export const checkoutSettings = {
  deliveryCutOff: {
    variable: 'DELIVERY_CUT_OFF',
    schema: wholeNumber(0, 24),
    meaning:
      'Orders from this hour of each market’s clock on leave a day later, and are promised a day later. 24: never.',
    unit: 'hour of the day, 0 to 24',
    default: '14',
    example: '16',
  },
  /** Undefined: the caller's own store (decision 27). */
  shippingMethodsCountry: {
    variable: 'SHIPPING_METHODS_COUNTRY',
    schema: z
      .string()
      .refine((word) => word === 'own' || asCountry(word), {
        error: 'own or a country of the shop',
      })
      .transform(asCountry),
    meaning:
      'Whose rates match in the shipping methods of no cart: `own`, the caller’s store, or a country. The specification has `ie`.',
    unit: 'own or a country',
    default: 'own',
    example: 'ie',
  },
  shipFrom: {
    variable: 'SHIP_FROM',
    schema: countryCode,
    meaning:
      'Where goods leave from. Who buys there pays its VAT in any case; companies of other member states may buy without.',
    unit: 'country',
    default: 'de',
    example: 'at',
  },
  codZeroLimit: {
    variable: 'COD_ZERO_LIMIT',
    schema: oneOf(codZeroLimits),
    meaning:
      'How a store’s item limit of 0 for cash on delivery is read (16 countries have it): `off` offers no cash on delivery there, `none` limits nothing.',
    default: 'off',
    example: 'none',
  },
  transferRemindDays: {
    variable: 'TRANSFER_REMIND_DAYS',
    schema: unpaidDays,
    meaning: 'After how many days whoever ordered by bank transfer is reminded, once.',
    unit: `days, 1 to ${maximumUnpaidDays}`,
    default: '5',
    example: '7',
  },
  transferCancelDays: {
    variable: 'TRANSFER_CANCEL_DAYS',
    schema: unpaidDays,
    meaning:
      'After how many days an unpaid order by bank transfer ends: its articles go back on the shelf and a mail says so. More than TRANSFER_REMIND_DAYS.',
    unit: `days, 1 to ${maximumUnpaidDays}`,
    default: '14',
    example: '21',
  },
  payAgainDays: {
    variable: 'PAY_AGAIN_DAYS',
    schema: unpaidDays,
    meaning:
      'For how many days an order is kept whose payment was authorized and could not be collected: its mail has a link to pay, and if it stays unpaid the order ends like an unpaid transfer.',
    unit: `days, 1 to ${maximumUnpaidDays}`,
    default: '7',
    example: '3',
  },
  addressValidation: {
    variable: 'ADDRESS_VALIDATION',
    schema: oneOf(validationModes),
    meaning:
      'What becomes of an address that the maps service doubts, in stores whose `addressValidationEnabled` is on: `soft` (asked about once, then believed) or `strict` (refused).',
    default: 'soft',
    example: 'strict',
  },
  addressValidationKey: {
    variable: 'ADDRESS_VALIDATION_KEY',
    schema: z.string(),
    meaning:
      'Google’s key: for the Address Validation API, and for the Places API (New) where streets are suggested.',
    sandbox: 'sandbox',
    example: 'a key of 39 characters',
    needed: 'where a store’s `addressValidationEnabled` or `googleAutocompleteEnabled` is on',
    place: 'secret',
  },
  parcelTrackingUrl: {
    variable: 'PARCEL_TRACKING_URL',
    schema: webAddress,
    meaning:
      'Where parcels are followed: a link of the shop leads there with `?account=…&number=…`. Not set: the shop has no such link.',
    optional: true,
    sandbox: 'https://tracking.kontor.example/',
    example: 'https://tracking.kontor.example/',
  },
} as const satisfies Record<string, Setting>;
