/** One ASN.1 element in DER: tag, length, content. */
export function element(tag: number, ...content: (Buffer | number[])[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  const length =
    body.length < 0x80 ? [body.length] : body.length < 0x100 ? [0x81, body.length] : [0x82, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

/** SEQUENCE of the given elements. */
export function sequence(...content: Buffer[]): Buffer {
  return element(0x30, ...content);
}

/** OBJECT IDENTIFIER from its dotted form. */
export function objectIdentifier(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second];
  for (const arc of rest) {
    const groups = [arc & 0x7f];
    for (let value = arc >>> 7; value > 0; value >>>= 7) groups.unshift((value & 0x7f) | 0x80);
    bytes.push(...groups);
  }
  return element(0x06, bytes);
}

/** BIT STRING without unused bits. */
export function bitString(content: Buffer): Buffer {
  return element(0x03, [0], content);
}

/** UTF8String. */
export function text(value: string): Buffer {
  return element(0x0c, Buffer.from(value));
}

/** UTCTime, or GeneralizedTime from 2050 on, as RFC 5280 asks. */
export function time(date: Date): Buffer {
  const digits = `${date.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`;
  return date.getUTCFullYear() < 2050 ? element(0x17, Buffer.from(digits.slice(2))) : element(0x18, Buffer.from(digits));
}
