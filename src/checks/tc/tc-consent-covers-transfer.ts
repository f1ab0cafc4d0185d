import { defineCheck, type Finding, type FindingItem } from '../define-check.ts';
import type { RequestFact } from '../facts/requests.ts';
import type { ServiceUse } from '../facts/services.ts';
import { textItem, verdictOf } from '../items.ts';
import { bannerTextItem } from '../shared/banner/banner-controls.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { guidance, statute } from '../shared/law/law.ts';
import { readNotice } from '../shared/notice/notice.ts';
import { trackingCategories } from '../shared/services/service-observations.ts';
import { lackingTexts } from '../shared/transfers/article-49-texts.ts';
import { countryOfRecipient, isAdequate, isThirdCountry } from '../shared/transfers/third-country.ts';
import { exception, framework, ownGuarantee } from '../shared/transfers/transfer-bases.ts';
import {
  consentAmongGrounds,
  isConditional,
  sentenceAround,
  sentencesAround,
  transferConsent,
  transferOnConsent,
} from '../shared/transfers/transfer-consent.ts';
import { readGrounds } from '../shared/transfers/transfer-grounds.ts';
import { excerpt, type Match, matchesOf, mentions, near, plainText, quoted, shortList, wholeWords } from '../shared/wording.ts';

/** Consent to a transfer: the letter itself, or the article with consent close by. */
const article49 = wholeWords('art(?:\\.|ikel|icle)?\\s{0,3}49(?:\\s{0,3}(?:abs\\.|absatz|\\(1\\)))?');
const letterA = wholeWords('lit\\.?\\s{0,3}a|buchst(?:\\.|abe)\\s{0,3}a|\\(a\\)|einwillig[a-zß-ɏ]*|consent');
/** What a visitor has to know before agreeing. */
const risks = wholeWords(
  'risik[a-zß-ɏ]*|risks?|überwach[a-zß-ɏ]*|surveillance|geheimdienst[a-zß-ɏ]*|sicherheitsbehörd[a-zß-ɏ]*|us-behörd[a-zß-ɏ]*|behördlich[a-zß-ɏ]*\\s+zugriff[a-zß-ɏ]*|zugriff[a-zß-ɏ]*\\s+(?:durch\\s+)?(?:us-)?behörden|rechtsbehelf[a-zß-ɏ]*|rechtsschutz[a-zß-ɏ]*|kein\\s+(?:(?:mit\\s+)?(?:der|dem|den)\\s+[a-zß-ɏ-]+(?:\\s+union|\\s+recht)?\\s+)?(?:angemessenes|vergleichbares|gleichwertiges|entsprechendes|ausreichendes)\\s+(?:datenschutz|schutz)-?niveau|unsichere[snr]?\\s+dritt(?:land|staat|länder)[a-zß-ɏ]*|nicht\\s+sichere[nr]?\\s+dritt(?:staat|länder)[a-zß-ɏ]*',
);
const countries = wholeWords(
  'usa|u\\.s\\.a\\.?|us|vereinigte[nr]?\\s+staaten|united\\s+states|china|indien|india|russland|russia|türkei|turkey|singapur|singapore|brasilien|australien',
);
const reach = 1_500;

