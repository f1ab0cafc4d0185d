import { createHash, X509Certificate } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** PKCS #11 attributes of an NSS certificate store, in the order NSS 3 creates them (columns `a<hex>`). */
const attributes =
  'a0 a1 a2 a3 a10 a11 a12 a80 a81 a82 a83 a84 a85 a86 a87 a88 a89 a8a a8b a90 a100 a101 a102 a103 a104 a105 a106 a107 a108 a109 a10a a10b a10c a110 a111 a120 a121 a122 a123 a124 a125 a126 a127 a128 a129 a130 a131 a132 a133 a134 a160 a161 a162 a163 a164 a165 a166 a170 a180 a181 a200 a201 a202 a210 a300 a301 a302 a400 a401 a402 a403 a404 a405 a406 a480 a481 a482 a500 a501 a502 a503 a40000211 a40000212 a80000001 ace534351 ace534352 ace534353 ace534354 ace534355 ace534356 ace534357 ace534358 ace534364 ace534365 ace534366 ace534367 ace534368 ace534369 ace534373 ace534374 ace536351 ace536352 ace536353 ace536354 ace536355 ace536356 ace536357 ace536358 ace536359 ace53635a ace53635b ace53635c ace53635d ace53635e ace53635f ace536360 ace5363b4 ace5363b5 ad5a0db00';

type Column = string;
const hex = (value: string) => Buffer.from(value, 'hex');
const yes = hex('01');
const no = hex('00');

/** Reads one DER element: start, start of content, end. */
function element(der: Buffer, start: number): { start: number; content: number; end: number } {
  let length = der[start + 1]!;
  let content = start + 2;
  if (length & 0x80) {
    const digits = length & 0x7f;
    length = 0;
    for (let index = 0; index < digits; index++) length = length * 256 + der[start + 2 + index]!;
    content += digits;
  }
  return { start, content, end: content + length };
}

/** Serial number, issuer and subject of a certificate, each as DER. */
function names(der: Buffer): { serial: Buffer; issuer: Buffer; subject: Buffer } {
  const body = element(der, element(der, 0).content);
  const parts: { start: number; end: number }[] = [];
  for (let at = body.content; at < body.end; at = parts.at(-1)!.end) parts.push(element(der, at));
  const versionIsExplicit = der[parts[0]!.start] === 0xa0 ? 1 : 0;
  const part = (index: number) => der.subarray(parts[index + versionIsExplicit]!.start, parts[index + versionIsExplicit]!.end);
  return { serial: part(0), issuer: part(2), subject: part(4) };
}

/**
 * Writes a certificate store into `home/.pki/nssdb` that makes a browser with this HOME trust one authority.
 * Used for network files only: flags that ignore certificate errors would hide the faults we are looking for.
 */
export async function trustAuthority(home: string, pem: string): Promise<void> {
  const folder = join(home, '.pki', 'nssdb');
  await mkdir(folder, { recursive: true });
  const der = new X509Certificate(pem).raw;
  const { serial, issuer, subject } = names(der);
  const columns = attributes.split(' ').join(', ');
  const store = new DatabaseSync(join(folder, 'cert9.db'));
  store.exec(`CREATE TABLE nssPublic (id PRIMARY KEY UNIQUE ON CONFLICT ABORT, ${columns})`);
  const insert = (row: Record<Column, Buffer | number>) => {
    const keys = Object.keys(row);
    store.prepare(`INSERT INTO nssPublic (${keys.join(', ')}) VALUES (${keys.map(() => '?').join(', ')})`).run(...Object.values(row));
  };
  const sha1 = createHash('sha1').update(der).digest();
  const identity = { a1: yes, a2: no, a170: yes, a81: issuer, a82: serial };
  // Class certificate, type X.509.
  insert({
    id: 1,
    a0: hex('00000001'),
    ...identity,
    a3: Buffer.from('network file authority'),
    a80: hex('00000000'),
    a11: der,
    a101: subject,
    a102: sha1,
  });
  // Class NSS trust: trusted delegator for servers, unknown for everything else.
  insert({
    id: 2,
    a0: hex('ce534353'),
    ...identity,
    a3: hex('a5005a'),
    ace536358: hex('ce534352'),
    ace536359: hex('ce53435b'),
    ace53635a: hex('ce534353'),
    ace53635b: hex('ce534353'),
    ace536360: no,
    ace5363b4: sha1,
    ace5363b5: createHash('md5').update(der).digest(),
  });
  store.close();
  const keys = new DatabaseSync(join(folder, 'key4.db'));
  keys.exec(`CREATE TABLE nssPrivate (id PRIMARY KEY UNIQUE ON CONFLICT ABORT, ${columns})`);
  keys.exec('CREATE TABLE metaData (id PRIMARY KEY UNIQUE ON CONFLICT REPLACE, item1, item2)');
  keys.close();
}
