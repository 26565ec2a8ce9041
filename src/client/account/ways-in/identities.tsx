/** The accounts at other services that a customer logs in with, and buttons to connect another one. */
import { securityPath } from '#domain/content/links.ts';
import {
  type IdentityProviderKey,
  identityProviderNames,
  type LinkedIdentity,
} from '#domain/identity/identity.ts';
import { formatDate } from '#domain/locale/dates.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { useShop } from '../../shop.tsx';
import { Icon } from '../../ui/icon.tsx';

type IdentitiesProps = {
  identities: readonly LinkedIdentity[];
  providers: readonly IdentityProviderKey[];
};

export function Identities({ identities, providers }: IdentitiesProps) {
  const { t, href } = useShop();
  const linked = new Set(identities.map(({ provider }) => provider));
  const others = providers.filter((provider) => !linked.has(provider));
  return (
    <section aria-labelledby="identities-title" id="identities">
      <div className="sec__head">
        <h2 id="identities-title">{t('identity.title')}</h2>
      </div>
      <div className="stack">
        <p className="muted">{t('identity.text')}</p>
        {identities.length > 0 && (
          <ul className="panel rows">
            {identities.map((identity) => (
              <IdentityRow key={`${identity.provider} ${identity.subject}`} identity={identity} />
            ))}
          </ul>
        )}
        {others.length > 0 && (
          <div className="row">
            {others.map((provider) => (
              <form
                key={provider}
                method="post"
                action={href(`${securityPath}/connect/${provider}`)}
              >
                <button type="submit" className="btn" data-kind="line">
                  {t('identity.connect', { name: identityProviderNames[provider] })}
                </button>
              </form>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

function IdentityRow({ identity }: { identity: LinkedIdentity }) {
  const { t, href, locale } = useShop();
  const day = (at: string) => formatDate(new Date(at), 'day', localeByCode(locale));
  const { provider, subject, email, createdAt, lastUsedAt } = identity;
  const name = identityProviderNames[provider];
  const facts = [
    email,
    t('waysIn.since', { date: day(createdAt) }),
    lastUsedAt && t('waysIn.usedAt', { date: day(lastUsedAt) }),
  ];
  return (
    <li>
      <div className="device">
        <Icon name="user-round" />
        <div>
          <b className="b">{name}</b>
          <br />
          <span className="small muted num">{facts.filter(Boolean).join(' · ')}</span>
        </div>
        <form method="post" action={href(`${securityPath}/disconnect`)}>
          <input type="hidden" name="provider" value={provider} />
          <input type="hidden" name="subject" value={subject} />
          <button type="submit" className="btn" data-kind="line" data-size="s">
            {t('identity.disconnect')}
            <span className="vh">, {name}</span>
          </button>
        </form>
      </div>
    </li>
  );
}
