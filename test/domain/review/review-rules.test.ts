/** Sorting, statistics, translations, the form, the states, and the invitation. */
import { expect, it } from 'vitest';
import { decisions, moderationStates, stateAfter } from '#domain/moderation/moderation.ts';
import { readReport, reportNumber } from '#domain/moderation/report.ts';
import { firstLook, invitationStep } from '#domain/review/invitation.ts';
import { type Review, statisticsOf } from '#domain/review/review.ts';
import { readReviewForm, shortName } from '#domain/review/review-form.ts';
import { shownReview } from '#domain/review/shown-review.ts';
import { at, blender, fryer, outcomeOf, paidByCard, pieces, ship } from '../order/paid-order.ts';

const review = (more: Partial<Review> = {}): Review => ({
  id: 'r',
  title: 'Titre',
  text: 'Texte',
  authorName: '',
  rating: 4,
  createdAt: at(0),
  custom: { reviewCreatedAt: at(0) },
  locale: 'fr-FR',
  customerCareResponseText: null,
  answeredAt: null,
  source: 'order',
  titleTranslations: {},
  textTranslations: {},
  answerTranslations: {},
  isVerified: true,
  isIncentivized: false,
  photos: [],
  helpful: 0,
  ...more,
});

it('the average has one decimal, and is 0 without reviews', () => {
  expect(statisticsOf([5, 4, 4])).toEqual({
    averageRating: 4.3,
    count: 3,
    ratingsDistribution: { 1: 0, 2: 0, 3: 0, 4: 2, 5: 1 },
  });
  expect(statisticsOf([]).averageRating).toBe(0);
});

it('a translation is shown with its original beside it; without one, the original alone', () => {
  const translated = review({
    titleTranslations: { de: 'Titel' },
    textTranslations: { de: 'Text' },
    customerCareResponseText: 'Merci',
    answerTranslations: { de: 'Danke' },
  });
  expect(shownReview(translated, 'de')).toEqual({
    title: 'Titel',
    text: 'Text',
    answer: 'Danke',
    language: 'de',
    answerLanguage: 'de',
    original: { language: 'fr', title: 'Titre', text: 'Texte' },
  });
  const own = { title: 'Titre', text: 'Texte', language: 'fr', answerLanguage: 'fr' };
  expect(shownReview(translated, 'fr')).toEqual({ ...own, answer: 'Merci' });
  expect(shownReview(translated, 'pl')).toEqual({ ...own, answer: 'Merci' });
  // A title alone is no translation.
  const half = review({ titleTranslations: { de: 'Titel' } });
  expect(shownReview(half, 'de')).toEqual({ ...own, answer: '' });
});

it('the form requires rating, title, text and the agreement, each with its message', () => {
  const complete = {
    rating: '1',
    title: ' Dichtung  undicht ',
    text: 'Nach vier Monaten zieht das Gerät Luft.\nSchade.',
    agreement: 'yes',
  };
  expect(readReviewForm(complete)).toEqual({
    ok: true,
    draft: {
      rating: 1,
      title: 'Dichtung undicht',
      text: 'Nach vier Monaten zieht das Gerät Luft.\nSchade.',
      showsName: true,
      isIncentivized: false,
    },
  });
  const faults = (more: Record<string, string>) => {
    const read = readReviewForm({ ...complete, ...more });
    return read.ok ? [] : Object.entries(read.errors).map(([field, { key }]) => `${field} ${key}`);
  };
  expect(faults({ rating: '' })).toEqual(['rating field.rating']);
  expect(faults({ rating: '6' })).toEqual(['rating field.rating']);
  expect(faults({ title: ' ' })).toEqual(['title field.required']);
  expect(faults({ text: 'Zu kurz' })).toEqual(['text field.tooShort']);
  expect(faults({ text: 'x'.repeat(2001) })).toEqual(['text field.tooLong']);
  expect(faults({ text: 'Besser kaufen bei https://evil.example/x' })).toEqual([
    'text withdraw.webAddress',
  ]);
  expect(faults({ agreement: '' })).toEqual(['agreement field.agreement']);
});

