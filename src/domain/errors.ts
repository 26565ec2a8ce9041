import type { SuggestedAddress } from './checkout/address-validation.ts';

/** All expected errors, each with its HTTP status and exact message. */
export const errors = {
  InvalidJson: { status: 400, message: 'The request body is not valid JSON' },
  InvalidInput: { status: 400, message: 'The request body does not have the expected form' },
  OriginUnknown: { status: 400, message: 'The origin is not a host of the shop' },
  BodyTooLarge: { status: 413, message: 'The request body is larger than 64 kB' },
  UnknownOperation: { status: 404, message: 'There is no such operation' },
  MethodNotAllowed: { status: 405, message: 'The address does not answer to this method' },
  CartNotFound: { status: 404, message: 'Cart not found' },
  CartNotInStore: { status: 404, message: 'The cart was not found in store' },
  ProductNotFound: { status: 404, message: 'There is no product with this SKU in this store' },
  LineItemNotFound: { status: 404, message: 'The cart has no such line item' },
  DiscountCodeNotFound: { status: 404, message: 'There is no such discount code' },
  TooManyDiscountCodes: { status: 409, message: 'The cart takes no more discount codes' },
  GuaranteeNotOffered: { status: 409, message: 'The guarantee is not offered for this product' },
  ChannelNotFound: { status: 404, message: 'The store has no such channel' },
  GiftCardsApart: { status: 409, message: 'Gift cards and goods are ordered apart' },
  SaveNotPossible: { status: 409, message: 'The line item cannot be saved for later' },
  SavedItemNotFound: { status: 404, message: 'The cart has no such saved item' },
  TooManySavedItems: { status: 409, message: 'No more items can be saved for later' },
  ShippingMethodNotFound: { status: 404, message: 'There is no such shipping method' },
  ShippingMethodNotOffered: {
    status: 409,
    message: 'The shipping method is not offered for this cart',
  },
  PaymentNotFound: { status: 404, message: 'There is no such payment' },
  SellerUnknown: {
    status: 503,
    message: 'The store takes no orders: what the law wants of its seller is not stated',
  },
  OrderNotCancellable: { status: 409, message: 'The order can no longer be cancelled' },
  OrderNotPayable: { status: 409, message: 'The order is paid, or takes no payment any more' },
  OrderNotFound: { status: 404, message: 'There is no such order' },
  SupportCaseNotFound: { status: 404, message: 'There is no such support case' },
  SupportCaseClosed: { status: 409, message: 'The support case takes no more replies' },
  WithdrawalNotFound: { status: 404, message: 'There is no such withdrawal' },
  WithdrawalDraftInvalid: {
    status: 410,
    message: 'The draft of the withdrawal is no longer valid',
  },
  // As the specification words them; the browser reads them as `data.communicate` (catalogue.txt §7, §8).
  ReviewNotPurchased: { status: 403, message: "You haven't purchased this particular SKU" },
  ReviewExists: {
    status: 409,
    message: 'You have already submitted review for your purchase for SKU',
  },
  ReviewFailed: {
    status: 500,
    message: 'Something went wrong on our side. Please try again or contact support',
  },
  ReviewNotFound: { status: 404, message: 'There is no such review' },
  ReviewOwn: { status: 403, message: 'Authors do not vote for their own reviews' },
  QuestionNotFound: { status: 404, message: 'There is no such question' },
  AnswerNotPurchased: { status: 403, message: 'Only who has bought the product may answer' },
  TooManyQuestions: {
    status: 429,
    message: 'Too many of your questions wait for their moderation',
  },
  TooManyAlerts: { status: 409, message: 'The address can have no more alerts' },
  WishListNotFound: { status: 404, message: 'There is no such wish list' },
  TooManyWishLists: { status: 409, message: 'There can be no more wish lists' },
  WishListFull: { status: 409, message: 'The wish list can have no more articles' },
  ReviewLinkInvalid: { status: 410, message: 'The link for reviews is no longer valid' },
  OutOfStock: { status: 409, message: 'The product is out of stock' },
  ConcurrentModification: { status: 409, message: 'The cart has another version' },
  CartOrdered: { status: 409, message: 'The cart has already been ordered' },
  UndoNotPossible: { status: 409, message: 'The change can no longer be undone' },
  CartEmpty: { status: 409, message: 'The cart is empty' },
  TotalChanged: { status: 409, message: 'The total of the cart has changed' },
  PaymentNotOffered: { status: 409, message: 'The payment method is not offered for this cart' },
  AddressMissing: { status: 409, message: 'Email or address details are missing for cart' },
  WalletNotOpened: { status: 502, message: 'The wallet could not be opened' },
  // As the specification spells it (purchase-flow.txt §8).
  WalletAddressMissing: {
    status: 409,
    message: 'Adress from Google express payment is missing',
  },
  AddressIncorrect: { status: 422, message: 'The address cannot be used in this store' },
  AddressNotFound: { status: 404, message: 'The customer has no such address' },
  TooManyAddresses: { status: 409, message: 'The customer can save no more addresses' },
  OtherCustomer: { status: 409, message: 'The form was opened by another customer' },
  CustomerChanged: { status: 409, message: 'The customer has another version' },
  BillingAddressIncorrect: { status: 422, message: 'Billing Address Error' },
  BillingVatIncorrect: { status: 422, message: 'Billing vat validation error' },
  ShippingAddressIncorrect: { status: 422, message: 'Shipping Address Error' },
  PostalCodeBilling: { status: 422, message: 'Postal code is incorrect in billing address' },
  PostalCodeShipping: { status: 422, message: 'Postal code is incorrect in shipping address' },
  // Problems that a maps service reports about an address (decision 45).
  ErrorOnVerdict: { status: 422, message: 'Error on verdict' },
  ErrorOnAddress: { status: 422, message: 'Error on address' },
  NotLoggedIn: { status: 401, message: 'The visitor is not logged in' },
  StepUpNeeded: { status: 403, message: 'The customer has to confirm who it is' },
  PasswordComposition: { status: 422, message: 'Password must include one letter and one number' },
  PasswordTooShort: { status: 422, message: 'The password is too short' },
  PasswordCommon: { status: 422, message: 'The password is easy to guess' },
  PasswordBreached: { status: 422, message: 'The password is in lists of stolen passwords' },
  PasswordWrong: { status: 401, message: 'The current password is not right' },
  // What a request to a remote backend ended with: purchase-flow.txt §8.
  BackendFailed: { status: 502, message: 'An error occurred during request to' },
  LoginRefused: { status: 401, message: 'The e-mail address or the password is not right' },
  PasskeyRefused: { status: 401, message: 'The passkey was not accepted' },
  PasskeyNotFound: { status: 404, message: 'The customer has no such passkey' },
  PasskeyNotStored: { status: 409, message: 'The passkey is known already, or there are too many' },
  IdentityRefused: { status: 401, message: 'The provider did not confirm who logs in' },
  IdentityUnavailable: { status: 502, message: 'The provider could not be reached' },
  IdentityTaken: { status: 409, message: 'Another customer has linked this identity' },
  IdentityNotFound: { status: 404, message: 'The customer has no such identity' },
  LastWayIn: { status: 409, message: 'It is the last way to log in' },
  TooManyTries: { status: 429, message: 'Too many attempts: wait a few minutes' },
  // Limits of a store (limits/store-limits.ts). The first five end with their window: `retryAfterSeconds`.
  TooManyOrders: { status: 429, message: 'Too many orders from this network: wait' },
  TooManyPayments: { status: 429, message: 'Too many payments from this network: wait' },
  TooManyCarts: { status: 429, message: 'Too many new carts from this network: wait' },
  TooManyWishListChanges: {
    status: 429,
    message: 'Too many changes of wish lists from this network: wait',
  },
  TooManyUnknownCodes: { status: 429, message: 'Too many unknown discount codes: wait' },
  UnpaidLimitReached: { status: 409, message: 'Unpaid orders reach the limit of the store' },
  EmailUnchanged: { status: 409, message: 'That is the present e-mail address' },
  EmailLinkInvalid: { status: 410, message: 'The link for the e-mail address is no longer valid' },
  RegistrationInvalid: { status: 410, message: 'The link of the registration is no longer valid' },
  ResetTokenInvalid: { status: 410, message: 'The password link is no longer valid' },
  ForeignOrigin: { status: 403, message: 'The request came from another site' },
  Internal: { status: 500, message: 'Something went wrong on our side' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

/** An expected outcome that is not a success. */
export type Failure = {
  ok: false;
  code: ErrorCode;
  message: string;
  /** With ConcurrentModification and CustomerChanged: the current version on the server. */
  currentVersion?: number;
  /** With ErrorOnVerdict and ErrorOnAddress: the address as the maps service corrects it, if it does. */
  suggested?: SuggestedAddress;
  /** With the refusals that end by themselves (429): when. */
  retryAfterSeconds?: number;
  /** With BackendFailed: the remote has answered that it does not do it. Browsers are not told. */
  answered?: 'refused' | 'orderNumberTaken';
  /** With the refusals of add-review: what the browser shows (catalogue.txt §7). */
  data?: { communicate: string };
};

export function failure(
  code: ErrorCode,
  detail?: {
    about?: string;
    currentVersion?: number | undefined;
    suggested?: SuggestedAddress | undefined;
    retryAfterSeconds?: number | undefined;
  },
): Failure {
  const { message } = errors[code];
  return {
    ok: false,
    code,
    message: detail?.about ? `${message}: ${detail.about}` : message,
    ...(detail?.currentVersion !== undefined && { currentVersion: detail.currentVersion }),
    ...(detail?.suggested && { suggested: detail.suggested }),
    ...(detail?.retryAfterSeconds !== undefined && {
      retryAfterSeconds: detail.retryAfterSeconds,
    }),
  };
}
