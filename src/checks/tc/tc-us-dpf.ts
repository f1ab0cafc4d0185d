import { US_DPF_VALID } from '#knowledge/country.ts';
import { findVendor } from '#knowledge/find-vendor.ts';
import { defineCheck, type Finding } from '../define-check.ts';
import { serviceItem, verdictOf } from '../items.ts';
import { settled, statute } from '../law.ts';
import { passagesAbout, readNotice } from '../notice.ts';
import { countryOfRecipient, ownGuarantee, type Recipient, recipientFinding, recipientsOf } from '../transfers.ts';

const dayMs = 86_400_000;
/** An entry of the list that was looked at longer ago proves nothing. */
const freshDays = 90;

/** About the length of what a notice says about one service. */
const sectionLength = 600;
const framework = /Data\s+Privacy\s+Framework|\bDPF\b/i;
const shield = /Privacy[\s-]?Shield|Datenschutzschild/i;

export default defineCheck({
  id: 'tc-us-dpf',
  area: 'tc',
  version: 1,
  weight: 3,
  confidence: 'high',
  legalBasis: [
    statute('Durchführungsbeschluss (EU) 2023/1795 vom 10.7.2023', 'Implementing Decision (EU) 2023/1795 of 10 Jul 2023'),
    settled(
      'EuG, 3.9.2025, T-553/23 Latombe (Rechtsmittel C-703/25 P anhängig, zuletzt Juni 2026)',
      'General Court, 3 Sep 2025, T-553/23 Latombe (appeal C-703/25 P pending, last seen June 2026)',
    ),
  ],
  volatile: {
    de: 'Gegen das Urteil zum EU-US Data Privacy Framework (T-553/23) ist beim EuGH das Rechtsmittel C-703/25 P anhängig. Erklärt der EuGH den Beschluss für ungültig, fehlt allen genannten Übermittlungen diese Grundlage.',
    en: 'The appeal C-703/25 P against the judgment on the EU-US Data Privacy Framework (T-553/23) is pending before the CJEU. If the CJEU declares the decision invalid, all transfers named here lose this basis.',
    since: '2026-11-21',
  },
  needs: ['services', 'requests', 'privacy', 'pages', 'site'],
  texts: {
    de: {
      title: 'US-Empfänger mit DPF-Zertifizierung',
      explanation:
        'In die USA dürfen Daten ohne weitere Garantien nur an Unternehmen gehen, die auf der Liste des EU-US Data Privacy Framework stehen (Beschluss (EU) 2023/1795). Fehlt ein Empfänger dort, braucht es etwa Standardvertragsklauseln (Art. 46 DSGVO). Vertragspartner ist oft eine Tochter in der EU; dann geht es um eine mögliche Weiterübermittlung. Der Beschluss ist vor dem EuGH angegriffen.',
      confidenceReason: 'Der Status stammt aus der DPF-Liste mit Datum; Vertragspartner kann eine Tochter in der EU sein.',
      howToFix:
        '1. Prüfen Sie auf dataprivacyframework.gov, ob das Unternehmen aktiv und für andere als Beschäftigtendaten (Non-HR Data) zertifiziert ist, und notieren Sie das Datum.\n2. Nennen Sie in der Datenschutzerklärung beim Dienst das Data Privacy Framework; streichen Sie Verweise auf das Privacy Shield, wo sie noch stehen.\n3. Schließen Sie hilfsweise Standardvertragsklauseln ab und erwähnen Sie sie.',
      messages: {
        notCertified: '{service}: {vendor} steht nicht auf der DPF-Liste, und die Datenschutzerklärung nennt keine andere Garantie',
        notCertifiedWithGuarantee: '{service}: {vendor} steht nicht auf der DPF-Liste; die Datenschutzerklärung nennt eine andere Garantie',
        frameworkInvalid:
          '{service}: Der Beschluss zum Data Privacy Framework gilt nicht mehr, die Übermittlung an {vendor} hat keine Grundlage',
        notNamed: '{service}: Für die mögliche Übermittlung an {vendor} nennt die Datenschutzerklärung das Data Privacy Framework nicht',
        noBasis: '{service}: Die Datenschutzerklärung nennt keine Grundlage für die Übermittlung an {vendor}',
        shieldNamed: '{service}: Für die mögliche Übermittlung an {vendor} verweist die Datenschutzerklärung noch auf das Privacy Shield',
        statusUnknown: 'Der DPF-Status dieser US-Empfänger ist nicht bekannt: {vendors}',
        statusOld: 'Der DPF-Status dieser US-Empfänger wurde zuletzt vor mehr als 90 Tagen geprüft: {vendors}',
        noticeUnread: 'Was die Datenschutzerklärung zur Übermittlung an diese US-Empfänger sagt, ließ sich nicht lesen: {vendors}',
        noRecipients: 'Es wurden keine US-Empfänger beobachtet',
      },
    },
    en: {
      title: 'US recipient with DPF certification',
      explanation:
        'Without further guarantees, data may only go to companies in the USA that are on the list of the EU-US Data Privacy Framework (Decision (EU) 2023/1795). If a recipient is missing there, standard contractual clauses or the like are needed (Art. 46 GDPR). The contract partner is often a subsidiary in the EU; the question then is a possible onward transfer. The decision is being challenged before the CJEU.',
      confidenceReason: 'The status comes from the dated DPF list; the contracting party may be a subsidiary in the EU.',
      howToFix:
        '1. Check on dataprivacyframework.gov whether the company is active and certified for other than employee data (non-HR data), and note the date.\n2. Name the Data Privacy Framework beside the service in the privacy notice; delete references to the Privacy Shield where they remain.\n3. Alternatively conclude standard contractual clauses and mention them.',
      messages: {
        notCertified: '{service}: {vendor} is not on the DPF list, and the privacy notice names no other guarantee',
        notCertifiedWithGuarantee: '{service}: {vendor} is not on the DPF list; the privacy notice names another guarantee',
        frameworkInvalid: '{service}: the decision on the Data Privacy Framework no longer applies, the transfer to {vendor} has no basis',
        notNamed: '{service}: the privacy notice does not name the Data Privacy Framework for the possible transfer to {vendor}',
        noBasis: '{service}: the privacy notice names no basis for the transfer to {vendor}',
        shieldNamed: '{service}: the privacy notice still refers to the Privacy Shield for the possible transfer to {vendor}',
        statusUnknown: 'The DPF status of these US recipients is not known: {vendors}',
        statusOld: 'The DPF status of these US recipients was last checked more than 90 days ago: {vendors}',
        noticeUnread: 'What the privacy notice says about the transfer to these US recipients could not be read: {vendors}',
        noRecipients: 'No US recipients were observed',
      },
    },
  },
  run(facts) {
    const recipients = recipientsOf(facts).filter(({ use }) => countryOfRecipient(use) === 'US' && use.dpf !== 'not-applicable');
    if (recipients.length === 0) return { class: 'NotApplicable', message: 'noRecipients' };
    const notice = readNotice(facts);
    const guaranteed = ownGuarantee.test(notice.text);
    const risks: Finding[] = [];
    const hints: Finding[] = [];
    const open = { statusUnknown: [] as Recipient[], statusOld: [] as Recipient[], noticeUnread: [] as Recipient[] };

    for (const recipient of recipients) {
      const { dpf } = recipient.use;
      const listed = dpf === 'active' && US_DPF_VALID.valid;
      if (dpf === 'unknown') open.statusUnknown.push(recipient);
      else if (listed) {
        if (isOld(recipient, facts.site.createdAt)) open.statusOld.push(recipient);
        else if (framework.test(notice.text)) continue;
        else if (passagesAbout(notice, recipient.use, sectionLength).some((passage) => shield.test(passage)))
          hints.push(recipientFinding('shieldNamed', recipient));
        else if (notice.url !== null && !notice.complete) open.noticeUnread.push(recipient);
        else
          hints.push(
            recipientFinding(guaranteed || passagesAbout(notice, recipient.use, 0).length > 0 ? 'notNamed' : 'noBasis', recipient),
          );
      } else if (guaranteed) hints.push(recipientFinding('notCertifiedWithGuarantee', recipient));
      else if (notice.url !== null && !notice.complete) open.noticeUnread.push(recipient);
      else risks.push(recipientFinding(dpf === 'active' ? 'frameworkInvalid' : 'notCertified', recipient));
    }

    const verdict = verdictOf({ risks, hints });
    if (verdict) return verdict;
    const message = (['noticeUnread', 'statusOld', 'statusUnknown'] as const).find((name) => open[name].length > 0);
    if (!message) return { class: 'Conform' };
    const vendors = [...new Set(open[message].map(({ use }) => use.vendorName ?? use.service.name))].join(', ');
    return { class: 'NoClassification', message, params: { vendors }, items: open[message].map(({ use }) => serviceItem(use)) };
  },
});

/** Whether the vendor's entry was looked at too long before the scan. */
function isOld({ use }: Recipient, scannedAt: string): boolean {
  const checked = findVendor(use.service.vendor)?.checked;
  return checked !== undefined && Date.parse(scannedAt) - Date.parse(checked) > freshDays * dayMs;
}
