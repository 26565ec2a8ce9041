/** Mail servers on loopback for the tests in workerd: `smtp-server`, which knows nothing of the shop. */
import { readFileSync } from 'node:fs';
import net, { type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { ReceivedMail } from './received-mail.ts';

export const account = { user: 'shop@kontor.example', password: 'pässword €' };

const file = (name: string) => readFileSync(join(import.meta.dirname, name));
const certificate = { cert: file('localhost.pem'), key: file('localhost-key.pem') };
const certificateOfAnother = { cert: file('other.pem'), key: file('other-key.pem') };

/** What the servers have accepted, oldest first. */
export const received: ReceivedMail[] = [];
/** Addresses that have been put off once. */
const known = new Set<string>();

const answer = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode });

/** Recipients say what happens: `refused-…` 550, `busy-…` 451 at first, `spam-…` 554 after the content. */
function smtpServer(options: SMTPServerOptions): SMTPServer {
  const server = new SMTPServer({
    logger: false,
    onAuth({ username, password }, _session, done) {
      const isRight = username === account.user && password === account.password;
      done(isRight ? null : answer(535, 'wrong password'), { user: username });
    },
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('refused-')) return done(answer(550, `no mailbox ${address}`));
      if (address.startsWith('busy-') && !known.has(address)) {
        known.add(address);
        return done(answer(451, 'try again later'));
      }
      done();
    },
    onData(stream, session, done) {
      const envelope = session.envelope.rcptTo.map(({ address }) => address);
      simpleParser(stream).then(
        (mail) => {
          if (envelope.some((address) => address.startsWith('spam-'))) {
            return done(answer(554, 'not wanted'));
          }
          received.push({
            envelope,
            encrypted: session.secure,
            from: mail.from?.value[0] ?? {},
            to: [mail.to ?? []].flat()[0]?.value[0] ?? {},
            replyTo: mail.replyTo?.text ?? '',
            subject: mail.subject ?? '',
            text: mail.text ?? '',
            html: mail.html || '',
            headers: Object.fromEntries(
              mail.headerLines.map(({ key, line }) => [key, line.slice(key.length + 2)]),
            ),
            attachments: mail.attachments.map(({ filename = '', contentType, content }) => ({
              name: filename,
              contentType,
              base64: content.toString('base64'),
            })),
          });
          done();
        },
        (error: Error) => done(error),
      );
    },
    ...options,
  });
  // A client that does not accept the certificate resets the connection.
  server.on('error', () => undefined);
  return server;
}

/** Accepts a connection, begins an answer and closes. */
const droppingServer = () =>
  net.createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 mail.example\r\n');
    socket.once('data', () => socket.end('250-mail'));
  });

const servers = {
  implicit: smtpServer({ secure: true, ...certificate }),
  startTls: smtpServer({ ...certificate }),
  withoutTls: smtpServer({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true }),
  otherName: smtpServer({ secure: true, ...certificateOfAnother }),
  otherStartTls: smtpServer({ ...certificateOfAnother }),
  away: smtpServer({ secure: true, ...certificate }),
};

type Listening = Pick<SMTPServer | Server, 'listen' | 'close'>;

function opened(server: Listening, host: string, listening: Server, port = 0): Promise<number> {
  return new Promise((resolve) => {
    listening.once('listening', () => resolve((listening.address() as AddressInfo).port));
    server.listen(port, host);
  });
}

export type MailPorts = Record<keyof typeof servers | 'dropping', number>;

/** `away` gets a port at which nothing listens until `arrive`. */
export async function openServers() {
  const host = '127.0.0.1';
  const { implicit, startTls, withoutTls, otherName, otherStartTls, away } = servers;
  const dropping = droppingServer();
  const reserved = net.createServer();
  const awayPort = await opened(reserved, host, reserved);
  await new Promise((resolve) => reserved.close(resolve));
  const ports: MailPorts = {
    implicit: await opened(implicit, host, implicit.server),
    startTls: await opened(startTls, host, startTls.server),
    withoutTls: await opened(withoutTls, host, withoutTls.server),
    otherName: await opened(otherName, host, otherName.server),
    otherStartTls: await opened(otherStartTls, host, otherStartTls.server),
    dropping: await opened(dropping, host, dropping),
    away: awayPort,
  };
  let isThere = false;
  return {
    ports,
    async arrive() {
      if (!isThere) await opened(away, host, away.server, awayPort);
      isThere = true;
    },
    close() {
      const always = [implicit, startTls, withoutTls, otherName, otherStartTls];
      const open = isThere ? [...always, away] : always;
      for (const server of open) server.close();
      dropping.close();
    },
  };
}
