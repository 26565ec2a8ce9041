/** Asks about an address that the maps service doubts, and shows its version. Needs no script. Decision 45. */
import { addressAsText } from '#domain/checkout/address.ts';
import type { FieldValues } from '#domain/checkout/address-form.ts';
import { addressLines } from '#domain/checkout/address-lines.ts';
import {
  type AddressSection,
  confirmedFieldName,
  type DoubtedAddress,
  type DoubtedAddresses,
  type SuggestedAddress,
  suggestionFieldName,
  type ValidationMode,
} from '#domain/checkout/address-validation.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { useShop } from '../../shop.tsx';
import { Note } from '../../ui/note.tsx';

export const doubtTexts: Record<DoubtedAddress['code'], TextKey> = {
  ErrorOnVerdict: 'address.map.unknown',
  ErrorOnAddress: 'address.map.different',
};

type AddressQuestionProps = {
  section: AddressSection;
  values: FieldValues;
  doubted: DoubtedAddresses;
  mode: ValidationMode;
};

export function AddressQuestion({ section, values, doubted, mode }: AddressQuestionProps) {
  const { t, locale } = useShop();
  const question = doubted[section];
  const confirmed = values[confirmedFieldName(section)];
  if (!question)
    return confirmed ? (
      <input type="hidden" name={confirmedFieldName(section)} value={confirmed} />
    ) : null;
  const { code, address, suggested } = question;
  const isFirst = Object.keys(doubted)[0] === section;
  const textId = `${section}.map`;
  const key = { type: 'submit', className: 'btn', 'data-size': 's' } as const;
  return (
    <Note kind="warn">
      <div className="stack" data-gap="2">
        <p id={textId}>
          {t(doubtTexts[code])}
          {suggested && (
            <>
              {' '}
              {t('address.map.writes')}{' '}
              <b>{placeLines({ ...address, ...suggested }, locale).join(', ')}</b>
            </>
          )}
        </p>
        {suggested && <SuggestedFields section={section} suggested={suggested} />}
        <p className="row" hidden={!suggested && mode === 'strict'}>
          {suggested && (
            <button
              {...key}
              name="use"
              value={section}
              aria-describedby={textId}
              // biome-ignore lint/a11y/noAutofocus: the first thing to answer, as with a field that failed
              autoFocus={isFirst}
            >
              {t('address.map.use')}
            </button>
          )}
          {mode === 'soft' && (
            <button
              {...key}
              data-kind="line"
              name={confirmedFieldName(section)}
              value={addressAsText(address)}
              aria-describedby={textId}
              // biome-ignore lint/a11y/noAutofocus: the same, where nothing is suggested
              autoFocus={isFirst && !suggested}
            >
              {t('address.map.keep')}
            </button>
          )}
        </p>
      </div>
    </Note>
  );
}

/** The suggestion as hidden fields, sent by the button that accepts it. */
function SuggestedFields(props: { section: AddressSection; suggested: SuggestedAddress }) {
  const { section, suggested } = props;
  return Object.entries(suggested).map(([part, value]) => (
    <input
      key={part}
      type="hidden"
      name={suggestionFieldName(section, part as keyof SuggestedAddress)}
      value={value}
    />
  ));
}

/** The address lines without the name and the country. */
function placeLines(
  { streetName, streetNumber, postalCode, city, state, country }: DoubtedAddress['address'],
  locale: Parameters<typeof addressLines>[1],
): string[] {
  const place = { streetName, streetNumber, postalCode, city, country, ...(state && { state }) };
  const lines = addressLines({ firstName: '', lastName: '', ...place }, locale);
  return lines.slice(0, -1).filter((line) => line.trim() !== '');
}
