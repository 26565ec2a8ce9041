/** The people of the sandbox: whom a developer may be at a provider. */
import * as z from 'zod';

/** As the provider knows the person. An empty address: Facebook has none, or the person does not share it. */
export const sandboxPerson = z.object({
  subject: z.string().regex(/^\d{1,30}$/),
  email: z.string().max(254),
  isEmailVerified: z.boolean(),
  firstName: z.string().max(120),
  lastName: z.string().max(120),
});
export type SandboxPerson = z.output<typeof sandboxPerson>;

export const sandboxPeople: readonly SandboxPerson[] = [
  {
    subject: '110000000000000000001',
    email: 'jette.hansen@mail.example',
    isEmailVerified: true,
    firstName: 'Jette',
    lastName: 'Hansen',
  },
  {
    subject: '110000000000000000002',
    email: 'tomas.novak@mail.example',
    isEmailVerified: true,
    firstName: 'Tomáš',
    lastName: 'Novák',
  },
  {
    subject: '110000000000000000003',
    email: 'not.verified@mail.example',
    isEmailVerified: false,
    firstName: 'Nia',
    lastName: 'Unverified',
  },
  {
    subject: '110000000000000000004',
    email: '',
    isEmailVerified: false,
    firstName: 'Elio',
    lastName: 'Anon',
  },
];
