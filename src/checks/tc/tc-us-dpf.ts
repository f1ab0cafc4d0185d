import { US_DPF_VALID } from '#knowledge/country.ts';
import { findVendor } from '#knowledge/find-vendor.ts';
import { defineCheck, type Finding, type Verdict } from '../define-check.ts';
import { serviceItem, verdictBeside } from '../items.ts';
import { settled, statute } from '../shared/law/law.ts';
import { brokenPromises } from '../shared/notice/broken-promises.ts';
import { namesService, passagesAbout, readNotice } from '../shared/notice/notice.ts';
import { countryPattern } from '../shared/transfers/country-words.ts';
import { formerFrameworkOf } from '../shared/transfers/former-frameworks.ts';
import { oncePerCompany } from '../shared/transfers/once-per-company.ts';
import { companyName, type Recipient, recipientFinding, recipientsOf } from '../shared/transfers/recipients.ts';
import { fileFixes, messageOnFiles, namesOfFiles, onFiles } from '../shared/transfers/served-files.ts';
import { seatsDecided } from '../shared/transfers/stated-country.ts';
import { countryOfRecipient, isThirdCountry } from '../shared/transfers/third-country.ts';
import { framework, ownGuarantee } from '../shared/transfers/transfer-bases.ts';
import { isGuaranteedForOthersOnly } from '../shared/transfers/transfer-explained.ts';
import { readGrounds } from '../shared/transfers/transfer-grounds.ts';
import { shortList } from '../shared/wording.ts';

const american = countryPattern('US');
const dayMs = 86_400_000;
/** An entry of the list that was looked at longer ago proves nothing. */
const freshDays = 90;

