import { runsElsewhere } from '#knowledge/runs-elsewhere.ts';
import type { Locale, TextParams, Verdict } from '../../define-check.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { ServiceUse } from '../../facts/services.ts';
import { requestItem, serviceItem } from '../../items.ts';
import { numberedSteps } from '../../message-variants.ts';
import type { Notice } from '../notice/notice.ts';
import { sentencesOf } from '../notice/notice-passages.ts';
import { namingClauses, namingOf, serverParams } from '../services/named-servers.ts';
import { quoted, shortList } from '../wording.ts';
import { commonCountry } from './third-country.ts';
import { statedSeatFixes, statedSeatMessages, toldBySeats } from './unknown-recipient-seats.ts';

/** `early`: the check looks only at what runs without consent, so that waiting for consent is a remedy still to be taken. */
const safeguards: Record<Locale, (early: boolean) => string> = {
  de: (early) =>
    `Sitzt das Unternehmen in einem Land ohne Angemessenheitsbeschluss, in den USA ohne diese Teilnahme, ersetzen Sie den Dienst, oder ${early ? 'laden Sie ihn erst nach der Einwilligung und ' : ''}schließen Sie Standardvertragsklauseln ab.`,
  en: (early) =>
    `If the company has its seat in a country without adequacy decision, in the USA without that participation, replace the service, or ${early ? 'load it only after consent and ' : ''}conclude standard contractual clauses.`,
};
const inside: Record<Locale, string> = {
  de: 'Sitzt das Unternehmen im EWR und gibt nichts in ein Drittland weiter, ist nichts zu tun.',
  en: 'If the company has its seat in the EEA and passes nothing on to a third country, there is nothing to do.',
};
const clarify: Record<Locale, (place: string) => string> = {
  de: (place) =>
    `Klären Sie, wer dahintersteht, wo das Unternehmen sitzt und, sitzt es in den USA, ob es am Data Privacy Framework teilnimmt: ${place}. ${inside.de}`,
  en: (place) =>
    `Find out who is behind it, where the company has its seat and, if in the USA, whether it takes part in the Data Privacy Framework: ${place}. ${inside.en}`,
};
const clarifyOthers: Record<Locale, string> = {
  de: `Klären Sie für die übrigen, wer dahintersteht, wo das Unternehmen sitzt und, sitzt es in den USA, ob es am Data Privacy Framework teilnimmt. ${inside.de}`,
  en: `Find out for the others who is behind them, where the company has its seat and, if in the USA, whether it takes part in the Data Privacy Framework. ${inside.en}`,
};
const confirm: Record<Locale, (place: string) => string> = {
  de: (place) =>
    `Prüfen Sie, ob stimmt, was die Datenschutzerklärung zu Unternehmen und Sitz sagt, und, sitzt es in den USA, ob es am Data Privacy Framework teilnimmt: ${place}. ${inside.de}`,
  en: (place) =>
    `Check whether what the privacy notice says about company and seat is true and, if in the USA, whether the company takes part in the Data Privacy Framework: ${place}. ${inside.en}`,
};
const disclose: Record<Locale, string> = {
  de: 'Sitzt das Unternehmen in einem Drittland, nennen Sie Land und Grundlage der Übermittlung in der Datenschutzerklärung, soweit sie dort fehlen.',
  en: 'If the company has its seat in a third country, name the country and the basis of the transfer in the privacy notice where they are missing there.',
};
/** A banner cannot wait for the consent it asks for. */
const bannerFix: Record<Locale, string> = {
  de: '1. Prüfen Sie, was die Datenschutzerklärung zu {host} sagt, und klären Sie, wo der Betreiber sitzt. Sitzt er im EWR und gibt nichts in ein Drittland weiter, ist nichts zu tun.\n2. Gelangen Daten in ein Drittland, nennen Sie Land und Grundlage der Übermittlung in der Datenschutzerklärung.\n3. Gibt es dafür weder einen Angemessenheitsbeschluss noch, in den USA, die Teilnahme am Data Privacy Framework, schließen Sie Standardvertragsklauseln ab, oder wählen Sie einen anderen Anbieter.',
  en: '1. Check what the privacy notice says about {host}, and find out where its operator has its seat. If it is in the EEA and passes nothing on to a third country, there is nothing to do.\n2. If data reaches a third country, name the country and the basis of the transfer in the privacy notice.\n3. If there is neither an adequacy decision for it nor, in the USA, participation in the Data Privacy Framework, conclude standard contractual clauses or choose another provider.',
};

