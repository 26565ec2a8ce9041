import { describe, expect, it } from 'vitest';
import { readContact } from '#domain/contact/contact-form.ts';

const filled = {
  'contact.name': ' Ö ',
  'contact.email': 'o@example.com',
  'contact.subject': 'Frage\nBcc: a@b.c',
  'contact.orderNumber': '',
  'contact.message': 'Guten Tag\n\nwo bleibt es?',
};

describe('the contact form', () => {
  it('accepts a name of one letter, and keeps line breaks only in the message', () => {
    expect(readContact(filled)).toEqual({
      ok: true,
      request: {
        name: 'Ö',
        email: 'o@example.com',
        subject: 'Frage Bcc: a@b.c',
        message: 'Guten Tag\n\nwo bleibt es?',
      },
    });
  });

  it('reports every missing field, in the order of the form', () => {
    const read = readContact({});
    expect(read.ok ? [] : Object.entries(read.errors)).toEqual([
      ['contact.name', { key: 'field.name' }],
      ['contact.email', { key: 'field.email' }],
      ['contact.subject', { key: 'field.subject' }],
      ['contact.message', { key: 'field.message' }],
    ]);
  });

  it('reports the maximum length of a text that is too long', () => {
    const read = readContact({ ...filled, 'contact.message': 'x'.repeat(4001) });
    expect(read).toEqual({
      ok: false,
      errors: { 'contact.message': { key: 'field.tooLong', parameters: { count: 4000 } } },
    });
  });

  it.each(['o', 'o@', 'o@example', 'o@example.com, p@example.com'])('refuses %s', (email) => {
    expect(readContact({ ...filled, 'contact.email': email })).toMatchObject({ ok: false });
  });
});