const statusFix = {
  de: '1. Prüfen Sie den Eintrag auf dataprivacyframework.gov ({vendors}) und notieren Sie das Datum.\n2. Soweit die Einbindung bleibt, nennen Sie beim Dienst in der Datenschutzerklärung das Data Privacy Framework, wenn der Eintrag besteht und andere als Beschäftigtendaten (Non-HR Data) umfasst, sonst die Garantie, auf die Sie die Übermittlung stützen, etwa Standardvertragsklauseln.',
  en: '1. Check the entry on dataprivacyframework.gov ({vendors}) and note the date.\n2. As far as the embed stays, name the Data Privacy Framework beside the service in the privacy notice if there is an entry that covers other than employee data (non-HR data), otherwise the guarantee on which you base the transfer, such as standard contractual clauses.',
};
const entryFix = {
  de: '1. Prüfen Sie den Eintrag auf dataprivacyframework.gov ({vendors}): Er muss aktiv sein und andere als Beschäftigtendaten (Non-HR Data) umfassen; notieren Sie das Datum.\n2. Fehlt er, streichen Sie im Abschnitt zu diesem Unternehmen den Bezug auf das Data Privacy Framework und stützen Sie die Übermittlung auf Standardvertragsklauseln; nennt der Abschnitt sie schon, prüfen Sie, ob sie vereinbart sind.',
  en: '1. Check the entry on dataprivacyframework.gov ({vendors}): it must be active and cover other than employee data (non-HR data); note the date.\n2. If it is missing, delete the reference to the Data Privacy Framework in the section on that company and base the transfer on standard contractual clauses; where the section already names them, check whether they are agreed on.',
};
const generalFix = {
  de: '1. Prüfen Sie den Eintrag auf dataprivacyframework.gov ({vendors}) und notieren Sie das Datum.\n2. Besteht er und umfasst er andere als Beschäftigtendaten (Non-HR Data), nennen Sie beim Dienst das Data Privacy Framework in der Datenschutzerklärung; besteht keiner, nennen Sie dort die Garantie, auf die Sie die Übermittlung stützen, etwa Standardvertragsklauseln.',
  en: '1. Check the entry on dataprivacyframework.gov ({vendors}) and note the date.\n2. If there is one that covers other than employee data (non-HR data), name the Data Privacy Framework beside the service in the privacy notice; if there is none, name the guarantee there on which you base the transfer, such as standard contractual clauses.',
};
const guaranteeFix = {
  de: '1. Prüfen Sie, ob die genannte Garantie die Übermittlung umfasst ({vendors}): ob Standardvertragsklauseln vereinbart oder verbindliche interne Datenschutzvorschriften genehmigt sind.',
  en: '1. Check whether the guarantee named covers the transfer ({vendors}): whether standard contractual clauses are agreed on or binding corporate rules are approved.',
};
/** Nothing is missing in the notice where it names clauses instead. */
const clausesNamedFix = {
  de: '1. Prüfen Sie, ob die Standardvertragsklauseln oder die andere genannte Garantie vereinbart sind ({clauses}), und die Einträge der übrigen auf dataprivacyframework.gov.',
  en: '1. Check whether the standard contractual clauses or the other guarantee named are agreed on ({clauses}), and the entries of the others on dataprivacyframework.gov.',
};
const otherSeatFix = {
  de: '1. Klären Sie, mit welchem Unternehmen Ihr Vertrag besteht ({vendors}). Sitzt es, wie die Datenschutzerklärung sagt, nicht in den USA, trägt dort der Angemessenheitsbeschluss für dieses Land; sonst berichtigen Sie Sitz und Grundlage.',
  en: '1. Find out with which company your contract is ({vendors}). If, as the privacy notice says, its seat is not in the USA, the adequacy decision for that country is the basis there; otherwise correct seat and basis.',
};
/** Where the guarantee stands without the country to which it is to apply. */
const addCountry = {
  de: '\n2. Nennen Sie beim Dienst in der Datenschutzerklärung auch das Land, soweit Daten in die USA gelangen.',
  en: '\n2. Name the country beside the service in the privacy notice too as far as data reaches the USA.',
};
/** The clauses named beside the Privacy Shield may carry the transfer alone. */
const besideShieldFix = {
  de: '1. Streichen Sie in der Datenschutzerklärung bei {section} den Verweis auf das Privacy Shield.\n2. Prüfen Sie, ob die andere dort genannte Garantie vereinbart ist und die Übermittlung an {vendor} umfasst.\n3. Steht {vendor} auf dataprivacyframework.gov, aktiv und mit anderen als Beschäftigtendaten (Non-HR Data), können Sie dort auch das Data Privacy Framework nennen.',
  en: '1. In the privacy notice, delete the reference to the Privacy Shield beside {section}.\n2. Check whether the other guarantee named there is agreed on and covers the transfer to {vendor}.\n3. If {vendor} is on dataprivacyframework.gov, active and with other than employee data (non-HR data), you may name the Data Privacy Framework there too.',
};
const clausesFix = {
  de: '1. Prüfen Sie den Eintrag von {vendor} auf dataprivacyframework.gov und notieren Sie das Datum.\n2. Besteht keiner, streichen Sie im Abschnitt zu {vendor} eine Berufung auf das Data Privacy Framework und stützen Sie die Übermittlung auf Standardvertragsklauseln samt Prüfung der Lage im Empfängerland, oder ersetzen Sie den Dienst.\n3. Nennen Sie die Grundlage in der Datenschutzerklärung.',
  en: '1. Check the entry of {vendor} on dataprivacyframework.gov and note the date.\n2. If there is none, delete any reliance on the Data Privacy Framework in the section on {vendor} and base the transfer on standard contractual clauses including an assessment of the situation in the recipient’s country, or replace the service.\n3. Name the basis in the privacy notice.',
};

