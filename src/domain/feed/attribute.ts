import type { OfferMarket } from '../seo/offer-facts.ts';

/** The name of an attribute of Google's product data specification, with its text or with its sub-attributes. */
export type Attribute = readonly [name: string, value: string | readonly Attribute[]];

/** The market of a feed, in one of its languages. */
export type FeedMarket = OfferMarket & {
  /** As in `https://kontor.de`. */
  origin: string;
  /** What the page calls the two ways of delivery. */
  methods: { parcel: string; freight: string };
};
