/** Steps 2 and 3: billing and shipping address. */
import { AddressForm, AddressFormButton } from '#client/checkout/addresses/address-form.tsx';
import { Steps } from '#client/checkout/steps.tsx';
import { Summary } from '#client/checkout/summary.tsx';
import { Head } from '#client/chrome/head.tsx';
import { CheckoutPage } from '#client/chrome/page.tsx';
import { Note } from '#client/ui/note.tsx';
import { hasFreight } from '#domain/cart/articles.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { FieldErrors, FieldValues } from '#domain/checkout/address-form.ts';
import type { DoubtedAddresses } from '#domain/checkout/address-validation.ts';
import { billingCountry } from '#domain/checkout/address-values.ts';
import { readStep } from '#domain/checkout/addresses-step.ts';
import { isReachable } from '#domain/checkout/guards.ts';
import { startValues } from '#domain/checkout/start-values.ts';
import type { SubmitFailure } from '#domain/checkout/submission.ts';
import { countryCodes } from '#domain/country/countries.ts';
import { countryName } from '#domain/country/country-name.ts';
import type { AddressBook } from '#domain/customer/address-book.ts';
import type { TextKey, TextParameters } from '#domain/texts/texts.ts';
import { guardedCart } from '#worker/middleware/checkout-billing.ts';
import { assetUrl } from '#worker/render/assets.ts';
import { rememberedChoices } from '#worker/request/address-cookies.ts';
import type { KontorContext, Shop } from '#worker/request/context.ts';
import { customerOfRequest } from '#worker/request/customer-of-request.ts';
import { vatOfPage } from './vat-of-page.ts';

export function addressesStep(c: KontorContext) {
  return beginAddresses(c, guardedCart(c));
}

/** With what is known of the addresses, not what was typed. */
export async function beginAddresses(c: KontorContext, cart: Cart, problem?: TextKey) {
  const { store } = c.get('shop');
  const about = problem && { problem };
  const [book, known] = await Promise.all([addressBookOf(c), customerOfRequest(c)]);
  const customer = known === 'gone' ? undefined : known;
  const remembered = rememberedChoices(c);
  const values = startValues({ cart, market: store.key, remembered, customer, book });
  // The address was right for a parcel, but freight has been added since: the form says what is missing for it.
  const isUnreachable = cart.shippingAddress !== undefined && !isReachable(cart);
  const read = isUnreachable && readStep(values, store.key, book, { hasFreight: hasFreight(cart) });
  if (!read || read.ok) return showAddresses(c, { cart, values, errors: {}, book, ...about });
  return showAddresses(c, { cart, values: read.values, errors: read.errors, book, ...about });
}

/** The customer's saved addresses; undefined for a guest. */
export async function addressBookOf(c: KontorContext): Promise<AddressBook | undefined> {
  const { commerce, caller } = c.get('shop');
  if (!caller.session) return undefined;
  const outcome = await commerce.getCustomerAddresses({}, caller);
  return outcome.ok ? outcome.data : undefined;
}

type AddressesShown = {
  /** Null if the cart no longer exists; what was typed is shown nevertheless. */
  cart: Cart | null;
  values: FieldValues;
  errors: FieldErrors;
  failure?: SubmitFailure;
  /** The addresses that a maps service doubts. */
  doubted?: DoubtedAddresses;
  book?: AddressBook | undefined;
  countryChosen?: boolean;
  /** An error that does not belong to a single field. */
  problem?: TextKey;
  problemWith?: TextParameters;
};

export function showAddresses(c: KontorContext, shown: AddressesShown) {
  const {
    cart,
    values,
    errors,
    failure,
    book,
    problem,
    problemWith,
    countryChosen = false,
  } = shown;
  const { doubted = {} } = shown;
  const shop = c.get('shop');
  const { t, store, prefix } = shop;
  if (failure) c.status(422);
  if (problem) c.status(409);
  return c.render(
    <CheckoutPage>
      <Head title={`${t('checkout.step.addresses')} | Kontor`} index={false} />
      <Steps current="addresses" />
      <h1 className="co__h">{t('checkout.step.addresses')}</h1>
      <div className="split">
        <div className="stack" data-gap="6">
          {problem && (
            <Note kind="err">
              <p>{t(problem, problemWith)}</p>
              <p className="row">
                {!cart && <a href={`${prefix}/checkout/login`}>{t('account.login')}</a>}
                <a href={`${prefix}/checkout/cart`}>{t('checkout.step.cart')}</a>
              </p>
            </Note>
          )}
          <AddressForm
            values={values}
            errors={errors}
            failure={failure}
            doubted={doubted}
            validationMode={c.env.settings.addressValidation}
            suggests={store.googleAutocompleteEnabled}
            saved={book?.addresses}
            defaults={{
              shipping: book?.defaultShippingAddressId,
              billing: book?.defaultBillingAddressId,
            }}
            billingCountry={billingCountry(values, store.key)}
            countryChosen={countryChosen}
            vat={vatOfPage(c, cart)}
            hasFreight={cart !== null && hasFreight(cart)}
            // The data that PayPal returns is as unsaved as that of a submitted form.
            unsaved={c.req.method === 'POST' || problem !== undefined}
            elsewhere={deliveryCountries(shop)}
            cartId={cart?.id ?? shop.caller.cartId ?? ''}
          />
        </div>
        {cart ? (
          <Summary priced={cart}>
            <AddressFormButton />
          </Summary>
        ) : (
          <div className="panel stack">
            <AddressFormButton />
          </div>
        )}
      </div>
      <script type="module" src={assetUrl('src/client/checkout/addresses/browser/addresses.ts')} />
    </CheckoutPage>,
    { screen: 'checkout' },
  );
}

function deliveryCountries({ store, locale, hrefOfMarket }: Shop) {
  return countryCodes
    .filter((code) => code !== store.key)
    .map((code) => ({ name: countryName(code, locale.code), href: hrefOfMarket(code, '/') }))
    .sort((a, b) => a.name.localeCompare(b.name, locale.code));
}