/** What to do about a recipient on the list, by what is missing in the notice. */
function listedFixes(
  check: string,
  otherwise: string,
  steps: Record<
    | 'notNamed'
    | 'noBasis'
    | 'undescribed'
    | 'saidOtherwise'
    | 'namedElsewhere'
    | 'undescribedElsewhere'
    | 'shieldNamed'
    | 'shieldVendorOnly',
    string
  >,
) {
  return Object.fromEntries(Object.entries(steps).map(([message, step]) => [message, `1. ${check}\n2. ${step}\n3. ${otherwise}`]));
}
const basisFixes = {
  de: listedFixes(
    'Prüfen Sie den Eintrag von {vendor} auf dataprivacyframework.gov: Er muss aktiv sein und andere als Beschäftigtendaten (Non-HR Data) umfassen; notieren Sie das Datum.',
    'Fehlt der Eintrag, stützen Sie die Übermittlung stattdessen auf Standardvertragsklauseln, und nennen Sie diese.',
    {
      notNamed:
        'Soweit die Einbindung bleibt, nennen Sie in der Datenschutzerklärung bei {service} das Data Privacy Framework als Grundlage der Übermittlung an {vendor}.',
      noBasis:
        'Soweit die Einbindung bleibt, beschreiben Sie {service} in der Datenschutzerklärung, und nennen Sie dort das Data Privacy Framework als Grundlage der Übermittlung an {vendor}.',
      undescribed:
        'Soweit die Einbindung bleibt, beschreiben Sie {service} in der Datenschutzerklärung, und nennen Sie dort das Data Privacy Framework als Grundlage der Übermittlung an {vendor}.',
      saidOtherwise:
        'Soweit {service} weiter von dort lädt, berichtigen Sie den Satz der Datenschutzerklärung, und nennen Sie dort das Data Privacy Framework als Grundlage der Übermittlung an {vendor}.',
      namedElsewhere:
        'Soweit die Einbindung bleibt, nennen Sie in der Datenschutzerklärung bei {service} das Data Privacy Framework als Grundlage der Übermittlung an {vendor}.',
      undescribedElsewhere:
        'Soweit die Einbindung bleibt, beschreiben Sie {service} in der Datenschutzerklärung, und nennen Sie dort das Data Privacy Framework als Grundlage der Übermittlung an {vendor}.',
      shieldNamed:
        'Ersetzen Sie in der Datenschutzerklärung den Verweis auf das Privacy Shield bei {section} durch das Data Privacy Framework.',
      shieldVendorOnly:
        'Soweit die Einbindung bleibt, beschreiben Sie {service} in der Datenschutzerklärung, und nennen Sie dort statt des Privacy Shield das Data Privacy Framework.',
    },
  ),
  en: listedFixes(
    'Check the entry of {vendor} on dataprivacyframework.gov: it must be active and cover other than employee data (non-HR data); note the date.',
    'If the entry is missing, base the transfer on standard contractual clauses instead, and name these.',
    {
      notNamed:
        'As far as the embed stays, in the privacy notice, name the Data Privacy Framework beside {service} as basis of the transfer to {vendor}.',
      noBasis:
        'As far as the embed stays, describe {service} in the privacy notice, and name the Data Privacy Framework there as basis of the transfer to {vendor}.',
      undescribed:
        'As far as the embed stays, describe {service} in the privacy notice, and name the Data Privacy Framework there as basis of the transfer to {vendor}.',
      saidOtherwise:
        'As far as {service} goes on loading from there, correct the sentence in the privacy notice, and name the Data Privacy Framework there as basis of the transfer to {vendor}.',
      namedElsewhere:
        'As far as the embed stays, in the privacy notice, name the Data Privacy Framework beside {service} as basis of the transfer to {vendor}.',
      undescribedElsewhere:
        'As far as the embed stays, describe {service} in the privacy notice, and name the Data Privacy Framework there as basis of the transfer to {vendor}.',
      shieldNamed: 'In the privacy notice, replace the reference to the Privacy Shield beside {section} by the Data Privacy Framework.',
      shieldVendorOnly:
        'As far as the embed stays, describe {service} in the privacy notice, and name the Data Privacy Framework there instead of the Privacy Shield.',
    },
  ),
};

