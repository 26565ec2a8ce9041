// Written by `npm run graphql`: change the .graphql file instead.
import { document } from './document.ts';

export type ReviewedProduct = {
  masterData: { current: { masterVariant: { sku: string | null } } | null };
};
export const reviewedProductText =
  'fragment ReviewedProduct on Product{masterData{current{masterVariant{sku}}}}';

export type ReviewsChanged = {
  reviews: {
    results: readonly {
      id: string;
      key: string | null;
      createdAt: string;
      lastModifiedAt: string;
      locale: string | null;
      authorName: string | null;
      title: string | null;
      text: string | null;
      rating: number | null;
      includedInStatistics: boolean;
      target: ReviewedProduct | null;
    }[];
  };
};
export type ReviewsChangedVariables = { where: string; limit: number };
export const reviewsChanged = document<ReviewsChanged, ReviewsChangedVariables>(
  `query ReviewsChanged($where:String!$limit:Int!){reviews(where:$where sort:["lastModifiedAt asc" "id asc"]limit:$limit){results{id key createdAt lastModifiedAt locale authorName title text rating includedInStatistics target{...ReviewedProduct}}}}${reviewedProductText}`,
);
