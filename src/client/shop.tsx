/** The shop's data for all components. Plain data: the same object is sent to the browser as JSON, without the seller. */
import { createContext, type ReactNode, useContext } from 'react';
import type { CountryCode, Language } from '#domain/country/countries.ts';
import type { WithdrawalLink } from '#domain/country/withdrawal-link.ts';
import type { VolumeDiscountRules } from '#domain/discount/volume.ts';
import type { LowStock } from '#domain/inventory/low-stock.ts';
import type { LocaleCode } from '#domain/locale/locales.ts';
import { localizedText } from '#domain/locale/localized.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { SellerDocument } from '#domain/store/seller-document.ts';
import type { Translate } from '#domain/texts/texts.ts';

export type ShopView = {
  locale: LocaleCode;
  language: Language;
  country: CountryCode;
  currency: CurrencyCode;
  /** `/fr` or empty. */
  prefix: string;
  /** As a fraction: 0.23. */
  vatRate: number;
  priceDisclaimer: boolean;
  deliveryBesidePrice: boolean;
  /** Today's ISO day in the market; when parcels and freight arrive, as text. */
  dates: { today: string; parcel: WrittenDay; freight: WrittenDay };
  /** Cents. */
  shipping: { freeAbove: number; parcel: number; freight: number };
  /** The steps of each volume discount group. */
  volumeDiscounts: VolumeDiscountRules;
  /** Below which stock is called low, in major units of the currency. */
  lowStock: LowStock;
  /** Maximum quantity of one product in a cart. */
  maximumQuantity: number;
  /** Whether articles are sold with extra guarantees. */
  guarantees: boolean;
  /** What the country's law says about guarantees (domain/country/law-facts.ts). */
  legalGuaranteeYears: number;
  guaranteeCancelDays: number | null;
  /** The label of the withdrawal function; null: the market has none. */
  withdrawalLink: WithdrawalLink;
  /** The customer's orders are on another site; absent: in the account. */
  ordersElsewhere?: true;
  /** Whether browser tabs with the same cart receive each other's changes. */
  liveCart: boolean;
  /** By tag, the labels of the store's active campaigns. */
  campaigns: Record<string, string>;
  /** Absent: the operator has not stated it, or in the browser. */
  seller?: SellerDocument;
  phone: string;
  email: string;
  /** Opening hours of customer care; empty for languages that it does not speak. */
  openingHours: string;
};

/** What scripts read in any page. The rest is for components: in pages with a React root, and with the cart's drawer. */
export type ScriptShop = Pick<
  ShopView,
  'locale' | 'currency' | 'prefix' | 'vatRate' | 'maximumQuantity' | 'liveCart'
>;

/** Only the server's parts of a page name the seller. */
export function viewForBrowsers({ seller: _seller, ...view }: ShopView): ShopView {
  return view;
}

/** A day (or a month) in ISO format and as display text: "2026-11-26", "Thu, 26/11". */
export type WrittenDay = { day: string; written: string };

/** `href`: a page's address in the current language. */
type Shop = ShopView & { t: Translate; href: (path: string) => string };

const ShopContext = createContext<Shop | undefined>(undefined);

type ShopProviderProps = { shop: ShopView; t: Translate; children: ReactNode };

export function ShopProvider({ shop, t, children }: ShopProviderProps) {
  const { prefix } = shop;
  const href = (path: string) => (prefix && path === '/' ? prefix : prefix + path);
  return <ShopContext value={{ ...shop, t, href }}>{children}</ShopContext>;
}

export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('this component needs a ShopProvider around it');
  return shop;
}

export function useT(): Translate {
  return useShop().t;
}

/** Formats cents in the store's currency. */
export function useMoney(): (centAmount: number) => string {
  const { currency, locale } = useShop();
  return (centAmount) => formatMoney(centAmount, currency, locale);
}

/** Formats an ISO day: "15.3.2027". */
export function useDay(): (day: string) => string {
  const { locale } = useShop();
  return (day) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC' }).format(new Date(day));
}

/** Formats the month of an ISO day: "February 2027". */
export function useMonth(): (day: string) => string {
  const { locale } = useShop();
  return (day) =>
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(day),
    );
}

export function useHref(): Shop['href'] {
  return useShop().href;
}

/** The text of a localised name; falls back to its first language. */
export function useLocalized(): (texts: Record<string, string>) => string {
  const { language, locale } = useShop();
  return (texts) => localizedText(texts, language, locale);
}