/** Whether banner or notice rest regular transfers on the exception of express consent, and say what it risks. */
export default defineCheck({
  id: 'tc-consent-covers-transfer',
  area: 'tc',
  version: 12,
  weight: 2,
  confidence: 'low',
  legalBasis: [
    statute('Art. 49 Abs. 1 lit. a DSGVO', 'Art. 49(1)(a) GDPR'),
    guidance('EDSA, Leitlinien 2/2018 zu Art. 49', 'EDPB Guidelines 2/2018 on Art. 49'),
    consentLaw.olgKoelnTransfer,
  ],
  needs: ['banner', 'privacy', 'pages', 'services'],
  wants: ['requests', 'noticeServices'],
  texts: {
    de: {
      title: 'Einwilligung nach Art. 49 ausdrücklich und informiert',
      explanation:
        'Art. 49 Abs. 1 lit. a DSGVO erlaubt eine Übermittlung in ein unsicheres Drittland mit ausdrücklicher Einwilligung. Der Besucher muss vorher wissen, in welches Land und mit welchen Risiken. Die Vorschrift ist eine Ausnahme für einzelne Fälle; nach den Leitlinien 2/2018 des EDSA trägt sie keine regelmäßige Übermittlung wie das Tracking aller Besucher.',
      confidenceReason: 'Ob eine Einwilligung ausdrücklich und informiert ist, lässt ein Vergleich von Wörtern nur vermuten.',
      howToFix:
        '1. Stellen Sie regelmäßige Übermittlungen auf einen Angemessenheitsbeschluss, das Data Privacy Framework oder Standardvertragsklauseln um.\n2. Streichen Sie Art. 49 dort, wo Sie ihn nicht brauchen.\n3. Wo er im Einzelfall bleibt: Nennen Sie Land und Risiken unmittelbar bei der Einwilligung.',
      fixes: {
        ...lackingTexts('de').fixes,
        bannerRisks:
          '1. Entweder streichen Sie den Satz im Banner, wenn sich alle gemeinten Übermittlungen auf einen Angemessenheitsbeschluss, das Data Privacy Framework oder Standardvertragsklauseln stützen, oder Sie nennen dort das Land und die Risiken, etwa den Zugriff von Behörden ohne wirksamen Rechtsschutz.',
        amongOthers:
          '1. Streichen Sie die Einwilligung aus der Aufzählung, wenn keine Übermittlung auf ihr beruht.\n2. Beruht eine darauf, stellen Sie sie auf einen Angemessenheitsbeschluss, das Data Privacy Framework oder Standardvertragsklauseln um; nur im Einzelfall genügt die Einwilligung, und nur mit Land und Risiken bei der Abfrage.',
        noticeRisksCovered:
          '1. Streichen Sie den Satz, soweit er die Übermittlung betrifft: Sie beruht dann auf der Garantie, die schon daneben steht, etwa Standardvertragsklauseln. Was er zu Zweck und Rechtsgrundlage des Dienstes selbst sagt, bleibt stehen.\n2. Prüfen Sie, ob diese Garantie die Übermittlung trägt, bei Standardvertragsklauseln samt dem Recht im Empfängerland; reicht sie nicht, setzen Sie den Dienst nicht ein, denn eine Einwilligung nach Art. 49 DSGVO genügt nur im Einzelfall.',
        noticeRisks:
          '1. Stützen Sie die Übermittlung auf einen Angemessenheitsbeschluss oder Standardvertragsklauseln samt Prüfung des Rechts im Empfängerland, und nennen Sie das statt der Einwilligung; was der Satz zu Zweck und Rechtsgrundlage des Dienstes selbst sagt, bleibt stehen.\n2. Trägt keines davon, setzen Sie den Dienst nicht ein; eine Einwilligung nach Art. 49 DSGVO genügt nur im Einzelfall und nur, wenn Land und Risiken dabei genannt sind.',
      },
      messages: {
        bannerRisks:
          'Das Banner holt auch eine Einwilligung in die Verarbeitung außerhalb der EU ein („{quote}“), nennt aber die Risiken nicht; ohne Angemessenheitsbeschluss oder Garantien ist sie nur wirksam, wenn es sie nennt (Art. 49 Abs. 1 lit. a DSGVO)',
        noticeRisksCovered:
          'Die Datenschutzerklärung stützt eine Übermittlung neben einer Garantie auch auf die Einwilligung („{quote}“), ohne die Risiken zu nennen; das ist die Ausnahme des Art. 49 Abs. 1 lit. a DSGVO, die keine regelmäßige Übermittlung trägt',
        noticeRisks:
          'Die Datenschutzerklärung stützt eine Übermittlung auf die Einwilligung („{quote}“), ohne die Risiken zu nennen; das ist die Ausnahme des Art. 49 Abs. 1 lit. a DSGVO, die keine regelmäßige Übermittlung trägt',
        ...lackingTexts('de').messages,
        regularTracking: 'Art. 49 DSGVO wird herangezogen, während regelmäßig Daten an Dienste in Drittländern gehen: {services}',
        notUsedInNotice: 'Die Datenschutzerklärung stützt Übermittlungen nicht auf Art. 49 DSGVO',
        notUsed: 'Banner und Datenschutzerklärung stützen Übermittlungen nicht auf Art. 49 DSGVO',
        amongOthers:
          'Die Datenschutzerklärung zählt die Einwilligung unter den möglichen Grundlagen einer Übermittlung auf („{quote}“); ob eine darauf beruht, sagt sie nicht. Täte sie es, wäre das die Ausnahme des Art. 49 Abs. 1 lit. a DSGVO, und Land und Risiken müssten bei der Einwilligung stehen',
        onlyIfAsked:
          'Auf Art. 49 DSGVO stützt die Datenschutzerklärung Übermittlungen nur für den Fall einer Einwilligung; abgefragt wird auf den geprüften Seiten keine',
        explained: 'Die Einwilligung nach Art. 49 DSGVO nennt Land und Risiken',
        unread: 'Ob die Datenschutzerklärung Art. 49 DSGVO heranzieht, ließ sich nicht lesen',
      },
    },
    en: {
      title: 'Art. 49 consent explicit and informed',
      explanation:
        'Art. 49(1)(a) GDPR permits a transfer to an unsafe third country with explicit consent. Visitors have to know beforehand to which country and at which risks. The provision is an exception for single cases; according to EDPB Guidelines 2/2018 it carries no regular transfer such as the tracking of all visitors.',
      confidenceReason: 'Whether a consent is explicit and informed can only be guessed by comparing words.',
      howToFix:
        '1. Move regular transfers to an adequacy decision, the Data Privacy Framework or standard contractual clauses.\n2. Delete Art. 49 where you do not need it.\n3. Where it remains for a single case: name country and risks right beside the consent.',
      fixes: {
        ...lackingTexts('en').fixes,
        bannerRisks:
          '1. Either delete the sentence in the banner, if all transfers meant rest on an adequacy decision, the Data Privacy Framework or standard contractual clauses, or name the country and the risks there, such as access by authorities without effective remedies.',
        amongOthers:
          '1. Delete consent from the list if no transfer rests on it.\n2. If one does, move it to an adequacy decision, the Data Privacy Framework or standard contractual clauses; consent suffices in single cases only, and only if country and risks are named where it is asked for.',
        noticeRisksCovered:
          '1. Delete the sentence as far as it concerns the transfer: that then rests on the guarantee that stands beside it already, such as standard contractual clauses. What it says of purpose and legal basis of the service itself stays.\n2. Check whether this guarantee carries the transfer, standard contractual clauses together with the law of the recipient’s country; if it does not, do not use the service, as consent under Art. 49 GDPR suffices in single cases only.',
        noticeRisks:
          '1. Rest the transfer on an adequacy decision or standard contractual clauses with an assessment of the law of the recipient’s country, and name that instead of the consent; what the sentence says of purpose and legal basis of the service itself stays.\n2. If none of these carries it, do not use the service; consent under Art. 49 GDPR suffices in single cases only, and only if country and risks are named with it.',
      },
      messages: {
        bannerRisks:
          'The banner also obtains consent to processing outside the EU (“{quote}”) but does not name the risks; without an adequacy decision or safeguards it is valid only if the banner names them (Art. 49(1)(a) GDPR)',
        noticeRisksCovered:
          'The privacy notice rests a transfer, beside a guarantee, also on consent (“{quote}”) without naming the risks; that is the exception of Art. 49(1)(a) GDPR, which carries no regular transfer',
        noticeRisks:
          'The privacy notice rests a transfer on consent (“{quote}”) without naming the risks; that is the exception of Art. 49(1)(a) GDPR, which carries no regular transfer',
        ...lackingTexts('en').messages,
        regularTracking: 'Art. 49 GDPR is relied on while data regularly goes to services in third countries: {services}',
        notUsedInNotice: 'The privacy notice does not rest transfers on Art. 49 GDPR',
        notUsed: 'Banner and privacy notice do not rest transfers on Art. 49 GDPR',
        amongOthers:
          'The privacy notice lists consent among the possible grounds of a transfer (“{quote}”); whether one rests on it, it does not say. If it did, that would be the exception of Art. 49(1)(a) GDPR, and country and risks would have to stand with the consent',
        onlyIfAsked:
          'The privacy notice rests transfers on Art. 49 GDPR only for the case of a consent; none is asked for on the pages examined',
        explained: 'The consent under Art. 49 GDPR names country and risks',
        unread: 'Whether the privacy notice relies on Art. 49 GDPR could not be read',
      },
    },
  },
  run(facts) {
    const { banner } = facts.banner;
    const notice = readNotice(facts);
    const inBanner = banner
      ? usesIn(plainText(banner.text)).map((use): Place => ({ ...use, item: bannerTextItem(banner, excerpt(use.text, use.match)) }))
      : [];
    const places = [
      ...inBanner,
      ...usesIn(notice.text).map((use): Place => ({ ...use, item: textItem(notice.url ?? '', excerpt(use.text, use.match)) })),
    ];
    const [first, ...rest] = places;
    const cause = 'transfer-by-consent';
    const hints: Finding[] = [];
    const unnamed = banner ? unnamedTransfer(plainText(banner.text)) : null;
    if (banner && unnamed && !near(unnamed.text, unnamed.match, risks, reach)) {
      hints.push({
        message: 'bannerRisks',
        params: { quote: quoted(sentencesAround(unnamed.text, unnamed.match)) },
        items: [bannerTextItem(banner)],
        cause,
      });
    }
    const inNotice = usesIn(notice.text).length > 0 ? null : transferOnConsent(notice.text);
    if (inNotice && !near(notice.text, inNotice, risks, reach)) {
      const quote = quoted(sentenceAround(notice.text, inNotice));
      const isCovered = isGuaranteedBeside(notice.text, inNotice);
      hints.push({
        message: isCovered ? 'noticeRisksCovered' : 'noticeRisks',
        params: { quote },
        items: [textItem(notice.url ?? '', quote)],
        cause,
      });
    }
    if (!first && inNotice && hints.length === 0) return { class: 'Conform', message: 'explained' };
    if (!first) {
      const verdict = verdictOf({ hints });
      if (verdict) return verdict;
      if (!notice.complete) return { class: 'NoClassification', message: 'unread' };
      const listed = consentAmongGrounds(notice.text);
      if (listed === null || near(notice.text, listed, risks, reach))
        return { class: 'Conform', message: banner ? 'notUsed' : 'notUsedInNotice' };
      const quote = quoted(sentencesAround(notice.text, listed));
      return { class: 'NoClassification', message: 'amongOthers', params: { quote }, items: [textItem(notice.url ?? '', quote)] };
    }
    const items = [first.item, ...rest.slice(0, 4).map(({ item }) => item)] as const;
    const namesRisks = places.some(({ text, match }) => near(text, match, risks, reach));
    const namesCountry = places.some(({ text, match }) => near(text, match, countries, reach));
    const grounds = readGrounds(facts);
    // What the notice says of one service alone, such as a film behind a click, is not told of the trackers of the site.
    // A general rule for the case that somebody consents is none for a service whose own part names another ground.
    const restsOnOwn = (use: ServiceUse) =>
      grounds.placeOf(use, exception) !== 'beside' &&
      (grounds.placeOf(use, framework) === 'beside' || grounds.placeOf(use, ownGuarantee) === 'beside');
    const tracking = facts.services.filter(
      (use) =>
        isRegularTracking(use, facts.requests) &&
        (inBanner.length > 0 || (grounds.placeOf(use, exception) !== 'elsewhere' && !restsOnOwn(use))),
    );
    // A rule for the case of a consent that nobody asks for is not applied.
    if (banner === null && tracking.length === 0 && places.every(({ text, match }) => isConditional(text, match)))
      return { class: 'Conform', message: 'onlyIfAsked' };
    if (!namesRisks || !namesCountry) {
      const message = namesCountry ? 'risksMissing' : namesRisks ? 'countryMissing' : 'bothMissing';
      const where = inBanner.length === 0 ? 'Notice' : inBanner.length === places.length ? 'Banner' : 'Both';
      hints.push({ message: `${message}${where}`, items, cause });
    }
    if (tracking.length > 0) {
      const names = shortList(tracking.map(({ service }) => service.name));
      hints.push({
        message: 'regularTracking',
        params: { services: names },
        items,
        cause,
        serviceIds: tracking.map(({ service }) => service.id),
      });
    }
    return verdictOf({ hints }) ?? { class: 'Conform', message: 'explained' };
  },
});

