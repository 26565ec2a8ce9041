import { Head } from '#client/chrome/head.tsx';
import { CheckoutPage } from '#client/chrome/page.tsx';
import { backendOf } from '#worker/commerce/backends.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { notFound } from '../catalogue/not-found.tsx';

/** The newest mails on the page. */
const shown = 50;

/** Lists the mails. Only where sandbox services run. */
export async function outbox(c: KontorContext) {
  if (!c.env.settings.isSandbox) return notFound(c);
  const mails = await backendOf(c.env).mails.recent(shown);
  return c.render(
    <CheckoutPage>
      <Head title="Outbox | Kontor" index={false} />
      <h1 className="co__h">Outbox</h1>
      {mails.map((mail) => (
        <article className="panel stack" key={mail.id}>
          <h2 className="title">{mail.subject}</h2>
          <p className="small muted">
            {mail.recipient} · {mail.locale} · {mail.at} · {mail.state}
          </p>
          <p>
            <a href={`/__outbox/${mail.id}`}>HTML</a>
          </p>
          <pre className="mail">{mail.text}</pre>
        </article>
      ))}
    </CheckoutPage>,
    { screen: 'checkout' },
  );
}

/** A mail as a mail client shows it, with its own styles, under a policy that blocks scripts and all loading. */
export async function outboxMail(c: KontorContext) {
  const mail = c.env.settings.isSandbox
    ? await backendOf(c.env).mails.find(c.req.param('id') ?? '')
    : undefined;
  if (!mail) return notFound(c);
  c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  return c.html(mail.html);
}
