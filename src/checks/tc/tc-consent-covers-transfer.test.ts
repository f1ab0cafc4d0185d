import { expect, it } from 'vitest';
import { banner, legalPage, noLegalPage } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite, catalogueUse } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './tc-consent-covers-transfer.ts';

const notice = (text: string): Partial<Facts> => ({ privacy: legalPage({ kind: 'privacy', text: `${privacyText}\n${text}` }) });
const saying = (text: string): Partial<Facts> =>
  bannerSite({ banner: { banner: banner({ text }), cmpName: null, cmpLoaded: null, payOrConsent: false } });
const full =
  'Ihre Einwilligung umfasst nach Art. 49 Abs. 1 lit. a DSGVO die Übermittlung in die USA. Dort besteht das Risiko, dass Behörden zugreifen.';
const tracking = { services: [catalogueUse('google-analytics')] };

const cases: [string, Partial<Facts>, Outline][] = [
  ['not used', {}, { class: 'Conform', message: 'notUsedInNotice' }],
  ['used with country and risks', notice(full), { class: 'Conform', message: 'explained' }],
  ['used in the banner with country and risks', saying(full), { class: 'Conform', message: 'explained' }],
  [
    'used for regular tracking',
    { ...notice(full), ...tracking },
    { class: 'Hint', messages: ['regularTracking'], cause: 'transfer-by-consent' },
  ],
  ['used for services in Germany', { ...notice(full), services: [catalogueUse('etracker')] }, { class: 'Conform' }],
  [
    'neither country nor risks',
    notice('Die Übermittlung erfolgt aufgrund Ihrer Einwilligung (Artikel 49 Absatz 1 Buchstabe a DSGVO).'),
    { class: 'Hint', message: 'bothMissing' },
  ],
  [
    'both faults have one cause',
    { ...notice('Rechtsgrundlage ist Art. 49 Abs. 1 lit. a DSGVO.'), ...tracking },
    { class: 'Hint', messages: ['bothMissing', 'regularTracking'] },
  ],
  [
    'country without risks',
    notice('Nach Art. 49 Abs. 1 lit. a DSGVO willigen Sie in die Übermittlung in die USA ein.'),
    { class: 'Hint', message: 'risksMissing' },
  ],
  [
    'risks without country',
    notice('Nach Art. 49 Abs. 1 lit. a DSGVO willigen Sie trotz der Risiken in die Übermittlung ein.'),
    { class: 'Hint', message: 'countryMissing' },
  ],
  // Rights to information name the article as well.
  [
    'named without consent',
    notice('Sie können Auskunft über Garantien nach Art. 46, 47 oder 49 Abs. 1 Unterabs. 2 DSGVO verlangen.'),
    { class: 'Conform', message: 'notUsedInNotice' },
  ],
  ['another article', notice('Art. 490 der Verordnung, Einwilligung'), { class: 'Conform', message: 'notUsedInNotice' }],
  [
    'notice not readable',
    { privacy: legalPage({ kind: 'privacy', failure: 'timeout', text: '' }) },
    { class: 'NoClassification', message: 'unread' },
  ],
  ['no notice', { privacy: noLegalPage('privacy') }, { class: 'NoClassification', message: 'unread' }],
  ...[
    'Einige Services verarbeiten Daten in den USA. Mit „Alle akzeptieren“ willigst du auch darin ein.',
    'Mit Ihrer Zustimmung willigen Sie auch in die Verarbeitung Ihrer Daten in den USA ein.',
    'Ihre Einwilligung umfasst auch die Übermittlung Ihrer Daten in Drittländer.',
    'Indem Sie zustimmen, erklären Sie sich mit der Übertragung Ihrer Daten in die USA einverstanden. Sie sind einverstanden mit der Übertragung in die USA.',
    'Partners process data in the USA. By clicking “Accept” you also consent to this.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `banner: ${text}`,
    saying(text),
    { class: 'Hint', message: 'bannerRisks', cause: 'transfer-by-consent' },
  ]),
  ...[
    'Google Analytics (USA). Mit „Alle akzeptieren“ willigen Sie ein.',
    'Ohne Ihre Einwilligung übermitteln wir keine Daten in die USA.',
    'Daten können in die USA gelangen. Sie können Ihre Einwilligung auch jederzeit widerrufen.',
    'Mit Ihrer Zustimmung willigen Sie auch in die Verarbeitung Ihrer Daten in den USA ein. Dort besteht das Risiko, dass Behörden zugreifen.',
  ].map((text): [string, Partial<Facts>, Outline] => [`banner: ${text}`, saying(text), { class: 'Conform', message: 'notUsed' }]),
  [
    'used in the banner, notice not readable',
    { ...saying(full), ...tracking, privacy: legalPage({ kind: 'privacy', failure: 'timeout', text: '' }) },
    { class: 'Hint', message: 'regularTracking' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
