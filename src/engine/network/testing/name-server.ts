import { createSocket } from 'node:dgram';
import type { Cleanup } from './loopback.ts';

/** Records of one name; `silent` lists the types that get no answer at all. */
export interface Zone {
  [name: string]: { A?: string[]; AAAA?: string[]; CNAME?: string; silent?: ('A' | 'AAAA' | 'CNAME')[] };
}

const typeNames: Record<number, 'A' | 'AAAA' | 'CNAME'> = { 1: 'A', 28: 'AAAA', 5: 'CNAME' };

function encodeName(name: string): Buffer {
  return Buffer.concat([
    ...name.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
    Buffer.from([0]),
  ]);
}

function encodeIpv6(address: string): Buffer {
  const [left = '', right = ''] = address.split('::');
  const head = left.split(':').filter(Boolean);
  const tail = right.split(':').filter(Boolean);
  const parts = [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail];
  return Buffer.concat(parts.map((part) => Buffer.from(part.padStart(4, '0'), 'hex')));
}

function record(type: number, data: Buffer): Buffer {
  const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, data.length]);
  return Buffer.concat([head, data]);
}

/** Answers A, AAAA and CNAME questions over UDP on loopback, without following chains. Gives `address:port` for a resolver. */
export async function listenDns(cleanup: Cleanup, zone: Zone): Promise<string> {
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    const labels: string[] = [];
    let at = 12;
    while (query[at] !== 0) {
      labels.push(query.subarray(at + 1, at + 1 + query[at]!).toString());
      at += query[at]! + 1;
    }
    const type = typeNames[query.readUInt16BE(at + 1)];
    const entry = zone[labels.join('.').toLowerCase()];
    if (type && entry?.silent?.includes(type)) return;
    const answers = [
      ...(type === 'A' ? (entry?.A ?? []).map((address) => record(1, Buffer.from(address.split('.').map(Number)))) : []),
      ...(type === 'AAAA' ? (entry?.AAAA ?? []).map((address) => record(28, encodeIpv6(address))) : []),
      ...(type === 'CNAME' && entry?.CNAME ? [record(5, encodeName(entry.CNAME))] : []),
    ];
    const head = Buffer.from([query[0]!, query[1]!, 0x81, entry ? 0x80 : 0x83, 0, 1, 0, answers.length, 0, 0, 0, 0]);
    socket.send(Buffer.concat([head, query.subarray(12, at + 5), ...answers]), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  cleanup.add(() => new Promise<void>((resolve) => socket.close(resolve)));
  return `127.0.0.1:${socket.address().port}`;
}
