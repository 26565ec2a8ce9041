/** The embedded backend: catalogue, stock, orders and customers in D1, carts in their rooms. */
import type { Commerce } from '#domain/operations.ts';
import type { SearchService } from '#domain/search/search-service.ts';
import type { VatCheckStore } from '#domain/vat/check.ts';
import { previewOf } from '../../data/content/previews.ts';
import { customerOfSession } from '../../data/customers/customers.ts';
import { isResetTokenValid } from '../../data/customers/password-resets.ts';
import { storeSession } from '../../data/customers/sessions.ts';
import { mailStore } from '../../data/mails/mails.ts';
import { changesOf } from '../../data/pages/page-changes.ts';
import { ownRecommendations } from '../../data/recommendations/recommended.ts';
import { embeddedSearch } from '../../data/search/engine.ts';
import { loadStore } from '../../data/stores/stores.ts';
import { loadVatCheck, storeVatCheck } from '../../data/vat/vat-checks.ts';
import { recommendationService } from '../../services/recommendations/recommendations.ts';
import { searchService } from '../../services/search/search-service.ts';
import { checkAgainstRegistry } from '../../services/vat/client.ts';
import type { Environment } from '../../settings/environment.ts';
import type { Backend } from '../backend.ts';
import type { CustomerRecord } from '../customer-record.ts';
import type { OrderRecord } from '../order-record.ts';
import { embeddedAccounts, mailRegistrationAgain, registrationLink } from './account/accounts.ts';
import { embeddedAddressBook } from './account/address-book.ts';
import { emailToConfirm, embeddedEmailChanges } from './account/email-changes.ts';
import { identityCalls } from './account/identities.ts';
import { ownOrderList } from './account/own-orders.ts';
import { ownRecord } from './account/own-record.ts';
import { passkeyCalls } from './account/passkeys.ts';
import { embeddedProfile } from './account/profile.ts';
import { embeddedSessions } from './account/sessions.ts';
import { addressChecks } from './address-validation.ts';
import { alertCalls } from './alerts.ts';
import { embeddedCartBackend } from './cart-backend.ts';
import { embeddedCarts } from './carts.ts';
import { catalogueCalls } from './catalogue.ts';
import { consentCalls } from './consents.ts';
import { contentCalls } from './content.ts';
import { embeddedEventBackend } from './event-backend.ts';
import { fileBackend } from './files.ts';
import { embeddedJobBackend } from './job-backend.ts';
import { orderDocuments } from './order-documents.ts';
import { handleNotification, orderCalls } from './order-placement.ts';
import { orderReads } from './orders.ts';
import { pageCalls } from './pages.ts';
import { payAgainCalls } from './pay-again.ts';
import { paymentChoices } from './payment-choices.ts';
import { embeddedPersonalData } from './personal-data.ts';
import { questionCalls } from './questions.ts';
import { reviewCalls } from './reviews.ts';
import { embeddedSearchLog } from './search-log.ts';
import { shippingCalls } from './shipping-methods.ts';
import { supportCalls } from './support.ts';
import { walletCalls } from './wallets.ts';
import { wishListCalls } from './wish-lists.ts';
import { withdrawalCalls } from './withdrawals.ts';

/** `record`, `orders`: where customers and orders are stored besides. */
export function embeddedBackend(
  env: Environment,
  record = ownRecord(env),
  orders: OrderRecord = { isTold: true },
): Backend {
  const { DB, SEARCH_DB } = env;
  const checks: VatCheckStore = {
    load: (number, asker) => loadVatCheck(DB, number, asker),
    save: (check) => storeVatCheck(DB, check),
  };
  const search = lazySearch(() => searchService(env, embeddedSearch(env)));
  const shared = {
    store: (...asked: StoreRequest) => loadStore(DB, ...asked),
    checkVatNumber: (...asked: VatRequest) => checkAgainstRegistry(env, checks, ...asked),
    takeNotification: (...posted: Notification) => handleNotification(env, ...posted),
    mails: mailStore(DB),
    files: fileBackend(env),
  };
  return {
    ...shared,
    commerce: embeddedCommerce(env, search, shared, record, orders),
    carts: embeddedCartBackend(env, shared),
    events: embeddedEventBackend(env, shared),
    jobs: embeddedJobBackend(env, shared, orders),
    documents: orderDocuments(env, shared),
    personalData: embeddedPersonalData(env),
    search,
    searchLog: embeddedSearchLog(SEARCH_DB),
    isResetLinkValid: (token, now) => isResetTokenValid(env.DB, token, now),
    registrationLink: (...link) => registrationLink(env, ...link),
    mailRegistrationAgain: (...asked) => mailRegistrationAgain(env, ...asked),
    emailToConfirm: (...link) => emailToConfirm(env, ...link),
    customerOfSession: (caller) => customerOfSession(DB, caller),
    beginSession: (...begun) => storeSession(DB, ...begun),
    preview: (token, now) => previewOf(DB, token, now),
    pageChanges: (tags, store, now) => changesOf(DB, tags, store, now),
    openWindow: (cartId, request) => env.CART.getByName(cartId).fetch(request),
    closeWindows: async (cartId) => env.CART.getByName(cartId).closeWindows(),
    async recordView(viewed, now) {
      const event = { id: crypto.randomUUID(), at: now.toISOString() };
      await env.EVENTS.send({ ...event, type: 'product-viewed', ...viewed });
    },
  };
}

type StoreRequest = Parameters<Backend['store']>;
type VatRequest = Parameters<Backend['checkVatNumber']>;
type Notification = Parameters<Backend['takeNotification']>;

/** Calls shared by operations, rooms, event handlers and jobs. */
export type SharedCalls = Pick<
  Backend,
  'store' | 'checkVatNumber' | 'takeNotification' | 'mails' | 'files'
>;

/** Creates the service when it is called: an invalid setting breaks searches only, not the whole shop. */
function lazySearch(service: () => SearchService): SearchService {
  return {
    find: async (...asked) => service().find(...asked),
    complete: async (...asked) => service().complete(...asked),
    reportClick: async (...told) => service().reportClick(...told),
  };
}

function embeddedCommerce(
  env: Environment,
  search: SearchService,
  shared: Pick<SharedCalls, 'files'>,
  record: CustomerRecord,
  orders: OrderRecord,
): Commerce {
  return {
    ...embeddedAccounts(env, record),
    ...embeddedAddressBook(env, record),
    ...embeddedProfile(env, record),
    ...embeddedSessions(env, record),
    ...embeddedEmailChanges(env, record),
    ...addressChecks(env),
    ...alertCalls(env),
    ...embeddedCarts(env),
    ...walletCalls(env),
    ...orderCalls(env),
    ...orderReads(env, orders),
    ...ownOrderList(env, orders),
    ...passkeyCalls(env),
    ...identityCalls(env),
    ...payAgainCalls(env),
    ...paymentChoices(env),
    ...withdrawalCalls(env),
    ...wishListCalls(env),
    ...catalogueCalls(env),
    ...consentCalls(env),
    ...contentCalls(env),
    ...supportCalls(env, shared),
    ...questionCalls(env),
    ...reviewCalls(env, shared),
    ...shippingCalls(env),
    ...pageCalls(env, search, () => recommendationService(env, ownRecommendations(env.DB))),
  };
}
