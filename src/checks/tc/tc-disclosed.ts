import { defineCheck, type Finding } from '../define-check.ts';
import type { Facts } from '../facts.ts';
import { serviceItem, textItem, verdictOf } from '../items.ts';
import { addedTo } from '../message-variants.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { unverified } from '../shared/law/law.ts';
import { brokenPromises } from '../shared/notice/broken-promises.ts';
import { deniedTransferOf } from '../shared/notice/denied-transfers.ts';
import { type Notice, namesService, namesVendor, readNotice } from '../shared/notice/notice.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { adequateFixes, asDecided, withAdequate } from '../shared/transfers/decided-country.ts';
import { formerFrameworkOf, formerInGeneral } from '../shared/transfers/former-frameworks.ts';
import { copyFindings, type Ruled, ruleFixes, ruleMessages } from '../shared/transfers/general-rule.ts';
import { oncePerCompany } from '../shared/transfers/once-per-company.ts';
import { type Recipient, recipientFinding, recipientsOf } from '../shared/transfers/recipients.ts';
import { countriesStated, otherCountryStated } from '../shared/transfers/stated-country.ts';
import { countryOfRecipient, isThirdCountry } from '../shared/transfers/third-country.ts';
import { framework, transferBasis, withoutFormerDecisions } from '../shared/transfers/transfer-bases.ts';
import { isExplained, isExplainedElsewhere, isGuaranteedForOthersOnly, namesCountry } from '../shared/transfers/transfer-explained.ts';
import { collective, type GroundPlace, type GroundReading, readGrounds } from '../shared/transfers/transfer-grounds.ts';
import { shortList } from '../shared/wording.ts';

const describeFix = {
  de: '1. Soweit die Einbindung bleibt, beschreiben Sie {service} in der Datenschutzerklärung, mit Empfängerland und Grundlage der Übermittlung: Angemessenheitsbeschluss, in den USA Data Privacy Framework, sonst etwa Standardvertragsklauseln.\n2. Stützen Sie sich auf Standardvertragsklauseln, sagen Sie auch, wo Besucher eine Kopie erhalten.',
  en: '1. As far as the embed stays, describe {service} in the privacy notice, with the recipient’s country and the basis of the transfer: adequacy decision, in the USA Data Privacy Framework, otherwise for example standard contractual clauses.\n2. If you rely on standard contractual clauses, also say where visitors get a copy.',
};
const besideFix = {
  de: '1. Soweit die Einbindung bleibt, nennen Sie in der Datenschutzerklärung bei {service} das Empfängerland, soweit es dort noch fehlt, und die Grundlage der Übermittlung: Angemessenheitsbeschluss, in den USA Data Privacy Framework, sonst etwa Standardvertragsklauseln.\n2. Stützen Sie sich auf Standardvertragsklauseln, sagen Sie auch, wo Besucher eine Kopie erhalten.',
  en: '1. As far as the embed stays, in the privacy notice, name the recipient’s country beside {service} if it is still missing there, and the basis of the transfer: adequacy decision, in the USA Data Privacy Framework, otherwise for example standard contractual clauses.\n2. If you rely on standard contractual clauses, also say where visitors get a copy.',
};
const basisFix = {
  de: '1. Soweit die Einbindung bleibt, nennen Sie in der Datenschutzerklärung bei {service} die Grundlage der Übermittlung; das Land steht dort schon: Angemessenheitsbeschluss, in den USA Data Privacy Framework, sonst etwa Standardvertragsklauseln.\n2. Stützen Sie sich auf Standardvertragsklauseln, sagen Sie auch, wo Besucher eine Kopie erhalten.',
  en: '1. As far as the embed stays, in the privacy notice, name the basis of the transfer beside {service}; the country is stated there already: adequacy decision, in the USA Data Privacy Framework, otherwise for example standard contractual clauses.\n2. If you rely on standard contractual clauses, also say where visitors get a copy.',
};
const formerFix = {
  de: '1. Ersetzen Sie in der Datenschutzerklärung bei {section} den Verweis auf {former} durch das Data Privacy Framework (Beschluss (EU) 2023/1795), soweit der Anbieter dort gelistet ist, sonst durch Standardvertragsklauseln.\n2. Nennen Sie dort das Empfängerland, soweit es noch fehlt, und bei Standardvertragsklauseln auch, wo Besucher eine Kopie erhalten.',
  en: '1. In the privacy notice, replace the reference to {former} beside {section} by the Data Privacy Framework (Decision (EU) 2023/1795) as far as the provider is listed there, otherwise by standard contractual clauses.\n2. Name the recipient’s country there if it is missing, and for standard contractual clauses also where visitors get a copy.',
};
const deniedFix = {
  de: '1. Streichen oder berichtigen Sie den zitierten Satz; stehen bleiben kann er nur, wenn zu {service} auch Zugriffe aus dem Drittland ({country}) durch den Anbieter, seinen Konzern und Unterauftragnehmer ausgeschlossen sind und Sie das belegen können.\n2. Nennen Sie sonst dort das Empfängerland und die Grundlage der Übermittlung: Angemessenheitsbeschluss, in den USA Data Privacy Framework, sonst etwa Standardvertragsklauseln.',
  en: '1. Delete or correct the sentence quoted; it can stay only if access from the third country ({country}) by the provider of {service}, its group and sub-processors is excluded too and you can prove it.\n2. Otherwise name the recipient’s country and the basis of the transfer there: adequacy decision, in the USA Data Privacy Framework, otherwise for example standard contractual clauses.',
};

