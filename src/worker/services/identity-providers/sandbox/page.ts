/** A provider's page in the sandbox, where a developer chooses who logs in. Plain HTML, in English. */
import { html } from 'hono/html';
import { type IdentityProviderKey, identityProviderNames } from '#domain/identity/identity.ts';
import type { AuthorizationQuery } from './grants.ts';
import { sandboxPeople } from './people.ts';

export function accountPage(provider: IdentityProviderKey, query: AuthorizationQuery) {
  const name = identityProviderNames[provider];
  const hidden = Object.entries(query).map(
    ([key, value]) => html`<input type="hidden" name="${key}" value="${value}" />`,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${name} sandbox</title>
      </head>
      <body>
        <main>
          <h1>${name}, in the sandbox</h1>
          <p>Kontor asks who you are. Nobody real is asked.</p>
          <form method="post" action="/__sandbox/identity/${provider}">
            ${hidden}
            <fieldset>
              <legend>Log in as</legend>
              ${sandboxPeople.map(
                (person) =>
                  html`<p>
                    <button name="person" value="${JSON.stringify(person)}">
                      ${person.firstName} ${person.lastName}, ${person.email || 'no e-mail address'}
                    </button>
                  </p>`,
              )}
            </fieldset>
          </form>
          <form method="post" action="/__sandbox/identity/${provider}">
            ${hidden}
            <p><button name="person" value="">Cancel</button></p>
          </form>
        </main>
      </body>
    </html>`;
}
