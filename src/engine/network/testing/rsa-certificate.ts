import { generateKeyPairSync, sign } from 'node:crypto';
import { bitString, element, objectIdentifier, sequence, text, time } from '#lab/der.ts';

const sha256WithRsa = sequence(objectIdentifier('1.2.840.113549.1.1.11'), element(0x05, []));

/** A self-signed certificate with an RSA key, for cipher suites without forward secrecy: they need one. */
export function rsaCertificate(name: string): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const subject = sequence(element(0x31, sequence(objectIdentifier('2.5.4.3'), text(name))));
  const validity = sequence(time(new Date(Date.now() - 86_400_000)), time(new Date(Date.now() + 86_400_000)));
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const body = sequence(element(0x02, [1]), sha256WithRsa, subject, validity, subject, spki);
  const der = sequence(body, sha256WithRsa, bitString(sign('sha256', body, privateKey)));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${der
      .toString('base64')
      .match(/.{1,64}/g)!
      .join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}
