import type { ReactNode } from 'react';
import type { Address } from '#domain/checkout/address.ts';
import { addressLines } from '#domain/checkout/address-lines.ts';
import { deliveryNotes } from '#domain/checkout/delivery-notes.ts';
import { useShop } from '../../shop.tsx';

export function AddressBlock(props: { title: string; address: Address; children?: ReactNode }) {
  const { title, address, children } = props;
  const { t, locale } = useShop();
  return (
    <div className="address">
      <h2>{title}</h2>
      <address>
        {addressLines(address, locale).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </address>
      {deliveryNotes(address, t).map((note) => (
        <p key={note} className="small muted">
          {note}
        </p>
      ))}
      {children}
    </div>
  );
}
