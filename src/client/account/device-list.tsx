/** Where a customer is logged in: a row for each session, this one marked. Design: mockups-2/security.html. */
import { countryName } from '#domain/country/country-name.ts';
import type { ActiveSession, Place } from '#domain/customer/session.ts';
import { formatDate } from '#domain/locale/dates.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';

type DeviceListProps = { sessions: readonly ActiveSession[]; current: string };

export function DeviceList({ sessions, current }: DeviceListProps) {
  const { t, href } = useShop();
  return (
    <section aria-labelledby="devices-title">
      <div className="sec__head">
        <h2 id="devices-title">{t('security.devices')}</h2>
        {sessions.length > 1 && (
          <form method="post" action={href('/my-account/security/end-others')}>
            <button type="submit" className="btn" data-kind="line" data-size="s">
              {t('security.endOthers')}
            </button>
          </form>
        )}
      </div>
      <ul className="panel rows">
        {sessions.map((session) => (
          <li key={session.id}>
            <Device session={session} isCurrent={session.id === current} />
          </li>
        ))}
      </ul>
      <p className="small muted top-s">{t('security.placeHint')}</p>
    </section>
  );
}

function Device({ session, isCurrent }: { session: ActiveSession; isCurrent: boolean }) {
  const { t, href, locale } = useShop();
  const { device, place, begunAt, seenAt } = session;
  const name = [device.browser, device.system].filter(Boolean).join(' · ');
  const shown = name || t('security.unknownDevice');
  const time = (at: string) => formatDate(new Date(at), 'minute', localeByCode(locale));
  const facts = [
    placeText(place, (country) => countryName(country, locale)),
    !isCurrent && t('security.lastUsed', { time: time(seenAt) }),
    t('security.since', { time: time(begunAt) }),
  ];
  return (
    <div className="device">
      <Icon name={iconOf(device.system)} />
      <div>
        <b className="b">{shown}</b>{' '}
        {isCurrent && <span className="tag">{t('security.thisDevice')}</span>}
        <br />
        <span className="small muted num">{facts.filter(Boolean).join(' · ')}</span>
      </div>
      {!isCurrent && (
        <form method="post" action={href('/my-account/security/end')}>
          <input type="hidden" name="session" value={session.id} />
          <button type="submit" className="btn" data-kind="line" data-size="s">
            {t('account.logOut')}
            <span className="vh">, {shown}</span>
          </button>
        </form>
      )}
    </div>
  );
}

function placeText({ city, country }: Place, nameOf: (country: string) => string): string {
  return [city, country && nameOf(country)].filter(Boolean).join(', ');
}

function iconOf(system: string): IconName {
  return system === 'iPhone' || system === 'Android' ? 'smartphone' : 'laptop';
}
