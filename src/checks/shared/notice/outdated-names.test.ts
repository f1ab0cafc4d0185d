import { expect, it } from 'vitest';
import { deadServices } from './dead-services.ts';
import { names } from './outdated-names.ts';
import { outdatedUses } from './outdated-terms.ts';

const namesIn = (text: string) => outdatedUses(text, [...names, ...deadServices]).map(({ term }) => term.name);

it.each([
  ['Rechtsgrundlage ist § 13 Abs. 7 TMG.', ['TMG']],
  ['nach dem TMG und der Muster GmbH', ['TMG']],
  ['Verantwortlich: TMG Consulting GmbH, Hauptstraße 1', []],
  ['Verantwortlich: TMG GmbH', []],
  ['Wir beraten Sie über Skype.', ['Skype']],
  ['Wir nutzen Skype for Business Server im eigenen Haus.', []],
])('%s', (text, found) => expect(namesIn(text)).toEqual(found));
