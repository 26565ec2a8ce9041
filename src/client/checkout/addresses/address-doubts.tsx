/** Warnings about addresses that look wrong. Shown before the order without blocking it. Source: eu-2026.md F-14. */
import type { Address } from '#domain/checkout/address.ts';
import { postalCodeDoubt } from '#domain/checkout/address-doubts.ts';
import { useT } from '../../shop.tsx';
import { Note } from '../../ui/note.tsx';

export function AddressDoubts({ addresses }: { addresses: readonly Address[] }) {
  const t = useT();
  const texts = addresses.flatMap((address) => {
    const doubt = postalCodeDoubt(address);
    return doubt ? [t(doubt.key, doubt.parameters)] : [];
  });
  return [...new Set(texts)].map((text) => <Note key={text} kind="warn" text={text} />);
}
