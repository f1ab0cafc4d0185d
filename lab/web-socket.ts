import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

const magic = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const opcodes = { text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

function frame(opcode: number, payload: Buffer): Buffer {
  const length =
    payload.length < 126 ? [payload.length] : payload.length < 65_536 ? [126, payload.length >> 8, payload.length & 0xff] : null;
  if (!length) throw new RangeError('The lab answers with frames below 64 kB');
  return Buffer.concat([Buffer.from([0x80 | opcode, ...length]), payload]);
}

interface Frame {
  opcode: number;
  final: boolean;
  payload: Buffer;
  size: number;
}

function readFrame(buffer: Buffer): Frame | null {
  if (buffer.length < 6) return null;
  let length = buffer[1]! & 0x7f;
  let offset = 2;
  if (length === 126) {
    length = buffer.readUInt16BE(2);
    offset = 4;
  } else if (length === 127) {
    if (buffer.length < 14) return null;
    length = Number(buffer.readBigUInt64BE(2));
    offset = 10;
  }
  const size = offset + 4 + length;
  if (buffer.length < size) return null;
  const mask = buffer.subarray(offset, offset + 4);
  const payload = Buffer.from(buffer.subarray(offset + 4, size)).map((byte, index) => byte ^ mask[index & 3]!);
  return { opcode: buffer[0]! & 0x0f, final: (buffer[0]! & 0x80) !== 0, payload: Buffer.from(payload), size };
}

/** Accept a WebSocket handshake (RFC 6455) and hand each message on; what `onMessage` returns is sent back, null sends nothing. */
export function acceptWebSocket(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  onMessage: (message: Buffer) => string | Buffer | null,
): void {
  const key = request.headers['sec-websocket-key'];
  if (!key) {
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    return;
  }
  const accept = createHash('sha1')
    .update(key + magic)
    .digest('base64');
  socket.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`);
  let pending = head;
  let fragments: Buffer[] = [];
  const receive = (chunk: Buffer) => {
    pending = Buffer.concat([pending, chunk]);
    for (let next = readFrame(pending); next; next = readFrame(pending)) {
      pending = pending.subarray(next.size);
      if (next.opcode === opcodes.close) {
        socket.end(frame(opcodes.close, next.payload.subarray(0, 2)));
        return;
      }
      if (next.opcode === opcodes.ping) socket.write(frame(opcodes.pong, next.payload));
      if (next.opcode >= opcodes.close) continue;
      fragments.push(next.payload);
      if (!next.final) continue;
      const answer = onMessage(Buffer.concat(fragments));
      fragments = [];
      if (answer !== null) socket.write(frame(typeof answer === 'string' ? opcodes.text : opcodes.binary, Buffer.from(answer)));
    }
  };
  socket.on('data', receive);
  receive(Buffer.alloc(0));
}
