/** Links to log in with an account at another service. */
import type { IdentityProviderKey } from '#domain/identity/identity.ts';
import { useHref, useT } from '../../shop.tsx';
import type { Frame } from '../frame.ts';

export const providerNames = {
  facebook: 'Facebook',
  google: 'Google',
} as const satisfies Record<IdentityProviderKey, string>;

type ProviderLinksProps = {
  providers: readonly IdentityProviderKey[];
  frame: Frame;
  /** Where the login leads back to. */
  query: string;
};

export function ProviderLinks({ providers, frame, query }: ProviderLinksProps) {
  const t = useT();
  const href = useHref();
  return (
    <ul className="stack" data-gap="2">
      {providers.map((provider) => (
        <li key={provider}>
          <a
            className="btn"
            data-kind="line"
            data-size="l"
            data-wide=""
            rel="nofollow"
            href={href(`${frame}/login/with/${provider}${query}`)}
          >
            {t('account.loginWith', { name: providerNames[provider] })}
          </a>
        </li>
      ))}
    </ul>
  );
}
