import type { Finding } from '../../define-check.ts';
import { serviceItem, textItem } from '../../items.ts';
import type { Notice } from '../notice/notice.ts';
import { shortList } from '../wording.ts';
import { type Recipient, recipientFinding } from './recipients.ts';
import { ownGuarantee } from './transfer-bases.ts';

/** A recipient, and the sentence in which the notice rests all transfers to its country on one ground. */
export interface Ruled {
  recipient: Recipient;
  quote: string;
}

/** What is told where a notice names the ground for a whole country once. */
export const ruleMessages = {
  de: {
    copyMissing:
      '{services}: Die Datenschutzerklärung nennt beim Dienst das Land ({country}) und als Grundlage allgemein: „{quote}“; wo Besucher eine Kopie der Garantie erhalten, steht dort nicht',
    ruleWithoutCountry:
      '{service}: Eine Übermittlung in ein Drittland ({country}) ist möglich; die Grundlage nennt die Datenschutzerklärung allgemein („{quote}“), beim Dienst aber nicht das Land',
  },
  en: {
    copyMissing:
      '{services}: the privacy notice names the country ({country}) beside the service and, as the basis in general: “{quote}”; where visitors get a copy of the guarantee is not stated there',
    ruleWithoutCountry:
      '{service}: a transfer to a third country ({country}) is possible; the privacy notice names the basis in general (“{quote}”), but not the country beside the service',
  },
};

/** The steps for these messages. */
export const ruleFixes = {
  de: {
    copyMissing:
      '1. Sagen Sie beim zitierten Satz, wo Besucher eine Kopie der Klauseln (oder der anderen Garantie) erhalten oder einsehen können, etwa auf Anfrage oder unter einem Link (Art. 13 Abs. 1 lit. f DSGVO).\n2. Prüfen Sie, ob Ihre Verträge mit allen genannten Diensten diese Garantie enthalten; wo nicht, nennen Sie beim Dienst die abweichende Grundlage.',
    ruleWithoutCountry:
      '1. Soweit die Einbindung bleibt, nennen Sie in der Datenschutzerklärung bei {service} das Empfängerland ({country}); die Grundlage steht im zitierten Satz schon, soweit sie auch für {service} gilt.',
  },
  en: {
    copyMissing:
      '1. At the sentence quoted, say where visitors get or can see a copy of the clauses (or the other guarantee), for example on request or behind a link (Art. 13(1)(f) GDPR).\n2. Check whether your contracts with all services named contain this guarantee; where they do not, name the other basis beside the service.',
    ruleWithoutCountry:
      '1. As far as the embed stays, in the privacy notice, name the recipient’s country ({country}) beside {service}; the basis is in the sentence quoted already, as far as it holds for {service} too.',
  },
};

/** Where a copy of the clauses is to be had. */
const copy =
  /(?<![a-zß-ɏ])(?:kopien?|abschrift(?:en)?|einseh(?:en|bar)|abruf(?:en|bar)|verfügbar unter|cop(?:y|ies)|available (?:at|here|on request))(?![a-zß-ɏ])/iu;

/** The missing copy of a guarantee, told once for all services it holds for; a decision of the Commission is published. */
export function copyFindings(ruled: readonly Ruled[], notice: Notice): Finding[] {
  return [...Map.groupBy(ruled, ({ quote }) => quote)].flatMap(([quote, group]) => {
    if (!ownGuarantee.test(quote)) return [];
    const at = notice.text.indexOf(quote);
    const around = at < 0 ? quote : notice.text.slice(at, at + quote.length + 400);
    if (copy.test(around)) return [];
    const [first] = group;
    const finding = recipientFinding('copyMissing', first!.recipient, {
      quote,
      services: shortList(group.map(({ recipient }) => recipient.use.service.name)),
    });
    const shown = group.slice(1).map(({ recipient }) => serviceItem(recipient.use));
    const serviceIds = group.map(({ recipient }) => recipient.use.service.id);
    return [{ ...finding, items: [textItem(notice.url!, quote), ...finding.items, ...shown], serviceIds, cause: 'transfer-copy' }];
  });
}
