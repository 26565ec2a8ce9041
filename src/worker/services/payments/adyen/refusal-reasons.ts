/**
 * The reasons of refused payments, and the holder's name that triggers each with Adyen's test cards.
 * Sources: docs.adyen.com/development-resources/refusal-reasons, …/testing/result-codes.
 */
import type { Refusal } from '#domain/payment/provider.ts';

type Reason = {
  text: string;
  /** Shoppers see only the few categories they can act on: details would help to test stolen cards. */
  refusal: Refusal | 'cancelled';
  /** The holder's name on a test card. */
  name: string;
};

const reason = (text: string, refusal: Reason['refusal'], name: string): Reason => ({
  text,
  refusal,
  name,
});

/** By refusalReasonCode. */
export const refusalReasons: Record<string, Reason> = {
  2: reason('Refused', 'declined', 'DECLINED'),
  3: reason('Referral', 'declined', 'REFERRAL'),
  4: reason('Acquirer Error', 'declined', 'ERROR'),
  5: reason('Blocked Card', 'declined', 'BLOCK_CARD'),
  6: reason('Expired Card', 'expiredCard', 'CARD_EXPIRED'),
  7: reason('Invalid Amount', 'declined', 'INVALID_AMOUNT'),
  8: reason('Invalid Card Number', 'wrongDetails', 'INVALID_CARD_NUMBER'),
  9: reason('Issuer Unavailable', 'declined', 'ISSUER_UNAVAILABLE'),
  10: reason('Not supported', 'declined', 'NOT_SUPPORTED'),
  11: reason('3D Not Authenticated', 'authenticationFailed', 'NOT_3D_AUTHENTICATED'),
  12: reason('Not enough balance', 'insufficientFunds', 'NOT_ENOUGH_BALANCE'),
  14: reason('Acquirer Fraud', 'fraud', 'ACQUIRER_FRAUD'),
  15: reason('Cancelled', 'cancelled', 'CANCELLED'),
  16: reason('Shopper Cancelled', 'cancelled', 'SHOPPER_CANCELLED'),
  17: reason('Invalid Pin', 'wrongDetails', 'INVALID_PIN'),
  18: reason('Pin tries exceeded', 'declined', 'PIN_TRIES_EXCEEDED'),
  19: reason('Pin validation not possible', 'declined', 'PIN_VALIDATION_NOT_POSSIBLE'),
  20: reason('FRAUD', 'fraud', 'FRAUD'),
  21: reason('Not Submitted', 'declined', 'NOT_SUBMITTED'),
  22: reason('FRAUD-CANCELLED', 'fraud', 'FRAUD_CANCELLED'),
  23: reason('Transaction Not Permitted', 'declined', 'TRANSACTION_NOT_PERMITTED'),
  24: reason('CVC Declined', 'wrongDetails', 'CVC_DECLINED'),
  25: reason('Restricted Card', 'declined', 'RESTRICTED_CARD'),
  26: reason('Revocation Of Auth', 'declined', 'REVOCATION_OF_AUTH'),
  27: reason('Declined Non Generic', 'declined', 'DECLINED_NON_GENERIC'),
  28: reason('Withdrawal amount exceeded', 'insufficientFunds', 'WITHDRAWAL_AMOUNT_EXCEEDED'),
  29: reason('Withdrawal count exceeded', 'insufficientFunds', 'WITHDRAWAL_COUNT_EXCEEDED'),
  31: reason('Issuer Suspected Fraud', 'fraud', 'ISSUER_SUSPECTED_FRAUD'),
  32: reason('AVS Declined', 'wrongDetails', 'AVS_DECLINED'),
  33: reason('Card requires online pin', 'authenticationFailed', 'PIN_REQUIRED'),
  34: reason('No checking account available on Card', 'declined', 'NO_CHECKING_ACCOUNT'),
  35: reason('No savings account available on Card', 'declined', 'NO_SAVINGS_ACCOUNT'),
  36: reason('Mobile pin required', 'authenticationFailed', 'MOBILE_PIN_REQUIRED'),
  37: reason('Contactless fallback', 'declined', 'CONTACTLESS_FALLBACK'),
  38: reason('Authentication required', 'authenticationFailed', 'AUTHENTICATION_REQUIRED'),
  39: reason('RReq not received from DS', 'authenticationFailed', 'RREQ_NOT_RECEIVED'),
  40: reason('Current AID is in Penalty Box', 'declined', 'BAN_CURRENT_AID'),
  41: reason('CVM Required Restart Payment', 'authenticationFailed', 'CVM_REQUIRED'),
  42: reason('3DS Authentication Error', 'authenticationFailed', 'THREED_SECURE_ERROR'),
  43: reason('Online PIN required', 'authenticationFailed', 'ONLINE_PIN_REQUIRED'),
  44: reason('Try another interface', 'declined', 'TRY_ANOTHER_INTERFACE'),
  45: reason('Chip downgrade mode', 'declined', 'CHIP_DOWNGRADE_MODE'),
  46: reason(
    'Transaction blocked by Adyen to prevent excessive retry fees',
    'declined',
    'ERPS_BLOCK',
  ),
};

export const refusalOf = (code: string | undefined): Refusal | 'cancelled' =>
  refusalReasons[code ?? '']?.refusal ?? 'declined';

/** By the text that notifications have instead of the code; a bank's own wording means nothing here. */
export function refusalOfText(text: string): Refusal | undefined {
  const wanted = text.trim().toLowerCase();
  const found = Object.values(refusalReasons).find((each) => each.text.toLowerCase() === wanted);
  return found?.refusal === 'cancelled' ? undefined : found?.refusal;
}
