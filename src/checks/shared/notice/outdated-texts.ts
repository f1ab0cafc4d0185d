import type { Locale } from '../../define-check.ts';
import { addedTo, numberedSteps } from '../../message-variants.ts';

const clauseStep = {
  de: 'Streichen Sie den Satz „{clause}“: Die bloße Nutzung einer Website ist keine Einwilligung (Art. 4 Nr. 11 DSGVO, EuGH C-673/17). Was eine Einwilligung braucht, fragen Sie vorher ab; anderes braucht den Satz nicht.',
  en: 'Delete the sentence “{clause}”: merely using a website is no consent (Art. 4(11) GDPR, CJEU C-673/17). For what needs consent, ask beforehand; the rest does not need the sentence.',
};
const besidesClause = {
  de: { Implied: '; außerdem nimmt sie die bloße Nutzung der Website als Einwilligung: „{clause}“' },
  en: { Implied: '; besides, it takes the mere use of the website for a consent: “{clause}”' },
};
const invalid = {
  de: {
    invalidGuarantee: 'Die Datenschutzerklärung stützt Übermittlungen in die USA allein auf eine ungültige Grundlage: {terms}',
    invalidWithOthers:
      'Die Datenschutzerklärung stützt Übermittlungen in die USA allein auf eine ungültige Grundlage: {terms}; überholt ist außerdem: {others}',
  },
  en: {
    invalidGuarantee: 'The privacy notice bases transfers to the USA solely on an invalid ground: {terms}',
    invalidWithOthers: 'The privacy notice bases transfers to the USA solely on an invalid ground: {terms}; also obsolete: {others}',
  },
};
const invalidSteps = {
  de: [
    'Steht {terms} in einem Abschnitt zu einem Dienst, den Sie nicht mehr einsetzen, streichen Sie den ganzen Abschnitt{see:pp-services-stale}. Nennen Sie sonst statt {terms} die heutige Garantie: Data Privacy Framework bei zertifizierten Empfängern, sonst Standardvertragsklauseln.',
    'Berichtigen Sie auch, was sonst überholt ist, soweit der Abschnitt bleibt, in dem es steht: Setzen Sie ein, was hinter dem Pfeil steht, und streichen Sie, wozu keiner steht ({others}).',
  ],
  en: [
    'If {terms} stands in a section on a service that you no longer use, delete the whole section{see:pp-services-stale}. Otherwise, instead of {terms}, name the safeguard of today: Data Privacy Framework for certified recipients, otherwise standard contractual clauses.',
    'Correct what else is obsolete too, as far as the section in which it stands remains: put in what stands behind the arrow, and delete what has none ({others}).',
  ],
};

const outdated = {
  de: 'Die Datenschutzerklärung verwendet überholte Begriffe: {terms}',
  en: 'The privacy notice uses obsolete terms: {terms}',
};
/** The age that the text itself tells. */
const dated = { de: { Dated: ' (angegeben ist dort „{date}“)' }, en: { Dated: ' (it says “{date}”)' } };
const stepFor = (terms: string) => ({
  de: `Setzen Sie ein, was hinter dem Pfeil steht, und streichen Sie, wozu keiner steht: {${terms}}.`,
  en: `Put in what stands behind the arrow, and delete what has none: {${terms}}.`,
});
const outdatedStep = stepFor('replaced');
const restStep = stepFor('rest');
/** Renaming a company in the section on a service that is gone would be in vain. */
const goneService = {
  de: ' Steht ein solcher Begriff in einem Abschnitt zu einem Dienst, den Sie nicht mehr einsetzen, streichen Sie stattdessen den ganzen Abschnitt.',
  en: ' Where such a term stands in a section on a service that you no longer use, delete the whole section instead.',
};
const frameworkStep = {
  de: 'Steht einer davon in einem Abschnitt zu einem Dienst, den Sie nicht mehr einsetzen, streichen Sie stattdessen den ganzen Abschnitt{see:pp-services-stale}.',
  en: 'Where one of them stands in a section on a service that you no longer use, delete the whole section instead{see:pp-services-stale}.',
};

