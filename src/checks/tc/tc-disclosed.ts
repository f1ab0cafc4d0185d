import { consentLaw } from '../consent-law.ts';
import { defineCheck, type Finding } from '../define-check.ts';
import { deniedTransferOf } from '../denied-transfers.ts';
import type { Facts } from '../facts.ts';
import { serviceItem, textItem, verdictOf } from '../items.ts';
import { unverified } from '../law.ts';
import { type Notice, namesService, namesVendor, readNotice } from '../notice.ts';
import { shortList } from '../stored-findings.ts';
import { isExplained, isExplainedElsewhere } from '../transfer-explained.ts';
import { type GroundPlace, type GroundReading, readGrounds } from '../transfer-grounds.ts';
import {
  countryOfRecipient,
  formerFrameworkOf,
  isThirdCountry,
  type Recipient,
  recipientFinding,
  recipientsOf,
  transferBasis,
} from '../transfers.ts';

const describeFix = {
  de: '1. Soweit die Einbindung bleibt, beschreiben Sie {service} in der Datenschutzerklärung, mit Empfängerland und Grundlage der Übermittlung: Angemessenheitsbeschluss, Data Privacy Framework oder Standardvertragsklauseln.\n2. Stützen Sie sich auf Standardvertragsklauseln, sagen Sie auch, wo Besucher eine Kopie erhalten.',
  en: '1. As far as the embed stays, describe {service} in the privacy notice, with the recipient’s country and the basis of the transfer: adequacy decision, Data Privacy Framework or standard contractual clauses.\n2. If you rely on standard contractual clauses, also say where visitors get a copy.',
};
const besideFix = {
  de: '1. Nennen Sie in der Datenschutzerklärung bei {service} das Empfängerland und die Grundlage der Übermittlung: Angemessenheitsbeschluss, Data Privacy Framework oder Standardvertragsklauseln.\n2. Stützen Sie sich auf Standardvertragsklauseln, sagen Sie auch, wo Besucher eine Kopie erhalten.',
  en: '1. In the privacy notice, name the recipient’s country and the basis of the transfer beside {service}: adequacy decision, Data Privacy Framework or standard contractual clauses.\n2. If you rely on standard contractual clauses, also say where visitors get a copy.',
};
const formerFix = {
  de: '1. Streichen Sie den Verweis auf {former} aus der Datenschutzerklärung.\n2. Nennen Sie bei {service} das Empfängerland, soweit es dort noch fehlt, und die heutige Grundlage der Übermittlung: Angemessenheitsbeschluss, Data Privacy Framework oder Standardvertragsklauseln.\n3. Stützen Sie sich auf Standardvertragsklauseln, sagen Sie auch, wo Besucher eine Kopie erhalten.',
  en: '1. Delete the reference to {former} from the privacy notice.\n2. Name the recipient’s country and the basis of the transfer beside {service}: adequacy decision, Data Privacy Framework or standard contractual clauses.\n3. If you rely on standard contractual clauses, also say where visitors get a copy.',
};
const deniedFix = {
  de: '1. Streichen oder berichtigen Sie den zitierten Satz; stehen bleiben kann er nur, wenn zu {service} auch Zugriffe aus dem Drittland ({country}) durch den Anbieter, seinen Konzern und Unterauftragnehmer ausgeschlossen sind und Sie das belegen können.\n2. Nennen Sie sonst dort das Empfängerland und die Grundlage der Übermittlung: Angemessenheitsbeschluss, Data Privacy Framework oder Standardvertragsklauseln.',
  en: '1. Delete or correct the sentence quoted; it can stay only if access from the third country ({country}) by the provider of {service}, its group and sub-processors is excluded too and you can prove it.\n2. Otherwise name the recipient’s country and the basis of the transfer there: adequacy decision, Data Privacy Framework or standard contractual clauses.',
};

