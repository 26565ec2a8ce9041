/** The saved addresses: /my-account/shipping-details and /my-account/billing-details. Design: addresses.html. */
import { addressLines, fullName, streetLine } from '#domain/checkout/address-lines.ts';
import type { AddressBook, AddressUse, SavedAddress } from '#domain/customer/address-book.ts';
import { defaultOf, type RemovedEntry } from '#domain/customer/address-entry.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { useShop } from '../../shop.tsx';
import { Note } from '../../ui/note.tsx';
import { UndoForm } from '../../ui/undo-form.tsx';
import type { AccountSection } from '../sections.ts';
import { EntryForm, type EntryFormProps } from './entry-form.tsx';

export type AddressesProps = {
  section: AccountSection;
  use: AddressUse;
  book: AddressBook;
  /** The address being changed, or a new one. */
  editing?: Omit<EntryFormProps, 'path' | 'use'> | undefined;
  /** What the last form did. */
  said?: TextKey | undefined;
  /** The address that was just removed. */
  removed?: RemovedEntry | undefined;
};

export function Addresses({ section, use, book, editing, said, removed }: AddressesProps) {
  const { t, href } = useShop();
  const { path } = section;
  const { addresses } = book;
  const form = editing && <EntryForm {...editing} path={path} use={use} />;
  const isEdited = ({ id }: SavedAddress) => id === editing?.addressId;
  return (
    <>
      <div className="stack" data-gap="1">
        <h1>{t(section.text)}</h1>
        <p className="muted">{t('address.oneBook')}</p>
      </div>
      {said && <Note kind="ok" text={t(said)} />}
      {addresses.length === 0 && !editing && <p>{t('account.emptyAddress')}</p>}
      <div className="ruled">
        <ul data-cols="3">
          {removed && <Removed removed={removed} path={path} />}
          {addresses.map((address) =>
            isEdited(address) ? (
              <li className="entry" data-open="" key={address.id}>
                {form}
              </li>
            ) : (
              <Entry key={address.id} {...{ address, use, book, path }} />
            ),
          )}
          {editing && !addresses.some(isEdited) && (
            <li className="entry" data-open="">
              {form}
            </li>
          )}
          {!editing && (
            <li className="entry" data-add="">
              <a className="btn" data-kind="line" id="add" href={href(`${path}?add#entry`)}>
                {t('address.add')}
              </a>
            </li>
          )}
        </ul>
      </div>
    </>
  );
}

/** Tells the addresses of one person or company apart. */
const spokenName = (address: RemovedEntry['address']): string =>
  [address.company, fullName(address), streetLine(address)].filter(Boolean).join(', ');

type EntryProps = { address: SavedAddress; use: AddressUse; book: AddressBook; path: string };

function Entry({ address, use, book, path }: EntryProps) {
  const { t, href, locale, country } = useShop();
  const { id } = address;
  const [name = '', ...lines] = addressLines(address, locale);
  const about = <span className="vh">, {spokenName(address)}</span>;
  const isAbroad = use === 'shipping' && address.country !== country;
  const isDefault = (each: AddressUse) => defaultOf(book, each) === id;
  return (
    <li className="entry">
      <div className="tags">
        {isDefault('shipping') && <span className="tag">{t('address.defaultShipping')}</span>}
        {isDefault('billing') && <span className="tag">{t('address.defaultBilling')}</span>}
      </div>
      <div className="stack" data-gap="1">
        <address>
          <b className="b">{name}</b>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {address.phone && <p className="small muted num">{address.phone}</p>}
        </address>
        {isAbroad && <p className="small muted">{t('address.notDelivered')}</p>}
      </div>
      <form className="row small" data-gap="3" method="post" action={href(path)}>
        <input type="hidden" name="addressId" value={id} />
        <a className="b" id={`edit-${id}`} href={href(`${path}?edit=${id}#entry`)}>
          {t('address.edit')}
          {about}
        </a>
        <button type="submit" className="link b" name="intent" value="remove">
          {t('cart.remove')}
          {about}
        </button>
        {!(isDefault(use) || isAbroad) && (
          <button type="submit" className="link b" name="intent" value="default">
            {t('address.makeDefault')}
            {about}
          </button>
        )}
      </form>
    </li>
  );
}

/** The form that saves the address again is on this page only: nothing of the address is kept anywhere else. */
function Removed({ removed, path }: { removed: RemovedEntry; path: string }) {
  const { t } = useShop();
  const name = spokenName(removed.address);
  const fields = { removed: JSON.stringify(removed), intent: 'restore' };
  return (
    <li className="entry" data-gone="">
      <div role="status" className="stack" data-gap="2">
        <b className="b">{t('cart.removed', { name })}</b>
        <p className="small muted">{t('address.removedText')}</p>
      </div>
      <UndoForm action={path} fields={fields} about={name} focused />
    </li>
  );
}
