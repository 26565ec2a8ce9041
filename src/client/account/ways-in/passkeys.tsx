/** The passkeys of the security page: each with its name and its keys, and the form that adds one. */
import { securityPath } from '#domain/content/links.ts';
import { formatDate } from '#domain/locale/dates.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { maxPasskeyName, type Passkey } from '#domain/passkey/passkey.ts';
import { useShop } from '../../shop.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PasskeyForm, type PasskeyPage } from './passkey-form.tsx';

type PasskeysProps = { passkeys: readonly Passkey[]; page: PasskeyPage; suggestedName: string };

export function Passkeys({ passkeys, page, suggestedName }: PasskeysProps) {
  const { t } = useShop();
  return (
    <section aria-labelledby="passkeys-title" id="passkeys">
      <div className="sec__head">
        <h2 id="passkeys-title">{t('passkey.title')}</h2>
      </div>
      <div className="stack">
        {passkeys.length === 0 ? (
          <p className="muted">{t('passkey.none')}</p>
        ) : (
          <ul className="panel rows">
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        )}
        <PasskeyForm
          {...page}
          ceremony="create"
          action={`${securityPath}/passkeys`}
          begin="beginPasskeyRegistration"
          button={t('passkey.add')}
          hint={t('passkey.text')}
          cancelled={t('waysIn.unchanged')}
        >
          <Field
            name="name"
            label={t('passkey.name')}
            hint={t('passkey.nameHint')}
            defaultValue={suggestedName}
            maxLength={maxPasskeyName}
            autoComplete="off"
            w="6"
          />
        </PasskeyForm>
        <p className="without-script">{t('passkey.needsScript')}</p>
      </div>
    </section>
  );
}

function PasskeyRow({
  passkey: { id, name, createdAt, lastUsedAt, backedUp },
}: {
  passkey: Passkey;
}) {
  const { t, href, locale } = useShop();
  const day = (at: string) => formatDate(new Date(at), 'day', localeByCode(locale));
  const facts = [
    t('waysIn.since', { date: day(createdAt) }),
    lastUsedAt && t('waysIn.usedAt', { date: day(lastUsedAt) }),
    t(backedUp ? 'passkey.synced' : 'passkey.oneDevice'),
  ];
  return (
    <li>
      <div className="device">
        <Icon name="key-round" />
        <div>
          <b className="b">{name}</b>
          <br />
          <span className="small muted num">{facts.filter(Boolean).join(' · ')}</span>
        </div>
        <div className="row" data-gap="2">
          <details className="unfold">
            <summary className="btn" data-kind="line" data-size="s">
              {t('passkey.rename')}
              <span className="vh">, {name}</span>
            </summary>
            <form className="row" method="post" action={href(`${securityPath}/passkeys/rename`)}>
              <input type="hidden" name="id" value={id} />
              <input
                className="ctl"
                data-s=""
                name="name"
                defaultValue={name}
                maxLength={maxPasskeyName}
                aria-label={t('passkey.name')}
                autoComplete="off"
                required
              />
              <button type="submit" className="btn" data-size="s">
                {t('passkey.save')}
              </button>
            </form>
          </details>
          <form method="post" action={href(`${securityPath}/passkeys/remove`)}>
            <input type="hidden" name="id" value={id} />
            <button type="submit" className="btn" data-kind="line" data-size="s">
              {t('cart.remove')}
              <span className="vh">, {name}</span>
            </button>
          </form>
        </div>
      </div>
    </li>
  );
}
