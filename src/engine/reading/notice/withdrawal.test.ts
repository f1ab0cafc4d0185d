import { expect, it } from 'vitest';
import { misread, type NoticeCase, statementsIn } from '../../../../test/factories/notice-cases.ts';

const cases: NoticeCase[] = [
  ...[
    'Recht auf Widerruf (Art. 7 Abs. 3 DSGVO)',
    'Widerruf (Art. 7 Abs. 3 DSGVO)',
    'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Widerruf und Beschwerde.',
  ].map((text): NoticeCase => [text, `Ihre Rechte\nBerichtigung (Art. 16 DSGVO)\n${text}`, ['withdrawal']]),
  ['rights without it', 'Ihre Rechte\nAuskunft, Berichtigung, Löschung und Widerspruch.', [], ['withdrawal']],
  ['of an order', 'Recht auf Widerruf Ihrer Bestellung innerhalb von vierzehn Tagen', [], ['withdrawal']],
  ['withdrawal', 'Sie können Ihre Einwilligung jederzeit mit Wirkung für die Zukunft widerrufen. Dazu genügt eine E-Mail.', ['withdrawal']],
  [
    'withdrawal of a purchase',
    'Widerrufsbelehrung\nSie haben das Recht, binnen vierzehn Tagen diesen Vertrag zu widerrufen.',
    [],
    ['withdrawal'],
  ],
  [
    'withdrawal in the next sentence',
    'Rechtsgrundlage ist Ihre Einwilligung. Sie können diese jederzeit über die Cookie-Einstellungen widerrufen.',
    ['withdrawal'],
  ],
];

