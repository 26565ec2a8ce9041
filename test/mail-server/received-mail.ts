/** A mail as the server has received it, decoded by `mailparser`. */
export type ReceivedMail = {
  /** The recipients of the envelope. */
  envelope: string[];
  encrypted: boolean;
  from: { name?: string; address?: string };
  to: { name?: string; address?: string };
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** Header fields as sent, by name in lower case. */
  headers: Record<string, string>;
  attachments: { name: string; contentType: string; base64: string }[];
};

declare module 'vitest' {
  interface ProvidedContext {
    /** Base URL of the servers' HTTP interface, and the ports of the servers. */
    mailServers: { url: string; ports: Record<string, number> };
  }
}
