import type { BannerEvidence } from '#evidence/banner.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { mentionsAny } from '#knowledge/phrases.ts';
import type { Finding, Locale } from '../../define-check.ts';
import type { PageFact } from '../../facts/pages.ts';
import type { Facts } from '../../facts.ts';
import { textItem } from '../../items.ts';
import { bannerWords } from '../banner/banner-controls.ts';
import { readablePages } from '../site/legal-page.ts';
import { pathsOf } from '../site/page-paths.ts';
import { plainText, quoted } from '../wording.ts';
import { brokenPromises } from './broken-promises.ts';
import { sentencesOf } from './notice-passages.ts';
import { namesOfService } from './unseen-reasons.ts';

const texts = {
  de: {
    messages: {
      untrueBeside: 'Auf {path} steht zu {service}: „{quote}“; angefragt wurde {when} aber: {seen}',
      announced: 'Ihre Website kündigt auf {path} an: „{quote}“; die Datenschutzerklärung nennt {service} nicht',
      announcedBeside:
        'Ihre Website kündigt auf {path} an: „{quote}“; die Datenschutzerklärung nennt {service} nicht, sondern beschreibt {sister}',
    },
    fixes: {
      untrueBeside:
        '1. {#later} Laden Sie auf {path} auch von {seen} erst etwas, wenn der Besucher geklickt oder eingewilligt hat; ein Vorschaubild liefern Sie vom eigenen Server aus.\n2. Soll von {seen} weiter schon vorher etwas laden, berichtigen Sie den Satz auf {path}; eine nötige Einwilligung ersetzt das nicht.',
      announced:
        '1. Beschreiben Sie {service} in der Datenschutzerklärung: Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer, bei einem Empfänger außerhalb des EWR auch Land und Grundlage der Übermittlung.',
      announcedBeside:
        '1. Beschreiben Sie {service} in der Datenschutzerklärung: Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer, bei einem Empfänger außerhalb des EWR auch Land und Grundlage der Übermittlung.\n2. Ersetzen Sie damit den Abschnitt zu {sister}, wenn Sie diesen Dienst nicht mehr einsetzen; ihn nur zu streichen genügt nicht.',
    },
  },
  en: {
    messages: {
      untrueBeside: 'On {path} it says of {service}: “{quote}”; but {when} this was contacted: {seen}',
      announced: 'On {path} your website announces: “{quote}”; the privacy notice does not name {service}',
      announcedBeside: 'On {path} your website announces: “{quote}”; the privacy notice does not name {service} but describes {sister}',
    },
    fixes: {
      untrueBeside:
        '1. {#later} On {path}, load from {seen} too only once the visitor has clicked or consented; deliver a preview picture from your own server.\n2. If anything is to go on loading from {seen} before that, correct the sentence on {path}; this does not replace a consent that is needed.',
      announced:
        '1. Describe {service} in the privacy notice: provider, purpose, legal basis, recipient and storage period, for a recipient outside the EEA the country and the basis of the transfer too.',
      announcedBeside:
        '1. Describe {service} in the privacy notice: provider, purpose, legal basis, recipient and storage period, for a recipient outside the EEA the country and the basis of the transfer too.\n2. Replace the section on {sister} with it if you no longer use that service; merely deleting it is not enough.',
    },
  },
} as const;

/** The sentences of this file as the check shows them, with their steps. */
export function saidOnPagesTexts(locale: Locale): { messages: Record<string, string>; fixes: Record<string, string> } {
  return texts[locale];
}

type Read = Pick<Facts, 'pages' | 'privacy' | 'services' | 'requests' | 'cookies' | 'site'> & { banner: BannerEvidence | null };

/** What speaks of a click or a consent and of loading. */
const ofLoading =
  /(?<![a-zß-ɏ])(?:klick[a-zß-ɏ]{0,4}|click(?:ing|ed)?|zustimm[a-zß-ɏ]{0,4}|vorher|zuvor|erst)(?![a-zß-ɏ])[^\n]{0,240}?(?<![a-zß-ɏ])(?:geladen|lädt|laden|übertragen|übermittelt|loaded|loads?|transmitted|transferred|verbindung)(?![a-zß-ɏ])/iu;
