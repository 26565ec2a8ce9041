/** What a visitor chose in the list of reviews: the query of its address. Anything unknown is left out. */
import { type Language, languages } from '../country/countries.ts';
import { type Stars, stars } from './review.ts';
import { type ReviewSort, reviewSorts } from './sorting.ts';

export type ReviewChoice = {
  page: number;
  /** Absent: what the reader can read comes first, then the newest. */
  sort?: ReviewSort;
  stars?: Stars;
  language?: Language;
  withPhotos?: true;
};

const lastPage = 500;

export function reviewChoice(query: URLSearchParams): ReviewChoice {
  const page = Number(query.get('page') ?? 1);
  const given = stars.find((each) => String(each) === query.get('stars'));
  const language = languages.find((each) => each === query.get('language'));
  const sort = reviewSorts.find((each) => each === query.get('sort'));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    ...(sort && { sort }),
    ...(given && { stars: given }),
    ...(language && { language }),
    ...(query.get('photos') === '1' && { withPhotos: true }),
  };
}

/** Without what is the default. */
export function choiceSearch(choice: ReviewChoice): string {
  const { page, sort, stars: given, language, withPhotos } = choice;
  const query = new URLSearchParams({
    ...(given && { stars: String(given) }),
    ...(language && { language }),
    ...(withPhotos && { photos: '1' }),
    ...(sort && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `?${query}` : '';
}