it('the shown name has a shortened surname', () => {
  expect(shortName({ firstName: 'Katharina', lastName: 'Brandt' }, 'de')).toBe('Katharina B.');
  expect(shortName({ firstName: 'Anna', lastName: 'Kovács' }, 'hu')).toBe('K. Anna');
  expect(shortName({ firstName: 'Ö', lastName: '' }, 'hu')).toBe('Ö');
  expect(shortName({}, 'de')).toBe('');
});

it('only these decisions are possible in a state; what is withdrawn stays so, and nobody withdraws what was rejected, to write again', () => {
  const table = moderationStates.map((state) =>
    [state, ...decisions.map((decision) => stateAfter(state, decision) ?? '-')].join(' '),
  );
  expect(table).toEqual([
    'submitted published withheld - withdrawn -',
    'published - - removed withdrawn published',
    'withheld published - - - -',
    'removed published - - - -',
    'withdrawn - - - - -',
  ]);
});

it('a report needs a ground; its number is easily read aloud', () => {
  expect(readReport({ 'report.ground': 'fake', 'report.email': 'A@b.example' })).toMatchObject({
    ok: true,
    report: { ground: 'fake', explanation: '' },
  });
  expect(readReport({})).toMatchObject({ ok: false });
  expect(readReport({ 'report.ground': 'fake', 'report.email': 'x' })).toMatchObject({ ok: false });
  expect(reportNumber('2026-11-28', new Uint8Array([0, 1, 2, 29, 30, 255]))).toBe('M-26-234Z2H');
});

const rules = { basis: 'customer', days: 14, reminderDays: 7 } as const;
const all = [...pieces(blender, 3), ...pieces(fryer, 1)];
const shipped = outcomeOf(paidByCard(), { ...ship, lines: all }).order;
const delivered = {
  ...shipped,
  shipments:
    shipped.shipments?.map((each) => ({ ...each, deliveredAt: '2026-12-01T08:00:00.000Z' })) ?? [],
};
const look = (
  order: typeof shipped,
  now: string,
  sent = 0,
  own: Parameters<typeof invitationStep>[1] = [],
) => invitationStep(order, own, rules, { sent, now: new Date(now) });

it('buyers are asked some days after the delivery, and once more', () => {
  expect(firstLook('2026-12-01T08:00:00.000Z', rules)).toBe('2026-12-15T08:00:00.000Z');
  // Not delivered yet: later.
  expect(look(shipped, '2026-12-10T08:00:00.000Z')).toEqual({
    send: false,
    dueAt: '2026-12-12T08:00:00.000Z',
  });
  expect(look(shipped, '2027-12-10T08:00:00.000Z')).toEqual({ send: false });
  expect(look(delivered, '2026-12-10T08:00:00.000Z')).toEqual({
    send: false,
    dueAt: '2026-12-15T08:00:00.000Z',
  });
  expect(look(delivered, '2026-12-15T08:00:00.000Z')).toEqual({
    send: true,
    dueAt: '2026-12-22T08:00:00.000Z',
  });
  expect(look(delivered, '2026-12-22T08:00:00.000Z', 1)).toEqual({ send: true });
  expect(look(delivered, '2026-12-30T08:00:00.000Z', 2)).toEqual({ send: false });
});

it('nobody is asked who has reviewed, returned or cancelled everything', () => {
  const now = '2026-12-20T08:00:00.000Z';
  const reviewed = ['EX10000001', 'EX10000002'].map((sku) => ({
    sku,
    state: 'submitted' as const,
  }));
  expect(look(delivered, now, 0, reviewed)).toEqual({ send: false });
  // One review is answer enough to the first mail.
  expect(look(delivered, now, 1, reviewed.slice(1))).toEqual({ send: false });
  const returned = outcomeOf(shipped, { kind: 'announceReturn', reason: 'withdrawal', lines: all });
  expect(look({ ...returned.order }, now)).toEqual({ send: false });
  expect(look({ ...delivered, orderState: 'Cancelled' }, now)).toEqual({ send: false });
});
