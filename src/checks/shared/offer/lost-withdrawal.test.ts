import { expect, it } from 'vitest';
import { lostWithdrawal } from './lost-withdrawal.ts';

it.each([
  'Bei digitalen Inhalten (Onlinekurse, Workbooks) erlischt das Widerrufsrecht mit dem Kauf, da der Zugang sofort freigeschaltet wird.',
  'Das Widerrufsrecht erlischt mit dem Download.',
  'Ihr Widerrufsrecht erlischt, sobald wir Ihnen die Zugangsdaten senden, also mit der Freischaltung.',
  'Mit Freischaltung des Kurses erlischt das Widerrufsrecht.',
  'Digitale Produkte sind vom Widerruf ausgeschlossen.',
  'Bei E-Books besteht kein Widerrufsrecht.',
  'The right of withdrawal expires upon purchase.',
])('lost by itself: %s', (sentence) => {
  const text = `Sie können binnen vierzehn Tagen widerrufen. ${sentence} Schreiben Sie uns.`;
  expect(lostWithdrawal(text)).toBe(sentence);
});

it('consent that a neighbouring sentence asks for with services is none for digital content', () => {
  const lost = 'Bei digitalen Inhalten erlischt das Widerrufsrecht mit dem Kauf.';
  const text = `Bei Einzelcoachings erlischt das Widerrufsrecht, wenn du ausdrücklich zugestimmt hast. ${lost}`;
  expect(lostWithdrawal(text)).toBe(lost);
});

it.each([
  'Das Widerrufsrecht erlischt bei digitalen Inhalten mit dem Download, wenn Sie ausdrücklich zugestimmt haben.',
  'Das Widerrufsrecht erlischt mit dem Zugang zum Kurs. Voraussetzung ist, dass Sie dem zustimmen und Ihre Kenntnis bestätigen.',
  'Das Widerrufsrecht erlischt vorzeitig bei versiegelten Waren, wenn ihre Versiegelung nach der Bestellung entfernt wurde.',
  'Das Widerrufsrecht erlischt spätestens zwölf Monate und 14 Tage nach Zugang der Ware.',
  'Ihr Konto erlischt mit der Zahlung nicht. Das Widerrufsrecht besteht vierzehn Tage ab Vertragsschluss.',
  'Bei E-Books haben Sie ein Widerrufsrecht von vierzehn Tagen.',
])('in order: %s', (text) => expect(lostWithdrawal(text)).toBeNull());

it('quotes the sentence without the heading above it', () => {
  const lost = 'Bei E-Books besteht kein Widerrufsrecht.';
  expect(lostWithdrawal(`Sie können binnen vierzehn Tagen widerrufen.\nBesondere Hinweise\n${lost}`)).toBe(lost);
});
