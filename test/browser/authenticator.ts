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
