/** What the law of a market requires of an offer (law-facts.ts). */
import { countriesWhere } from './rule.ts';

/** An announced reduction shows the lowest price of the 30 days before it. */
export const priceDisclaimer = countriesWhere(({ law }) => law.priceDisclaimer);

/** The delivery fee is shown beside every price (eu-2026.md P-14). */
export const deliveryBesidePrice = countriesWhere(({ law }) => law.deliveryBesidePrice);

/** A product is only offered with manufacturer, responsible person and identification. */
export const safetyInformation = countriesWhere(({ law }) => law.safetyInformation);

/** Goods that need an energy label are only offered with their class shown. */
export const energyLabelled = countriesWhere(({ law }) => law.energyLabel);
