/** A live connection to a cart, as an open browser window has, with the number of messages received. */
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Duplex } from 'node:stream';

export type LiveWindow = { heard: () => number; close: () => void };

/** Resolves when the first message, the current cart, has been received. */
export function openWindow(port: number, host: string, cartId: string): Promise<LiveWindow> {
  return new Promise((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      port,
      path: `/parties/cart/${cartId}`,
      headers: {
        Host: `${host}:${port}`,
        Origin: `http://${host}:${port}`,
        Cookie: `kontor-cart=${cartId}`,
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      },
    });
    asked.on('error', reject);
    asked.on('response', ({ statusCode }) => reject(new Error(`no socket but ${statusCode}`)));
    asked.on('upgrade', (_response, socket: Duplex, head: Buffer) => {
      let messages = 0;
      const window = { heard: () => messages, close: () => socket.destroy() };
      const read = frames((opcode) => {
        if (opcode === closing) reject(new Error(`the room of ${cartId} closed the connection`));
        messages += 1;
        resolve(window);
      });
      socket.on('data', read);
      socket.on('error', reject);
      read(head);
    });
    asked.end();
  });
}

const closing = 8;

/** Calls `onFrame` for every complete frame. A server's frames are not masked (RFC 6455 §5.2). */
function frames(onFrame: (opcode: number) => void): (chunk: Buffer) => void {
  let waiting: Buffer = Buffer.alloc(0);
  return (chunk) => {
    waiting = Buffer.concat([waiting, chunk]);
    for (let end = frameEnd(waiting); end !== undefined && end <= waiting.length; ) {
      onFrame((waiting[0] ?? 0) & 0x0f);
      waiting = waiting.subarray(end);
      end = frameEnd(waiting);
    }
  };
}

/** The end of the first frame; undefined if its length has not been received yet. */
function frameEnd(bytes: Buffer): number | undefined {
  if (bytes.length < 2) return undefined;
  const short = bytes.readUInt8(1) & 0x7f;
  if (short < 126) return 2 + short;
  if (short === 126) return bytes.length < 4 ? undefined : 4 + bytes.readUInt16BE(2);
  return bytes.length < 10 ? undefined : 10 + Number(bytes.readBigUInt64BE(2));
}
