import { describe, expect, it } from 'vitest';
import { mentions } from '../wording.ts';
import { barelyNamed, saysPurpose, saysRecipients, thirdCountry, withdrawal } from './first-layer-words.ts';

/** What banners say of one matter, and what only sounds like it. */
const tables: Record<string, { says: (text: string) => boolean; yes: string[]; no: string[] }> = {
  'a purpose': {
    says: saysPurpose,
    yes: [
      'zur Webanalyse',
      'für Reichweitenanalyse',
      'Besucherstatistik',
      'für Nutzungsstatistiken',
      'zur Besucherzählung',
      'um die Anzahl der Besucher zu erfassen',
      'zur Erfolgskontrolle unserer Kampagnen',
      'für Reklame',
      'um Landkarten einzubinden',
      'etwa die Karte auf der Kontaktseite',
      'Inhalte von Drittanbietern laden wir danach',
      'wie YouTube-Filmen',
      'für den Live-Chat',
      'zur Betrugsprävention',
      'um das Nutzerverhalten nachzuvollziehen',
      'um das Verhalten der Besucher auszuwerten',
      'um Ihnen passende Produkte zu empfehlen',
      'Damit wir sehen, welche Seiten gut ankommen, nutzen wir Cookies.',
      'Wir möchten wissen, wie unsere Seite genutzt wird.',
      'um herauszufinden, wie Du unsere Seite benutzt',
      'um zu sehen, was Besucher interessiert',
      'Cookies helfen uns, die Nutzung unserer Website zu verstehen.',
      'to count visits',
      'to see how many people visit us',
    ],
    no: [
      'Wir nutzen Cookies, um Ihr Erlebnis zu verbessern.',
      'Cookies helfen uns, unsere Dienste bereitzustellen.',
      'Wir verwenden Cookies, um unsere Website und unseren Service zu optimieren.',
      'Wir empfehlen, allen Cookies zuzustimmen.',
      'Bitte lassen Sie uns wissen, ob Sie einverstanden sind.',
      'Hier erfahren Sie, wie wir Cookies verwenden.',
    ],
  },
  withdrawal: {
    says: (text) => mentions(text, withdrawal),
    yes: [
      'Ihr Ja können Sie später zurücknehmen',
      'Ihre Zustimmung können Sie zurückziehen',
      'jeder Zeit',
      'Sie können Ihre Auswahl später anpassen',
      'Ihre Entscheidung können Sie im Fußbereich wieder ändern',
      'Ihre Einstellungen können Sie stets unter „Cookies“ ändern',
      'Änderungen sind über den Link in der Fußzeile möglich',
      'You can change your preferences later',
    ],
    no: [
      'Wir verwenden Cookies, um unser Angebot stets anzupassen.',
      'Sie können Cookies in Ihrem Browser löschen.',
      'Wählen Sie Ihre Einstellungen.',
    ],
  },
  'third countries': {
    says: (text) => mentions(text, thirdCountry),
    yes: [
      'US-Anbieter',
      'US-amerikanische Unternehmen',
      'in the U.S.',
      'in die U.S.A.',
      'nach Amerika',
      'außerhalb Europas',
      'Drittlandübermittlung',
      'ohne Angemessenheitsbeschluss',
      'the US.',
    ],
    no: ['innerhalb Europas', 'Server in Deutschland', 'contact us-', 'let us provide'],
  },
  recipients: {
    says: saysRecipients,
    yes: [
      'Dienste Dritter',
      'Drittfirmen',
      'Dienste von Drittanbietern',
      'andere Unternehmen',
      'Werbenetzwerke',
      'soziale Netzwerke',
      'other companies',
    ],
    no: [
      'Wir geben nichts an Dritte weiter.',
      'unsere Dienste',
      'Cookies und externe Dienste',
      'Externe Medien',
      'unser Unternehmen',
      'unser Ansprechpartner',
    ],
  },
};

it.each<[string, string | null]>([
  ['Manche Daten geben wir an Dritte weiter, die wir in den Einstellungen nennen.', 'Dritte'],
  ['Wir und unsere Partner verwenden Cookies.', 'Partner'],
  ['Cookies, auch von Drittanbietern', 'Drittanbietern'],
  ['We use services of third parties.', 'services of third parties'],
  ['Wir und unsere 12 ausgewählten Partner', null],
  ['Werbepartner und Dritte', null],
  ['Dritte, etwa soziale Netzwerke', null],
  ['Anbieter ist die Zählwerk GmbH.', null],
  ['Wir geben nichts an Dritte weiter.', null],
  ['Wir zählen Besuche.', null],
])('recipients of which no more is said: %s', (text, expected) => expect(barelyNamed(text)).toBe(expected));

describe.each(Object.entries(tables))('%s', (_, { says, yes, no }) => {
  it.each(yes)('is said by: %s', (text) => expect(says(text)).toBe(true));
  it.each(no)('is not said by: %s', (text) => expect(says(text)).toBe(false));
});
