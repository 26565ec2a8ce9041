/** A person whom Google and Facebook know in the sandbox. */
import { newEmail } from '../customers.ts';

export const sandboxPerson = (changes: object = {}) => ({
  subject: String(Math.floor(Math.random() * 1e15)),
  email: newEmail().toLowerCase(),
  isEmailVerified: true,
  firstName: 'Tomáš',
  lastName: 'Novák',
  ...changes,
});
