import { constants, gunzipSync, inflateSync } from 'node:zlib';

const binaryMark = 'base64:';
/** More than any batch of events; a body that unpacks to more is left packed. */
const unpackedCap = 1_048_576;

/**
 * What a request body says (`RequestEvidence.body`): its text, for bodies packed with gzip or zlib the text inside. Null for what is
 * binary otherwise, and for no body. A body that was cut gives what unpacks of it.
 */
export function textOfBody(body: string | null): string | null {
  if (!body?.startsWith(binaryMark)) return body;
  return unpack(Buffer.from(body.slice(binaryMark.length), 'base64'));
}

function unpack(bytes: Buffer): string | null {
  const [first, second = 0] = bytes;
  const isGzip = first === 0x1f && second === 0x8b;
  const isZlib = first === 0x78 && ((first << 8) | second) % 31 === 0;
  if (!isGzip && !isZlib) return null;
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: unpackedCap };
    const text = (isGzip ? gunzipSync(bytes, options) : inflateSync(bytes, options)).toString('utf8');
    // A cut body may end within a character; binary content is full of such places.
    return text.slice(0, -3).includes('\uFFFD') ? null : text;
  } catch {
    return null;
  }
}
