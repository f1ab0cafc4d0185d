import { expect, it } from 'vitest';
import { hostWithoutBasis } from './named-host.ts';

const cases: [string, string | null][] = [
  [
    '2. Hosting\nDiese Website wird bei Nimbus Pages gehostet, einem Dienst der Nimbus Inc., 12 Pine P. Kelly Jr. Street, Denver, USA.',
    'Nimbus Inc. US',
  ],
  ['Hosting\nDie Website wird bei Nimbus Inc. (USA) gehostet.', 'Nimbus Inc. US'],
  [
    '3. Hosting\nDiese Website wird bei Nimbus Pages gehostet. Anbieter ist die Nimbus Inc., 12 Pine St, Denver, CO 80014, USA.',
    'Nimbus Inc. US',
  ],
  ['Externes Hosting\nWir setzen folgende(n) Hoster ein:\nNimbus Inc.\n12 Pine St\nDenver, CO 80014\nUnited States', 'Nimbus Inc. US'],
  ['Hosting: Nimbus\nUnsere Seiten werden von der Blue Nimbus, LLC, Denver, ausgeliefert.', 'Blue Nimbus LLC US'],
  ['Hosting\nUnsere Website liegt bei Nimbus Ltd, Tel Aviv, Israel.', 'Nimbus Ltd IL'],
  ['Hosting\nUnsere Website wird bei Vercel gehostet.', 'Vercel US'],
  ['Hosting\nThis website is hosted by Nimbus, Inc., Denver, United States.', 'Nimbus Inc. US'],
  // A basis beside it, further on in the section, or told of all.
  ['Hosting\nDie Website wird bei Nimbus Inc. (USA) gehostet. Nimbus ist nach dem Data Privacy Framework zertifiziert.', null],
  [
    'Hosting\nDie Website wird bei Nimbus Inc. (USA) gehostet.\nDrittländer\nÜbermittlungen in Drittländer stützen wir auf Standardvertragsklauseln.',
    null,
  ],
  // A basis told of somebody else alone is none.
  [
    `Hosting\nDie Website wird bei Nimbus Inc. (USA) gehostet.\n${'Wir verarbeiten Ihre Angaben, um Anfragen zu beantworten. '.repeat(15)}\nGoogle Analytics\nGoogle Analytics: Google LLC ist nach dem Data Privacy Framework zertifiziert.`,
    'Nimbus Inc. US',
  ],
  [
    `Hosting\nDie Website wird bei Nimbus Inc. (USA) gehostet.\n${'Wir verarbeiten Ihre Angaben, um Anfragen zu beantworten. '.repeat(15)}\nhCaptcha\nWir nutzen hCaptcha. Die Übermittlung in die USA erfolgt auf Basis der Standardvertragsklauseln.`,
    'Nimbus Inc. US',
  ],
  [
    'Hosting\nDie Website wird bei Nimbus Inc. (USA) gehostet.\nEinwilligung\nWillen Sie ausdrücklich ein, beruht die Übermittlung in Drittstaaten auf Art. 49 Abs. 1 lit. a DSGVO.',
    'Nimbus Inc. US',
  ],
  // No host abroad.
  ['Hosting\nDie Website wird bei der Nimbus GmbH in Bremen gehostet.', null],
  ['Hosting\nDie Website wird bei Amazon Web Services EMEA SARL in Luxemburg gehostet.', null],
  ['Hosting\nDie Website wird bei der Nimbus GmbH gehostet.\nSchriften\nGoogle Fonts der Google LLC, USA, sind lokal gehostet.', null],
  ['Videos\nUnsere Videos werden bei der Nimbus Inc., USA, gehostet.', null],
  ['Newsletter\nVersand über Nimbus Inc., USA.', null],
  ['Hosting\nDie Website wird bei der Nimbus GmbH gehostet. Wir nutzen auch Karten der Google LLC, USA.', null],
];

it.each(cases)('%s', (text, expected) => {
  const found = hostWithoutBasis(text);
  expect(found && `${found.host} ${found.country}`).toBe(expected);
});
