import { expect, it } from 'vitest';
import { legalPage } from '../../../../test/factories/facts.ts';
import { privacyText } from '../../../../test/factories/legal-texts.ts';
import { bannerSite, catalogueUse } from '../../../../test/factories/traffic.ts';
import type { Facts } from '../../facts.ts';
import { transferBasis } from './transfer-bases.ts';
import { isGuaranteedForOthersOnly } from './transfer-explained.ts';
import { type GroundPlace, readGrounds } from './transfer-grounds.ts';

const google = catalogueUse('google-analytics');
const paypal = catalogueUse('paypal');

const cases: [string, GroundPlace, GroundPlace][] = [
  // Text, then where its ground stands for Google, and where for PayPal.
  ['Wir verarbeiten Daten.', 'none', 'none'],
  ['Google LLC ist nach dem Data Privacy Framework zertifiziert.', 'beside', 'elsewhere'],
  ['Google erhält Ihre IP-Adresse. Die Übermittlung stützt sich auf Standardvertragsklauseln.', 'beside', 'elsewhere'],
  ['4. Google Analytics\nAnbieter ist ein Konzern in den USA. Er ist nach dem DPF zertifiziert.', 'beside', 'elsewhere'],
  ['PayPal stützt sich auf verbindliche interne Datenschutzvorschriften (BCR).', 'elsewhere', 'beside'],
  ['PayPal: Übermittlung nach Art. 46 DSGVO.\nGoogle: Data Privacy Framework.', 'beside', 'beside'],
  ['Google LLC und PayPal, Inc. nehmen am Data Privacy Framework teil.', 'beside', 'beside'],
  ['Wir zahlen mit PayPal.\nSoweit Empfänger in den USA sitzen, gelten Standardvertragsklauseln.', 'general', 'general'],
  ['Wir nutzen Google. Alle Dienstleister in den USA sind nach dem DPF zertifiziert.', 'general', 'general'],
  ['Google Analytics misst Besuche.\nDatenübermittlung\nGrundlage sind Standardvertragsklauseln.', 'general', 'general'],
  ['Das Einwilligungsband liefert Musterbude Inc., zertifiziert nach dem Data Privacy Framework.', 'elsewhere', 'elsewhere'],
  [
    'Google Analytics\nFür Datenübermittlungen in die USA hat sich der Anbieter dem Data Privacy Framework angeschlossen.',
    'beside',
    'elsewhere',
  ],
  ['Google Analytics\nFür Übermittlungen in die USA hat das Unternehmen Standardvertragsklauseln vereinbart.', 'beside', 'elsewhere'],
  ['Google Analytics\nFür Übermittlungen gilt, soweit der Anbieter in den USA sitzt, das Data Privacy Framework.', 'general', 'general'],
  ['Google Analytics\nDatenübermittlungen: Der jeweilige Anbieter ist nach dem Data Privacy Framework zertifiziert.', 'general', 'general'],
  ['Ein Dienst aus den USA ist nach dem Data Privacy Framework zertifiziert.', 'general', 'general'],
  // A decision is good for the country it is told of, and no other.
  ['Das Widget liefert Google, Andorra (für Andorra besteht ein Angemessenheitsbeschluss).', 'beside', 'elsewhere'],
  ['Bilder von Google. Der Anbieter des Widgets sitzt in Andorra; dafür besteht ein Angemessenheitsbeschluss.', 'elsewhere', 'elsewhere'],
  ['Google: Für die USA besteht ein Angemessenheitsbeschluss.', 'beside', 'elsewhere'],
  ['Für das Vereinigte Königreich besteht ein Angemessenheitsbeschluss. Wir nutzen Google.', 'elsewhere', 'elsewhere'],
  ['Google Analytics is used. Data may reach Google LLC (USA), certified under the Data Privacy Framework.', 'beside', 'elsewhere'],
];

it.each(cases)('%s', (text, ofGoogle, ofPayPal) => {
  const facts = bannerSite({
    services: [google, paypal],
    privacy: legalPage({ kind: 'privacy', text: `${privacyText}\n${text}` }),
  }) as Facts;
  const grounds = readGrounds({ ...facts, pages: facts.pages ?? [] });
  expect([grounds.placeOf(google, transferBasis), grounds.placeOf(paypal, transferBasis)]).toEqual([ofGoogle, ofPayPal]);
});

it('knows companies that only the notice names', () => {
  const facts = bannerSite({
    services: [google],
    privacy: legalPage({
      kind: 'privacy',
      text: `${privacyText}\nUnser Chat kommt von Intercom. Grundlage sind Standardvertragsklauseln.`,
    }),
    noticeServices: { used: [{ serviceId: 'intercom', quote: 'Intercom' }], notUsed: [], complete: true },
  }) as Facts;
  expect(readGrounds({ ...facts, pages: facts.pages ?? [] }).placeOf(google, transferBasis)).toBe('elsewhere');
});

it.each<[string, string, string, boolean]>([
  ['under another product', 'Google Maps\nDie Übermittlung in die USA stützt sich auf Standardvertragsklauseln.', 'google-analytics', true],
  [
    'under its own name',
    'Google Analytics\nDie Übermittlung in die USA stützt sich auf Standardvertragsklauseln.',
    'google-analytics',
    false,
  ],
  ['of the company', 'Google Maps zeigt Karten.\nGoogle LLC ist nach dem Data Privacy Framework zertifiziert.', 'google-analytics', false],
  ['in general', 'Google Maps zeigt Karten.\nMit allen Dienstleistern gelten Standardvertragsklauseln.', 'google-analytics', false],
  ['of another company', 'PayPal\nDie Übermittlung stützt sich auf Standardvertragsklauseln.', 'google-analytics', false],
])('tells clauses for other products of the company: %s', (_, text, id, expected) => {
  const facts = bannerSite({
    services: [google, catalogueUse('google-maps'), paypal],
    privacy: legalPage({ kind: 'privacy', text: `${privacyText}\n${text}` }),
  }) as Facts;
  const use = facts.services.find(({ service }) => service.id === id)!;
  expect(isGuaranteedForOthersOnly(readGrounds({ ...facts, pages: facts.pages ?? [] }), facts.privacy.text, use)).toBe(expected);
});
