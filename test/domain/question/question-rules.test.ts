/** The forms of questions and answers, signs of a program, and which questions are alike. */
import { expect, it } from 'vitest';
import { readAnswerForm, readQuestionForm } from '#domain/question/question-form.ts';
import { similarQuestions } from '#domain/question/similar.ts';
import { suspicionOf } from '#domain/support/suspicion.ts';

const text = 'Passt der Deckel auch auf GN 1/1?';
const now = new Date('2026-11-28T08:00:00Z');

it.each([
  [{ text }, 'ok'],
  [{ text, email: 'A@b.example', name: 'Zora' }, 'ok'],
  [{ text: ' ' }, 'text field.required'],
  [{ text: 'Warum?' }, 'text field.tooShort'],
  [{ text: 'x'.repeat(1001) }, 'text field.tooLong'],
  [{ text: 'Billiger bei https://evil.example/x ?' }, 'text withdraw.webAddress'],
  [{ text, name: 'www.evil.example' }, 'name field.webAddress'],
  [{ text, name: 'x'.repeat(61) }, 'name field.tooLong'],
  [{ text, email: 'nobody' }, 'email field.email'],
])('the form of a question %j: %s', (values, expected) => {
  const read = readQuestionForm(values);
  const faults = read.ok
    ? []
    : Object.entries(read.errors).map(([name, { key }]) => `${name} ${key}`);
  expect(read.ok ? 'ok' : faults.join()).toBe(expected);
});

it('an answer needs no address, and may be longer than a question', () => {
  expect(readAnswerForm({ text: 'x'.repeat(1500), email: 'nobody' })).toMatchObject({ ok: true });
  expect(readAnswerForm({ text: 'x'.repeat(2001) })).toMatchObject({ ok: false });
});

it.each([
  [{ 'support.shown': String(now.getTime() - 3000) }, undefined],
  [{ 'support.shown': String(now.getTime() - 2999) }, 'fast'],
  [{}, 'fast'],
  [{ 'support.shown': '0', 'support.website': 'x' }, 'honeypot'],
])('a form %j is a sign of a program: %s', (values, expected) => {
  expect(suspicionOf(values, now)).toBe(expected);
});

it.each([
  ['Passt ein Deckel GN 1/1 auf das Gerät?', [text]],
  ['Gibt es den Deckel auch passend für GN 1/1?', [text]],
  ['Wie laut ist die Pumpe?', []],
  ['Deckel?', []],
  ['', []],
])('alike to %s: %j', (asked, expected) => {
  const known = [
    { text, locale: 'de-DE' },
    { text: 'Wie schwer ist das Gerät mit Verpackung?', locale: 'de-AT' },
    { text: 'Does the lid fit GN 1/1?', locale: 'en-IE' },
  ] as const;
  expect(similarQuestions(asked, 'de', known).map((each) => each.text)).toEqual(expected);
});
