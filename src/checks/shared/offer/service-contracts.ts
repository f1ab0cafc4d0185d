import type { PageFact } from '../../facts/pages.ts';
import type { ApplicabilityFact } from '../../facts/site.ts';
import { readablePages } from '../site/legal-page.ts';
import { matchesOf, mentions, plainText, wholeWords } from '../wording.ts';

/**
 * Words of trades that sell no goods, but supply by line (electricity, gas, water: Art. 2 no. 5 of Directive (EU) 2019/771 counts them as
 * goods only in a limited volume), a service, software, or courses and memberships (digital content is no goods either, § 327 BGB).
 */
const trades = [
  '(?:öko|haus|bio)?(?:strom|gas)(?:-?tarife?|-?liefer(?:ung|vertrag|verträge|ant)[a-zß-ɏ]*|vertrag|verträge|anbieter|produkte|versorgung)|erdgas|ökostrom|naturstrom|fernwärme|trinkwasser|arbeitspreis[a-zß-ɏ]*|(?:ct|cent)\\s?(?:\\/|pro|je)\\s?kwh|zähler(?:nummer|stand)[a-zß-ɏ]*|marktlokation[a-zß-ɏ]*|grundversorgung[a-zß-ɏ]*|netzgebiet|jahresverbrauch|stadtwerke[n]?',
  'mobilfunk(?:tarife?|vertrag)?|handytarife?|dsl(?:-[a-zß-ɏ]+)?|glasfaser[a-zß-ɏ-]*|rufnummernmitnahme|datenvolumen|mbit\\s?\\/\\s?s|allnet[a-zß-ɏ-]*|(?:internet|telefon)anschluss|festnetz[a-zß-ɏ-]*',
  'versicherungs(?:beginn|schein|summe|nehmer(?:in)?|beitrag|schutz|bedingungen)|selbst(?:beteiligung|behalt)|deckungssumme|(?:haftpflicht|hausrat|rechtsschutz|kfz|zahnzusatz|unfall|tier)-?versicherung|schadenmeldung',
  '(?:kurs|seminar|lehrgangs|teilnahme)-?(?:gebühr|beginn|dauer|leitung|nummer|ort)[a-zß-ɏ]*|dozent(?:in|en|innen)?|teilnehmerzahl|unterrichtseinheiten|kursanmeldung',
  '(?:online|video)-?(?:kurse?n?|akademie|programme?)|masterclass|lektion(?:en)?|probelektion|kursmodule?|(?:einzel|gruppen|online|business)-?coachings?|coaching-?(?:programme?|paket)|workbook|teilnahmebestätigung|(?:zugriff|zugang)\\s+(?:auf|zu[mr]?)\\s+(?:den\\s+|dem\\s+|allen\\s+|alle\\s+)?(?:[a-zß-ɏ]{0,20}kurs(?:e|en)?|mitgliederbereich|modulen?|lektionen)|mitgliederbereich|mitglied\\s+werden|(?:als|solange\\s+du|solange\\s+sie)\\s+mitglied|online\\s+courses?|modules?\\s+and\\s+lessons?|lessons|membership',
  '(?:[a-zß-ɏ]{3,20}-?)?software(?:-?(?:lösung|lösungen|paket|pakete))?|saas|(?:web|desktop|cloud|mobile)-?(?:apps?|anwendung(?:en)?|applications?)|(?:in|die)\\s+(?:der\\s+)?anwendung|(?:kostenlos|gratis|unverbindlich)\\s+(?:\\d{1,2}\\s+tage\\s+)?testen|test(?:phase|zeitraum|version|zugang)|free\\s+trial|(?:start|begin)\\s+(?:your\\s+|a\\s+)?(?:free\\s+)?trial|demo\\s+(?:buchen|anfordern|vereinbaren)|(?:book|request)\\s+a\\s+demo|(?:pro|je|per)\\s+(?:nutzer(?:in)?|arbeitsplatz|user|seat)|programmierschnittstelle[n]?|(?:rest-?)?api|rechenzentr(?:um|en)|datev(?:-[a-zß-ɏ]+)?|vertr(?:ag|äge)\\s+zur\\s+auftragsverarbeitung',
].map(wholeWords);
const fewestWords = 3;
/** Who sends goods has them in a cart or speaks of how they get to the buyer. */
const sendsGoods = wholeWords(
  'versandkosten[a-zß-ɏ]*|zzgl\\.?\\s+versand|lieferzeit[a-zß-ɏ]*|auf\\s+lager|sofort\\s+lieferbar|rücksende[a-zß-ɏ]*|paketdienst|versandfertig|warenkorb|einkaufswagen|shipping\\s+costs?|in\\s+stock|shopping\\s+(?:cart|basket)',
);

/** "Keine Versandkosten" beside a course or a voucher denies that anything is sent; beside goods other words speak of their way. */
export const freeOfShipping = wholeWords(
  '(?:keine(?:rlei)?|ohne)\\s+(?:(?:weiteren?|zusätzlichen?)\\s+)?versandkosten|no\\s+shipping\\s+(?:costs?|fees?)',
);

/** Distance teaching: what is sent belongs to the course, and goes back without it. */
const distanceCourses = wholeWords(
  'fern(?:kurse?[ns]?|lehrg(?:ang|angs|änge|ängen)|unterricht[s]?|studi(?:um|en|ums|engang|engänge)|schule|akademie)|fernlern[a-zß-ɏ]*|zfu(?:-?\\s?(?:zulassung|nummer)[a-zß-ɏ]*)?|distance\\s+learning\\s+courses?',
);

/**
 * Whether a site shows itself as one that sells contracts and no goods: one trade speaks from several different words, one of them in a
 * title, heading or button, and nothing speaks of goods that are sent.
 */
export function sellsContractsOnly({ signs }: ApplicabilityFact, pages: readonly PageFact[]): boolean {
  if (signs.includes('cart-link') || signs.includes('shop-schema')) return false;
  const places = readablePages(pages).filter(({ kind }) => kind === 'start' || kind === 'other');
  const texts = places.map(({ text }) => plainText(text.slice(0, 60_000)));
  const heads = places.map(({ title, headings, buttons }) =>
    plainText([title, ...headings, ...buttons.map(({ text }) => text)].join('\n')),
  );
  if (sells(distanceCourses, texts, heads)) return true;
  if (texts.some((text) => mentions(text.replaceAll(freeOfShipping, ' '), sendsGoods))) return false;
  return trades.some((words) => sells(words, texts, heads));
}

/** Several different words of a trade, one of them in a title, heading or button. */
function sells(words: RegExp, texts: readonly string[], heads: readonly string[]): boolean {
  const said = new Set(texts.flatMap((text) => matchesOf(text, words).map(({ text: word }) => word.toLowerCase())));
  return said.size >= fewestWords && heads.some((head) => mentions(head, words));
}