/** Of an annulled framework that stands with services of which nothing was seen. */
const unusedOnly = {
  de: '; {frameworks} steht dort nur zu: {unused}, auf den geprüften Seiten nicht beobachtet',
  en: '; {frameworks} stands there only with: {unused}, not observed on the pages examined',
};
const unusedStep = {
  de: 'Setzen Sie {unused} nicht mehr ein, streichen Sie den ganzen Abschnitt; ersetzen Sie sonst dort {frameworks} durch das Data Privacy Framework (nur bei zertifizierten Empfängern) oder Standardvertragsklauseln.',
  en: 'If you no longer use {unused}, delete the whole section; otherwise replace {frameworks} there with the Data Privacy Framework (certified recipients only) or standard contractual clauses.',
};

/** Vouchers said to be kept for ten years. */
const retention = {
  de: {
    message:
      'Die Datenschutzerklärung nennt für Belege eine Frist, die nicht mehr gilt („{quote}“): Seit dem 1.1.2025 sind Rechnungen und andere Buchungsbelege acht Jahre aufzubewahren',
    fix: '1. Nennen Sie für Rechnungen und andere Buchungsbelege acht Jahre; zehn Jahre gelten nur noch für Bücher, Inventare und Jahresabschlüsse (§ 147 Abs. 3 AO, § 257 Abs. 4 HGB, § 14b Abs. 1 UStG).\n2. Passen Sie auch die Löschung an.',
  },
  en: {
    message:
      'The privacy notice states a period for vouchers that no longer holds (“{quote}”): since 1 January 2025 invoices and other accounting vouchers have to be kept for eight years',
    fix: '1. State eight years for invoices and other accounting vouchers; ten years only hold for books, inventories and annual accounts (Section 147(3) AO, Section 257(4) HGB, Section 14b(1) UStG).\n2. Adapt the erasure too.',
  },
};

/** What is outdated beside a safeguard that holds: an annulled framework needs a step of its own. */
export function outdatedMessages(locale: Locale): Record<string, string> {
  const all = {
    outdated: outdated[locale],
    outdatedFramework: outdated[locale],
    outdatedUnused: `${outdated[locale]}${unusedOnly[locale]}`,
    outdatedUnusedOnly: `${outdated[locale]}${unusedOnly[locale]}`,
  };
  return { ...all, ...addedTo(all, dated[locale]), oldRetention: retention[locale].message };
}

/** What to do about them. */
export function outdatedFixes(locale: Locale): Record<string, string> {
  const plain = numberedSteps([`${outdatedStep[locale]}${goneService[locale]}`]);
  const framework = numberedSteps([outdatedStep[locale], frameworkStep[locale]]);
  const unused = numberedSteps([unusedStep[locale], restStep[locale]]);
  const unusedAlone = numberedSteps([unusedStep[locale]]);
  return {
    outdated: plain,
    outdatedDated: plain,
    outdatedFramework: framework,
    outdatedFrameworkDated: framework,
    outdatedUnused: unused,
    outdatedUnusedDated: unused,
    outdatedUnusedOnly: unusedAlone,
    outdatedUnusedOnlyDated: unusedAlone,
    oldRetention: retention[locale].fix,
  };
}

/** A transfer that rests on an annulled framework alone, with what stands beside it and the age of the text. */
export function invalidMessages(locale: Locale): Record<string, string> {
  const all = { ...invalid[locale], ...addedTo(invalid[locale], besidesClause[locale]) };
  return { ...all, ...addedTo(all, dated[locale]) };
}

/** What to do about a transfer that rests on an annulled framework alone, and about consent by mere use. */
export function invalidFixes(locale: Locale): Record<string, string> {
  const [guarantee, others] = invalidSteps[locale] as [string, string];
  const clause = clauseStep[locale];
  const all = {
    invalidGuarantee: numberedSteps([guarantee]),
    invalidGuaranteeImplied: numberedSteps([guarantee, clause]),
    invalidWithOthers: numberedSteps([guarantee, others]),
    invalidWithOthersImplied: numberedSteps([guarantee, others, clause]),
  };
  return { ...all, ...addedTo(all, { Dated: '' }), impliedConsent: numberedSteps([clause]) };
}