export default defineCheck({
  id: 'tc-disclosed',
  area: 'tc',
  version: 9,
  weight: 3,
  confidence: 'medium',
  legalBasis: [unverified('Art. 13 Abs. 1 lit. f DSGVO', 'Art. 13(1)(f) GDPR'), consentLaw.olgKoelnTransfer],
  needs: ['services', 'requests', 'privacy', 'pages'],
  wants: ['noticeServices', 'policyMatches'],
  texts: {
    de: {
      title: 'Drittlandübermittlung in der Datenschutzerklärung erläutert',
      explanation:
        'Gehen Daten an Empfänger außerhalb des Europäischen Wirtschaftsraums, muss die Datenschutzerklärung das sagen und die Grundlage nennen, etwa einen Angemessenheitsbeschluss oder Standardvertragsklauseln (Art. 13 Abs. 1 lit. f DSGVO). Auch ein Angemessenheitsbeschluss ist anzugeben. Das Privacy Shield ist keine Grundlage mehr.',
      confidenceReason:
        'Gesucht werden Land und Grundlage nahe beim Namen des Dienstes; anders gegliederte Texte können falsch gelesen werden.',
      howToFix:
        '1. Nennen Sie bei jedem Dienst das Empfängerland.\n2. Nennen Sie dort die Grundlage der Übermittlung: Angemessenheitsbeschluss, Data Privacy Framework oder Standardvertragsklauseln.\n3. Stützen Sie sich auf Standardvertragsklauseln, sagen Sie auch, wo Besucher eine Kopie erhalten.',
      fixes: {
        formerOnly: formerFix.de,
        formerBeside: formerFix.de,
        formerVendorOnly:
          '1. Streichen Sie den Verweis auf {former} aus der Datenschutzerklärung.\n2. Beschreiben Sie {service}, und nennen Sie dort das Empfängerland und die Grundlage der Übermittlung: Angemessenheitsbeschluss, Data Privacy Framework oder Standardvertragsklauseln.\n3. Stützen Sie sich auf Standardvertragsklauseln, sagen Sie auch, wo Besucher eine Kopie erhalten.',
        denied: deniedFix.de,
        noStatement: besideFix.de,
        notDescribed: describeFix.de,
        notNamed: describeFix.de,
        notNamedElsewhere: describeFix.de,
        notNamedVendor: describeFix.de,
        generalOnly: besideFix.de,
        elsewhereOnly: besideFix.de,
        countryMissing: '1. Nennen Sie in der Datenschutzerklärung bei {service} das Empfängerland.',
      },
      messages: {
        denied:
          '{service}: Die Datenschutzerklärung sagt „{quote}“; Daten gehen aber an {vendor} oder ein Unternehmen dieses Konzerns, eine Übermittlung in ein Drittland ({country}) ist möglich',
        noStatement:
          '{service}: Daten gehen an {vendor} oder ein Unternehmen dieses Konzerns, eine Übermittlung in ein Drittland ({country}) ist möglich; die Datenschutzerklärung nennt dafür keine Grundlage',
        formerOnly:
          '{service}: Daten gehen an {vendor} oder ein Unternehmen dieses Konzerns, eine Übermittlung in ein Drittland ({country}) ist möglich; die Datenschutzerklärung nennt nur {former}, was keine Grundlage mehr ist',
        formerVendorOnly:
          '{service}: Eine Übermittlung in ein Drittland ({country}) ist möglich; die Datenschutzerklärung beschreibt {service} nicht und nennt zu {vendor} nur {former}, was keine Grundlage mehr ist',
        formerBeside:
          '{service}: Beim Dienst nennt die Datenschutzerklärung als Grundlage der Übermittlung ({country}) nur {former}, was keine Grundlage mehr ist',
        notDescribed:
          '{service}: Daten gehen an {vendor} oder ein Unternehmen dieses Konzerns, eine Übermittlung in ein Drittland ({country}) ist möglich; die Datenschutzerklärung beschreibt {service} nicht und nennt keine Grundlage',
        notNamed:
          'Die Datenschutzerklärung nennt {service} nicht und damit keine Grundlage für die mögliche Übermittlung ({country}); allgemein behandelt sie Übermittlungen in Drittländer',
        notNamedElsewhere:
          'Die Datenschutzerklärung nennt {service} nicht und damit keine Grundlage für die mögliche Übermittlung ({country}); Angaben zu Übermittlungen macht sie nur bei anderen Empfängern',
        notNamedVendor:
          'Die Datenschutzerklärung beschreibt {service} nicht; eine Grundlage der Übermittlung ({country}) nennt sie nur sonst zu {vendor}',
        generalOnly:
          '{service}: Land ({country}) und Grundlage der Übermittlung stehen nicht beim Dienst; die Datenschutzerklärung behandelt Übermittlungen nur allgemein',
        elsewhereOnly:
          '{service}: Land ({country}) und Grundlage der Übermittlung stehen nicht beim Dienst; Angaben dazu macht die Datenschutzerklärung nur bei anderen Empfängern',
        countryMissing:
          '{service}: Zu {vendor} nennt die Datenschutzerklärung eine Grundlage der Übermittlung, aber nicht nahe dabei das Empfängerland ({country})',
        noticeUnread: 'Was die Datenschutzerklärung zur Übermittlung in Drittländer sagt, ließ sich nicht lesen',
        noticeMissing: 'Es wurde keine Datenschutzerklärung gefunden; Drittlandempfänger: {names}',
        seatUnknown: 'Dem Scanner ist nicht bekannt, wo der Anbieter sitzt: {names}',
        explained: 'Die Datenschutzerklärung ({address}) nennt beim Dienst Empfängerland und Grundlage der Übermittlung: {services}',
        explainedPartly:
          'Die Datenschutzerklärung ({address}) nennt beim Dienst Empfängerland und Grundlage der Übermittlung: {services}; die Grundlage für {others} nennt sie nur bei anderen Diensten desselben Unternehmens',
        explainedByCompany:
          'Die Datenschutzerklärung ({address}) nennt die Grundlage der Übermittlung für {others} nur bei anderen Diensten desselben Unternehmens',
        noRecipients: 'Es wurden keine Empfänger in Drittländern beobachtet',
      },
    },
    en: {
      title: 'Transfer explained in the notice',
      explanation:
        'If data goes to recipients outside the European Economic Area, the privacy notice has to say so and name the basis, such as an adequacy decision or standard contractual clauses (Art. 13(1)(f) GDPR). An adequacy decision has to be stated too. Privacy Shield is no basis any more.',
      confidenceReason: 'Country and basis are looked for near the name of the service; texts built differently may be misread.',
      howToFix:
        '1. Name the recipient’s country for every service.\n2. Name the basis of the transfer there: adequacy decision, Data Privacy Framework or standard contractual clauses.\n3. If you rely on standard contractual clauses, also say where visitors get a copy.',
      fixes: {
        formerOnly: formerFix.en,
        formerBeside: formerFix.en,
        formerVendorOnly:
          '1. Delete the reference to {former} from the privacy notice.\n2. Describe {service} and name the recipient’s country and the basis of the transfer there: adequacy decision, Data Privacy Framework or standard contractual clauses.\n3. If you rely on standard contractual clauses, also say where visitors get a copy.',
        denied: deniedFix.en,
        noStatement: besideFix.en,
        notDescribed: describeFix.en,
        notNamed: describeFix.en,
        notNamedElsewhere: describeFix.en,
        notNamedVendor: describeFix.en,
        generalOnly: besideFix.en,
        elsewhereOnly: besideFix.en,
        countryMissing: '1. In the privacy notice, name the recipient’s country beside {service}.',
      },
      messages: {
        denied:
          '{service}: the privacy notice says “{quote}”; but data goes to {vendor} or a company of its group, a transfer to a third country ({country}) is possible',
        noStatement:
          '{service}: data goes to {vendor} or a company of its group, a transfer to a third country ({country}) is possible; the privacy notice names no basis for it',
        formerOnly:
          '{service}: data goes to {vendor} or a company of its group, a transfer to a third country ({country}) is possible; the privacy notice names only {former}, which is no basis any more',
        formerVendorOnly:
          '{service}: a transfer to a third country ({country}) is possible; the privacy notice does not describe {service} and names only {former} for {vendor}, which is no basis any more',
        formerBeside:
          '{service}: beside the service the privacy notice names only {former} as the basis of the transfer ({country}), which is no basis any more',
        notDescribed:
          '{service}: data goes to {vendor} or a company of its group, a transfer to a third country ({country}) is possible; the privacy notice does not describe {service} and names no basis',
        notNamed:
          'The privacy notice does not name {service} and thus no basis for the possible transfer ({country}); it deals with transfers to third countries in general',
        notNamedElsewhere:
          'The privacy notice does not name {service} and thus no basis for the possible transfer ({country}); it states transfers only beside other recipients',
        notNamedVendor:
          'The privacy notice does not describe {service}; it names a basis of the transfer ({country}) only elsewhere for {vendor}',
        generalOnly:
          '{service}: country ({country}) and basis of the transfer are not stated beside the service; the privacy notice deals with transfers only in general',
        elsewhereOnly:
          '{service}: country ({country}) and basis of the transfer are not stated beside the service; the privacy notice states them only beside other recipients',
        countryMissing:
          '{service}: the privacy notice names a basis of the transfer for {vendor}, but not the recipient’s country ({country}) near it',
        noticeUnread: 'What the privacy notice says about transfers to third countries could not be read',
        noticeMissing: 'No privacy notice was found; recipients in third countries: {names}',
        seatUnknown: 'The scanner does not know where the provider has its seat: {names}',
        explained: 'The privacy notice ({address}) names country and basis of the transfer beside the service: {services}',
        explainedPartly:
          'The privacy notice ({address}) names country and basis of the transfer beside the service: {services}; the basis for {others} it names only beside other services of the same company',
        explainedByCompany:
          'The privacy notice ({address}) names the basis of the transfer for {others} only beside other services of the same company',
        noRecipients: 'No recipients in third countries were observed',
      },
    },
  },
  run(facts) {
    const all = recipientsOf(facts);
    const recipients = all.filter(({ use }) => isThirdCountry(countryOfRecipient(use)) === true);
    const seatless = all.filter(({ use }) => countryOfRecipient(use) === null);
    if (recipients.length === 0) {
      if (seatless.length === 0) return { class: 'NotApplicable', message: 'noRecipients' };
      const params = { names: shortList(seatless.map(({ use }) => use.service.name)) };
      return { class: 'NoClassification', message: 'seatUnknown', params, items: seatless.map(({ use }) => serviceItem(use)) };
    }

    const notice = readNotice(facts);
    const items = recipients.map(({ use }) => serviceItem(use));
    if (notice.url === null) {
      const params = { names: shortList(recipients.map(({ use }) => use.service.name)) };
      return { class: 'NoClassification', message: 'noticeMissing', params, items };
    }
    const somewhere = transferBasis.test(notice.text);
    if (!somewhere && !notice.complete) return { class: 'NoClassification', message: 'noticeUnread', items };
    const grounds = readGrounds(facts);
    const isExplainedBeside = (use: Recipient['use']) =>
      grounds.placeOf(use, transferBasis) !== 'elsewhere' && isExplained(notice, use, countryOfRecipient(use)!);
    const lacking = recipients.flatMap((recipient): Finding[] => {
      const { use } = recipient;
      const match = facts.policyMatches?.find(({ serviceId }) => serviceId === use.service.id)?.match;
      if (somewhere && isExplainedBeside(use)) return [];
      const quote = deniedTransferOf(facts, use);
      if (quote !== null) return [deniedFinding(recipient, quote, notice.url!)];
      if (!somewhere) return [withoutBasis(facts, notice, grounds, recipient, match !== 'notFound')];
      const place = grounds.placeOf(use, transferBasis);
      const former = place !== 'beside' && namesService(notice.text, use) ? formerFrameworkOf(facts, notice, use, grounds) : null;
      if (former !== null) return [recipientFinding('formerBeside', recipient, { former })];
      return [recipientFinding(otherwise(place, match !== 'notFound' && isDescribed(notice, use)), recipient)];
    });
    const verdict = verdictOf(somewhere ? { hints: lacking } : { risks: lacking });
    if (verdict) return verdict;
    // Of a service without a word of its own the notice tells at most beside others of its vendor.
    const isUntold = (use: Recipient['use']) =>
      !namesService(notice.text, use) &&
      facts.policyMatches?.some(({ serviceId, match }) => serviceId === use.service.id && match === 'notFound');
    const { own = [], others = [] } = Object.groupBy(recipients, ({ use }) =>
      isExplainedElsewhere(facts.privacy.text, use) || isUntold(use) ? 'others' : 'own',
    );
    const namesOf = (some: readonly Recipient[]) => shortList(some.map(({ use }) => use.service.name));
    const message = others.length === 0 ? 'explained' : own.length === 0 ? 'explainedByCompany' : 'explainedPartly';
    return { class: 'Conform', message, params: { services: namesOf(own), others: namesOf(others), address: notice.url } };
  },
});

