import { expect, it } from 'vitest';
import { misread, type NoticeCase } from '../../../../test/factories/notice-cases.ts';

const cases: NoticeCase[] = [
  [
    'technical operation',
    'Empfänger\nDer technische Betrieb unserer Datenverarbeitungssysteme erfolgt durch die Muster IT AöR.',
    ['hostingLogs'],
  ],
  ['log files', 'Der Provider erhebt Informationen in Server-Log-Dateien, die Ihr Browser übermittelt.', ['hostingLogs']],
  [
    'access without the word',
    'Beim Aufruf unserer Website übermittelt Ihr Browser automatisch die IP-Adresse an unseren Server.',
    ['hostingLogs'],
  ],
  [
    'shop on a platform, in plain words',
    'Betrieb des Shops\nUnser Shop läuft auf der Plattform Shopify der Shopify International Limited, Dublin, die wir als Auftragsverarbeiter einsetzen. Beim Aufruf der Seiten verarbeitet Shopify Ihre IP-Adresse, die aufgerufene Seite, Datum und Uhrzeit sowie Angaben zu Browser und Gerät, um den Shop auszuliefern und gegen Angriffe zu schützen.',
    ['hostingLogs'],
  ],
  [
    'section on the running of the site',
    'Betrieb unseres Internetauftritts\nDie Firma Muster GmbH in Köln stellt für uns alles bereit, was Sie hier sehen, und verarbeitet dabei Ihre Adresse im Netz.',
    ['hostingLogs'],
  ],
  ['IP address of a video', 'Beim Aufruf der Seite mit dem Video verarbeitet YouTube Ihre IP-Adresse.', [], ['hostingLogs']],
  [
    'what the shop system reads to deliver the shop',
    'Beim Aufruf der Seiten verarbeitet Shopify Ihre IP-Adresse, die aufgerufene Seite und Angaben zum Browser, um den Shop auszuliefern.',
    ['hostingLogs'],
  ],
  [
    'what a provider of fonts reads to deliver them',
    'Beim Aufruf der Seiten verarbeitet Adobe Ihre IP-Adresse und Angaben zum Browser, um die Schriften auszuliefern.',
    [],
    ['hostingLogs'],
  ],
  ['IP address of analytics', 'Google Analytics verarbeitet Ihre IP-Adresse gekürzt.', [], ['hostingLogs']],
];

it.each(cases)('%s', (...noticeCase) => {
  expect(misread(noticeCase)).toEqual({ missing: [], wrong: [] });
});