interface Use {
  text: string;
  match: Match;
}

interface Place extends Use {
  item: FindingItem;
}

/** Mentions of Art. 49 that speak of consent; rights to information name the article too. */
function usesIn(text: string): Use[] {
  return matchesOf(text, article49)
    .slice(0, 20)
    .filter((match) => near(text, match, letterA, 120) && !restsOnOther(text, match))
    .map((match) => ({ text, match }));
}

/** „Auf Art. 49 Abs. 1 lit. a DSGVO stützen wir uns nicht“; what holds “without” or “unless” there is consent is something else. */
const denied =
  /(?<![a-zß-ɏ])(?:stütz|beruf|verlass|greif|wend)[a-zß-ɏ]*(?![a-zß-ɏ])[^.;!?]{0,160}(?<![a-zß-ɏ])nicht(?! nur)(?![a-zß-ɏ])|(?<![a-zß-ɏ])nicht (?:auf|nach|gemäß)(?![a-zß-ɏ])[^.;,!?]{0,60}art(?:\.|ikel) ?49|(?<![a-zß-ɏ])art(?:\.|ikel) ?49(?![a-zß-ɏ])[^.;!?]{0,60} kommt es [^.;!?]{0,20}nicht an|(?<![a-zß-ɏ])(?:do(?:es)? not|never) rel(?:y|ies)(?![a-z])/iu;
