import type { ReactNode } from 'react';
import type { Address } from '#domain/checkout/address.ts';
import { houseNumberFirst, postalCodeAfterCity } from '#domain/country/rules.ts';
import { useShop } from '../shop.tsx';

/** An address as its country's post wants it. */
export function AddressBlock(props: { title: string; address: Address; children?: ReactNode }) {
  const { title, address, children } = props;
  const { locale } = useShop();
  const { firstName, lastName, streetName, streetNumber, postalCode, city, country } = address;
  const lines = [
    address.company,
    country === 'hu' ? `${lastName} ${firstName}` : `${firstName} ${lastName}`,
    houseNumberFirst.has(country)
      ? `${streetNumber} ${streetName}`
      : `${streetName} ${streetNumber}`,
    address.additionalAddressInfo,
    ...(postalCodeAfterCity.has(country) ? [city, postalCode] : [`${postalCode} ${city}`]),
    address.state,
    new Intl.DisplayNames(locale, { type: 'region' }).of(country.toUpperCase()),
  ];
  return (
    <address className="address">
      <h2>{title}</h2>
      {lines.filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </address>
  );
}