const kinds = ['', 'Named', 'PartlyNamed'] as const;

/** What to do about recipients whose seat or status is not known, by message. */
export function unknownRecipientFixes(locale: Locale, { early }: { early: boolean }): Record<string, string> {
  const rest = [safeguards[locale](early), disclose[locale]];
  const steps = {
    '': [clarify[locale]('{hosts}')],
    Named: [confirm[locale]('{hosts}')],
    PartlyNamed: [confirm[locale]('{named}'), clarifyOthers[locale]],
  };
  const ofHosts = kinds.flatMap((kind) => {
    const fix = numberedSteps([...steps[kind], ...rest]);
    return [
      [`hostUnknown${kind}`, fix],
      [`hostUnknown${kind}Placed`, fix],
    ];
  });
  const ofServices = numberedSteps([clarify[locale]('{names}'), ...rest]);
  return {
    ...Object.fromEntries(ofHosts),
    ...statedSeatFixes(locale, early),
    ownerUnknown: ofServices,
    ownerStated: ownerStatedFix[locale],
    bannerHost: bannerFix[locale],
    bannerHostPlaced: bannerFix[locale],
  };
}

const owner: Record<Locale, string> = {
  de: 'Dem Scanner ist nicht bekannt, wo der Betreiber sitzt oder, bei Sitz in den USA, ob er am Data Privacy Framework teilnimmt: {names}',
  en: 'The scanner does not know where the operator has its seat or, if in the USA, whether it takes part in the Data Privacy Framework: {names}',
};
const seat: Record<Locale, string> = {
  de: 'Bei {count|=einem fremden Server|fremden Servern} ({domains|=|Domains: }{hosts}) ist dem Scanner nicht bekannt, wo der Betreiber sitzt',
  en: 'For {count|=a third-party server|third-party servers} ({domains|=|domains: }{hosts}), the scanner does not know where the operator has its seat',
};
const placed: Record<Locale, string> = {
  de: '; die Serveradresse ist, soweit bekannt, {place} zugeordnet',
  en: '; as far as known, the server address is assigned to {place}',
};
const bannerHost: Record<Locale, string> = {
  de: 'Dem Scanner ist nicht bekannt, wo der Betreiber von {host} sitzt, von dem das Banner kommt',
  en: 'The scanner does not know where the operator of {host}, from which the banner comes, has its seat',
};
const bannerPlaced: Record<Locale, string> = {
  de: '; die Adresse des Servers ist {place} zugeordnet',
  en: '; the address of the server is assigned to {place}',
};

/** Software on the server of somebody whom the notice names, with the place of the server. */
const ownerStated: Record<Locale, string> = {
  de: 'Zum Server von {names} sagt die Datenschutzerklärung „{quote}“; ob das stimmt und ob Daten von dort in ein Drittland gelangen, wurde nicht beurteilt',
  en: 'On the server of {names} the privacy notice says “{quote}”; whether that is true and whether data passes on from there to a third country was not judged',
};
const ownerStatedFix: Record<Locale, string> = {
  de: '1. Prüfen Sie, ob stimmt, was die Datenschutzerklärung zum Server sagt ({names}), und ob von dort etwas in ein Drittland weitergegeben wird. Stimmt es und gelangt nichts dorthin, ist nichts zu tun.\n2. Gelangen doch Daten in ein Drittland, nennen Sie Land und Grundlage der Übermittlung in der Datenschutzerklärung.',
  en: '1. Check whether what the privacy notice says about the server ({names}) is true and whether anything passes on from there to a third country. If it is true and nothing does, there is nothing to do.\n2. If data does reach a third country, name the country and the basis of the transfer in the privacy notice.',
};

