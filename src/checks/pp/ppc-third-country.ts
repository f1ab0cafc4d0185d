import { defineCheck, type Finding, type Verdict } from '../define-check.ts';
import type { Facts } from '../facts.ts';
import { atLeastOne, textItem } from '../items.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { statute } from '../shared/law/law.ts';
import { deniedTransferOf } from '../shared/notice/denied-transfers.ts';
import { judgeNotice, noticeMessages, noticeNeeds } from '../shared/notice/notice-content.ts';
import { currentGuarantee, frameworks, namesOf, outdatedUses } from '../shared/notice/outdated-terms.ts';
import { generalDenial, transferContradictions } from '../shared/notice/transfer-contradictions.ts';
import { mainDocument } from '../shared/services/main-document.ts';
import { hostWithoutBasis } from '../shared/transfers/named-host.ts';
import { type Recipient, recipientFinding, recipientsOf } from '../shared/transfers/recipients.ts';
import { countryOfRecipient, isAdequate, isThirdCountry } from '../shared/transfers/third-country.ts';
import { isExplained, namesCountry } from '../shared/transfers/transfer-explained.ts';
import { collective, readGrounds } from '../shared/transfers/transfer-grounds.ts';
import { matchesOf, mentions, quoted, wholeWords } from '../shared/wording.ts';

/** What else a transfer may rest on: read generously, since the check says that there is nothing else. */
const otherBasis = wholeWords(
  'angemessenheits[a-zß-ɏ]*|adequacy\\s+decision|art(?:\\.|ikel|icle)?\\s*4[5-9]|(?:ausdrückliche?|explicit)\\s+(?:einwilligung|consent)|geeignete\\s+garantien|appropriate\\s+safeguards',
);