/** Whether the reading finds a way to withdraw. */
const ways: [string, boolean][] = [
  [
    '7. Einwilligungen: Complianz\nEs speichert ein Jahr lang Cookies. Widerrufen können Sie mit dem Knopf „Zustimmung verwalten“ am unteren Rand jeder Seite.\n9. Ihre Rechte\nErteilte Einwilligungen können Sie jederzeit widerrufen.',
    true,
  ],
  ['Ihre Einwilligung können Sie über den Reiter „Cookies“ widerrufen.', true],
  [
    'Rechte der betroffenen Person\na) Recht auf Auskunft, b) Recht auf Löschung. h) Recht auf Widerruf einer datenschutzrechtlichen Einwilligung. Möchte die betroffene Person eines dieser Rechte in Anspruch nehmen, kann sie sich hierzu jederzeit an den Vorstand wenden.',
    true,
  ],
  [
    'Ihre Rechte\nSie können eine Einwilligung jederzeit widerrufen. Sie haben ein Recht auf Auskunft. Sie haben ein Recht auf Löschung. Sie haben ein Recht auf Berichtigung. Zur Ausübung Ihrer Rechte wenden Sie sich bitte an die oben genannte Stelle.',
    true,
  ],
  [
    'Ihre Rechte\nSie können eine Einwilligung jederzeit widerrufen. Sie haben ein Recht auf Auskunft, Löschung und Berichtigung. Wenn Sie Ihre Rechte geltend machen wollen, kontaktieren Sie unsere Geschäftsstelle.',
    true,
  ],
  [
    'Your rights\nYou may withdraw your consent at any time. You have the right of access. You have the right to erasure. You have the right to rectification. To exercise any of these rights, please turn to our office and write to us.',
    true,
  ],
  [
    'Einwilligung\nEine Einwilligung können Sie jederzeit widerrufen.\nAuskunft\nSie haben ein Recht auf Auskunft. Möchten Sie dieses Recht wahrnehmen, wenden Sie sich an den Vorstand.',
    false,
  ],
  [
    'Ihre Rechte\nEine Einwilligung können Sie jederzeit widerrufen. Wir nehmen Ihre Rechte ernst. Wenden Sie sich an eine Aufsichtsbehörde, wenn Sie sich beschweren wollen.',
    false,
  ],
  ['Die Einwilligung widerrufen Sie über das Symbol unten links.', true],
  ['Ihre Einwilligung können Sie jederzeit widerrufen; ein Anruf bei uns genügt.', true],
  ['Sie können die Zustimmung am Ende der Seite unter „Cookies verwalten“ widerrufen.', true],
  ['You can withdraw your consent at any time via the icon at the bottom left of each page of this website.', true],
  [
    'Einwilligungen: consentmanager\nWir fragen Sie nach Ihrer Einwilligung. Sie ändern Ihre Wahl über „Datenschutz-Einstellungen“ am Ende jeder Seite.\nIhre Rechte\nErteilte Einwilligungen können Sie jederzeit mit Wirkung für die Zukunft widerrufen.\nBeschwerde\nSie haben das Recht auf Beschwerde.',
    true,
  ],
  [
    'Cookies\nIhre Auswahl können Sie jederzeit über den Fingerabdruck unten links anpassen.\nIhre Rechte\nEine Einwilligung können Sie jederzeit widerrufen.\nBeschwerde\nSie haben das Recht auf Beschwerde.',
    true,
  ],
  [
    'Cookies\nIhre Cookie-Einstellungen können Sie jederzeit ändern.\nIhre Rechte\nEine Einwilligung können Sie jederzeit widerrufen.\nBeschwerde\nSie haben das Recht auf Beschwerde.',
    false,
  ],
  [
    'Cookies\nDie Einstellungen Ihres Browsers können Sie über das Menü ändern.\nIhre Rechte\nEine Einwilligung können Sie jederzeit widerrufen.\nBeschwerde\nSie haben das Recht auf Beschwerde.',
    false,
  ],
  [
    'Einwilligungen: consentmanager\nIhre Wahl liegt in Cookies. Sie ändern Ihre Wahl über „Datenschutz-Einstellungen“ am Ende jeder Seite.\nIhre Rechte\nEinwilligungen können Sie jederzeit für die Zukunft widerrufen.',
    true,
  ],
  [
    'Cookies und Einwilligung\nIhre Auswahl können Sie über den Link „Cookies“ am Seitenende ändern.\nIhre Rechte\nEinwilligungen können Sie jederzeit widerrufen.',
    true,
  ],
  [
    'Bestellung\nIhre Auswahl können Sie im Warenkorb über den Link ändern.\nIhre Rechte\nEinwilligungen können Sie jederzeit widerrufen.',
    false,
  ],
  [
    'Cookies und Dienste\nUnsere Einwilligung verwalten wir mit einem Programm auf unserem Server. Ihre Wahl speichert ein Cookie für 182 Tage. Über „Cookie-Einstellungen“ am Fuß jeder Seite können Sie sie ändern oder widerrufen.\nIhre Rechte\nEine Einwilligung können Sie jederzeit widerrufen.\nBeschwerde\nSie haben das Recht auf Beschwerde.',
    true,
  ],
  [
    'Cookies\nIhre Auswahl merkt sich ein Cookie. Sie lässt sich über das Symbol unten links jederzeit anpassen.\nIhre Rechte\nEine Einwilligung können Sie jederzeit widerrufen.\nBeschwerde\nSie haben das Recht auf Beschwerde.',
    true,
  ],
  [
    'Cookies\nIhre Einstellungen merkt sich ein Cookie. Sie lassen sich jederzeit ändern.\nIhre Rechte\nEine Einwilligung können Sie jederzeit widerrufen.\nBeschwerde\nSie haben das Recht auf Beschwerde.',
    false,
  ],
  [
    'Cookies\nIhre Wahl speichert ein Cookie. Cookies können Sie im Browser unter Einstellungen ansehen; dort können Sie sie auch zurücksetzen.\nIhre Rechte\nEine Einwilligung können Sie jederzeit widerrufen.\nBeschwerde\nSie haben das Recht auf Beschwerde.',
    false,
  ],
  [
    'Bestellung\nWir speichern Ihre Lieferadresse. Im Kundenkonto können Sie sie über den Link ändern.\nIhre Rechte\nEine Einwilligung können Sie jederzeit widerrufen.\nBeschwerde\nSie haben das Recht auf Beschwerde.',
    false,
  ],
  [
    'Cookies\nA cookie keeps your choice for a year. Use the link “Cookies” at the end of each page to change it; this opens it again so that you can adjust it in the settings.\nYour rights\nYou may withdraw your consent at any time.\nComplaint\nYou have the right to complain.',
    true,
  ],
  ['Sie können eine Einwilligung jederzeit mit Wirkung für die Zukunft widerrufen.', false],
  [
    'Cookies\nIhre Entscheidung speichern wir in einem Cookie für ein Jahr (§ 25 Abs. 2 Nr. 2 TDDDG, Art. 6 Abs. 1 lit. c DSGVO). Das Formular setzt für die Dauer der Sitzung ein weiteres. Cookie-Einstellungen ändern\nIhre Rechte\nEine Einwilligung können Sie jederzeit widerrufen.',
    true,
  ],
  [
    'Cookies\nIhre Entscheidung speichern wir in einem Cookie für ein Jahr.\nEinwilligung verwalten\nIhre Rechte\nEine Einwilligung können Sie jederzeit widerrufen.',
    true,
  ],
  [
    'Cookiebot\nWir holen Ihre Einwilligung mit Cookiebot ein.\nÄndern Sie Ihre Einwilligung | Widerrufen Sie Ihre Einwilligung\nNotwendig (1)\nIhre Rechte\nEine Einwilligung können Sie jederzeit widerrufen.',
    true,
  ],
  [
    'Cookiebot\nWir holen Ihre Einwilligung mit Cookiebot ein.\nEinwilligung ändern · Einwilligung widerrufen\nNotwendig (1)\nIhre Rechte\nEine Einwilligung können Sie jederzeit widerrufen.',
    true,
  ],
  [
    'Cookies\nÄndern Sie die Einstellungen im Browser | Hilfe\nIhre Rechte\nEine Einwilligung können Sie jederzeit widerrufen.\nBeschwerde\nSie haben das Recht auf Beschwerde.',
    false,
  ],
  ['Cookies\nWe keep your decision for a year.\nManage cookie settings\nYour rights\nYou may withdraw your consent at any time.', true],
  [
    'Cookies\nCookie-Einstellungen ändern Sie im Browser.\nIhre Rechte\nEine Einwilligung können Sie jederzeit widerrufen.\nBeschwerde\nSie haben das Recht auf Beschwerde.',
    false,
  ],
  [
    'Cookies\nCookie-Einstellungen im Browser ändern\nIhre Rechte\nEine Einwilligung können Sie jederzeit widerrufen.\nBeschwerde\nSie haben das Recht auf Beschwerde.',
    false,
  ],
  [
    'YouTube\nMit dem Klick willigen Sie ein. Widerrufen können Sie, indem Sie die Seite neu laden.\nIhre Rechte\nEine Einwilligung können Sie jederzeit widerrufen.',
    true,
  ],
  [
    'Bestellung\nSie widerrufen, indem Sie uns die Ware zurückgeben.\nIhre Rechte\nEine Einwilligung können Sie jederzeit widerrufen.\nBeschwerde\nSie haben das Recht auf Beschwerde.',
    false,
  ],
  [
    'Ihre Rechte\nErteilte Einwilligungen können Sie jederzeit widerrufen.\nKontaktformular\nWas Sie in das Formular schreiben, speichern wir. Am Ende der Seite steht ein Symbol.',
    false,
  ],
];