const most = 3;

/** What a page tells beside its embeds, without menus, the banner and other pages' notices. */
function tellingOf(page: PageFact, { banner }: Read): string {
  const asked = banner === null ? '' : plainText(bannerWords(banner).join(' '));
  return page.text
    .split('\n')
    .filter((line) => line.length < 1_500 && ofLoading.test(line) && !asked.includes(plainText(line).trim()))
    .join('\n');
}

function toldPages(read: Read): { page: PageFact; text: string }[] {
  return readablePages(read.pages)
    .filter(({ url, kind }) => url !== read.privacy.url && kind !== 'privacy' && kind !== 'imprint')
    .map((page) => ({ page, text: tellingOf(page, read) }))
    .filter(({ text }) => text !== '');
}

/** "Vorher werden keine Daten an YouTube übertragen", beside a film whose picture comes from there: what pages say is refuted on them. */
export function untrueBeside(read: Read): Finding[] {
  const { services, requests, cookies, site } = read;
  const found = toldPages(read).flatMap(({ page, text }) =>
    brokenPromises(text, { services, requests: requests.filter(({ pageUrl }) => pageUrl === page.url), cookies, site }).flatMap((broken) =>
      broken.kind === 'noDataBefore' && broken.use !== null ? [{ broken, page }] : [],
    ),
  );
  return [...Map.groupBy(found, ({ broken }) => broken.use!.service.id).values()].slice(0, most).map((same) => {
    const { broken } = same[0]!;
    const { id, name } = broken.use!.service;
    const path = pathsOf(same.map(({ page }) => page.url));
    const params = { service: name, path, quote: broken.quote, seen: broken.seen };
    return { message: 'untrueBeside', params, items: broken.items, cause: id, serviceIds: [id] };
  });
}

/** What a visitor may open by a click. */
const opened: ReadonlySet<string> = new Set(['video', 'audio', 'map', 'social', 'booking']);
/** "Mit dem Klick wird eine Karte von … geladen". */
const announces =
  /(?<![a-zß-ɏ])(?:klick[a-zß-ɏ]{0,4}|click(?:ing)?)(?![a-zß-ɏ])[^.;]{0,160}?(?<![a-zß-ɏ])(?:geladen|lädt|laden|übertragen|loaded|loads?|transmitted)(?![a-zß-ɏ])/iu;

/** Services that a placeholder announces, of which nothing was fetched as nobody clicked, and which the notice does not name. */
export function announcedUnnamed(read: Read & Partial<Pick<Facts, 'noticeServices'>>): Finding[] {
  const { services, privacy, noticeServices } = read;
  const notice = plainText(privacy.text);
  const found = toldPages(read).flatMap(({ page, text }) =>
    sentencesOf(text).flatMap(({ text: sentence, about, names }) => {
      const [id] = about;
      const service = id === undefined ? null : serviceOf(id);
      if (names !== 1 || service === null || !opened.has(service.category) || !announces.test(sentence)) return [];
      const isKnown = services.some((use) => about.has(use.service.id)) || mentionsAny(notice, [...about].flatMap(namesOfService));
      return isKnown ? [] : [{ service, page, sentence }];
    }),
  );
  return [...Map.groupBy(found, ({ service }) => service.id).values()].slice(0, most).map((same) => {
    const { service, sentence, page } = same[0]!;
    const sister = noticeServices?.used
      .map(({ serviceId }) => serviceOf(serviceId))
      .find((one) => one?.category === service.category && !services.some((use) => use.service.id === one.id));
    const quote = quoted(plainText(sentence));
    return {
      message: sister ? 'announcedBeside' : 'announced',
      params: { service: service.name, path: pathsOf(same.map((each) => each.page.url)), quote, sister: sister?.name ?? '' },
      items: [textItem(page.url, quote)],
      cause: service.id,
      serviceIds: [service.id],
    };
  });
}
