/** Customers with passkeys, and logins with them by calls. */
import { customerOf } from '../customers.ts';
import type { Visitor } from '../visitor.ts';
import { authenticator } from './authenticator.ts';

export type Device = Awaited<ReturnType<typeof authenticator>>;
export type Lie = Parameters<Device['create']>[1];

export async function withPasskey(market = 'de', name = 'Büro-Rechner') {
  const { shopper, email } = await customerOf(market);
  const device = await authenticator(shopper.origin);
  await add(shopper, device, name);
  return { shopper, email, device };
}

export async function add(shopper: Visitor, device: Device, name: string) {
  const { options } = await shopper.ask('beginPasskeyRegistration', {});
  const credential = await device.create(options);
  return (await shopper.ask('addPasskey', { credential, name })).passkey;
}

export async function optionsOf(shopper: Visitor) {
  return (await shopper.ask('beginPasskeyLogin', {})).options;
}

export const signIn = async (shopper: Visitor, device: Device, lie: Lie = {}) =>
  shopper.call('signInWithPasskey', {
    credential: await device.get(await optionsOf(shopper), lie),
  });
