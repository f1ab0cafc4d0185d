import { expect, it } from 'vitest';
import { banner, legalPage, noLegalPage } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite, catalogueUse, traffic } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './tc-consent-covers-transfer.ts';

const notice = (text: string): Partial<Facts> => ({ privacy: legalPage({ kind: 'privacy', text: `${privacyText}\n${text}` }) });
const saying = (text: string): Partial<Facts> =>
  bannerSite({ banner: { banner: banner({ text }), cmpName: null, cmpLoaded: null, payOrConsent: false } });
const full =
  'Ihre Einwilligung umfasst nach Art. 49 Abs. 1 lit. a DSGVO die Übermittlung in die USA. Dort besteht das Risiko, dass Behörden zugreifen.';
const generalRule =
  'Im Falle einer ausdrücklichen Einwilligung in die Übertragung personenbezogener Daten in Drittstaaten erfolgt die Datenverarbeitung außerdem auf Grundlage von Art. 49 Abs. 1 lit. a DSGVO. In den USA kann kein mit der EU vergleichbares Datenschutzniveau garantiert werden.';
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
  [
    'used for a film alone, while a tracker runs',
    {
      ...notice(`9. YouTube\nDer Film lädt nach einem Klick. ${full}`),
      services: [catalogueUse('meta-pixel'), catalogueUse('youtube-nocookie')],
    },
    { class: 'Conform', message: 'explained' },
  ],
  [
    'used for a film in the notice, and for all in the banner',
    { ...saying(full), ...notice(`9. YouTube\n${full}`), services: [catalogueUse('meta-pixel'), catalogueUse('youtube-nocookie')] },
    { class: 'Hint', messages: ['regularTracking'] },
  ],
  [
    'a general rule, and a tracker whose part names another ground',
    { ...notice(`${generalRule}\nGoogle Analytics\nGoogle ist nach dem EU-US Data Privacy Framework zertifiziert.`), ...tracking },
    { class: 'Conform', message: 'onlyIfAsked' },
  ],
  [
    'a general rule, and a tracker without a ground of its own',
    { ...notice(`${generalRule}\nGoogle Analytics\nWir zählen damit Besuche.`), ...tracking },
    { class: 'Hint', messages: ['regularTracking'] },
  ],
  ['counted on the own server', { ...notice(full), services: [catalogueUse('matomo')] }, { class: 'Conform', message: 'explained' }],
  [
    'counted under a name of the own domain',
    { ...notice(full), ...traffic({ service: 'google-analytics', url: 'https://www.muster.test/g/collect', party: 'first' }) },
    { class: 'Conform', message: 'explained' },
  ],
  ...(
    [
      ['Google verarbeitet Daten auch in den USA. Ihre Einwilligung umfasst diese Übermittlung.', 'bannerRisks'],
      ['Dabei können Daten in die USA gelangen. Ihre Zustimmung gilt auch für diese Verarbeitung.', 'bannerRisks'],
      ['Some providers are in the USA. Your consent covers this transfer.', 'bannerRisks'],
      ['Daten gehen in die USA. Es besteht das Risiko, dass Behörden zugreifen. Ihre Einwilligung umfasst diese Übermittlung.', null],
      ['Google verarbeitet Daten auch in den USA. Ihre Einwilligung können Sie jederzeit widerrufen.', null],
      ['Google verarbeitet Daten auch in den USA. Ihre Einwilligung gilt zwölf Monate.', null],
    ] as const
  ).map(([text, message]): [string, Partial<Facts>, Outline] => [
    `banner: ${text}`,
    saying(text),
    message === null ? { class: 'Conform' } : { class: 'Hint', message },
  ]),
  ['used for services in Germany', { ...notice(full), services: [catalogueUse('etracker')] }, { class: 'Conform' }],
  [
    'neither country nor risks',
    notice('Die Übermittlung erfolgt aufgrund Ihrer Einwilligung (Artikel 49 Absatz 1 Buchstabe a DSGVO).'),
    { class: 'Hint', message: 'bothMissingNotice' },
  ],
  [
    'both faults have one cause',
    { ...notice('Rechtsgrundlage ist Art. 49 Abs. 1 lit. a DSGVO.'), ...tracking },
    { class: 'Hint', messages: ['bothMissingNotice', 'regularTracking'] },
  ],
  [
    'country without risks',
    notice('Nach Art. 49 Abs. 1 lit. a DSGVO willigen Sie in die Übermittlung in die USA ein.'),
    { class: 'Hint', message: 'risksMissingNotice' },
  ],
  [
    'risks without country',
    notice('Nach Art. 49 Abs. 1 lit. a DSGVO willigen Sie trotz der Risiken in die Übermittlung ein.'),
    { class: 'Hint', message: 'countryMissingNotice' },
  ],
  [
    'in the banner alone',
    saying('Mit „Alle akzeptieren“ willigen Sie nach Art. 49 Abs. 1 lit. a DSGVO in die Übermittlung in die USA ein.'),
    { class: 'Hint', message: 'risksMissingBanner' },
  ],
  [
    'in banner and notice',
    {
      ...saying('Mit „Alle akzeptieren“ willigen Sie nach Art. 49 Abs. 1 lit. a DSGVO in die Übermittlung in die USA ein.'),
      ...notice('Rechtsgrundlage ist Art. 49 Abs. 1 lit. a DSGVO.'),
    },
    { class: 'Hint', message: 'risksMissingBoth' },
  ],
  // Rights to information name the article as well.
  [
    'named without consent',
    notice('Sie können Auskunft über Garantien nach Art. 46, 47 oder 49 Abs. 1 Unterabs. 2 DSGVO verlangen.'),
    { class: 'Conform', message: 'notUsedInNotice' },
  ],
  ...[
    'Auf eine Einwilligung nach Art. 49 Abs. 1 lit. a DSGVO stützen wir die Übermittlung nicht.',
    'Google ist zertifiziert; auf Art. 49 DSGVO (Einwilligung) kommt es daher nicht an.',
    'Vorbehaltlich ausdrücklicher Einwilligung oder vertraglich oder gesetzlich erforderlicher Übermittlung (s. Art. 49 DSGVO) verarbeiten wir Daten nur in Drittländern mit anerkanntem Datenschutzniveau.',
  ].map((text): [string, Partial<Facts>, Outline] => [`not relied on: ${text}`, notice(text), { class: 'Conform' }]),
  ...[
    'Erteilen Sie die Einwilligung nicht, bleibt die Karte leer. Rechtsgrundlage der Übermittlung ist Ihre Einwilligung nach Art. 49 Abs. 1 lit. a DSGVO.',
    'Wir übermitteln mit Ihrer Einwilligung oder nach Abschluss eines Vertrags (Art. 49 Abs. 1 lit. a DSGVO).',
  ].map((text): [string, Partial<Facts>, Outline] => [`relied on: ${text}`, notice(text), { class: 'Hint', message: 'bothMissingNotice' }]),
  ...[
    'Verarbeiten wir Daten in einem Drittland, geschieht das auf Grundlage eines Angemessenheitsbeschlusses (Art. 45 DSGVO), der Standardvertragsklauseln oder Ihrer ausdrücklichen Einwilligung.',
    'In Drittländer gelangen Daten nur bei geeigneten Garantien (Art. 46 Abs. 2 lit. c DSGVO) oder mit Ihrer Einwilligung.',
    'Data goes to third countries on the basis of an adequacy decision, standard contractual clauses or your explicit consent.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `one of several: ${text}`,
    notice(text),
    { class: 'NoClassification', message: 'amongOthers' },
  ]),
  ...[
    'Ein Angemessenheitsbeschluss besteht. Cookies setzen wir nach Vertrag oder Ihrer Einwilligung.',
    'Für Drittländer gelten Standardvertragsklauseln oder Angemessenheitsbeschlüsse.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `none of several: ${text}`,
    notice(text),
    { class: 'Conform', message: 'notUsedInNotice' },
  ]),
  ['a general rule, and nobody asks', notice(generalRule), { class: 'Conform', message: 'onlyIfAsked' }],
  [
    'a general rule, and a banner',
    { ...saying('Wir setzen Cookies.'), ...notice(generalRule) },
    { class: 'Conform', message: 'explained' },
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
    'Einige Services verarbeiten personenbezogene Daten in den USA. Mit deiner Einwilligung stimmst du auch dieser Verarbeitung zu.',
    'Partner verarbeiten Daten in Drittländern, z. B. in den USA. Mit „Alle akzeptieren“ stimmen Sie zugleich einer solchen Übermittlung zu.',
    'Partners process data in the USA. By clicking “Accept” you also consent to this.',
    'Einige Dienste verarbeiten personenbezogene Daten in den USA. Mit Ihrer Einwilligung zur Nutzung dieser Dienste stimmen Sie auch der Verarbeitung Ihrer Daten in den USA zu.',
    'Mit „Alle akzeptieren“ stimmst du der Übermittlung deiner personenbezogenen Daten in die USA durch diese Anbieter zu.',
    'Mit dem Klick sind Sie damit einverstanden, dass Ihre Daten in den USA verarbeitet werden.',
    'Sie akzeptieren, dass Ihre personenbezogenen Daten in Drittländer übermittelt werden.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `banner: ${text}`,
    saying(text),
    { class: 'Hint', message: 'bannerRisks', cause: 'transfer-by-consent' },
  ]),
  ...[
    'Google Analytics (USA). Mit „Alle akzeptieren“ willigen Sie ein.',
    'Ohne Ihre Einwilligung übermitteln wir keine Daten in die USA.',
    'Einige Dienste sitzen in den USA. Mit deiner Einwilligung stimmst du auch der Speicherung von Cookies zu.',
    'Daten können in die USA gelangen. Sie können Ihre Einwilligung auch jederzeit widerrufen.',
    'Mit „Alle akzeptieren“ stimmen Sie der Speicherung von Cookies zu. Google sitzt in den USA und gehört zu Alphabet.',
    'Stimmen Sie der Verarbeitung zu Werbezwecken zu, setzen wir Google Ads ein.',
    'Auch wenn Sie zustimmen: Wir stellen sicher, dass keine Daten in die USA übermittelt werden.',
    'Stimmen Sie der Verarbeitung zu, gelangen Daten an Google. Mit dem Klick stimmen Sie zu, dass wir Cookies setzen.',
    'Mit Ihrer Zustimmung willigen Sie auch in die Verarbeitung Ihrer Daten in den USA ein. Dort besteht das Risiko, dass Behörden zugreifen.',
  ].map((text): [string, Partial<Facts>, Outline] => [`banner: ${text}`, saying(text), { class: 'Conform', message: 'notUsed' }]),
  ...[
    'Mit dem Empfänger bestehen keine Standardvertragsklauseln. Die Übermittlung in die USA stützen wir auf Ihre Einwilligung.',
    'Mit Ihrer Zustimmung willigen Sie auch in die Verarbeitung Ihrer Daten in den USA ein.',
    'Google verarbeitet Daten in den USA. Ihre Einwilligung umfasst diese Übermittlung.',
    'Die Übermittlung in die USA stützen wir auf Ihre Einwilligung.',
    'Die Übertragung Ihrer Daten in ein Drittland erfolgt auf Grundlage Ihrer ausdrücklichen Einwilligung.',
    'The transfer to the USA is based on your consent.',
    'Die Übermittlung in die USA erfolgt auf Grundlage Ihrer Einwilligung (Art. 6 Abs. 1 lit. a DSGVO).',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `notice: ${text}`,
    notice(text),
    { class: 'Hint', messages: ['noticeRisks'], cause: 'transfer-by-consent' },
  ]),
  ...[
    'Daten können in Drittländer, auch China, gelangen; es gelten Standardvertragsklauseln, Kopie auf Anfrage unter der oben genannten Adresse. Mit Ihrer Einwilligung willigen Sie auch in diese Übermittlung ein.',
    'Die Übertragung in die USA erfolgt auf Grundlage Ihrer Einwilligung. Außerdem haben wir mit dem Anbieter Standarddatenschutzklauseln vereinbart.',
    'We have agreed on standard contractual clauses with the vendor. The transfer to the USA is based on your consent.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `notice, beside a guarantee: ${text}`,
    notice(text),
    { class: 'Hint', messages: ['noticeRisksCovered'], cause: 'transfer-by-consent' },
  ]),
  ...[
    'Mit Ihrer Einwilligung nutzen wir Google Analytics. Google LLC in den USA ist nach dem Data Privacy Framework zertifiziert.',
    'Die Nutzung erfolgt auf Grundlage Ihrer Einwilligung. Daten können in die USA gelangen.',
    'Ohne Ihre Einwilligung übermitteln wir keine Daten in die USA.',
    'Die Übermittlung in die USA stützen wir nicht auf Ihre Einwilligung, sondern auf Standardvertragsklauseln.',
    'Vorbehaltlich Ihrer Einwilligung in die Übermittlung in Drittländer verarbeiten wir Daten nur in der EU.',
    'Sofern Sie in die Übermittlung in Drittländer eingewilligt haben, können Sie widerrufen.',
    'Erst wenn Sie auf „Video laden“ klicken, willigen Sie in die Übermittlung Ihrer IP-Adresse an Google, auch in den USA, ein (Art. 6 Abs. 1 lit. a DSGVO).',
    'Mit dem Klick stimmen Sie der Karte zu; Sie willigen in die Übermittlung Ihrer IP-Adresse in die USA ein, § 25 Abs. 1 TDDDG, Art. 6 Abs. 1 UAbs. 1 lit. a DSGVO.',
  ].map((text): [string, Partial<Facts>, Outline] => [`notice: ${text}`, notice(text), { class: 'Conform', message: 'notUsedInNotice' }]),
  [
    'notice: consent to the transfer that names the risks',
    notice(
      'Mit Ihrer Zustimmung willigen Sie auch in die Verarbeitung Ihrer Daten in den USA ein. Dort besteht das Risiko, dass Behörden zugreifen.',
    ),
    { class: 'Conform', message: 'explained' },
  ],
  [
    'used in the banner, notice not readable',
    { ...saying(full), ...tracking, privacy: legalPage({ kind: 'privacy', failure: 'timeout', text: '' }) },
    { class: 'Hint', message: 'regularTracking' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
