import { Head } from '#client/chrome/head.tsx';
import { CheckoutPage } from '#client/chrome/page.tsx';
import type { KontorContext } from '#worker/request/context.ts';
import { receivedSandboxCases } from '#worker/services/web-to-case/sandbox.ts';
import { notFound } from '../catalogue/not-found.tsx';

/** The newest cases on the page. */
const shown = 50;

/** Lists what the web-to-case address has received. Only where sandbox services run. */
export async function sandboxWebToCase(c: KontorContext) {
  if (!c.env.settings.isSandbox) return notFound(c);
  const cases = await receivedSandboxCases(c.env.DB, shown);
  return c.render(
    <CheckoutPage>
      <Head title="Web-to-case | Kontor" index={false} />
      <h1 className="co__h">Web-to-case</h1>
      {cases.map(({ id, query, body }) => (
        <article className="panel stack" key={id}>
          <p className="small muted">{query}</p>
          <pre className="mail">
            {[...new URLSearchParams(body)].map((pair) => pair.join(': ')).join('\n')}
          </pre>
        </article>
      ))}
    </CheckoutPage>,
    { screen: 'checkout' },
  );
}