function messagesOf(locale: Locale): Record<string, string> {
  const ofHosts = kinds.flatMap((kind) => [
    [`hostUnknown${kind}`, `${seat[locale]}${namingClauses[locale][kind]}`],
    [`hostUnknown${kind}Placed`, `${seat[locale]}${placed[locale]}${namingClauses[locale][kind]}`],
  ]);
  return {
    ...Object.fromEntries(ofHosts),
    ...statedSeatMessages(locale),
    ownerUnknown: owner[locale],
    ownerStated: ownerStated[locale],
    bannerHost: bannerHost[locale],
    bannerHostPlaced: `${bannerHost[locale]}${bannerPlaced[locale]}`,
  };
}

/** What `openByUnknownSeat` says. */
export const unknownRecipientMessages: Record<Locale, Record<string, string>> = { de: messagesOf('de'), en: messagesOf('en') };

/**
 * Open because of services whose seat or status is not known, or of hosts that no catalogue knows: `hostUnknown`, going on with what
 * the notice says of them and ending with `Placed` where their addresses tell one country. Null where there is neither.
 */
export function openByUnknownSeat(hosts: readonly RequestFact[], uses: readonly ServiceUse[], notice: Notice): Verdict | null {
  if (uses.length + hosts.length === 0) return null;
  const items = [...uses.map((use) => serviceItem(use)), ...hosts.map((request) => requestItem(request))];
  const { message, params } =
    uses.length > 0
      ? (statedServer(uses, hosts, notice) ?? servicesOf(uses, hosts))
      : (toldBySeats(hosts, notice) ?? bannerHostOnly(hosts) ?? hostsBy(hosts, notice));
  return { class: 'NoClassification', message, params, items };
}

interface Told {
  message: string;
  params: TextParams;
}

/** A server in a country of the EEA, in so many words. */
const serverNearby =
  /(?<![a-zß-ɏ])server[ns]?(?![a-zß-ɏ])[^.\n]{0,80}(?<![a-zß-ɏ])(?:deutschland|deutschen|österreich|niederlande[n]?|frankreich|irland|finnland|ewr|europäischen\s(?:union|wirtschaftsraum)|germany|austria|netherlands|france|ireland|finland|eea|european\s(?:union|economic\sarea))(?![a-zß-ɏ])/iu;

/** Words by which such a sentence may say the opposite. */
const turned = /(?<![a-zß-ɏ])(?:nicht|keine?[nrms]?|außerhalb|not|no|outside)(?![a-zß-ɏ])/iu;

/** Of one piece of software on somebody's server the sentence with the server's place, where nothing else is open; else null. */
function statedServer(uses: readonly ServiceUse[], hosts: readonly RequestFact[], { text }: Notice): Told | null {
  const [use] = uses;
  if (use === undefined || uses.length > 1 || hosts.length > 0 || !runsElsewhere(use.service, use.hosts)) return null;
  const said = sentencesOf(text).find(
    (sentence) => sentence.about.has(use.service.id) && serverNearby.test(sentence.text) && !turned.test(sentence.text),
  );
  return said === undefined
    ? null
    : { message: 'ownerStated', params: { names: `${use.service.name} (${shortList(use.hosts)})`, quote: quoted(said.text) } };
}

function servicesOf(uses: readonly ServiceUse[], hosts: readonly RequestFact[]): Told {
  // Of software on somebody's server its maker receives nothing: to look him up would mislead.
  const told = uses.map((use) =>
    runsElsewhere(use.service, use.hosts) ? `${shortList(use.hosts)} (${use.service.name})` : use.service.name,
  );
  const names = [...told, ...hosts.map(({ host }) => host)];
  return { message: 'ownerUnknown', params: { names: shortList([...new Set(names)]) } };
}

function hostsBy(hosts: readonly RequestFact[], notice: Notice): Told {
  const { kind, named } = namingOf(hosts, notice);
  const place = commonCountry(hosts);
  const params = { ...serverParams(hosts), named: serverParams(named).hosts };
  if (place === null) return { message: `hostUnknown${kind}`, params };
  return { message: `hostUnknown${kind}Placed`, params: { ...params, place } };
}

/** Where the only unknown host is the one that shows the banner, else null. */
function bannerHostOnly(hosts: readonly RequestFact[]): Told | null {
  const [first] = hosts;
  if (first === undefined || hosts.length > 1 || !first.servesBanner) return null;
  const { host } = first;
  const place = commonCountry(hosts);
  return place === null ? { message: 'bannerHost', params: { host } } : { message: 'bannerHostPlaced', params: { host, place } };
}
