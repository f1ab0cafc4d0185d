import { expect, it } from 'vitest';
import { growthWith, mostGrowth } from '../../../../test/factories/growth.ts';
import { namesPeriodicPrice, offersContinuingContract, periodicOffer } from './periodic-price.ts';

it.each([
  'Mitgliedschaft ab 39,90 € pro Monat, Mindestlaufzeit 12 Monate',
  'ElmStrom Tarif: 11,50 € Grundpreis im Monat und 31,2 ct/kWh',
  'Kaffee-Abo 19,90 € im Monat, kostenlos liefern lassen',
  'Mitgliedschaft 29 €/Monat, kostenloses Probetraining, Geld-zurück-Garantie',
  'Alle Preise pro Monat zzgl. gesetzlicher Umsatzsteuer. Danach monatlich kündbar.',
  'Alle Preise verstehen sich netto pro Nutzer und Monat. Jederzeit kündbar.',
  'Preise je Arbeitsplatz/Monat, zum Monatsende kündbar',
  'All prices per user per month. Cancel anytime.',
  'Stellplatz 60 € pro Monat, monatlich kündbar',
  'Arbeitspreis 29,80 ct/kWh brutto, Grundpreis 11,90 €/Monat brutto (inkl. 19 % Umsatzsteuer). Vertragslaufzeit 12 Monate',
  'Fünf Vorstellungen je Spielzeit für 85,00 €. Das Abo verlängert sich automatisch um eine weitere Spielzeit.',
  'Jugendkarte 45 € pro Semester, verlängert sich jeweils um ein Semester',
  `Tarif S 9,99 €/Monat, Laufzeit 24 Monate${' Netz'.repeat(60)} Das Gerät zahlen Sie in Raten.`,
])('offers a contract that goes on: %s', (text) => {
  expect(offersContinuingContract(text)).toBe(true);
});

it.each([
  'Finanzierung ab 79,13 € im Monat. Nettodarlehensbetrag 1.899,00 €, gebundener Sollzins 0,00 %, Laufzeit 24 Monate',
  'Ab 45,00 € / Monat mit Klarna. Laufzeit: 12 Monate',
  '0 % Finanzierung: 30 € pro Monat, Laufzeit 10 Monate',
  'Ratenzahlung mit easyCredit ab 12,50 € im Monat, Laufzeit wählbar',
  'Leasing ab 49 € im Monat, Laufzeit 36 Monate',
  'Nur 20 € monatlich in 12 Raten, Laufzeit 12 Monate',
  'Stellplatz 5 € pro Woche. Akku mit 10 Stunden Laufzeit',
  'Miete 20 € pro Monat. Newsletter-Abo jederzeit kündbar, kostenlose Mitgliedschaft im Kundenclub',
  'Miete 20 € pro Monat. 5 Jahre Garantie, Laufzeit ab Kauf',
  'Sofa 1.899 €, kein Abo',
  'Wir bieten 2.900 € brutto im Monat und eine Mitgliedschaft im Fitnessstudio',
  'Saisonkarte 85,00 € pro Saison, an der Kasse',
  'Alle Preise pro Monat. Unser Newsletter erscheint vierteljährlich und ist jederzeit kündbar.',
  'Die Preise steigen jedes Jahr. Monatlich kündbar.',
  'Preise pro Nacht, jederzeit kündbar',
  'Alle Preise pro Monat bei Finanzierung, monatlich kündbar ab dem zweiten Jahr mit Ratenzahlung',
])('offers none: %s', (text) => {
  expect(offersContinuingContract(text)).toBe(false);
});

it.each(['Mitgliedschaft 39 € im Monat, auch im Urlaub kündbar', 'Bonus-Abo 9,90 € pro Monat', 'Tarif S 10 € im Monat (m. Router)'])(
  'is one all the same: %s',
  (text) => expect(namesPeriodicPrice(text)).toBe(true),
);

it('quotes the price with what stands before it in its line', () => {
  expect(periodicOffer('Unser Studio\nPremium ab 39,90 € pro Monat')).toBe('Premium ab 39,90 € pro Monat');
});

it.each([
  'Wir zahlen 3.900 € im Monat und deine Fortbildungen.',
  'Einstiegsgehalt ab 2.800 € pro Monat (brutto)',
  'Ausbildungsvergütung: 1.100 Euro im Monat',
  'Minijob, 556 € / Monat',
  'Mit 10 € im Monat helfen: Ihre Spende',
  'Verdienst bis 50.000 € im Jahr',
  'ab sofort. 30 Tage Urlaub, Fortbildungsbudget 2.000 € im Jahr',
  'Tierärztin (m/w/d): 500 € im Monat für Ihre Kinderbetreuung',
  'Jobticket und 50 € pro Monat für den Sport',
  'Weiterbildungsetat von 1.500 Euro pro Jahr',
  '28 days of paid leave and a training budget of 1,000 € per year',
])('is no price: %s', (text) => expect(namesPeriodicPrice(text)).toBe(false));

it('grows with the text only', () => {
  const growth = growthWith((times) => {
    offersContinuingContract('9 € im Monat Rate '.repeat(2_000 * times));
    offersContinuingContract(`Abo 9 € im Monat ${'finanzierung'.repeat(2_000 * times)}`);
    offersContinuingContract(`${'a'.repeat(20_000 * times)} 9 € im Monat`);
  });
  expect(growth).toBeLessThanOrEqual(mostGrowth);
});
