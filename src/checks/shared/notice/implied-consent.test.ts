import { expect, it } from 'vitest';
import { impliedConsents, impliedInBanner } from './implied-consent.ts';

it.each([
  'Mit der Nutzung unserer Website erklären Sie sich mit der Verwendung von Cookies einverstanden.',
  'Durch die Nutzung dieser Website erklären Sie sich mit der Bearbeitung der über Sie erhobenen Daten durch Google in der zuvor beschriebenen Art und Weise und zu dem zuvor benannten Zweck einverstanden.',
  'Durch die weitere Nutzung stimmen Sie der Verwendung von Cookies zu.',
  'Wenn Sie unsere Seite weiter nutzen, gehen wir von Ihrem Einverständnis mit Cookies aus.',
  'Wenn Sie weitersurfen, stimmen Sie der Nutzung von Cookies zu.',
  'Durch die fortgesetzte Nutzung unserer Internetseite willigen Sie in die Verarbeitung Ihrer Daten ein.',
  'Mit dem Besuch unserer Homepage akzeptieren Sie die Verwendung von Cookies.',
  'Durch die Nutzung dieser Website stimmst du der Verwendung von Cookies zu.',
  'Wenn du unsere Seite weiter nutzt, bist du mit Cookies einverstanden.',
  'Mit dem Besuch unserer Seite akzeptierst du die Verwendung von Cookies.',
  'Wenn du weitersurfst, gehen wir von deiner Zustimmung zu Cookies aus.',
  'By continuing to use this website you consent to the use of cookies.',
  'By using our site, you agree to the processing of your data by Google.',
])('found: %s', (text) => expect(impliedConsents(`Cookies dienen der Sicherheit. ${text} Sie können widersprechen.`)).toHaveLength(1));

it.each([
  'Mit der Nutzung unserer Website erklären Sie sich mit den Nutzungsbedingungen einverstanden.',
  'Die bloße Nutzung unserer Website gilt nicht als Einwilligung in Cookies.',
  'Mit der Nutzung unserer Website stimmen Sie der Verwendung von Cookies nicht zu.',
  'Mit dem Absenden des Formulars erklären Sie sich mit der Verarbeitung Ihrer Daten einverstanden.',
  'Durch Klick auf „Akzeptieren“ stimmen Sie der Verwendung von Cookies zu.',
  'Wenn du unsere Website besuchst, fragen wir dich, ob du der Verwendung von Cookies zustimmst.',
  'Mit der Nutzung von PayPal erklären Sie sich mit der Übermittlung Ihrer Daten einverstanden.',
  'Bei der Nutzung unserer Website erheben wir Daten. Cookies setzen wir nur, wenn Sie einverstanden sind.',
  'Wenn Sie unsere Website besuchen, fragen wir Sie, ob Sie der Verwendung von Cookies zustimmen.',
  'Bei der Nutzung unserer Website willigen Sie im Banner in die Verwendung von Cookies ein.',
  'Wenn Sie unsere Website nutzen, werden Cookies gesetzt, sofern Sie zustimmen.',
])('none: %s', (text) => expect(impliedConsents(text)).toEqual([]));

it.each([
  ['Wenn ihr weiterlest, seid ihr damit einverstanden.', 1],
  ['Wenn Sie diese Website weiter nutzen, gehen wir davon aus, dass Sie damit einverstanden sind.', 1],
  ['If you continue to use this site we will assume that you are happy with it.', 1],
  ['If you continue browsing you accept our use of cookies.', 1],
  ['Durch Scrollen akzeptieren Sie Cookies.', 1],
  ['Durch Scrollen zur Fußzeile gelangen Sie zu den Einstellungen.', 0],
  ['If you continue to use the site without choosing, only necessary cookies are set.', 0],
  ['Wenn Sie weiterscrollen, stimmen Sie dem zu.', 1],
  ['Wenn du auf unserer Seite bleibst, bist du damit einverstanden.', 1],
  ['Durch die weitere Nutzung stimmen Sie der Verwendung von Cookies zu.', 1],
  ['Mit der Nutzung unserer Website erklären Sie sich mit den Nutzungsbedingungen einverstanden.', 0],
  ['Wenn Sie weiterlesen, sind Sie damit nicht einverstanden.', 0],
  ['Wenn Sie auf „Akzeptieren“ klicken, stimmen Sie zu.', 0],
  ['Wenn Sie weiterlesen möchten, registrieren Sie sich.', 0],
  ['Wenn du weitersurfst, gehen wir davon aus, dass du damit einverstanden bist.', 1],
  ['Wenn Sie diese Website weiter nutzen, nehmen wir an, dass Sie zustimmen.', 1],
  ['If you continue to use this site we will assume that you are happy with it.', 1],
  ['Wenn Sie weitersurfen, gehen wir sorgsam mit Ihren Daten um.', 0],
  ['If you continue to have problems, we will assume liability.', 0],
])('in a banner: %s', (text, found) => expect(impliedInBanner(text)).toHaveLength(found));
