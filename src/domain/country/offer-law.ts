/** What the law of a market asks of an offer (law-facts.ts). */
import { countriesWhere } from './rule.ts';

/** An announced reduction shows the lowest price of the 30 days before it. */
export const priceDisclaimer = countriesWhere(({ law }) => law.priceDisclaimer);

/** The delivery fee stands beside every price (eu-2026.md P-14). */
export const deliveryBesidePrice = countriesWhere(({ law }) => law.deliveryBesidePrice);

/** An offer names maker, responsible person and identification, or is not made. */
export const safetyInformation = countriesWhere(({ law }) => law.safetyInformation);

/** Goods of labelled kinds show their class wherever they are offered, or are not offered. */
export const energyLabelled = countriesWhere(({ law }) => law.energyLabel);
