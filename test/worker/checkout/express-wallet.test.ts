/** A wallet's addresses in the cart, by the rules of purchase-flow.txt §4. */
import { expect, it } from 'vitest';
import { putOnSale } from '../goods.ts';
import { cartWith } from '../shopper.ts';
import { visitor } from '../visitor.ts';

/** Google Pay's PaymentData, as its documentation shows it. */
const paymentData = (countryCode: string, phoneNumber?: string) => {
  const address = {
    name: 'Zora Nováková',
    address1: 'Dlhá 12a',
    address2: '',
    address3: '',
    locality: 'Berlin',
    administrativeArea: '',
    countryCode,
    postalCode: '10115',
    sortingCode: '',
    ...(phoneNumber && { phoneNumber }),
  };
  return {
    email: 'zora@mail.example',
    shippingAddress: address,
    paymentMethodData: { info: { billingAddress: address } },
  };
};

async function apply(walletPayload: unknown) {
  const [sku] = await putOnSale({ price: 6000 });
  const shopper = visitor('de');
  const { id, version } = await cartWith(shopper, { [sku]: 1 });
  const answer = await shopper.call('applyWalletAddresses', {
    id,
    version,
    wallet: 'googlepay',
    walletPayload,
  });
  const { activeCart } = (await shopper.ask('getMe', {})).me;
  return { answer, activeCart };
}

it('applyWalletAddresses fills in the cart, which is ready for the review', async () => {
  const { answer, activeCart } = await apply(paymentData('DE', '+49 30 5550100'));
  expect(answer.status).toBe(200);
  expect(activeCart).toMatchObject({
    customerEmail: 'zora@mail.example',
    billingAddress: { streetName: 'Dlhá', streetNumber: '12a', postalCode: '10115' },
    shippingAddress: { city: 'Berlin', country: 'de' },
  });
});

it.each([
  ['no address', { email: 'zora@mail.example' }, 'WalletAddressMissing'],
  ['another country', paymentData('AT', '+49 30 5550100'), 'AddressIncorrect'],
  ['no phone', paymentData('DE'), 'AddressMissing'],
  ['nonsense', 'nothing', 'WalletAddressMissing'],
])('a wallet with %s changes nothing', async (_name, walletPayload, code) => {
  const { answer, activeCart } = await apply(walletPayload);
  expect(answer).toMatchObject({ code });
  expect(activeCart?.customerEmail).toBeUndefined();
  expect(activeCart?.shippingAddress).toEqual({ country: 'de' });
});

it('applyWalletAddresses increases the version of the cart by one', async () => {
  const [sku] = await putOnSale({ price: 6000 });
  const shopper = visitor('de');
  const { id, version } = await cartWith(shopper, { [sku]: 1 });
  const walletPayload = paymentData('DE', '+49 30 5550100');
  const reference = { id, version, wallet: 'googlepay' as const, walletPayload };
  const { cart } = await shopper.ask('applyWalletAddresses', reference);
  expect(cart.version).toBe(version + 1);
});