const formerGeneralFix = {
  de: '1. Soweit die Einbindung bleibt, nennen Sie in der Datenschutzerklärung bei {service} das Empfängerland, soweit es dort noch fehlt, und statt {former} die heutige Grundlage: Data Privacy Framework (Beschluss (EU) 2023/1795), soweit der Anbieter dort gelistet ist, sonst Standardvertragsklauseln.\n2. Stützen Sie sich auf Standardvertragsklauseln, sagen Sie auch, wo Besucher eine Kopie erhalten.',
  en: '1. As far as the embed stays, in the privacy notice, name the recipient’s country beside {service} if it is still missing there, and instead of {former} the basis of today: Data Privacy Framework (Decision (EU) 2023/1795) as far as the provider is listed there, otherwise standard contractual clauses.\n2. If you rely on standard contractual clauses, also say where visitors get a copy.',
};
const deniedUseFix = {
  de: '1. {#later} Laden Sie {service} nicht mehr von fremden Servern; dann stimmt der zitierte Satz.\n2. Bleibt die Einbindung, berichtigen Sie den Satz, und nennen Sie dort Empfängerland und Grundlage der Übermittlung: Angemessenheitsbeschluss, in den USA Data Privacy Framework, sonst etwa Standardvertragsklauseln.',
  en: '1. {#later} Do not load {service} from servers of others any more; then the sentence quoted is true.\n2. If the embed stays, correct the sentence and name the recipient’s country and the basis of the transfer there: adequacy decision, in the USA Data Privacy Framework, otherwise for example standard contractual clauses.',
};

const otherCountryFix = {
  de: '1. Berichtigen Sie in der Datenschutzerklärung Land und Grundlage der Übermittlung, falls Ihr Vertrag ein anderes Unternehmen oder einen anderen Sitz nennt.',
  en: '1. Correct country and basis of the transfer in the privacy notice if your contract names another company or another seat.',
};