/** Whether the notice deals with third countries where recipients sit there. */
export default defineCheck({
  id: 'ppc-third-country',
  area: 'pp',
  version: 14,
  weight: 3,
  confidence: 'medium',
  legalBasis: [statute('Art. 13 Abs. 1 lit. f DSGVO', 'Art. 13(1)(f) GDPR'), consentLaw.olgKoelnTransfer],
  needs: [...noticeNeeds, 'services', 'requests'],
  wants: ['noticeServices', 'site'],
  texts: {
    de: {
      title: 'Drittlandübermittlung und Garantien',
      explanation:
        'Erhalten Empfänger außerhalb des Europäischen Wirtschaftsraums Daten, muss die Datenschutzerklärung das und die Grundlage der Übermittlung nennen (Art. 13 Abs. 1 lit. f DSGVO). Ob jeder Dienst einzeln beschrieben ist, wird gesondert geprüft.',
      confidenceReason:
        'Der Empfänger wird beobachtet, sein Sitz stammt aus dem Katalog; wohin er Daten weiterleitet, sieht ein Browser nicht.',
      howToFix:
        '1. Nennen Sie die Länder, in die Daten gelangen.\n2. Nennen Sie die Grundlage: Angemessenheitsbeschluss, Data Privacy Framework oder Standardvertragsklauseln.\n3. Streichen Sie Aussagen, wonach keine Daten in Drittländer gelangen, wenn das nicht zutrifft.',
      fixes: {
        missing:
          '1. Nennen Sie in der Datenschutzerklärung bei {service} das Empfängerland ({country}) und die Grundlage der Übermittlung: Angemessenheitsbeschluss (in den USA das Data Privacy Framework) oder Standardvertragsklauseln.',
        missingAdequate:
          '1. Nennen Sie in der Datenschutzerklärung bei {service} das Empfängerland ({country}) und den Angemessenheitsbeschluss der EU-Kommission für dieses Land (Art. 45 DSGVO).',
        denied:
          '1. Streichen oder berichtigen Sie den zitierten Satz; er trifft nur zu, wenn auch Zugriffe aus dem Drittland ausgeschlossen sind.\n2. Nennen Sie sonst in der Datenschutzerklärung bei {service} das Empfängerland ({country}) und die Grundlage der Übermittlung: Angemessenheitsbeschluss (in den USA das Data Privacy Framework) oder Standardvertragsklauseln.',
        missingBasis:
          '1. Nennen Sie in der Datenschutzerklärung bei {service} die Grundlage der Übermittlung; das Land steht dort schon: Angemessenheitsbeschluss (in den USA das Data Privacy Framework) oder Standardvertragsklauseln.',
        deniedThough:
          '1. Streichen oder berichtigen Sie den zitierten Satz; was bei {service} zur Übermittlung steht, kann bleiben, soweit es zutrifft.',
        contradiction:
          '1. Stellen Sie fest, was zutrifft. Gehen Daten dorthin, streichen Sie den Satz „{denial}“, und nennen Sie Empfängerland und Grundlage der Übermittlung; nutzen Sie den Dienst nicht mehr, streichen Sie seinen Abschnitt ({path}).',
        hostBasis:
          '1. {#host-basis} Nennen Sie in der Datenschutzerklärung beim Hosting, worauf die Übermittlung an {host} ({country}) beruht: Angemessenheitsbeschluss, in den USA das Data Privacy Framework, soweit das Unternehmen auf dataprivacyframework.gov gelistet ist, sonst Standardvertragsklauseln aus dem Vertrag mit ihm.',
        invalidOnly:
          '1. Ersetzen Sie als Grundlage {terms} bei jedem Empfänger im Drittland: bei zertifizierten Unternehmen in den USA durch das Data Privacy Framework, sonst durch einen Angemessenheitsbeschluss oder Standardvertragsklauseln.',
      },
      messages: {
        ...noticeMessages.de,
        missing:
          '{service} überträgt Daten an einen Empfänger im Drittland ({country}); die Datenschutzerklärung behandelt Drittländer nicht',
        missingAdequate:
          '{service} überträgt Daten an einen Empfänger im Drittland ({country}); die Datenschutzerklärung behandelt Drittländer nicht',
        denied:
          '{service}: Daten gehen an einen Empfänger, der selbst oder dessen Konzern im Drittland ({country}) sitzt; die Datenschutzerklärung sagt dagegen: „{quote}“',
        missingBasis:
          '{service}: Daten gehen an einen Empfänger, der selbst oder dessen Konzern im Drittland ({country}) sitzt; das Land nennt die Datenschutzerklärung bei diesem Dienst, eine Grundlage der Übermittlung nirgends',
        deniedThough:
          '{service}: Daten gehen an einen Empfänger, der selbst oder dessen Konzern im Drittland ({country}) sitzt, was die Datenschutzerklärung bei diesem Dienst auch sagt; an anderer Stelle sagt sie dagegen: „{quote}“',
        hostBasis:
          'Als Hoster nennt die Datenschutzerklärung {host}, ein Unternehmen im Drittland ({country}), das die IP-Adressen aller Besucher erhält; worauf diese Übermittlung beruht, sagt sie nicht',
        invalidOnly: 'Als Grundlage ist nur genannt, was nicht mehr gilt: {terms}',
        stated: 'Die Datenschutzerklärung behandelt Übermittlungen in Drittländer{see:tc-disclosed}',
        statedAsideInvalid:
          'Die Datenschutzerklärung behandelt Übermittlungen in Drittländer; als Garantie für die USA nennt sie aber nur, was nicht mehr gilt: {terms}{see:pp-outdated-terms}. Ob eine andere Grundlage, die sie erwähnt, diese Übermittlungen trägt, ist offen',
        statedBesideInvalid:
          'Die Datenschutzerklärung behandelt Übermittlungen in Drittländer, nennt dazu aber auch noch, was nicht mehr gilt: {terms}{see:pp-outdated-terms}',
        contradiction: '{path} widerspricht sich: „{denial}“, aber auch: „{claim}“',
        noRecipients: 'Es wurden keine Empfänger in Drittländern beobachtet',
      },
    },
    en: {
      title: 'Third-country transfer and safeguards',
      explanation:
        'If recipients outside the European Economic Area receive data, the privacy notice has to say so and name the basis of the transfer (Art. 13(1)(f) GDPR). Whether each service is described is examined separately.',
      confidenceReason: 'The recipient is observed, its seat comes from the catalogue; a browser does not see where it passes data on to.',
      howToFix:
        '1. Name the countries to which data goes.\n2. Name the basis: adequacy decision, Data Privacy Framework or standard contractual clauses.\n3. Delete statements that no data goes to third countries if they are not true.',
      fixes: {
        missing:
          '1. In the privacy notice, name beside {service} the recipient’s country ({country}) and the basis of the transfer: an adequacy decision (in the USA the Data Privacy Framework) or standard contractual clauses.',
        missingAdequate:
          '1. In the privacy notice, name beside {service} the recipient’s country ({country}) and the adequacy decision of the EU Commission on that country (Art. 45 GDPR).',
        denied:
          '1. Delete or correct the sentence quoted; it is true only if access from the third country is excluded too.\n2. In the privacy notice, name beside {service} the recipient’s country ({country}) and the basis of the transfer: an adequacy decision (in the USA the Data Privacy Framework) or standard contractual clauses.',
        missingBasis:
          '1. In the privacy notice, name the basis of the transfer beside {service}; the country stands there already: an adequacy decision (in the USA the Data Privacy Framework) or standard contractual clauses.',
        deniedThough:
          '1. Delete or correct the sentence quoted; what is said of the transfer beside {service} may stay as far as it is true.',
        contradiction:
          '1. Find out what is true. If data goes there, delete the sentence “{denial}” and name the recipient’s country and the basis of the transfer; if you no longer use the service, delete its section ({path}).',
        hostBasis:
          '1. {#host-basis} In the passage on hosting, say what the transfer to {host} ({country}) rests on: an adequacy decision, in the USA the Data Privacy Framework as far as the company is listed on dataprivacyframework.gov, otherwise the standard contractual clauses of the contract with it.',
        invalidOnly:
          '1. Replace {terms} as basis for each recipient in a third country: for certified companies in the USA by the Data Privacy Framework, otherwise by an adequacy decision or standard contractual clauses.',
      },
      messages: {
        ...noticeMessages.en,
        missing:
          '{service} transfers data to a recipient in a third country ({country}); the privacy notice does not deal with third countries',
        missingAdequate:
          '{service} transfers data to a recipient in a third country ({country}); the privacy notice does not deal with third countries',
        denied:
          '{service}: data goes to a recipient that has its seat, or whose group has, in a third country ({country}); but the privacy notice says: “{quote}”',
        missingBasis:
          '{service}: data goes to a recipient that has its seat, or whose group has, in a third country ({country}); the privacy notice names the country beside this service, but a basis of the transfer nowhere',
        deniedThough:
          '{service}: data goes to a recipient that has its seat, or whose group has, in a third country ({country}), which the privacy notice says beside this service as well; but elsewhere it says: “{quote}”',
        hostBasis:
          'As host the privacy notice names {host}, a company in a third country ({country}), which receives the IP addresses of all visitors; it does not say what this transfer rests on',
        invalidOnly: 'The only basis named no longer holds: {terms}',
        stated: 'The privacy notice deals with transfers to third countries{see:tc-disclosed}',
        statedAsideInvalid:
          'The privacy notice deals with transfers to third countries; but as a safeguard for the USA it names only what no longer holds: {terms}{see:pp-outdated-terms}. Whether another ground it mentions supports these transfers is open',
        statedBesideInvalid:
          'The privacy notice deals with transfers to third countries, but also still names what no longer holds: {terms}{see:pp-outdated-terms}',
        contradiction: '{path} contradicts itself: “{denial}”, but also: “{claim}”',
        noRecipients: 'No recipients in third countries were observed',
      },
    },
  },
  run: (facts) =>
    withHost(
      facts,
      judgeNotice(facts, (notice) => {
        const recipients = recipientsOf(facts).filter(({ use }) => isThirdCountry(countryOfRecipient(use)) === true);
        const against = transferContradictions(facts, { main: recipients.length === 0 }).map(
          ({ url, path, denial, claim }): Finding => ({
            message: 'contradiction',
            params: { path, denial, claim },
            items: [textItem(url, denial), textItem(url, claim)],
            cause: `privacy-notice:transfer-contradiction:${path}`,
          }),
        );
        const contradictory = atLeastOne(against);
        if (recipients.length === 0)
          return contradictory ? { class: 'Hint', findings: contradictory } : { class: 'NotApplicable', message: 'noRecipients' };
        const stated = notice.of('thirdCountry');
        const denied = (recipient: Recipient, quote: string): Finding => {
          const { use } = recipient;
          // What stands beside another service of the company explains nothing beside this one.
          const isTold = namesCountry(facts.privacy.text, use) && isExplained(readGrounds(facts), use, countryOfRecipient(use)!);
          const finding = recipientFinding(isTold ? 'deniedThough' : 'denied', recipient, { quote });
          return { ...finding, items: [textItem(notice.url, quote), ...finding.items] };
        };
        if (stated.some(({ value }) => value !== 'none')) {
          const contradicted = recipients.flatMap((recipient) => {
            const quote = deniedTransferOf(facts, recipient.use);
            return quote === null ? [] : [denied(recipient, quote)];
          });
          const found = atLeastOne(contradicted);
          if (found) return { class: 'Hint', findings: [...found, ...against] };
          if (contradictory) return { class: 'Hint', findings: contradictory };
          // What a section on recipients denies of all data is untrue of each of them, whatever stands at single services.
          const general = generalDenial(facts.privacy.text);
          const unasked = recipients.filter(({ use }) => use.states.some((state) => state !== 'accept'));
          const refuted = atLeastOne(general === null ? [] : unasked.map((recipient) => denied(recipient, general)));
          if (refuted) return { class: 'Hint', findings: refuted };
          const outdated = outdatedUses(notice.text, frameworks);
          if (outdated.length === 0) return { class: 'Conform', message: 'stated' };
          const terms = namesOf(outdated);
          const toUsa = recipients.some(({ use }) => countryOfRecipient(use) === 'US');
          if (!toUsa || mentions(notice.text, currentGuarantee))
            return { class: 'Conform', message: 'statedBesideInvalid', params: { terms } };
          if (restsOnOthers(notice.text)) return { class: 'NoClassification', message: 'statedAsideInvalid', params: { terms } };
          return notice.ifComplete({ class: 'Hint', findings: [notice.finding('invalidOnly', 'invalid-guarantee', stated, { terms })] });
        }
        // Each service is its own cause: `tc-disclosed` carries the risk, this is the same problem seen from the text.
        const [denial] = stated;
        const findings = atLeastOne(
          recipients.map((recipient) =>
            denial
              ? denied(recipient, deniedTransferOf(facts, recipient.use) ?? quoted(denial.quote))
              : recipientFinding(lackOf(facts.privacy.text, recipient), recipient),
          ),
        )!;
        return notice.ifComplete({ class: 'Hint', findings: [...findings, ...against] });
      }),
    ),
});

