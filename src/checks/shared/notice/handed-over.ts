import { isHeading } from '#knowledge/notice-lines.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import type { Finding, Locale } from '../../define-check.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { atLeastOne, requestItem } from '../../items.ts';
import { deniedIn } from '../banner/banner-third-party-promise.ts';
import { wasSent } from '../services/initiator-chains.ts';
import { isBareFile, isPlacedBySite, mostTelling } from '../services/placed-by-site.ts';
import { unconsented } from '../services/unconsented-states.ts';
import { pathsOf } from '../site/page-paths.ts';
import { quoted, shortList } from '../wording.ts';
import { ofOtherMatter } from './denied-watching.ts';
import { type NoticeSentence, sentencesOf } from './notice-passages.ts';
import { loads, nothingBeforeAct, nothingWithout, onlyOnAct, onlyWithConsent } from './promise-sentences.ts';

const told = {
  de: { handedOver: 'Die Datenschutzerklärung ({path}) sagt: „{quote}“; angefragt wurde {when} aber: {seen} ({pages})' },
  en: { handedOver: 'The privacy notice ({path}) says: “{quote}”; but {when} this was requested: {seen} ({pages})' },
};
const step = {
  de: '1. {#later} Laden Sie erst nach der Einwilligung, was dem Satz widerspricht: {seen} ({pages}).\n2. Braucht etwas davon keine Einwilligung und soll es weiter sofort laden, nehmen Sie es im Satz beim Namen aus.',
  en: '1. {#later} Load only after consent what contradicts the sentence: {seen} ({pages}).\n2. If any of it needs no consent and is to keep loading at once, except it by name in the sentence.',
};

/** The sentence of this file as the check shows it, and what to do about it. */
export function handedOverTexts(locale: Locale): { messages: Record<string, string>; fixes: Record<string, string> } {
  return { messages: told[locale], fixes: { handedOver: step[locale] } };
}

const whole = (words: string) => `(?<![a-zß-ɏ])(?:${words})(?![a-zß-ɏ])`;
const stuff = '(?:inhalte?n?|medien|elemente?n?|einbindungen|embeds|content|media)';
const tools = '(?:dienste?n?|tools?|skripte?n?|plug-?ins?|services|scripts)';
const ofOthers = '(?:externe[nrs]?|fremde[nrs]?|third-?party|external)';
const providers =
  '(?:(?:externer|anderer)\\s+anbieter|dritter|(?:von|from)\\s+(?:dritten|drittanbietern|externen\\s+anbietern|third\\s+parties))';
/** "Externe Inhalte", "Drittanbieter-Inhalte", "Inhalte von Drittanbietern". */
const external = (things: string) => new RegExp(whole(`${ofOthers}\\s+${things}|drittanbieter-?${things}|${things}\\s+${providers}`), 'iu');
const externalContent = external(stuff);
const externalTools = external(tools);
/** Some only, as a rule, or as far as there are any; what is said of the visitor's own wish to see them elsewhere. */
const weakened = new RegExp(
  whole(
    'soweit|sofern\\s+(?:wir|vorhanden)|falls|grundsätzlich|(?:in\\s+der\\s+)?regel|teilweise|einige|manche|bestimmte|einzelne|möglich|können|kann|sollte|möchten|gegebenenfalls|ggf|nicht\\s+alle|außer|ausgenommen|ausnahme|notwendige?[nrs]?|erforderliche?[nrs]?|newsletter|aufruf(?:en)?\\s+(?:der|dieser|unserer|einer)\\s+[a-zß-ɏ]*seiten?|some|certain|may|can|might|usually|where\\s+(?:possible|applicable)|except|necessary|required',
  ),
  'iu',
);
/** What visitors open where it stands, and what comes with it. */
const shown: ReadonlySet<ServiceCategory> = new Set(['video', 'map', 'social', 'audio']);
const atWork: ReadonlySet<ServiceCategory> = new Set([...shown, 'analytics', 'session-replay', 'marketing', 'chat']);
/** Whose maker uses the data for himself; a processor is no third party (Art. 4 no. 10 GDPR). */
const forThemselves: ReadonlySet<ServiceCategory> = new Set([...shown, 'marketing']);
/** Data travel there when a page loads: passing them on by hand is another matter. */
const travels = /übertrag|überträgt|übermitt|gesendet|gesandt|sendet|verbindung|transmit|transfer|(?<![a-z])sent(?![a-z])|connection/iu;
/** Data that visitors enter. */
const entered =
  /anfrage|bestell|bewerb|kontakt|eingegeben|eingaben?(?![a-z])|mitgeteilt|vertrag|kunden|beruf|enquir|inquir|order|customer/iu;
