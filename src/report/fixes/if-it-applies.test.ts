import { expect, it } from 'vitest';
import { ifItApplies } from './if-it-applies.ts';

it.each([
  'Falls Sie es nutzen: Entfernen Sie es.',
  'Fehlt die Content-Security-Policy: Führen Sie sie ein.',
  'Fehlen Angaben, ergänzen Sie sie.',
  'Sind Sie in einem Register eingetragen, nennen Sie Gericht und Nummer.',
  'Haben Sie eine Nummer, nennen Sie sie.',
  'Stützen Sie sich auf Vertragsklauseln, sagen Sie auch, wo es eine Kopie gibt.',
  'Prüfen Sie, ob Sie einen Datenschutzbeauftragten benennen müssen.',
  'Empfehlung für eine GmbH & Co. KG: Nennen Sie auch die Eintragung der Komplementärin.',
  'Sitzt der Anbieter in der EU, verlangen Sie Server in der EU.',
  'Läuft ein Dienst weiter, laden Sie die Seite neu.',
  'Bindet Ihre Website die Schriften selbst ein, legen Sie die Dateien auf Ihren Server.',
  'Gibt es keinen Link, setzen Sie einen.',
  'Nennen Impressum und Einstellungen Verschiedenes, berichtigen Sie eines.',
])('keeps a step that sets its own condition or looks: %s', (step) =>
  expect(ifItApplies(`1. ${step}\n2. Scannen Sie.`, 'de')).toMatch(/^1\. (?!Falls zu)/),
);

it.each([
  'Laden Sie die Schriften herunter, und speichern Sie sie.',
  'Zeigen Sie die Karte erst, wenn Sie eine Einwilligung haben.',
  'Nennen Sie alle Stellen, denen Sie Daten geben.',
  'Fragen Sie im Formular nur den Namen ab.',
  'Stützen Sie die Messung auf eine Einwilligung, oder beenden Sie sie.',
])('makes another step a condition: %s', (step) => expect(ifItApplies(`1. ${step}`, 'de')).toBe(`1. Falls zutreffend: ${step}`));

it('does so in English', () => {
  for (const step of ['Check the link.', 'If the link is dead, mend it.', 'Where it is missing, add it.'])
    expect(ifItApplies(`1. ${step}`, 'en')).toBe(`1. ${step}`);
  expect(ifItApplies('1. Have the tool delete cookies.', 'en')).toBe('1. If it applies: Have the tool delete cookies.');
});