/** The verdict, and beside it the host that the notice itself names abroad: the browser sees no recipient there, only the site. */
function withHost(
  facts: Pick<Facts, 'privacy' | 'noticeItems' | 'requests' | 'pages'> & Partial<Pick<Facts, 'site'>>,
  verdict: Verdict,
): Verdict {
  const { privacy, noticeItems, requests, pages, site } = facts;
  const isRead = privacy.url !== null && noticeItems.complete;
  const named = isRead ? hostWithoutBasis(privacy.text) : null;
  if (named === null || verdict.class === 'Risk') return verdict;
  const { host, country, quote } = named;
  const document = site ? mainDocument({ requests, pages, site }) : null;
  const finding: Finding = {
    message: 'hostBasis',
    params: { host, country },
    items: [textItem(privacy.url ?? '', quote)],
    // As `tc-hosting-location` calls it, which sees the server.
    cause: document === null ? 'privacy-notice:host-abroad' : `hosting:${document.host}`,
  };
  return { class: 'Hint', findings: verdict.class === 'Hint' ? [...verdict.findings, finding] : [finding] };
}

/** What a notice without a word on transfers lacks of a recipient; `tc-disclosed` tells the country that stands beside the service as well. */
function lackOf(privacyText: string, { use }: Recipient): string {
  if (isAdequate(countryOfRecipient(use)!)) return 'missingAdequate';
  return namesCountry(privacyText, use, collective) ? 'missingBasis' : 'missing';
}

/** Characters around a framework within which an adequacy decision is that framework. */
const ownDecision = 160;

/** Names, away from an annulled framework, something else a transfer could rest on. */
function restsOnOthers(text: string): boolean {
  const places = frameworks.flatMap(({ pattern }) => matchesOf(text, pattern));
  return matchesOf(text, otherBasis).some(({ index }) => places.every((place) => Math.abs(place.index - index) > ownDecision));
}