export default defineCheck({
  id: 'tc-disclosed',
  area: 'tc',
  version: 26,
  weight: 3,
  confidence: 'medium',
  legalBasis: [unverified('Art. 13 Abs. 1 lit. f DSGVO', 'Art. 13(1)(f) GDPR'), consentLaw.olgKoelnTransfer],
  needs: ['services', 'requests', 'privacy', 'pages'],
  wants: ['noticeServices', 'policyMatches', 'cookies', 'site', 'storage'],
  stepPlaces: ['section'],
  texts: {
    de: {
      title: 'Drittlandübermittlung in der Datenschutzerklärung erläutert',
      explanation:
        'Gehen Daten an Empfänger außerhalb des Europäischen Wirtschaftsraums, muss die Datenschutzerklärung das sagen und die Grundlage nennen, etwa einen Angemessenheitsbeschluss oder Standardvertragsklauseln (Art. 13 Abs. 1 lit. f DSGVO). Auch ein Angemessenheitsbeschluss ist anzugeben. Das Privacy Shield ist keine Grundlage mehr.',
      confidenceReason:
        'Gesucht werden Land und Grundlage nahe beim Namen des Dienstes; anders gegliederte Texte können falsch gelesen werden.',
      howToFix:
        '1. Nennen Sie bei jedem Dienst das Empfängerland.\n2. Nennen Sie dort die Grundlage der Übermittlung: Angemessenheitsbeschluss, in den USA Data Privacy Framework, sonst etwa Standardvertragsklauseln.\n3. Stützen Sie sich auf Standardvertragsklauseln, sagen Sie auch, wo Besucher eine Kopie erhalten.',
      fixes: {
        formerOnly: formerFix.de,
        formerBeside: formerFix.de,
        formerVendorOnly:
          '1. Beschreiben Sie {service} in der Datenschutzerklärung mit Empfängerland, und ersetzen Sie den Verweis auf {former} durch das Data Privacy Framework (Beschluss (EU) 2023/1795), soweit der Anbieter dort gelistet ist, sonst durch Standardvertragsklauseln.\n2. Stützen Sie sich auf Standardvertragsklauseln, sagen Sie auch, wo Besucher eine Kopie erhalten.',
        denied: deniedFix.de,
        deniedUse: deniedUseFix.de,
        deniedUseGeneral: deniedUseFix.de,
        deniedUseElsewhere: deniedUseFix.de,
        formerGeneral: formerGeneralFix.de,
        noStatementCountry: basisFix.de,
        noStatement: besideFix.de,
        notDescribed: describeFix.de,
        ...adequateFixes('de'),
        notNamed: describeFix.de,
        notNamedElsewhere: describeFix.de,
        notNamedVendor: describeFix.de,
        generalOnly: besideFix.de,
        elsewhereOnly: besideFix.de,
        generalOnlyCountry: basisFix.de,
        elsewhereOnlyCountry: basisFix.de,
        otherCountry: otherCountryFix.de,
        ...ruleFixes.de,
        countryMissing: '1. Soweit die Einbindung bleibt, nennen Sie in der Datenschutzerklärung bei {service} das Empfängerland.',
      },
      messages: withAdequate({
        denied:
          '{service}: Die Datenschutzerklärung sagt „{quote}“; Daten gehen aber an {vendor} oder ein verbundenes Unternehmen, eine Übermittlung in ein Drittland ({country}) ist möglich',
        noStatement:
          '{service}: Daten gehen an {vendor} oder ein verbundenes Unternehmen, eine Übermittlung in ein Drittland ({country}) ist möglich; die Datenschutzerklärung nennt dafür keine Grundlage',
        noStatementCountry:
          '{service}: Eine Übermittlung in ein Drittland ({country}) ist möglich; beim Dienst nennt die Datenschutzerklärung das Land, aber keine Grundlage',
        formerGeneral:
          '{service}: Eine Übermittlung in ein Drittland ({country}) ist möglich; die Datenschutzerklärung nennt dafür nur allgemein {former}, was keine Grundlage mehr ist',
        deniedUse:
          '{service}: Die Datenschutzerklärung sagt „{quote}“; angefragt wurden aber Server dieses Anbieters, eine Übermittlung in ein Drittland ({country}) ist möglich, und eine Grundlage dafür nennt sie nicht',
        deniedUseGeneral:
          '{service}: Die Datenschutzerklärung sagt „{quote}“; angefragt wurden aber Server dieses Anbieters, eine Übermittlung in ein Drittland ({country}) ist möglich; Grundlagen behandelt sie nur allgemein, nicht zu {service}',
        deniedUseElsewhere:
          '{service}: Die Datenschutzerklärung sagt „{quote}“; angefragt wurden aber Server dieses Anbieters, eine Übermittlung in ein Drittland ({country}) ist möglich; Grundlagen nennt sie nur bei anderen Diensten',
        formerOnly:
          '{service}: Daten gehen an {vendor} oder ein verbundenes Unternehmen, eine Übermittlung in ein Drittland ({country}) ist möglich; die Datenschutzerklärung nennt nur {former}, was keine Grundlage mehr ist',
        formerVendorOnly:
          '{service}: Eine Übermittlung in ein Drittland ({country}) ist möglich; die Datenschutzerklärung beschreibt {service} nicht und nennt zu {vendor} nur {former}, was keine Grundlage mehr ist',
        formerBeside:
          '{service}: Beim Dienst nennt die Datenschutzerklärung als Grundlage der Übermittlung ({country}) nur {former}, was keine Grundlage mehr ist',
        notDescribed:
          '{service}: Daten gehen an {vendor} oder ein verbundenes Unternehmen, eine Übermittlung in ein Drittland ({country}) ist möglich; die Datenschutzerklärung beschreibt {service} nicht und nennt keine Grundlage',
        notNamed:
          'Die Datenschutzerklärung beschreibt {service} nicht und nennt damit keine Grundlage für die mögliche Übermittlung ({country}); allgemein behandelt sie Übermittlungen in Drittländer',
        notNamedElsewhere:
          'Die Datenschutzerklärung beschreibt {service} nicht und nennt damit keine Grundlage für die mögliche Übermittlung ({country}); Angaben zu Übermittlungen macht sie nur bei anderen Empfängern',
        notNamedVendor:
          'Die Datenschutzerklärung beschreibt {service} nicht; eine Grundlage der Übermittlung ({country}) nennt sie nur sonst zu {vendor}',
        generalOnly:
          '{service}: Eine Übermittlung in ein Drittland ({country}) ist möglich; Land und Grundlage stehen nicht beim Dienst, die Datenschutzerklärung behandelt Übermittlungen nur allgemein',
        elsewhereOnly:
          '{service}: Eine Übermittlung in ein Drittland ({country}) ist möglich; Land und Grundlage stehen nicht beim Dienst, Angaben dazu macht die Datenschutzerklärung nur bei anderen Empfängern',
        generalOnlyCountry:
          '{service}: Eine Übermittlung in ein Drittland ({country}) ist möglich; beim Dienst steht das Land, aber keine Grundlage, die Datenschutzerklärung behandelt Grundlagen nur allgemein',
        elsewhereOnlyCountry:
          '{service}: Eine Übermittlung in ein Drittland ({country}) ist möglich; beim Dienst steht das Land, aber keine Grundlage, eine solche nennt die Datenschutzerklärung nur bei anderen Empfängern',
        countryMissing:
          '{service}: Zu {vendor} nennt die Datenschutzerklärung eine Grundlage der Übermittlung, aber nicht nahe dabei das Empfängerland ({country})',
        ...ruleMessages.de,
        otherCountry: '{service}: Als Sitz von {vendor} nennt die Datenschutzerklärung {seatStated}, der Katalog des Scanners {country}',
        noticeUnread: 'Was die Datenschutzerklärung zur Übermittlung in Drittländer sagt, ließ sich nicht lesen',
        noticeMissing: 'Es wurde keine lesbare Datenschutzerklärung gefunden; Drittlandempfänger: {names}',
        seatUnknown: 'Dem Scanner ist nicht bekannt, wo der Anbieter sitzt: {names}',
        explained: 'Die Datenschutzerklärung ({address}) nennt beim Dienst Empfängerland und Grundlage der Übermittlung: {services}',
        ...addedTo(
          {
            explainedPartly:
              'Die Datenschutzerklärung ({address}) nennt beim Dienst Empfängerland und Grundlage der Übermittlung: {services}; für {others} genügt dieser Prüfung die Grundlage, die sie bei anderen Diensten desselben Unternehmens nennt',
            explainedByCompany:
              'Für {others} genügt dieser Prüfung die Grundlage der Übermittlung, die die Datenschutzerklärung ({address}) bei anderen Diensten desselben Unternehmens nennt',
            explainedPartlyCountry:
              'Die Datenschutzerklärung ({address}) nennt beim Dienst Empfängerland und Grundlage der Übermittlung: {services}; für {others} genügt dieser Prüfung die Grundlage, die sie bei anderen Diensten desselben Unternehmens nennt. Empfehlung: Nennen Sie das Empfängerland auch bei {countryless}, und verweisen Sie dort auf die Grundlage',
            explainedByCompanyCountry:
              'Für {others} genügt dieser Prüfung die Grundlage der Übermittlung, die die Datenschutzerklärung ({address}) bei anderen Diensten desselben Unternehmens nennt. Empfehlung: Nennen Sie das Empfängerland auch bei {countryless}, und verweisen Sie dort auf die Grundlage',
          },
          { '': '', Untold: '. Beschrieben ist darin nicht: {undescribed}{see:pp-services-named}' },
        ),
        noRecipients: 'Es wurden keine Empfänger in Drittländern beobachtet',
      }),
    },
    en: {
      title: 'Transfer explained in the notice',
      explanation:
        'If data goes to recipients outside the European Economic Area, the privacy notice has to say so and name the basis, such as an adequacy decision or standard contractual clauses (Art. 13(1)(f) GDPR). An adequacy decision has to be stated too. Privacy Shield is no basis any more.',
      confidenceReason: 'Country and basis are looked for near the name of the service; texts built differently may be misread.',
      howToFix:
        '1. Name the recipient’s country for every service.\n2. Name the basis of the transfer there: adequacy decision, in the USA Data Privacy Framework, otherwise for example standard contractual clauses.\n3. If you rely on standard contractual clauses, also say where visitors get a copy.',
      fixes: {
        formerOnly: formerFix.en,
        formerBeside: formerFix.en,
        formerVendorOnly:
          '1. Describe {service} in the privacy notice with the recipient’s country, and replace the reference to {former} by the Data Privacy Framework (Decision (EU) 2023/1795) as far as the provider is listed there, otherwise by standard contractual clauses.\n2. If you rely on standard contractual clauses, also say where visitors get a copy.',
        denied: deniedFix.en,
        deniedUse: deniedUseFix.en,
        deniedUseGeneral: deniedUseFix.en,
        deniedUseElsewhere: deniedUseFix.en,
        formerGeneral: formerGeneralFix.en,
        noStatementCountry: basisFix.en,
        noStatement: besideFix.en,
        notDescribed: describeFix.en,
        ...adequateFixes('en'),
        notNamed: describeFix.en,
        notNamedElsewhere: describeFix.en,
        notNamedVendor: describeFix.en,
        generalOnly: besideFix.en,
        elsewhereOnly: besideFix.en,
        generalOnlyCountry: basisFix.en,
        elsewhereOnlyCountry: basisFix.en,
        otherCountry: otherCountryFix.en,
        ...ruleFixes.en,
        countryMissing: '1. As far as the embed stays, in the privacy notice, name the recipient’s country beside {service}.',
      },
      messages: withAdequate({
        denied:
          '{service}: the privacy notice says “{quote}”; but data goes to {vendor} or an affiliated company, a transfer to a third country ({country}) is possible',
        noStatement:
          '{service}: data goes to {vendor} or an affiliated company, a transfer to a third country ({country}) is possible; the privacy notice names no basis for it',
        noStatementCountry:
          '{service}: a transfer to a third country ({country}) is possible; beside the service the privacy notice names the country, but no basis',
        formerGeneral:
          '{service}: a transfer to a third country ({country}) is possible; the privacy notice names for it only {former} in general, which is no basis any more',
        deniedUse:
          '{service}: the privacy notice says “{quote}”; but servers of this provider were contacted, a transfer to a third country ({country}) is possible, and it names no basis for it',
        deniedUseGeneral:
          '{service}: the privacy notice says “{quote}”; but servers of this provider were contacted, a transfer to a third country ({country}) is possible; it deals with bases only in general, not for {service}',
        deniedUseElsewhere:
          '{service}: the privacy notice says “{quote}”; but servers of this provider were contacted, a transfer to a third country ({country}) is possible; it names bases only beside other services',
        formerOnly:
          '{service}: data goes to {vendor} or an affiliated company, a transfer to a third country ({country}) is possible; the privacy notice names only {former}, which is no basis any more',
        formerVendorOnly:
          '{service}: a transfer to a third country ({country}) is possible; the privacy notice does not describe {service} and names only {former} for {vendor}, which is no basis any more',
        formerBeside:
          '{service}: beside the service the privacy notice names only {former} as the basis of the transfer ({country}), which is no basis any more',
        notDescribed:
          '{service}: data goes to {vendor} or an affiliated company, a transfer to a third country ({country}) is possible; the privacy notice does not describe {service} and names no basis',
        notNamed:
          'The privacy notice does not describe {service} and thus names no basis for the possible transfer ({country}); it deals with transfers to third countries in general',
        notNamedElsewhere:
          'The privacy notice does not describe {service} and thus names no basis for the possible transfer ({country}); it states transfers only beside other recipients',
        notNamedVendor:
          'The privacy notice does not describe {service}; it names a basis of the transfer ({country}) only elsewhere for {vendor}',
        generalOnly:
          '{service}: a transfer to a third country ({country}) is possible; country and basis are not stated beside the service, the privacy notice deals with transfers only in general',
        elsewhereOnly:
          '{service}: a transfer to a third country ({country}) is possible; country and basis are not stated beside the service, the privacy notice states them only beside other recipients',
        generalOnlyCountry:
          '{service}: a transfer to a third country ({country}) is possible; beside the service the country is stated but no basis, the privacy notice deals with bases only in general',
        elsewhereOnlyCountry:
          '{service}: a transfer to a third country ({country}) is possible; beside the service the country is stated but no basis, which the privacy notice states only beside other recipients',
        countryMissing:
          '{service}: the privacy notice names a basis of the transfer for {vendor}, but not the recipient’s country ({country}) near it',
        ...ruleMessages.en,
        otherCountry: '{service}: as the seat of {vendor} the privacy notice names {seatStated}, the scanner’s catalogue {country}',
        noticeUnread: 'What the privacy notice says about transfers to third countries could not be read',
        noticeMissing: 'No readable privacy notice was found; recipients in third countries: {names}',
        seatUnknown: 'The scanner does not know where the provider has its seat: {names}',
        explained: 'The privacy notice ({address}) names country and basis of the transfer beside the service: {services}',
        ...addedTo(
          {
            explainedPartly:
              'The privacy notice ({address}) names country and basis of the transfer beside the service: {services}; for {others} the basis it names beside other services of the same company is enough for this check',
            explainedByCompany:
              'For {others} the basis of the transfer that the privacy notice ({address}) names beside other services of the same company is enough for this check',
            explainedPartlyCountry:
              'The privacy notice ({address}) names country and basis of the transfer beside the service: {services}; for {others} the basis it names beside other services of the same company is enough for this check. Recommendation: name the recipient’s country beside {countryless} too, and refer to the basis there',
            explainedByCompanyCountry:
              'For {others} the basis of the transfer that the privacy notice ({address}) names beside other services of the same company is enough for this check. Recommendation: name the recipient’s country beside {countryless} too, and refer to the basis there',
          },
          { '': '', Untold: '. Not described there: {undescribed}{see:pp-services-named}' },
        ),
        noRecipients: 'No recipients in third countries were observed',
      }),
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
    const somewhere = transferBasis.test(withoutFormerDecisions(notice.text));
    if (!somewhere && !notice.complete) return { class: 'NoClassification', message: 'noticeUnread', items };
    const grounds = readGrounds(facts);
    const { cookies, site, storage } = facts;
    const broken = cookies && site ? brokenPromises(facts.privacy.text, { ...facts, cookies, site, ...(storage && { storage }) }) : [];
    const untrueOf = ({ service }: Recipient['use']) =>
      broken.find(({ use, serviceIds }) => use?.service.id === service.id || serviceIds?.includes(service.id));
    const isExplainedBeside = (use: Recipient['use']) => isExplained(grounds, use, countryOfRecipient(use)!);
    // What a notice rests on one sentence for a whole country is told once, with all services it stands for.
    const ruled: Ruled[] = [];
    const lackingEach = recipients.flatMap((recipient): Finding[] => {
      const { use } = recipient;
      const match = facts.policyMatches?.find(({ serviceId }) => serviceId === use.service.id)?.match;
      const isOthers = isGuaranteedForOthersOnly(grounds, facts.privacy.text, use);
      if (somewhere && !isOthers && isExplainedBeside(use)) return [];
      const quote = deniedTransferOf(facts, use);
      if (quote !== null) return [deniedFinding(recipient, quote, notice.url!, 'denied')];
      // "Google Fonts (lokales Hosting)" is described, only not as it is.
      const untrue = match === 'notFound' ? untrueOf(use)?.quote : undefined;
      if (untrue !== undefined) {
        const where = grounds.placeOf(use, transferBasis) === 'general' ? 'General' : 'Elsewhere';
        return [deniedFinding(recipient, untrue, notice.url!, `deniedUse${somewhere ? where : ''}`)];
      }
      const seatStated = otherCountryStated(notice, use);
      if (seatStated !== null && match !== 'notFound') return [recipientFinding('otherCountry', recipient, { seatStated })];
      if (!somewhere) return [asDecided(withoutBasis(facts, notice, grounds, recipient, match !== 'notFound'), use)];
      const place = isOthers ? 'elsewhere' : grounds.placeOf(use, transferBasis);
      const former = place !== 'beside' && namesService(notice.text, use) ? formerFrameworkOf(facts, notice, use, grounds) : null;
      if (former !== null) return [recipientFinding('formerBeside', recipient, { former })];
      // The contract may be with a branch: then its country is the one that counts, and the basis beside it is the basis for that.
      if (place === 'beside' && countriesStated(notice, use).some((country) => isThirdCountry(country))) return [];
      // The framework is one for the USA alone: where the notice says so, its name beside the service tells the country as well.
      if (grounds.placeOf(use, framework) === 'beside' && grounds.ruleFor(use, framework) !== null) return [];
      const lack = otherwise(place, match !== 'notFound' && isDescribed(notice, use));
      const isCountryTold = lack.endsWith('Only') && namesCountry(facts.privacy.text, use, collective);
      const told = `${lack}${isCountryTold ? 'Country' : ''}`;
      const rule = lack.endsWith('Only') ? grounds.ruleFor(use, transferBasis) : null;
      if (rule !== null && !isCountryTold) return [recipientFinding('ruleWithoutCountry', recipient, { quote: rule })];
      if (rule !== null) {
        ruled.push({ recipient, quote: rule });
        return [];
      }
      return [asDecided(recipientFinding(told, recipient), use)];
    });
    const lacking = [...oncePerCompany(lackingEach), ...copyFindings(ruled, notice)];
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
    // A service without a word has no place where its country could be added.
    // „Google Fonts (lokales Hosting)“ describes them, though not as they are: another check says so.
    const undescribed = others.filter(({ use }) => isUntold(use) && !isWritten(notice, use));
    const countryless = others.filter((recipient) => !isUntold(recipient.use) && !namesCountry(facts.privacy.text, recipient.use));
    const params = {
      services: namesOf(own),
      others: namesOf(others),
      countryless: namesOf(countryless),
      undescribed: namesOf(undescribed),
      address: pathsOf([notice.url]),
    };
    const endings = `${countryless.length > 0 ? 'Country' : ''}${undescribed.length > 0 ? 'Untold' : ''}`;
    return { class: 'Conform', message: `${message}${endings}`, params };
  },
});

/** The notice denies what is possible: that sentence is shown first, then what was seen. */
function deniedFinding(
  recipient: Recipient,
  quote: string,
  address: string,
  message: 'denied' | `deniedUse${'' | 'General' | 'Elsewhere'}`,
): Finding {
  const finding = recipientFinding(message, recipient, { quote });
  return { ...finding, items: [textItem(address, quote), ...finding.items] };
}

/** Whether the name of a service stands in the notice, whatever is said of it. */
function isWritten({ text }: Notice, { service }: Recipient['use']): boolean {
  const all = text.toLowerCase();
  return [service.name, ...service.aliases].some((name) => name.length > 4 && all.includes(name.toLowerCase()));
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
  if (former === null && !named) return recipientFinding('notDescribed', recipient);
  if (former === null) {
    const general = formerInGeneral(notice, recipient.use, grounds);
    if (general !== null) return recipientFinding('formerGeneral', recipient, { former: general });
    return recipientFinding(namesCountry(facts.privacy.text, recipient.use, collective) ? 'noStatementCountry' : 'noStatement', recipient);
  }
  return recipientFinding(named ? 'formerOnly' : 'formerVendorOnly', recipient, { former });
}