it.each(ways)('%s', (text, isTold) => {
  const [item] = statementsIn(text).filter(({ kind }) => kind === 'withdrawal');
  expect(item && item.value !== '').toBe(isTold);
});

it.each(cases)('%s', (...noticeCase) => {
  expect(misread(noticeCase)).toEqual({ missing: [], wrong: [] });
});

it.each([
  ['Den Newsletter schicken wir nur mit Ihrer Einwilligung. Abmelden können Sie sich jederzeit über den Link in jeder Ausgabe.', true],
  ['Rechtsgrundlage ist Ihre Einwilligung. Abbestellen können Sie den Rundbrief jederzeit formlos per Mail.', true],
  ['Den Rundbrief schicken wir nur mit Ihrer Einwilligung. Wir speichern Ihre Adresse, bis Sie sich abmelden.', false],
  ['Im Kundenkonto können Sie sich jederzeit abmelden.', false],
])('a way out of the newsletter is a way to withdraw: %s', (text, expected) => {
  const notice = `Newsletter\n${text}\nIhre Rechte\nEine Einwilligung können Sie jederzeit mit Wirkung für die Zukunft widerrufen.`;
  expect(statementsIn(notice).find(({ kind }) => kind === 'withdrawal')?.value !== '').toBe(expected);
});
