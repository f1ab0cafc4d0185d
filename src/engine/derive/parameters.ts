import { textOfBody } from '../reading/request-body.ts';

/** One named value that a request carries. */
export interface Parameter {
  name: string;
  value: string;
  where: 'url' | 'body';
}

const parameterCap = 250;
const valueCap = 2_000;
/** A name and its value; documents of Firestore wrap each value in its type. What is `null` is told by name all the same. */
const jsonLeaf =
  /"([^"\\]{1,80})"\s{0,4}:\s{0,4}(?:\{\s{0,4}"(?:string|integer|double)Value"\s{0,4}:\s{0,4})?(?:"([^"\\]{0,1000})"|(-?\d{1,30})|null)/g;

/** Named values of an address and a request body: query, matrix parameters, form fields, JSON leaves, also of a packed body. At most 250 of each. */
export function readParameters(url: string, body: string | null): Parameter[] {
  const found: Parameter[] = [];
  const mark = url.indexOf('?');
  if (mark >= 0) {
    const hash = url.indexOf('#', mark);
    readPairs(url.slice(mark + 1, hash < 0 ? undefined : hash), 'url', found);
  }
  const path = mark < 0 ? url : url.slice(0, mark);
  for (const [, name = '', value = ''] of path.matchAll(/;([a-z_]{1,40})=([^/;?#]{1,200})/gi)) found.push({ name, value, where: 'url' });
  const text = textOfBody(body);
  if (!text) return found;

  const inBody: Parameter[] = [];
  const first = text.trimStart().charAt(0);
  if (first === '{' || first === '[') readJson(text, inBody);
  else if (/content-disposition: *form-data/i.test(text.slice(0, 400))) readMultipart(text, inBody);
  // Batched measurement calls put one event on each line.
  else if (text.includes('=')) for (const line of text.split('\n', 60)) readPairs(line.trim(), 'body', inBody);
  return found.concat(inBody);
}

/** Percent-decoded text; what cannot be decoded stays as it is. `+` means a space. */
export function decodeText(text: string): string {
  if (!text.includes('%') && !text.includes('+')) return text;
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced.replace(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
  }
}

function readPairs(text: string, where: 'url' | 'body', found: Parameter[]): void {
  if (text === '') return;
  for (const pair of text.split('&', parameterCap)) {
    const equals = pair.indexOf('=');
    const name = decodeText(equals < 0 ? pair : pair.slice(0, equals)).slice(0, 120);
    const value = equals < 0 ? '' : decodeText(pair.slice(equals + 1, equals + 1 + valueCap));
    if (name === '') continue;
    const packed = where === 'body' ? eventsIn(value) : null;
    if (packed === null) found.push({ name, value, where });
    else readJson(packed, found);
  }
}

/** Events that a form field carries as JSON, plain or in Base64: who is told of is known by their leaves, not by the field. */
function eventsIn(value: string): string | null {
  if (/^\s*[[{]\s*[{"]/.test(value)) return value;
  // `[{"`, `{"`: a field cut in the middle of a group still tells its beginning.
  if (!/^(?:W3si|eyJ)[A-Za-z0-9+/_-]{20,}={0,2}$/.test(value)) return null;
  const text = Buffer.from(value, 'base64').toString('utf8');
  return text.includes('":') ? text : null;
}

/** Reads leaves without parsing: bodies are cut, and a cut body is no JSON any more. */
function readJson(body: string, found: Parameter[]): void {
  for (const [, name = '', text, number] of body.matchAll(jsonLeaf)) {
    if (found.length >= parameterCap) return;
    found.push({ name, value: text ?? number ?? '', where: 'body' });
  }
}

function readMultipart(body: string, found: Parameter[]): void {
  for (const [, name = '', value = ''] of body.matchAll(/name="([^"\r\n]{1,120})"\r?\n\r?\n([^\r\n]{0,2000})/g)) {
    if (found.length >= parameterCap) return;
    found.push({ name, value, where: 'body' });
  }
}
