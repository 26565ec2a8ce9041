/** The rules of the specification's forms, and the message of each (ADR-2). */
import { describe, expect, it } from 'vitest';
import { type FormRule, messageOf, minLengths } from '#domain/checkout/form-rules.ts';
import english from '../../../locales/en.json';

/** purchase-flow.txt §5, "Form rules". */
const rules =
  'email required min max confirmed oneOf rating phoneNumber password postalCode streetNumber'.split(
    ' ',
  );

describe.each(rules as FormRule[])('the rule %s', (rule) => {
  it.each(['billing.city', 'email', 'anything'])('has a text for %s', (field) => {
    expect(english).toHaveProperty([messageOf(rule, field)]);
  });
});

it('a message names the field where a general text would not help', () => {
  expect(messageOf('required', 'billing.city')).toBe('field.city');
  expect(messageOf('required', 'city')).toBe('field.city');
  expect(messageOf('required', 'somethingElse')).toBe('field.required');
  expect(messageOf('rating', 'somethingElse')).toBe(messageOf('required', 'somethingElse'));
  expect(messageOf('oneOf', 'country')).toBe('field.notCorrect');
});

it('the specified minimum length is three characters, the effective one is one', () => {
  expect(minLengths).toEqual({ spec: 3, effective: 1 });
});
