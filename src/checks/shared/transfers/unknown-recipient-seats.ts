import type { Locale, TextParams } from '../../define-check.ts';
import type { RequestFact } from '../../facts/requests.ts';
import { numberedSteps } from '../../message-variants.ts';
import type { Notice } from '../notice/notice.ts';
import { serverParams } from '../services/named-servers.ts';
import { shortList } from '../wording.ts';
import { statedSeat } from './stated-seat.ts';
import { commonCountry, isThirdCountry } from './third-country.ts';

const kinds = ['Seated', 'SeatedAbroad'] as const;

/** Steps where the notice itself tells the seat: what it says is to be checked, not to be found out. */
const compareSeat: Record<Locale, (place: string) => string> = {
  de: (place) =>
    `Gleichen Sie den Sitz, den die Datenschutzerklärung nennt, mit Ihrem Vertrag ab, und klären Sie, ob der Anbieter Daten in ein Drittland weitergibt, etwa an Unterauftragnehmer: ${place}. Stimmt der Sitz und gelangt nichts in ein Drittland, ist nichts zu tun.`,
  en: (place) =>
    `Compare the seat that the privacy notice names with your contract, and find out whether the provider passes data on to a third country, for instance to sub-processors: ${place}. If the seat is right and nothing reaches a third country, there is nothing to do.`,
};
const otherwise: Record<Locale, string> = {
  de: 'Gelangen doch Daten in ein Drittland, nennen Sie Land und Grundlage der Übermittlung in der Datenschutzerklärung.',
  en: 'If data does reach a third country, name the country and the basis of the transfer in the privacy notice.',
};
const clarifyBasis: Record<Locale, (place: string, early: boolean) => string> = {
  de: (place, early) =>
    `Klären Sie für den Sitz im Drittland, worauf sich die Übermittlung stützt (${place}): auf einen Angemessenheitsbeschluss für das Land, in den USA auf die Teilnahme des Unternehmens am Data Privacy Framework (dataprivacyframework.gov), sonst auf Standardvertragsklauseln. Fehlt eine Grundlage, ${early ? 'laden Sie den Dienst erst nach der Einwilligung und ' : ''}schließen Sie Standardvertragsklauseln ab, oder ersetzen Sie den Dienst.`,
  en: (place, early) =>
    `Find out what the transfer to the seat in a third country rests on (${place}): an adequacy decision for the country, in the USA the company’s participation in the Data Privacy Framework (dataprivacyframework.gov), otherwise standard contractual clauses. If there is no basis, ${early ? 'load the service only after consent and ' : ''}conclude standard contractual clauses, or replace the service.`,
};
const discloseBasis: Record<Locale, string> = {
  de: 'Nennen Sie die Grundlage der Übermittlung in der Datenschutzerklärung, soweit sie dort fehlt.',
  en: 'Name the basis of the transfer in the privacy notice where it is missing there.',
};

/** What to do about recipients of which only the notice tells the seat, by message. A banner cannot wait for the consent it asks for. */
export function statedSeatFixes(locale: Locale, early: boolean): Record<string, string> {
  const leads: [string, string, boolean][] = [
    ['hostUnknown', '{hosts}', early],
    ['bannerHost', '{host}', false],
  ];
  const fixes = leads.flatMap(([lead, place, isEarly]) => {
    const steps = {
      Seated: [compareSeat[locale](place), otherwise[locale]],
      SeatedAbroad: [clarifyBasis[locale](place, isEarly), discloseBasis[locale]],
    };
    return kinds.flatMap((kind) => {
      const fix = numberedSteps(steps[kind]);
      return [
        [`${lead}${kind}`, fix],
        [`${lead}${kind}Placed`, fix],
      ];
    });
  });
  return Object.fromEntries(fixes);
}

const texts: Record<Locale, Record<'hostUnknown' | 'bannerHost' | 'seat' | 'placed' | (typeof kinds)[number], string>> = {
  de: {
    hostUnknown:
      'Bei {count|=einem fremden Server|fremden Servern} ({domains|=|Domains: }{hosts}) steht der Betreiber nicht im Katalog des Scanners',
    bannerHost: 'Der Betreiber von {host}, von dem das Banner kommt, steht nicht im Katalog des Scanners',
    seat: '; als Sitz nennt die Datenschutzerklärung: {seats}',
    placed: '; die Serveradresse ist, soweit bekannt, {place} zugeordnet',
    Seated: '. Ob das stimmt und ob Daten von dort in ein Drittland gelangen, wurde nicht beurteilt',
    SeatedAbroad: '. Worauf sich eine Übermittlung dorthin stützt, wurde nicht beurteilt',
  },
  en: {
    hostUnknown:
      'For {count|=a third-party server|third-party servers} ({domains|=|domains: }{hosts}), the operator is not in the scanner’s catalogue',
    bannerHost: 'The operator of {host}, from which the banner comes, is not in the scanner’s catalogue',
    seat: '; as its seat the privacy notice names: {seats}',
    placed: '; as far as known, the server address is assigned to {place}',
    Seated: '. Whether that is true and whether data passes on from there to a third country was not judged',
    SeatedAbroad: '. What a transfer there rests on was not judged',
  },
};

/** What `toldBySeats` says. */
export function statedSeatMessages(locale: Locale): Record<string, string> {
  const { seat, placed, ...told } = texts[locale];
  const messages = (['hostUnknown', 'bannerHost'] as const).flatMap((lead) =>
    kinds.flatMap((kind) => [
      [`${lead}${kind}`, `${told[lead]}${seat}${told[kind]}`],
      [`${lead}${kind}Placed`, `${told[lead]}${seat}${placed}${told[kind]}`],
    ]),
  );
  return Object.fromEntries(messages);
}

/**
 * Message and params for unknown hosts of which the notice tells every seat: `Seated` where all are in the EEA, else `SeatedAbroad`;
 * `Placed` as for other unknown hosts. Null where the notice leaves one out.
 */
export function toldBySeats(hosts: readonly RequestFact[], notice: Notice): { message: string; params: TextParams } | null {
  const seats = hosts.map((request) => statedSeat(notice.text, request)).filter((seat) => seat !== null);
  const [first] = hosts;
  if (first === undefined || seats.length < hosts.length) return null;
  const abroad = seats.some((seat) => isThirdCountry(seat) !== false);
  const place = commonCountry(hosts);
  const lead = hosts.length === 1 && first.servesBanner ? 'bannerHost' : 'hostUnknown';
  return {
    message: `${lead}${abroad ? 'SeatedAbroad' : 'Seated'}${place === null ? '' : 'Placed'}`,
    params: { ...serverParams(hosts), host: first.host, seats: shortList([...new Set(seats)]), ...(place !== null && { place }) },
  };
}