/** The notice denies what is possible: that sentence is shown first, then what was seen. */
function deniedFinding(recipient: Recipient, quote: string, address: string): Finding {
  const finding = recipientFinding('denied', recipient, { quote });
  return { ...finding, items: [textItem(address, quote), ...finding.items] };
}

/** A name in a row of links describes nothing; what a notice says of the vendor alone describes those of its services that have no name there. */
function isDescribed(notice: Notice, use: Recipient['use']): boolean {
  return namesService(notice.text, use) || namesVendor(notice.text, use);
}

/** What the notice tells of transfers where country and basis do not stand beside the service. */
function otherwise(place: GroundPlace, described: boolean): string {
  if (place === 'beside') return described ? 'countryMissing' : 'notNamedVendor';
  if (place === 'elsewhere') return described ? 'elsewhereOnly' : 'notNamedElsewhere';
  return described ? 'generalOnly' : 'notNamed';
}

/** What the notice says instead of a basis, in its part on this service or its vendor. */
function withoutBasis(
  facts: Pick<Facts, 'privacy'>,
  notice: Notice,
  grounds: GroundReading,
  recipient: Recipient,
  isFound: boolean,
): Finding {
  const named = isFound && namesService(notice.text, recipient.use);
  const former = formerFrameworkOf(facts, notice, recipient.use, grounds);
  if (former === null) return recipientFinding(named ? 'noStatement' : 'notDescribed', recipient);
  return recipientFinding(named ? 'formerOnly' : 'formerVendorOnly', recipient, { former });
}
