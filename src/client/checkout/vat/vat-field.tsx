/**
 * The VAT field of a company. On blur it queries the registry and says what the result means for the prices. The form
 * can be sent in any state; without JavaScript the payment step shows the state of the check.
 */
import { useEffect, useReducer, useRef, useState } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import type { AddressCountry } from '#domain/country/address-countries.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import {
  nextVatField,
  type VatFieldState,
  vatFieldMessage,
  vatFieldStateOf,
} from '#domain/vat/field-state.ts';
import {
  hasValidVatFormat,
  prefixAt,
  startsWithPrefix,
  type VatNumber,
  vatNumberOf,
  vatNumberRules,
  vatNumberText,
} from '#domain/vat/numbers.ts';
import { ruleForNumber, type TaxRule } from '#domain/vat/tax-rule.ts';
import { useMoney, useShop } from '../../shop.tsx';
import { FieldError } from '../../ui/field.tsx';
import { queryVatRegistry } from './ask-registry.ts';
import { goesIntoVatArea, goesToNorthernIreland, postalCodeOfInvoice } from './delivery-in-form.ts';
import { VatNote } from './vat-note.tsx';
import { VatReasons } from './vat-reasons.tsx';

/** What a page knows about the check. Amounts are in cents. */
export type VatOfPage = {
  country: CountryCode;
  /** The country that goods are sent from. */
  dispatch: CountryCode;
  /** Whether the cart's goods go to Northern Ireland. */
  isNorthernIreland: boolean;
  /** The shop's own VAT number, used as the requester. Absent: nothing is checked. */
  asker?: string;
  changesTaxRate: boolean;
  /** The cart's total with and without VAT, if a valid number removes the VAT. */
  totals?: { gross: number; net: number };
  checked: Pick<Cart, 'billingAddress' | 'vatCheck' | 'taxRelief'>;
};

const name = 'billing.vatNumber';

export type VatFieldProps = VatOfPage & {
  value: string;
  /** Country of the billing address, whose VAT prefix may be omitted. */
  billingCountry: AddressCountry;
  /** Postcode of the billing address, as in the form. */
  postalCode: string;
  /** Required of companies by the country's law. */
  isRequired: boolean;
  /** The form's error message for the field. */
  error?: string | undefined;
  isFirstError: boolean;
};

