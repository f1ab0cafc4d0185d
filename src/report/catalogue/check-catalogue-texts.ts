import type { CatalogueCheck, CheckBasis } from '#contract/api/check-catalogue.ts';
import type { Locale } from '#contract/vocabulary.ts';

/** Words around the descriptions of the checks, in the document and on the page. */
export interface CheckCatalogueTexts {
  title: string;
  /** `{total}` checks in `{areas}` areas, rules as of `{ruleVersion}`. */
  lead: string;
  /** What everyone has to know before reading one check. */
  basics: readonly string[];
  classes: Record<'Conform' | CatalogueCheck['mostSevere'], { name: string; meaning: string }>;
  classesTitle: string;
  confidence: Record<CatalogueCheck['confidence'], { name: string; meaning: string }>;
  confidenceTitle: string;
  status: Record<CheckBasis['status'], string>;
  weight: string;
  mostSevere: string;
  core: string;
  version: string;
  why: string;
  legalBasis: string;
  /** `{status}`, last looked at `{day}`. */
  basisStanding: string;
  volatile: string;
  measuredBy: string;
  /** On what the confidence of one check rests. */
  confidenceReason: string;
  statements: string;
  howToFix: string;
  /** Share of an area in the score: `{weight}`. */
  areaWeight: string;
  notScored: string;
  column: { id: string; title: string; weight: string; confidence: string; mostSevere: string };
}

const de: CheckCatalogueTexts = {
  title: 'Prüfungen',
  lead: '{total} Prüfungen in {areas} Bereichen, Regelstand {ruleVersion}.',
  basics: [
    'Jede Prüfung sieht nur die Tatsachen, die bei ihr genannt sind. Fehlt eine davon, ist das Ergebnis „noch offen“, nie „OK“.',
    'Eine gemeinsame Ursache – ein Dienst, ein Cookie, ein Formular – zählt einmal, auch wenn mehrere Prüfungen sie sehen.',
    'Eine Prüfung, die auf eine Website nicht anwendbar ist (Art des Anbieters, Branche, Zweck), erscheint im Bericht nicht.',
    'Die Prüfungen ersetzen keine Rechtsberatung. „Keine Auffälligkeit festgestellt“ ist keine Bestätigung.',
  ],
  classesTitle: 'Ergebnisse',
  classes: {
    Conform: { name: 'OK', meaning: 'Geprüft, keine Auffälligkeit festgestellt.' },
    Risk: { name: 'Risiko', meaning: 'Der Beleg ist unmittelbar, und ein Gesetz oder gefestigte Rechtsprechung trägt ihn.' },
    Hint: {
      name: 'Warnung',
      meaning: 'Rechtlich umstritten, nicht sicher genug gemessen oder abhängig von Umständen außerhalb der Website.',
    },
    NoClassification: { name: 'noch offen', meaning: 'Nicht messbar, blockiert, oder eine Angabe fehlt.' },
  },
  confidenceTitle: 'Sicherheit der Messung',
  confidence: {
    high: { name: 'hoch', meaning: 'Die Messung zeigt unmittelbar, was die Aussage sagt: eine Anfrage, ein Cookie, eine fehlende Seite.' },
    medium: { name: 'mittel', meaning: 'Die Messung wird gedeutet, etwa ein Text oder eine Gestaltung; der Beleg steht beim Befund.' },
    low: { name: 'niedrig', meaning: 'Die Messung ist ein Anhaltspunkt. Sie führt nie zu einem Risiko.' },
  },
  status: {
    statute: 'Gesetz',
    settled: 'gefestigte Rechtsprechung',
    disputed: 'umstritten',
    background: 'Hintergrund',
  },
  weight: 'Gewicht',
  mostSevere: 'strengstes Ergebnis',
  core: 'Kernprüfung: ein Risiko begrenzt die Punktzahl',
  version: 'Fassung',
  why: 'Warum',
  legalBasis: 'Grundlage',
  basisStanding: '{status}, zuletzt angesehen am {day}',
  volatile: 'In Bewegung',
  measuredBy: 'Gemessen an',
  confidenceReason: 'Worauf die Sicherheit beruht',
  statements: 'Mögliche Aussagen',
  howToFix: 'Abhilfe',
  areaWeight: 'Anteil an der Punktzahl: {weight}.',
  notScored: 'Wird gezeigt, aber nicht gewertet.',
  column: { id: 'Prüfung', title: 'Titel', weight: 'Gewicht', confidence: 'Sicherheit', mostSevere: 'Strengstes Ergebnis' },
};

const en: CheckCatalogueTexts = {
  title: 'Checks',
  lead: '{total} checks in {areas} areas, rules as of {ruleVersion}.',
  basics: [
    'Each check sees only the facts that are named with it. If one of them is missing the result is “open”, never “OK”.',
    'A common cause – a service, a cookie, a form – counts once, even when several checks see it.',
    'A check that does not apply to a website (kind of provider, industry, purpose) does not appear in its report.',
    'The checks are no legal advice. “Nothing conspicuous was found” is no certificate.',
  ],
  classesTitle: 'Results',
  classes: {
    Conform: { name: 'OK', meaning: 'Examined, nothing conspicuous found.' },
    Risk: { name: 'risk', meaning: 'The evidence is direct, and a statute or firm case law carries it.' },
    Hint: { name: 'warning', meaning: 'Disputed in law, not measured surely enough, or dependent on facts outside the website.' },
    NoClassification: { name: 'open', meaning: 'Not measurable, blocked, or a setting is missing.' },
  },
  confidenceTitle: 'Confidence of the measurement',
  confidence: {
    high: { name: 'high', meaning: 'The measurement shows directly what the statement says: a request, a cookie, a missing page.' },
    medium: {
      name: 'medium',
      meaning: 'The measurement is interpreted, such as a text or a design; the evidence stands with the finding.',
    },
    low: { name: 'low', meaning: 'The measurement is an indication. It never leads to a risk.' },
  },
  status: {
    statute: 'statute',
    settled: 'firm case law',
    disputed: 'disputed',
    background: 'background',
  },
  weight: 'weight',
  mostSevere: 'most severe result',
  core: 'core check: a risk limits the score',
  version: 'version',
  why: 'Why',
  legalBasis: 'Legal basis',
  basisStanding: '{status}, last looked at on {day}',
  volatile: 'In motion',
  measuredBy: 'Measured by',
  confidenceReason: 'What the confidence rests on',
  statements: 'Possible statements',
  howToFix: 'How to fix',
  areaWeight: 'Share in the score: {weight}.',
  notScored: 'Shown, not scored.',
  column: { id: 'Check', title: 'Title', weight: 'Weight', confidence: 'Confidence', mostSevere: 'Most severe result' },
};

/** The words around the checks in both languages. */
export const checkCatalogueTexts: Record<Locale, CheckCatalogueTexts> = { de, en };