/** One of several grounds in a general rule: „vorbehaltlich ausdrücklicher Einwilligung oder gesetzlich erforderlicher Übermittlung (s. Art. 49 DSGVO)“. */
const oneOfSeveral =
  /(?<![a-zß-ɏ])(?:vorbehaltlich|einwilligung(?:en)?|consent)(?![a-zß-ɏ])[^.!?]{0,80}(?<![a-zß-ɏ])(?:oder|bzw\.?|or)(?![a-zß-ɏ])/iu;
const letter = /^[^.;!?]{0,30}(?:lit\.?|buchst(?:\.|abe)|\() ?a(?![a-z])/iu;

/** Whether the sentence denies that transfers rest on the article, or names it without its letter among the grounds that there are. */
function restsOnOther(text: string, match: Match): boolean {
  const sentence = sentencesAround(text, match);
  if (denied.test(sentence)) return true;
  return oneOfSeveral.test(sentence) && !letter.test(text.slice(match.index + match.text.length));
}

/** Where the banner asks for consent to a transfer without the article; null: nowhere. */
function unnamedTransfer(text: string): Use | null {
  if (usesIn(text).length > 0) return null;
  const match = transferConsent(text);
  return match ? { text, match } : null;
}

/** How far from a consent to a transfer another ground of the same transfer stands: in its sentence or the one before. */
const besideConsent = 160;
const denying = wholeWords('nicht|kein[a-z]*|ohne|oder|soweit|sofern|not|no|without|or');

/** Whether a guarantee is named for the same transfer already, and not as one of several that there might be. */
function isGuaranteedBeside(text: string, { index, text: { length } }: Match): boolean {
  const around = text.slice(Math.max(0, index - besideConsent), index + length + besideConsent);
  return around.split(/(?<=[.!?;]) /).some((sentence) => ownGuarantee.test(sentence) && !mentions(sentence, denying));
}

/** A tracker that sends to a country without a decision on the country itself; one on the site's own server sends to nobody. */
function isRegularTracking(use: ServiceUse, requests: readonly RequestFact[] | undefined): boolean {
  const country = countryOfRecipient(use);
  if (!trackingCategories.has(use.service.category) || isThirdCountry(country) !== true || isAdequate(country!)) return false;
  const own = requests?.filter(({ serviceId }) => serviceId === use.service.id) ?? [];
  return own.length === 0 ? !use.service.selfHosted : own.some(({ party }) => party !== 'first');
}