export function VatField(props: VatFieldProps) {
  const { billingCountry, asker, totals, checked, error, isRequired } = props;
  const { t } = useShop();
  const money = useMoney();
  const field = useRef<HTMLInputElement>(null);
  const reasons = useRef<HTMLDialogElement>(null);
  const requestCount = useRef(0);
  const [typed, setTyped] = useState(withoutOwnPrefix(props));
  const [state, dispatch] = useReducer(nextVatField, props, stateAtFirst);
  const [postalCode, setPostalCode] = useState(props.postalCode);
  const prefix = prefixAt(billingCountry, postalCode);
  // With a prefix in the field, the country's own in front of it would be read as `DE DE136…`.
  const hasPrefix = startsWithPrefix(typed);
  const sums = totals && { net: money(totals.net), gross: money(totals.gross) };
  const message = vatFieldMessage(state, sums !== undefined);
  // The hint about a valid number is not needed once there is one.
  const isSettled = checked.taxRelief !== undefined || message?.look === 'ok';

  /** Reads the postcode again, because it may have changed. */
  const entered = () => {
    const place = postalCodeOfInvoice();
    setPostalCode(place);
    return vatNumberOf(field.current?.value ?? '', billingCountry, place);
  };
  const ask = async () => {
    const number = entered();
    if (!number || !asker) return;
    requestCount.current += 1;
    const question = requestCount.current;
    const answer = await queryVatRegistry(asker, vatNumberText(number));
    if (question !== requestCount.current) return;
    if ('why' in answer) return dispatch({ kind: 'unanswered', ...answer });
    const facts = {
      changesTaxRate: props.changesTaxRate,
      rule: ruleInArea(number, {
        ...props,
        isNorthernIreland: goesToNorthernIreland(props.country),
      }),
      ruleOfCart: isOfCart(checked, vatNumberText(number)) ? ruleOf(checked) : 'standard',
      isOpen: goesIntoVatArea(props.country),
    } as const;
    dispatch({ kind: 'answered', code: answer.code, facts });
  };
  const leave = () => {
    const number = entered();
    if (!number || !asker || state.kind !== 'idle') return;
    const isRight = hasValidVatFormat(number);
    dispatch({ kind: 'left', looksRight: isRight });
    if (isRight) void ask();
  };
  const retry = () => {
    dispatch({ kind: 'retried' });
    void ask();
  };

  // If the field was filled before hydration or restored with the form, no blur event has checked it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it wakes
  useEffect(() => {
    if (!field.current?.value || document.activeElement === field.current) return;
    setTyped(field.current.value);
    leave();
  }, []);

  return (
    <div className="vat" data-state={message?.look}>
      <div className="field">
        <label htmlFor={name}>
          {t('address.vatNumber')}
          {!isRequired && <small> {t('address.optional')}</small>}
        </label>
        <div className="field__wrap">
          {!hasPrefix && <span className="field__pre">{prefix}</span>}
          <input
            ref={field}
            id={name}
            name={name}
            className="ctl"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={30}
            defaultValue={withoutOwnPrefix(props)}
            // biome-ignore lint/a11y/noAutofocus: the first field that failed, as everywhere in the form
            autoFocus={props.isFirstError}
            aria-invalid={error !== undefined || state.kind === 'failed' || undefined}
            aria-describedby={`${name}-hint ${name}-note${error ? ` ${name}-error` : ''}`}
            onChange={({ target }) => {
              requestCount.current += 1;
              setTyped(target.value);
              dispatch({ kind: 'edited' });
            }}
            onBlur={leave}
          />
        </div>
        <p className="field__hint" id={`${name}-hint`}>
          {t('vat.example', { example: vatNumberRules[prefix].example.slice(prefix.length) })}{' '}
          {!isSettled && (sums ? t('vat.hintNet', sums) : t('address.vatNumberHint'))}
        </p>
      </div>
      <FieldError name={name} error={error} />
      <VatNote
        id={`${name}-note`}
        message={message}
        sums={sums}
        onRetry={retry}
        onReasons={() => reasons.current?.showModal()}
      />
      <VatReasons dialog={reasons} />
    </div>
  );
}

const ruleOf = ({ taxRelief }: VatOfPage['checked']) => taxRelief?.rule ?? 'standard';

/** The tax rule that the number gives for a delivery inside the VAT area. */
export function ruleInArea(
  number: VatNumber,
  supply: Pick<VatOfPage, 'dispatch' | 'country' | 'isNorthernIreland'>,
): TaxRule {
  const { dispatch, country: delivery, isNorthernIreland } = supply;
  return ruleForNumber(number, { dispatch, delivery, isNorthernIreland });
}

function isOfCart({ vatCheck }: VatOfPage['checked'], number: string): boolean {
  return vatCheck?.number === number;
}

/** The known state of the cart's number; idle for a number that is only typed. */
function stateAtFirst({ value, ...page }: VatFieldProps): VatFieldState {
  const number = vatNumberOf(value, page.billingCountry, page.postalCode);
  if (!number || !page.asker || !isOfCart(page.checked, vatNumberText(number))) {
    return { kind: 'idle' };
  }
  const rule = ruleInArea(number, page);
  return vatFieldStateOf(page.checked, {
    changesTaxRate: page.changesTaxRate,
    rule,
    isOpen: false,
  });
}

/** The number without the prefix that the field shows. A foreign number keeps its prefix. */
function withoutOwnPrefix({ value, billingCountry, postalCode }: VatFieldProps): string {
  const number = vatNumberOf(value, billingCountry, postalCode);
  return number?.prefix === prefixAt(billingCountry, postalCode) ? number.national : value;
}
