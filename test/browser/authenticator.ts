/** Chromium's virtual authenticator: a device that knows its owner. */
import type { CDPSession, Page } from 'playwright/test';

export type Authenticator = { session: CDPSession; authenticatorId: string };

export async function authenticatorOf(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

/** `enabled`: it answers at once; otherwise its question stays open. */
export async function answers({ session, authenticatorId }: Authenticator, enabled: boolean) {
  const simulated = { authenticatorId, enabled };
  await session.send('WebAuthn.setAutomaticPresenceSimulation', simulated);
}

/**
 * `press` begins a login that the device answers. The challenge is held back until the device is ready: it never answers
 * a request that has come before.
 */
export async function answeredPress(
  page: Page,
  device: Authenticator,
  press: () => Promise<void>,
): Promise<void> {
  const ready = Promise.withResolvers<void>();
  await page.route('**/beginPasskeyLogin', async (route) => {
    await ready.promise;
    await route.continue();
  });
  await press();
  await answers(device, true);
  ready.resolve();
}