export default defineCheck({
  id: 'tc-us-dpf',
  area: 'tc',
  version: 21,
  weight: 3,
  confidence: 'high',
  legalBasis: [
    statute('Durchführungsbeschluss (EU) 2023/1795 vom 10.7.2023', 'Implementing Decision (EU) 2023/1795 of 10 Jul 2023'),
    settled(
      'EuG, 3.9.2025, T-553/23 Latombe (Rechtsmittel eingelegt, C-703/25 P)',
      'General Court, 3 Sep 2025, T-553/23 Latombe (appeal lodged, C-703/25 P)',
    ),
  ],
  volatile: {
    de: 'Gegen das Urteil zum EU-US Data Privacy Framework (T-553/23) ist Rechtsmittel zum EuGH eingelegt (C-703/25 P); eine Entscheidung ist dem Katalog nicht bekannt. Erklärt der EuGH den Beschluss für ungültig, fehlt jeder Übermittlung, die sich darauf stützt, die Grundlage.',
    en: 'An appeal against the judgment on the EU-US Data Privacy Framework (T-553/23) has been lodged with the CJEU (C-703/25 P); the catalogue knows of no decision. If the CJEU declares the decision invalid, every transfer that relies on it loses its basis.',
    since: '2026-11-21',
  },
  needs: ['services', 'requests', 'privacy', 'pages', 'site'],
  wants: ['noticeServices', 'policyMatches', 'cookies'],
  stepPlaces: ['section', 'service', 'vendor'],
  texts: {
    de: {
      title: 'US-Empfänger mit DPF-Zertifizierung',
      explanation:
        'In die USA dürfen Daten ohne weitere Garantien nur an Unternehmen gehen, die auf der Liste des EU-US Data Privacy Framework stehen (Beschluss (EU) 2023/1795). Fehlt ein Empfänger dort, braucht es etwa Standardvertragsklauseln (Art. 46 DSGVO). Vertragspartner ist oft eine Tochter in der EU; dann geht es um eine mögliche Weiterübermittlung. Der Beschluss ist vor dem EuGH angegriffen.',
      confidenceReason:
        'Der Status stammt aus dem Katalog des Scanners; maßgeblich ist die amtliche DPF-Liste, und Vertragspartner kann eine Tochter in der EU sein.',
      howToFix:
        '1. Prüfen Sie auf dataprivacyframework.gov, ob das Unternehmen aktiv und für andere als Beschäftigtendaten (Non-HR Data) zertifiziert ist, und notieren Sie das Datum.\n2. Nennen Sie in der Datenschutzerklärung beim Dienst das Data Privacy Framework; streichen Sie Verweise auf das Privacy Shield, wo sie noch stehen.\n3. Schließen Sie hilfsweise Standardvertragsklauseln ab und erwähnen Sie sie.',
      fixes: {
        ...basisFixes.de,
        ...fileFixes('de'),
        shieldBesideGuarantee: besideShieldFix.de,
        notCertified: clausesFix.de,
        notCertifiedNoNotice: clausesFix.de,
        noticeMissing: statusFix.de,
        notCertifiedWithGuarantee: clausesFix.de,
        listed: entryFix.de,
        listedAsOf: entryFix.de,
        listedClauses: clausesNamedFix.de,
        otherSeat: otherSeatFix.de,
        listedShield: entryFix.de,
        statusUnknown: statusFix.de,
        statusUnknownNamed: entryFix.de,
        statusUnknownGeneral: generalFix.de,
        statusOldGeneral: generalFix.de,
        guaranteeNamed: guaranteeFix.de,
        guaranteeWithoutCountry: guaranteeFix.de + addCountry.de,
        notCertifiedGuaranteeElsewhere: clausesFix.de,
        statusOld: statusFix.de,
        statusOldNamed: entryFix.de,
      },
      messages: onFiles({
        listed:
          'Laut Katalog des Scanners am Data Privacy Framework beteiligt: {vendors}; die Datenschutzerklärung nennt das Data Privacy Framework',
        listedAsOf:
          'Laut Katalog des Scanners (Stand {checked}) am Data Privacy Framework beteiligt: {vendors}; die Datenschutzerklärung nennt das Data Privacy Framework',
        listedClauses:
          'Laut Katalog des Scanners am Data Privacy Framework beteiligt: {vendors}; bei {clauses} nennt die Datenschutzerklärung stattdessen eine andere Grundlage, etwa Standardvertragsklauseln oder den Angemessenheitsbeschluss für ein anderes Sitzland',
        otherSeat:
          'Die Datenschutzerklärung nennt als Sitz von {vendors} {seats} und eine Grundlage der Übermittlung, der Katalog des Scanners die USA; ob eine Teilnahme am Data Privacy Framework besteht, ist nicht bekannt',
        listedShield:
          'Laut Katalog des Scanners am Data Privacy Framework beteiligt: {vendors}; die Datenschutzerklärung nennt es, daneben aber noch das ungültige Privacy Shield{see:pp-outdated-terms}',
        notCertified: '{service}: {vendor} steht nicht auf der DPF-Liste, und die Datenschutzerklärung nennt keine andere Garantie',
        notCertifiedNoNotice:
          '{service}: {vendor} steht nicht auf der DPF-Liste; eine lesbare Datenschutzerklärung, die eine andere Garantie nennen könnte, wurde nicht gefunden',
        notCertifiedWithGuarantee: '{service}: {vendor} steht nicht auf der DPF-Liste; die Datenschutzerklärung nennt eine andere Garantie',
        frameworkInvalid:
          '{service}: Der Beschluss zum Data Privacy Framework gilt nicht mehr, die Übermittlung an {vendor} hat keine Grundlage',
        notNamed: '{service}: Für die mögliche Übermittlung an {vendor} nennt die Datenschutzerklärung das Data Privacy Framework nicht',
        undescribed:
          '{service}: Die Datenschutzerklärung beschreibt den Dienst nicht und nennt das Data Privacy Framework nicht als Grundlage der möglichen Übermittlung an {vendor}',
        saidOtherwise:
          'Zu {service} sagt die Datenschutzerklärung „{quote}“; eine Grundlage der möglichen Übermittlung an {vendor} nennt sie dort nicht',
        noBasis: '{service}: Die Datenschutzerklärung nennt keine Grundlage für die Übermittlung an {vendor}',
        shieldNamed: '{service}: Für die mögliche Übermittlung an {vendor} verweist die Datenschutzerklärung noch auf das Privacy Shield',
        shieldVendorOnly: 'Die Datenschutzerklärung beschreibt {service} nicht; zu {vendor} verweist sie noch auf das Privacy Shield',
        namedElsewhere:
          '{service}: Die Datenschutzerklärung nennt das Data Privacy Framework nur bei anderen Empfängern, nicht für die mögliche Übermittlung an {vendor}',
        undescribedElsewhere:
          '{service}: Die Datenschutzerklärung beschreibt den Dienst nicht und nennt das Data Privacy Framework nur bei anderen Empfängern, nicht für die mögliche Übermittlung an {vendor}',
        notCertifiedGuaranteeElsewhere:
          '{service}: {vendor} steht nicht auf der DPF-Liste; eine andere Garantie nennt die Datenschutzerklärung nur bei anderen Empfängern',
        guaranteeWithoutCountry:
          'Zu {vendors} nennt die Datenschutzerklärung eine andere Garantie, aber nicht die USA, in die eine Übermittlung möglich ist. Ob eine Teilnahme am Data Privacy Framework besteht, ist nicht bekannt; trägt die Garantie, kommt es darauf nicht an',
        guaranteeNamed:
          'Für die mögliche Übermittlung in die USA nennt die Datenschutzerklärung zu {vendors} eine andere Garantie. Ob eine Teilnahme am Data Privacy Framework besteht, ist nicht bekannt; trägt die Garantie, kommt es darauf nicht an',
        shieldBesideGuarantee:
          '{service}: Für die mögliche Übermittlung an {vendor} nennt die Datenschutzerklärung neben einer anderen Garantie, etwa Standardvertragsklauseln, noch das Privacy Shield, das nicht mehr gilt',
        statusUnknownGeneral:
          'Die Datenschutzerklärung nennt das Data Privacy Framework allgemein; ob diese Empfänger teilnehmen, ist nicht bekannt: {vendors}',
        statusOldGeneral:
          'Die Datenschutzerklärung nennt das Data Privacy Framework allgemein; die Teilnahme wurde zuletzt vor mehr als 90 Tagen geprüft: {vendors}',
        statusUnknown: 'Ob für eine Übermittlung in die USA eine Teilnahme am Data Privacy Framework besteht, ist nicht bekannt: {vendors}',
        statusUnknownNamed:
          'Die Datenschutzerklärung nennt das Data Privacy Framework; ob diese Empfänger teilnehmen, ist nicht bekannt: {vendors}',
        statusOldNamed:
          'Die Datenschutzerklärung nennt das Data Privacy Framework; die Teilnahme wurde zuletzt vor mehr als 90 Tagen geprüft: {vendors}',
        statusOld: 'Die Teilnahme am Data Privacy Framework wurde zuletzt vor mehr als 90 Tagen geprüft: {vendors}',
        noticeMissing:
          'Es wurde keine lesbare Datenschutzerklärung gefunden, die das Data Privacy Framework nennen könnte; US-Empfänger: {vendors}',
        noticeUnread: 'Was die Datenschutzerklärung zur Übermittlung in die USA sagt, ließ sich nicht lesen: {vendors}',
        noRecipients: 'Es wurden keine US-Empfänger beobachtet',
      }),
    },
    en: {
      title: 'US recipient with DPF certification',
      explanation:
        'Without further guarantees, data may only go to companies in the USA that are on the list of the EU-US Data Privacy Framework (Decision (EU) 2023/1795). If a recipient is missing there, standard contractual clauses or the like are needed (Art. 46 GDPR). The contract partner is often a subsidiary in the EU; the question then is a possible onward transfer. The decision is being challenged before the CJEU.',
      confidenceReason:
        'The status comes from the scanner’s catalogue; the official DPF list decides, and the contracting party may be a subsidiary in the EU.',
      howToFix:
        '1. Check on dataprivacyframework.gov whether the company is active and certified for other than employee data (non-HR data), and note the date.\n2. Name the Data Privacy Framework beside the service in the privacy notice; delete references to the Privacy Shield where they remain.\n3. Alternatively conclude standard contractual clauses and mention them.',
      fixes: {
        ...basisFixes.en,
        ...fileFixes('en'),
        shieldBesideGuarantee: besideShieldFix.en,
        notCertified: clausesFix.en,
        notCertifiedNoNotice: clausesFix.en,
        noticeMissing: statusFix.en,
        notCertifiedWithGuarantee: clausesFix.en,
        listed: entryFix.en,
        listedAsOf: entryFix.en,
        listedClauses: clausesNamedFix.en,
        otherSeat: otherSeatFix.en,
        listedShield: entryFix.en,
        statusUnknown: statusFix.en,
        statusUnknownNamed: entryFix.en,
        statusUnknownGeneral: generalFix.en,
        statusOldGeneral: generalFix.en,
        guaranteeNamed: guaranteeFix.en,
        guaranteeWithoutCountry: guaranteeFix.en + addCountry.en,
        notCertifiedGuaranteeElsewhere: clausesFix.en,
        statusOld: statusFix.en,
        statusOldNamed: entryFix.en,
      },
      messages: onFiles({
        listed:
          'Taking part in the Data Privacy Framework according to the scanner’s catalogue: {vendors}; the privacy notice names the Data Privacy Framework',
        listedAsOf:
          'Taking part in the Data Privacy Framework according to the scanner’s catalogue (as of {checked}): {vendors}; the privacy notice names the Data Privacy Framework',
        listedClauses:
          'Taking part in the Data Privacy Framework according to the scanner’s catalogue: {vendors}; beside {clauses} the privacy notice names another basis instead, such as standard contractual clauses or the adequacy decision for another seat',
        otherSeat:
          'As the seat of {vendors} the privacy notice names {seats}, with a basis of the transfer, the scanner’s catalogue the USA; whether there is participation in the Data Privacy Framework is not known',
        listedShield:
          'Taking part in the Data Privacy Framework according to the scanner’s catalogue: {vendors}; the privacy notice names it, but the invalid Privacy Shield as well{see:pp-outdated-terms}',
        notCertified: '{service}: {vendor} is not on the DPF list, and the privacy notice names no other guarantee',
        notCertifiedNoNotice:
          '{service}: {vendor} is not on the DPF list; no readable privacy notice was found that could name another guarantee',
        notCertifiedWithGuarantee: '{service}: {vendor} is not on the DPF list; the privacy notice names another guarantee',
        frameworkInvalid: '{service}: the decision on the Data Privacy Framework no longer applies, the transfer to {vendor} has no basis',
        notNamed: '{service}: the privacy notice does not name the Data Privacy Framework for the possible transfer to {vendor}',
        undescribed:
          '{service}: the privacy notice does not describe the service and does not name the Data Privacy Framework as basis of the possible transfer to {vendor}',
        saidOtherwise: 'Of {service} the privacy notice says “{quote}”; it names no basis of the possible transfer to {vendor} there',
        noBasis: '{service}: the privacy notice names no basis for the transfer to {vendor}',
        shieldNamed: '{service}: the privacy notice still refers to the Privacy Shield for the possible transfer to {vendor}',
        shieldVendorOnly: 'The privacy notice does not describe {service}; for {vendor} it still refers to the Privacy Shield',
        namedElsewhere:
          '{service}: the privacy notice names the Data Privacy Framework only beside other recipients, not for the possible transfer to {vendor}',
        undescribedElsewhere:
          '{service}: the privacy notice does not describe the service and names the Data Privacy Framework only beside other recipients, not for the possible transfer to {vendor}',
        notCertifiedGuaranteeElsewhere:
          '{service}: {vendor} is not on the DPF list; the privacy notice names another guarantee only beside other recipients',
        guaranteeWithoutCountry:
          'For {vendors} the privacy notice names another guarantee, but not the USA, to which a transfer is possible. Whether there is participation in the Data Privacy Framework is not known; if the guarantee holds, it does not matter',
        guaranteeNamed:
          'For the possible transfer to the USA the privacy notice names another guarantee for {vendors}. Whether there is participation in the Data Privacy Framework is not known; if the guarantee holds, it does not matter',
        shieldBesideGuarantee:
          '{service}: for the possible transfer to {vendor} the privacy notice names, beside another guarantee such as standard contractual clauses, still the Privacy Shield, which no longer holds',
        statusUnknownGeneral:
          'The privacy notice names the Data Privacy Framework in general; whether these recipients participate is not known: {vendors}',
        statusOldGeneral:
          'The privacy notice names the Data Privacy Framework in general; participation was last checked more than 90 days ago: {vendors}',
        statusUnknown: 'Whether there is participation in the Data Privacy Framework for a transfer to the USA is not known: {vendors}',
        statusUnknownNamed:
          'The privacy notice names the Data Privacy Framework; whether these recipients participate is not known: {vendors}',
        statusOldNamed:
          'The privacy notice names the Data Privacy Framework; participation was last checked more than 90 days ago: {vendors}',
        statusOld: 'Participation in the Data Privacy Framework was last checked more than 90 days ago: {vendors}',
        noticeMissing: 'No readable privacy notice was found that could name the Data Privacy Framework; US recipients: {vendors}',
        noticeUnread: 'What the privacy notice says about the transfer to the USA could not be read: {vendors}',
        noRecipients: 'No US recipients were observed',
      }),
    },
  },
  run(facts) {
    const recipients = recipientsOf(facts).filter(({ use }) => countryOfRecipient(use) === 'US' && use.dpf !== 'not-applicable');
    if (recipients.length === 0) return { class: 'NotApplicable', message: 'noRecipients' };
    const notice = readNotice(facts);
    const grounds = readGrounds(facts);
    const guaranteed = ownGuarantee.test(notice.text);
    const untrue = brokenPromises(facts.privacy.text, { ...facts, cookies: facts.cookies ?? [] });
    const unread = notice.url !== null && !notice.complete;
    const clauses: Recipient[] = [];
    const otherSeats: [Recipient, string[]][] = [];
    const risks: Finding[] = [];
    const hints: Finding[] = [];
    const open = {
      noticeMissing: [] as Recipient[],
      noticeUnread: [] as Recipient[],
      statusOldNamed: [] as Recipient[],
      statusOldGeneral: [] as Recipient[],
      statusOld: [] as Recipient[],
      statusUnknownNamed: [] as Recipient[],
      statusUnknownGeneral: [] as Recipient[],
      statusUnknown: [] as Recipient[],
      guaranteeNamed: [] as Recipient[],
      guaranteeWithoutCountry: [] as Recipient[],
    };

    for (const recipient of recipients) {
      const { use } = recipient;
      const told = (message: string) => hints.push(recipientFinding(messageOnFiles(message, [recipient]), recipient));
      const place = grounds.placeOf(use, framework);
      const naming = place === 'beside' ? 'Named' : place === 'general' ? 'General' : '';
      const isOthers = isGuaranteedForOthersOnly(grounds, facts.privacy.text, use);
      const guarantee = isOthers ? 'elsewhere' : grounds.placeOf(use, ownGuarantee);
      const seats = seatsDecided(notice, use, grounds);
      if (use.dpf === 'unknown' && seats.length > 0) otherSeats.push([recipient, seats]);
      else if (use.dpf === 'unknown')
        open[
          guarantee !== 'beside' || place === 'beside'
            ? (`statusUnknown${naming}` as const)
            : grounds.partsOf(use).some((part) => american.test(part) && ownGuarantee.test(part))
              ? 'guaranteeNamed'
              : 'guaranteeWithoutCountry'
        ].push(recipient);
      else if (use.dpf === 'active' && US_DPF_VALID.valid) {
        const former = formerFrameworkOf(facts, notice, use, grounds)?.startsWith('Privacy Shield');
        const match = facts.policyMatches?.find(({ serviceId }) => serviceId === use.service.id)?.match;
        const said = untrue.find(
          (promise) => promise.use?.service.id === use.service.id || promise.serviceIds?.includes(use.service.id),
        )?.quote;
        if (isOld(recipient, facts.site.createdAt)) open[`statusOld${naming}`].push(recipient);
        else if (naming !== '') continue;
        // What is not there says nothing, neither this nor that.
        else if (notice.url === null) open.noticeMissing.push(recipient);
        else if (former && !namesService(notice.text, use)) told('shieldVendorOnly');
        else if (former) told(guarantee === 'beside' ? 'shieldBesideGuarantee' : 'shieldNamed');
        // Whoever names clauses, with a recipient or for all of them, or a seat with its decision, names a ground: the framework is only another one.
        else if (
          (seats[0] !== undefined && isThirdCountry(seats[0]) === true) ||
          guarantee === 'beside' ||
          (guarantee === 'general' && match !== 'notFound')
        )
          clauses.push(recipient);
        else if (unread) open.noticeUnread.push(recipient);
        // Of what the notice says something untrue it is not silent: "Google Fonts (lokales Hosting)".
        else if (match === 'notFound' && said !== undefined) hints.push(recipientFinding('saidOtherwise', recipient, { quote: said }));
        else if (place === 'elsewhere')
          told(match !== 'notFound' && passagesAbout(notice, use, 0).length > 0 ? 'namedElsewhere' : 'undescribedElsewhere');
        else if (match === 'notFound') told('undescribed');
        else told(guaranteed || passagesAbout(notice, use, 0).length > 0 ? 'notNamed' : 'noBasis');
      } else if (guaranteed) told(guarantee === 'elsewhere' ? 'notCertifiedGuaranteeElsewhere' : 'notCertifiedWithGuarantee');
      else if (unread) open.noticeUnread.push(recipient);
      else
        risks.push(
          recipientFinding(
            use.dpf === 'active' ? 'frameworkInvalid' : notice.url === null ? 'notCertifiedNoNotice' : 'notCertified',
            recipient,
          ),
        );
    }

    const kinds = (Object.keys(open) as (keyof typeof open)[]).filter((name) => open[name].length > 0);
    // What is open with one recipient is told beside what is wrong with another, and stays open.
    const openFindings = kinds.flatMap((name) =>
      open[name].map((recipient) =>
        recipientFinding(messageOnFiles(name, [recipient]), recipient, { vendors: companyName(recipient.use) }),
      ),
    );
    const seatFindings = otherSeats.map(([recipient, seats]) =>
      recipientFinding('otherSeat', recipient, { vendors: companyName(recipient.use), seats: shortList(seats) }),
    );
    openFindings.push(...seatFindings);
    const stillOpen = openFindings.map((finding) => ({ ...finding, class: 'NoClassification' as const }));
    const verdict = risks.length + hints.length === 0 ? null : verdictBeside(risks, [...oncePerCompany(hints), ...stillOpen]);
    if (verdict) return verdict;
    const [first] = kinds;
    if (first === undefined && otherSeats.length > 0) {
      const params = {
        vendors: vendorsOf(otherSeats.map(([recipient]) => recipient)),
        seats: shortList(otherSeats.flatMap(([, seats]) => seats)),
      };
      return { class: 'NoClassification', message: 'otherSeat', params, items: otherSeats.map(([{ use }]) => serviceItem(use)) };
    }
    if (first === undefined) {
      const isShielded = recipients.some(({ use }) => formerFrameworkOf(facts, notice, use, grounds)?.startsWith('Privacy Shield'));
      if (isShielded) return { class: 'Conform', message: 'listedShield', params: { vendors: vendorsOf(recipients) } };
      if (clauses.length > 0)
        return { class: 'Conform', message: 'listedClauses', params: { vendors: vendorsOf(recipients), clauses: vendorsOf(clauses) } };
      return listed(recipients);
    }
    // Of several kinds, what holds for all: that their participation has to be looked up.
    const message = /^notice/.test(first) || kinds.length === 1 ? first : 'statusUnknown';
    const shown = message === first ? open[first] : kinds.flatMap((name) => open[name]);
    const items = shown.map(({ use }) => serviceItem(use));
    const params = { vendors: vendorsOf(shown), ...namesOfFiles(shown, vendorsOf) };
    return { class: 'NoClassification', message: messageOnFiles(message, shown), params, items };
  },
});

/** Says who is on the list, and since when that is not known to be otherwise: by the oldest look at it. */
function listed(recipients: readonly Recipient[]): Verdict {
  const vendors = vendorsOf(recipients);
  const days = recipients.map(({ use }) => findVendor(use.service.vendor)?.checked);
  const [oldest] = days.filter((day) => day !== undefined).sort();
  if (oldest === undefined || days.includes(undefined)) return { class: 'Conform', message: 'listed', params: { vendors } };
  return { class: 'Conform', message: 'listedAsOf', params: { vendors, checked: oldest } };
}

function vendorsOf(recipients: readonly Recipient[]): string {
  return [...new Set(recipients.map(({ use }) => companyName(use)))].join(', ');
}

/** Whether the vendor's entry was looked at too long before the scan. */
function isOld({ use }: Recipient, scannedAt: string): boolean {
  const checked = findVendor(use.service.vendor)?.checked;
  return checked !== undefined && Date.parse(scannedAt) - Date.parse(checked) > freshDays * dayMs;
}
