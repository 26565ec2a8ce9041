/** Links to log in with an account at another service. */
import { type IdentityProviderKey, identityProviderNames } from '#domain/identity/identity.ts';
import { useShop } from '../../shop.tsx';

type ProviderLinksProps = {
  providers: readonly IdentityProviderKey[];
  /** Of the links, without the provider. */
  path: string;
  /** Where the login leads back to. */
  query: string;
};

export function ProviderLinks({ providers, path, query }: ProviderLinksProps) {
  const { t, href } = useShop();
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
            href={href(`${path}/${provider}${query}`)}
          >
            {t('account.loginWith', { name: identityProviderNames[provider] })}
          </a>
        </li>
      ))}
    </ul>
  );
}
