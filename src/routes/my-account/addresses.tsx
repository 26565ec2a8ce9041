/** The saved addresses of a customer: shown, added, changed, removed, made the default; without a script. */
import { Addresses, type AddressesProps } from '#client/account/addresses/address-list.tsx';
import { accountSection } from '#client/account/sections.ts';
import type { FieldValues } from '#domain/checkout/address-form.ts';
import type { AddressBook, AddressUse } from '#domain/customer/address-book.ts';
import {
  entryCountry,
  entryValues,
  type RemovedEntry,
  readEntry,
  readRemovedEntry,
  removedFrom,
} from '#domain/customer/address-entry.ts';
import { errors, type Failure } from '#domain/errors.ts';
import type { Outcome } from '#domain/operations.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { formOf } from '#worker/request/form-of.ts';
import { accountSectionPage } from './section-page.tsx';

export async function savedAddresses(c: KontorContext): Promise<Response> {
  const { edit, add, done } = c.req.query();
  const use = pageUse(c);
  const book = await bookOf(c);
  const known = book.addresses.find(({ id }) => id === edit);
  const values = entryValues(use, known, c.get('customer'));
  const editing = known || add !== undefined ? editingOf(c, book, values, known?.id) : undefined;
  return show(c, { book, editing, said: doneTexts.get(done ?? '') });
}

const doneTexts = new Map<string, TextKey>([
  ['saved', 'address.kept'],
  ['restored', 'address.restored'],
  ['default', 'address.nowDefault'],
]);

export async function changeAddresses(c: KontorContext): Promise<Response> {
  const values = await formOf(c);
  const { addressId = '' } = values;
  const book = await bookOf(c);
  switch (values.intent) {
    case 'country':
      return show(c, {
        book,
        editing: { ...editingOf(c, book, values, addressId), countryChosen: true },
      });
    case 'remove':
      return remove(c, book, addressId);
    case 'restore':
      return restore(c, readRemovedEntry(values.removed ?? ''));
    case 'default':
      return makeDefault(c, book, addressId);
    default:
      return save(c, book, values);
  }
}

async function makeDefault(c: KontorContext, book: AddressBook, addressId: string) {
  const { commerce, caller } = c.get('shop');
  const changed = await withVersion(book.version, (version) =>
    pageUse(c) === 'shipping'
      ? commerce.customerSetDefaultShippingAddress({ version, addressId }, caller)
      : commerce.customerSetDefaultBillingAddress({ version, addressId }, caller),
  );
  return back(c, changed && 'default');
}

/** If the account was changed elsewhere, nothing is stored: the form keeps what was typed, with the new version. */
async function save(c: KontorContext, book: AddressBook, values: FieldValues): Promise<Response> {
  const { commerce, caller, store } = c.get('shop');
  const use = pageUse(c);
  const known = book.addresses.find(({ id }) => id === values.addressId);
  const read = readEntry(values, use, store.key, known);
  if (!read.ok) {
    c.status(422);
    const editing = editingOf(c, book, values, known?.id);
    return show(c, { book, editing: { ...editing, state: { values, errors: read.errors } } });
  }
  const version = Number(values.version) || book.version;
  const address = read.value;
  const outcome = known
    ? await commerce.customerChangeAddress({ version, addressId: known.id, address }, caller)
    : await commerce.customerAddAddress({ version, address, uses: [use] }, caller);
  if (!outcome.ok) {
    c.status(outcome.code === 'BackendFailed' ? errors.BackendFailed.status : 409);
    const current = await bookOf(c);
    const editing = editingOf(c, current, values, known?.id);
    const state = { values, errors: {}, problem: problemOf(outcome) };
    return show(c, { book: current, editing: { ...editing, state } });
  }
  return back(c, 'saved');
}

function problemOf({ code, message }: Failure): TextKey {
  if (code === 'CustomerChanged' || code === 'AddressNotFound') return 'account.changed';
  if (code === 'TooManyAddresses') return 'address.tooMany';
  if (code === 'BackendFailed') return 'form.failed';
  throw new Error(message);
}

/** Answers with a page instead of a redirect: it alone holds the removed address. A repeated request removes nothing. */
async function remove(c: KontorContext, book: AddressBook, addressId: string): Promise<Response> {
  const { commerce, caller } = c.get('shop');
  const known = book.addresses.find(({ id }) => id === addressId);
  if (!known) return show(c, { book });
  const left = await withVersion(book.version, (version) =>
    commerce.customerRemoveAddress({ version, addressId }, caller),
  );
  return show(c, { book: left ?? (await bookOf(c)), removed: removedFrom(book, known) });
}

async function restore(c: KontorContext, removed: RemovedEntry | undefined): Promise<Response> {
  if (!removed) return back(c);
  const { commerce, caller } = c.get('shop');
  const { address, uses, defaults } = removed;
  const before = await bookOf(c);
  const book = await withVersion(before.version, (version) =>
    commerce.customerAddAddress({ version, address, uses }, caller),
  );
  const addressId = book?.addresses.at(-1)?.id;
  if (!book || !addressId) return back(c);
  let { version } = book;
  for (const use of defaults) {
    const input = { version, addressId };
    const outcome =
      use === 'shipping'
        ? await commerce.customerSetDefaultShippingAddress(input, caller)
        : await commerce.customerSetDefaultBillingAddress(input, caller);
    if (outcome.ok) version = outcome.data.version;
  }
  return back(c, 'restored');
}

/** Once more with the current version if another device has changed the book; undefined if it is refused. */
async function withVersion(
  version: number,
  change: (version: number) => Promise<Outcome<AddressBook>>,
): Promise<AddressBook | undefined> {
  const first = await change(version);
  if (first.ok) return first.data;
  if (first.currentVersion === undefined) return undefined;
  const second = await change(first.currentVersion);
  return second.ok ? second.data : undefined;
}

function editingOf(
  c: KontorContext,
  book: AddressBook,
  values: FieldValues,
  addressId: string | undefined,
): NonNullable<AddressesProps['editing']> {
  return {
    addressId: book.addresses.some(({ id }) => id === addressId) ? addressId : undefined,
    version: book.version,
    country: entryCountry(values, pageUse(c), c.get('shop').store.key),
    countryChosen: false,
    state: { values, errors: {} },
  };
}

function pageUse(c: KontorContext): AddressUse {
  return c.get('shop').path.endsWith('/shipping-details') ? 'shipping' : 'billing';
}

async function bookOf(c: KontorContext): Promise<AddressBook> {
  const { commerce, caller } = c.get('shop');
  const answer = await commerce.getCustomerAddresses({}, caller);
  if (!answer.ok) throw new Error(answer.message);
  return answer.data;
}

/** To the top of the page, where the message is. */
function back(c: KontorContext, done?: 'saved' | 'restored' | 'default'): Response {
  const { prefix, path } = c.get('shop');
  return c.redirect(`${prefix}${path}${done ? `?done=${done}` : ''}`, 303);
}

function show(c: KontorContext, shown: Omit<AddressesProps, 'section' | 'use'>) {
  const section = accountSection(c.get('shop').path);
  return accountSectionPage(c, <Addresses section={section} use={pageUse(c)} {...shown} />);
}
