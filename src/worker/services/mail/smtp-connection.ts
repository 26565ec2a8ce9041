/**
 * One SMTP session: connect, log in, hand over one message. The socket is opened here and not by the library, which
 * would look the host up itself and lose its name: the platform checks the certificate against the name.
 */
import net from 'node:net';
import tls from 'node:tls';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

export type SmtpServer = {
  host: string;
  port: number;
  /** Encrypted from the first byte; otherwise by STARTTLS, without which nothing is sent. */
  isImplicit: boolean;
  user: string;
  password: string;
};

type Envelope = { from: string; to: string };

/** In ms: to open the connection, for the greeting, and for each answer. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** In ms, for everything: 25 mails of a batch of events have to end within the 15 minutes of a queue consumer. */
const sessionLimit = 30_000;

/** Throws the library's errors, with `code`, and `responseCode` and `command` if the server has answered. */
export async function deliverOverSmtp(
  server: SmtpServer,
  envelope: Envelope,
  message: Uint8Array,
): Promise<void> {
  const { host, port, isImplicit, user, password } = server;
  const connection = new SMTPConnection({
    ...limits,
    host,
    port,
    connection: await opened(server),
    secure: isImplicit,
    secured: isImplicit,
    requireTLS: true,
    // The name in EHLO: the domain of the sender, as a Worker has none of its own.
    name: envelope.from.split('@').at(-1) ?? host,
  });
  const ended = Promise.withResolvers<never>();
  connection.on('error', ended.reject);
  const timer = setTimeout(() => ended.reject(timedOut('no answer')), sessionLimit);
  const steps = async () => {
    await called((done) => connection.connect(done));
    await called((done) => connection.login({ user, pass: password }, done));
    await called((done) => connection.send(envelope, Buffer.from(message), done));
  };
  try {
    await Promise.race([steps(), ended.promise]);
    connection.quit();
  } finally {
    clearTimeout(timer);
    // Not awaited: after STARTTLS the platform's socket never reports that it is closed.
    connection.close();
  }
}

function opened({ host, port, isImplicit }: SmtpServer): Promise<net.Socket> {
  const socket = isImplicit
    ? tls.connect({ host, port, servername: host })
    : net.connect({ host, port });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      socket.destroy();
      reject(timedOut('no connection'));
    }, limits.connectionTimeout);
    socket.once(isImplicit ? 'secureConnect' : 'connect', () => {
      clearTimeout(timer);
      resolve(socket);
    });
    // Stays: an error without a listener would be thrown.
    socket.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}

const timedOut = (text: string) => Object.assign(new Error(text), { code: 'ETIMEDOUT' });

function called(call: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => call((error) => (error ? reject(error) : resolve())));
}
