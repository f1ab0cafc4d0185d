import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { bitString, element, objectIdentifier, sequence, text, time } from './der.ts';

const day = 86_400_000;
const ecdsaWithSha256 = sequence(objectIdentifier('1.2.840.10045.4.3.2'));

/** A certificate with its key, both PEM. `chain` is what a server presents. */
export interface IssuedCertificate {
  key: string;
  chain: string;
}

/** Who issues, for whom and how long. Defaults: valid since yesterday, for 80 days. */
export interface LeafOptions {
  notBefore?: Date;
  notAfter?: Date;
  /** Present the root as well. Faulty certificates do not, so that a browser that trusts the root by key still sees the fault. */
  withRoot?: boolean;
}

/** A certificate authority of the lab: its root and the certificates it issues. */
export interface CertificateAuthority {
  /** Root certificate, PEM. */
  pem: string;
  /** Issue a leaf for host names or IP addresses; the first one is the subject. */
  issue(names: readonly string[], options?: LeafOptions): IssuedCertificate;
}

interface Identity {
  commonName: string;
  publicKey: KeyObject;
}

function distinguishedName(commonName: string): Buffer {
  const attribute = (oid: string, value: string) => element(0x31, sequence(objectIdentifier(oid), text(value)));
  return sequence(attribute('2.5.4.10', 'Spurenleser Lab'), attribute('2.5.4.3', commonName.slice(0, 64)));
}

function extension(oid: string, critical: boolean, value: Buffer): Buffer {
  return sequence(objectIdentifier(oid), ...(critical ? [element(0x01, [0xff])] : []), element(0x04, value));
}

function keyIdentifier(key: KeyObject): Buffer {
  return createHash('sha1')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest();
}

function alternativeName(name: string): Buffer {
  const octets = name.split('.').map(Number);
  return octets.length === 4 && octets.every((octet) => octet >= 0 && octet < 256)
    ? element(0x87, octets)
    : element(0x82, Buffer.from(name));
}

function certificate(
  subject: Identity,
  issuer: Identity,
  signingKey: KeyObject,
  validity: { notBefore: Date; notAfter: Date },
  altNames: readonly string[] | null,
): string {
  const serial = randomBytes(16);
  serial[0] = (serial[0]! & 0x7f) | 0x40;
  const extensions = altNames
    ? [
        extension('2.5.29.19', true, sequence()),
        extension('2.5.29.15', true, element(0x03, [7, 0x80])),
        extension('2.5.29.37', false, sequence(objectIdentifier('1.3.6.1.5.5.7.3.1'))),
        extension('2.5.29.17', false, sequence(...altNames.map(alternativeName))),
      ]
    : [extension('2.5.29.19', true, sequence(element(0x01, [0xff]))), extension('2.5.29.15', true, element(0x03, [1, 0x06]))];
  extensions.push(
    extension('2.5.29.14', false, element(0x04, keyIdentifier(subject.publicKey))),
    extension('2.5.29.35', false, sequence(element(0x80, keyIdentifier(issuer.publicKey)))),
  );
  const body = sequence(
    element(0xa0, element(0x02, [2])),
    element(0x02, serial),
    ecdsaWithSha256,
    distinguishedName(issuer.commonName),
    sequence(time(validity.notBefore), time(validity.notAfter)),
    distinguishedName(subject.commonName),
    subject.publicKey.export({ type: 'spki', format: 'der' }),
    element(0xa3, sequence(...extensions)),
  );
  const der = sequence(body, ecdsaWithSha256, bitString(sign('sha256', body, signingKey)));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

function newKeys() {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' });
}

function validityOf(options: LeafOptions): { notBefore: Date; notAfter: Date } {
  const now = Date.now();
  return { notBefore: options.notBefore ?? new Date(now - day), notAfter: options.notAfter ?? new Date(now + 80 * day) };
}

const toPem = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();

/** Create a certificate authority with a fresh ECDSA P-256 key. One key serves all its leaves: what matters here is the names. */
export function createCertificateAuthority(commonName: string): CertificateAuthority {
  const root = newKeys();
  const issuer: Identity = { commonName, publicKey: root.publicKey };
  const now = Date.now();
  const pem = certificate(
    issuer,
    issuer,
    root.privateKey,
    { notBefore: new Date(now - 30 * day), notAfter: new Date(now + 3650 * day) },
    null,
  );
  const leafKeys = newKeys();
  const key = toPem(leafKeys.privateKey);
  return {
    pem,
    issue(names, options = {}) {
      const subject: Identity = { commonName: names[0] ?? 'unnamed', publicKey: leafKeys.publicKey };
      const leaf = certificate(subject, issuer, root.privateKey, validityOf(options), names);
      return { key, chain: options.withRoot === false ? leaf : leaf + pem };
    },
  };
}

/** A certificate that signs itself and that nobody trusts. */
export function selfSignedCertificate(name: string): IssuedCertificate {
  const keys = newKeys();
  const identity: Identity = { commonName: name, publicKey: keys.publicKey };
  return { key: toPem(keys.privateKey), chain: certificate(identity, identity, keys.privateKey, validityOf({}), [name]) };
}
