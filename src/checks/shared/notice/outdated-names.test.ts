import { expect, it } from 'vitest';
import { deadServices } from './dead-services.ts';
import { names } from './outdated-names.ts';
import { outdatedUses } from './outdated-terms.ts';

const namesIn = (text: string) => outdatedUses(text, [...names, ...deadServices]).map(({ term }) => term.name);

it.each([
  ['Rechtsgrundlage ist § 13 Abs. 7 TMG.', ['§ 13 Abs. 7 TMG']],
  ['Nach § 13 Abs. 1 TMG ist eine Stelle zu benennen.', ['§ 13 TMG']],
  ['Angaben nach § 5 Abs. 1 Telemediengesetz', ['§ 5 TMG']],
  ['Wir haften nach § 7 Abs. 1 TMG.', ['TMG']],
  ['Das BDSG gibt Ihnen ein Recht auf Auskunft, Berichtigung, Sperrung oder Löschung.', ['Rechte „nach dem BDSG“ mit „Sperrung“']],
  ['Nach DSGVO und BDSG haben Sie ein Recht auf Sperrung.', []],
  [
    'Wir binden Dienste aus den USA ein. In diesen Ländern kann kein mit der EU vergleichbares Datenschutzniveau garantiert werden.',
    ['„kein vergleichbares Datenschutzniveau“ in den USA'],
  ],
  [
    'In den USA besteht kein vergleichbares Datenschutzniveau, soweit der Empfänger nicht nach dem Data Privacy Framework zertifiziert ist.',
    [],
  ],
  ['Anbieter: Sendinblue GmbH (jetzt Brevo), Berlin', []],
  // A heading of templates, also over what they say of the version of today.
  ['8.1 Google (Universal) Analytics', []],
  ['nach dem TMG und der Muster GmbH', ['TMG']],
  ['Verantwortlich: TMG Consulting GmbH, Hauptstraße 1', []],
  ['Verantwortlich: TMG GmbH', []],
  ['Wir beraten Sie über Skype.', ['Skype']],
  ['Wir nutzen Skype for Business Server im eigenen Haus.', []],
])('%s', (text, found) => expect(namesIn(text)).toEqual(found));