const longest = 300;

/** The kinds of services that a sentence keeps back until the visitor agrees; null: it says so of none. */
function keptBack({ text, names }: NoticeSentence): ReadonlySet<ServiceCategory> | null {
  if (names > 0 || text.length > longest || text.endsWith('?') || weakened.test(text)) return null;
  const waits = [onlyWithConsent, onlyOnAct, nothingWithout, nothingBeforeAct].some((pattern) => pattern.test(text));
  if (waits && loads.test(text)) {
    if (externalTools.test(text)) return atWork;
    if (externalContent.test(text)) return shown;
  }
  return travels.test(text) && !entered.test(text) && deniedIn(text.replace(/\s+/g, ' ').trim()) !== null ? forThemselves : null;
}

/**
 * "Externe Inhalte werden erst nach Ihrer Zustimmung geladen", "ohne Ihre Einwilligung werden keine Daten an Dritte übertragen": refuted by
 * what the site placed and what asked its maker before the choice or after a refusal. Whoever delivers the site is not meant. `toldUntrue`:
 * services of which another untrue sentence is told.
 */
export function handedOver(
  notice: string,
  path: string,
  { services, requests, toldUntrue }: Pick<Facts, 'services' | 'requests'> & { toldUntrue: ReadonlySet<string> },
): Finding[] {
  const sentences = sentencesOf(notice);
  for (const [index, sentence] of sentences.entries()) {
    if (!sentence.general || ofOtherMatter.test(headingAbove(sentences, index))) continue;
    const kinds = keptBack(sentence);
    if (kinds === null) continue;
    const found = services
      .filter((use) => isMeant(use, kinds) && !toldUntrue.has(use.service.id))
      .flatMap((use) => {
        const sent = requests.filter(
          (request) =>
            request.serviceId === use.service.id &&
            wasSent(request) &&
            !isBareFile(request) &&
            request.states.some((state) => unconsented.includes(state)),
        );
        return sent.length > 0 ? [{ use, sent }] : [];
      });
    const items = atLeastOne(
      found.map(({ sent }) =>
        requestItem({
          ...mostTelling(sent),
          states: unconsented.filter((state) => sent.some((request) => request.states.includes(state))),
        }),
      ),
    );
    if (!items) continue;
    const serviceIds = found.map(({ use }) => use.service.id);
    return [
      {
        message: 'handedOver',
        params: {
          path,
          quote: quoted(sentence.text.replace(/\s+/g, ' ').trim()),
          seen: shortList(
            found.map(({ use }) => use.service.name),
            8,
          ),
          pages: pathsOf(found.flatMap(({ sent }) => sent.map(({ pageUrl }) => pageUrl))),
        },
        items,
        cause: serviceIds.length === 1 ? serviceIds[0]! : 'privacy-notice:handed-over',
        serviceIds,
      },
    ];
  }
  return [];
}

function isMeant(use: ServiceUse, kinds: ReadonlySet<ServiceCategory>): boolean {
  return kinds.has(use.service.category) && !use.service.selfHosted && isPlacedBySite(use.embeddedBy, use);
}

function headingAbove(sentences: readonly NoticeSentence[], index: number): string {
  return sentences.findLast(({ text }, at) => at < index && isHeading(text))?.text ?? '';
}
