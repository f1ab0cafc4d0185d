import type { BannerEvidence } from '#evidence/banner.ts';
import type { CloseTest } from '#evidence/choice.ts';
import { defineCheck, type Finding, type Locale } from '../define-check.ts';
import { controlItem, verdictOf } from '../items.ts';
import { bannerControlItem, bannerTextItem, firstLayer, shownLabel } from '../shared/banner/banner-controls.ts';
import { informsOnly } from '../shared/banner/informs-only.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { statute } from '../shared/law/law.ts';
import { impliedInBanner } from '../shared/notice/implied-consent.ts';
import { type Match, plainText } from '../shared/wording.ts';

const acceptWords = /akzeptier|zustimm|einverstanden|accept|agree/i;
const closeWords = /schlie(?:ß|ss)|ausblenden|close|dismiss|×|✕|\bx\b/i;
const crossed = /[×✕✖✗❌]|(?<![a-zß-ɏ])x(?![a-zß-ɏ])/i;
/** A clause that takes the mere closing of the banner for a consent. */
const closingMeansConsent =
  /(?:mit|durch|bei)\s+(?:dem\s+)?schließen\s+(?:dieses|des)\s+[a-zß-ɏ]{2,30}\s(?:[^.!?]{0,60}?\s)?(?:stimm(?:en|st)|willig(?:en|st)|akzeptier(?:en|st)|erklär(?:en|st)|erteil(?:en|st))\s+(?:sie|du)(?![a-zß-ɏ])[^.!?]{0,120}|by\s+closing\s+this\s+[a-z]{2,20},?\s+you\s+(?:consent|agree|accept)[^.!?]{0,120}/iu;

const byHand = {
  de: '1. Schließen Sie das Banner in einem neuen Browserprofil und prüfen Sie, dass keine Einwilligung gespeichert wird.\n2. Wird eine gespeichert, stellen Sie das Schließen im Einwilligungswerkzeug so ein, dass es ablehnt oder nichts speichert.',
  en: '1. Close the banner in a fresh browser profile and verify that no consent is stored.\n2. If one is, set closing in the consent tool to reject or to store nothing.',
};
const closeStep = {
  de: '1. Stellen Sie das Schließen {by} im Einwilligungswerkzeug so ein, dass es ablehnt oder nichts speichert, oder entfernen Sie es; auf diesem Weg gespeicherte Einwilligungen sind unwirksam: Wo sie sich von anderen nicht unterscheiden lassen, fragen Sie alle Besucher neu.\n2. Schließen Sie das Banner in einem neuen Browserprofil und prüfen Sie, dass keine Einwilligung gespeichert wird.',
  en: '1. Set closing {by} in the consent tool to reject or to store nothing, or remove it; consents stored in this way are void: where they cannot be told from others, ask all visitors again.\n2. Close the banner in a fresh browser profile and verify that no consent is stored.',
};

/** The control as a visitor finds it; `Symbol`: its name is only read out. */
const by: Record<Locale, Record<'' | 'Symbol', string>> = {
  de: { '': 'mit „{control}“', Symbol: 'mit dem Schließen-Symbol (×, Vorlesetext „{control}“)' },
  en: { '': 'with “{control}”', Symbol: 'with the close icon (×, read out as “{control}”)' },
};

function byControl(texts: Readonly<Record<string, string>>, locale: Locale): Record<string, string> {
  return Object.fromEntries(
    (['', 'Symbol'] as const).flatMap((kind) =>
      Object.entries(texts).map(([message, text]) => [`${message}${kind}`, text.replaceAll('{by}', by[locale][kind])]),
    ),
  );
}

function stepsByControl(locale: Locale): Record<string, string> {
  const step = closeStep[locale];
  return byControl({ closeGrants: step, closeGrantsStored: step, closeGrantsReported: step }, locale);
}

const browsingTold = {
  de: 'Nach dem Text des Banners gilt schon das bloße Weiternutzen als Zustimmung: „{quote}“',
  en: 'According to the text of the banner, merely going on counts as consent: “{quote}”',
};
const closingTold = {
  de: 'Nach dem Text des Banners gilt schon sein bloßes Schließen als Zustimmung: „{quote}“',
  en: 'According to the text of the banner, merely closing it counts as consent: “{quote}”',
};

export default defineCheck({
  id: 'cmp-close-means-accept',
  area: 'cmp',
  version: 14,
  weight: 4,
  confidence: 'high',
  legalBasis: [
    consentLaw.olgKoelnBanner,
    statute('Art. 4 Nr. 11, Erwägungsgrund 32 DSGVO', 'Art. 4(11), recital 32 GDPR'),
    consentLaw.planet49,
  ],
  needs: ['banner', 'closeTest'],
  wants: ['attempts', 'services', 'requests', 'cookies', 'storage', 'site'],
  texts: {
    de: {
      title: 'Schließen darf keine Einwilligung auslösen',
      explanation:
        'Eine Einwilligung braucht eine eindeutige bestätigende Handlung (Art. 4 Nr. 11, Erwägungsgrund 32 DSGVO). Wer ein Banner wegklickt oder weitersurft, stimmt damit nicht zu; eine Schaltfläche „Akzeptieren & Schließen X“ hat das OLG Köln beanstandet (6 U 80/23).',
      confidenceReason:
        'Das Schließen wird in einem eigenen Browserprofil ausprobiert und danach gelesen, ob eine Einwilligung gespeichert ist.',
      howToFix: byHand.de,
      fixes: {
        ...stepsByControl('de'),
        refusalGrants:
          '1. Schalten Sie das Schließen-Symbol im Einwilligungswerkzeug ab, oder stellen Sie es so ein, dass es speichert, was „{control}“ sagt, oder gar nichts.\n2. Schließen Sie das Banner in einem neuen Browserprofil, und prüfen Sie, dass keine Zustimmung gespeichert wird.',
        labelGrants: '1. Trennen Sie „Akzeptieren“ und „Schließen“: keine Schaltfläche, die beides verspricht wie „{label}“.',
        browsingGrantsIdle:
          '1. Streichen Sie „{quote}“ im Banner{see:cmp-first-layer-info}. Beobachtet wurde nichts, was eine Einwilligung braucht: Dann brauchen Sie weder diesen Satz noch das Banner.',
        browsingGrants:
          '1. Streichen Sie „{quote}“ im Banner{see:cmp-first-layer-info}; eine Einwilligung entsteht erst durch eine eigene Handlung, etwa den Klick auf die Schaltfläche zum Zustimmen.',
        closingSaidIdle:
          '1. Streichen Sie „{quote}“ im Banner{see:cmp-first-layer-info}. Beobachtet wurde nichts, was eine Einwilligung braucht: Dann brauchen Sie weder diesen Satz noch das Banner.',
        closingSaid:
          '1. Streichen Sie „{quote}“ im Banner{see:cmp-first-layer-info}; eine Einwilligung entsteht erst durch eine eigene Handlung, etwa den Klick auf die Schaltfläche zum Zustimmen.',
      },
      messages: {
        ...byControl(
          {
            closeGrants: 'Das Schließen des Banners {by} speichert eine Einwilligung',
            closeGrantsStored: 'Das Schließen des Banners {by} speichert dasselbe wie das Zustimmen: {stored}',
            closeGrantsReported: 'Nach dem Schließen des Banners {by} meldet das Einwilligungswerkzeug eine Einwilligung ({answer})',
          },
          'de',
        ),
        refusalGrants:
          'Das Schließen-Symbol (×) wird als „{control}“ vorgelesen; der Klick darauf speichert aber eine Zustimmung ({stored})',
        labelGrants: 'Die Schaltfläche „{label}“ verbindet Schließen und Zustimmen',
        browsingGrants: browsingTold.de,
        browsingGrantsIdle: browsingTold.de,
        closingSaid: closingTold.de,
        closingSaidIdle: closingTold.de,
        effectUnclear: 'Das Banner hat ein Schließen-Symbol; ob es eine Einwilligung speichert, ließ sich nicht erkennen',
        closeHarmless: 'Das Schließen des Banners speichert keine Einwilligung',
        closeIdle:
          'Ein Klick auf „{control}“ schloss das Banner im Test nicht, und gespeichert wurde nichts. Empfehlung: Lassen Sie das Zeichen das Banner ohne Einwilligung schließen, oder entfernen Sie es',
        closeIdleLocked:
          'Ein Klick auf „{control}“ schloss das Banner im Test nicht, und gespeichert wurde nichts; die Seite dahinter blieb gesperrt, bis eine andere Schaltfläche gewählt ist. Empfehlung: Lassen Sie das Zeichen das Banner ohne Einwilligung schließen und die Seite freigeben, oder entfernen Sie es',
        noCloseControl: 'Das Banner hat kein Schließen-Symbol',
        informsOnly:
          'Das Banner bittet um keine Einwilligung, und nichts wurde beobachtet, was eine braucht; das Schließen kann keine erteilen',
        noBanner: 'Es wurde kein Einwilligungsbanner gefunden',
      },
    },
    en: {
      title: 'Closing must not mean consent',
      explanation:
        'Consent takes an unambiguous affirmative act (Art. 4(11), recital 32 GDPR). Whoever dismisses a banner or keeps browsing does not thereby consent; the Higher Regional Court Cologne objected to a button “Accept & close X” (6 U 80/23).',
      confidenceReason: 'Closing is tried in a browser profile of its own; then the scan reads whether a consent was stored.',
      howToFix: byHand.en,
      fixes: {
        ...stepsByControl('en'),
        refusalGrants:
          '1. Turn the close icon off in the consent tool, or set it to store what “{control}” says, or nothing at all.\n2. Close the banner in a fresh browser profile and verify that no acceptance is stored.',
        labelGrants: '1. Separate “Accept” and “Close”: no button that promises both like “{label}”.',
        browsingGrantsIdle:
          '1. Delete “{quote}” from the banner{see:cmp-first-layer-info}. Nothing was observed that needs consent: then you need neither this sentence nor the banner.',
        browsingGrants:
          '1. Delete “{quote}” from the banner{see:cmp-first-layer-info}; consent only comes about by an act of its own, such as the click on the button to accept.',
        closingSaidIdle:
          '1. Delete “{quote}” from the banner{see:cmp-first-layer-info}. Nothing was observed that needs consent: then you need neither this sentence nor the banner.',
        closingSaid:
          '1. Delete “{quote}” from the banner{see:cmp-first-layer-info}; consent only comes about by an act of its own, such as the click on the button to accept.',
      },
      messages: {
        ...byControl(
          {
            closeGrants: 'Closing the banner {by} stores consent',
            closeGrantsStored: 'Closing the banner {by} stores the same as accepting does: {stored}',
            closeGrantsReported: 'After closing the banner {by}, the consent tool reports consent ({answer})',
          },
          'en',
        ),
        refusalGrants: 'The close icon (×) is read out as “{control}”; clicking it stores acceptance all the same ({stored})',
        labelGrants: 'The button “{label}” combines closing and consenting',
        browsingGrants: browsingTold.en,
        browsingGrantsIdle: browsingTold.en,
        closingSaid: closingTold.en,
        closingSaidIdle: closingTold.en,
        effectUnclear: 'The banner has a close icon; whether it stores consent could not be recognised',
        closeHarmless: 'Closing the banner stores no consent',
        closeIdle:
          'A click on “{control}” did not close the banner in the test, and nothing was stored. Recommendation: have the sign close the banner without consent, or remove it',
        closeIdleLocked:
          'A click on “{control}” did not close the banner in the test, and nothing was stored; the page behind it stayed locked until another button is picked. Recommendation: have the sign close the banner without consent and free the page, or remove it',
        noCloseControl: 'The banner has no close icon',
        informsOnly: 'The banner asks for no consent, and nothing was observed that needs one; closing it cannot give any',
        noBanner: 'No consent banner was found',
      },
    },
  },
  run({ banner: shown, closeTest, ...seen }) {
    const { banner } = shown;
    if (!banner?.visible) return { class: 'NotApplicable', message: 'noBanner' };
    const common = { cause: 'banner-close' };
    const closeControl = firstLayer(banner).find(({ role }) => role === 'close');
    const closeItem = closeControl ? bannerControlItem(banner, closeControl) : controlItem(banner.pageId, '×', [banner.state]);
    const risks: Finding[] = [];
    if (closeTest.present && closeTest.consentGiven === true) {
      const isSymbol = closeControl !== undefined && shownLabel(closeControl) !== closeControl.text;
      const params = { control: closeControl?.text ?? closeItem.value, ...whatClosingDid(closeTest) };
      const message = 'stored' in params ? 'closeGrantsStored' : 'answer' in params ? 'closeGrantsReported' : 'closeGrants';
      risks.push({ message: `${message}${isSymbol ? 'Symbol' : ''}`, params, items: [closeItem], ...common });
    }
    const both = firstLayer(banner).find(({ role, text }) => role !== 'reject' && acceptWords.test(text) && closeWords.test(text));
    const hints: Finding[] = [];
    if (both && !rejectsOnClose(both.text)) {
      // What misled before the court was a cross that agrees; words alone say so, and whoever will not agree finds a button beside it.
      const misleads = crossed.test(both.text) || !firstLayer(banner).some(({ role }) => role === 'reject');
      const told: Finding = { message: 'labelGrants', params: { label: both.text }, items: [bannerControlItem(banner, both)], ...common };
      (misleads ? risks : hints).push(told);
    }
    const informing = informsOnly({ banner: shown, ...seen });
    const verdict = informing === null ? verdictOf({ risks, hints }) : null;
    if (verdict) return verdict;
    // Where nothing needs consent, none comes about; what is called a refusal and stores the opposite misleads all the same.
    const misled = closeControl && isRefusal(closeControl.text) ? risks.filter(({ params }) => params?.stored !== undefined) : [];
    const refusals = misled.slice(0, 1).map((told): Finding => ({ ...told, message: 'refusalGrants' }));
    if (clauseOf(banner) !== null) {
      return {
        class: 'Hint',
        // One sentence, which the check of what the first layer says tells as well.
        findings: [
          {
            message: `${isOfClosing(banner) ? 'closingSaid' : 'browsingGrants'}${informing === null ? '' : 'Idle'}`,
            params: { quote: quoteOf(banner) },
            items: [quoteItem(banner)],
            cause: 'banner-implied-consent',
          },
          ...refusals,
        ],
      };
    }
    if (informing !== null) return verdictOf({ hints: refusals }) ?? { class: 'NotApplicable', message: 'informsOnly' };
    if (!closeTest.present) return { class: 'NotApplicable', message: 'noCloseControl' };
    if (closeTest.consentGiven === null) return { class: 'Hint', findings: [{ message: 'effectUnclear', items: [closeItem], ...common }] };
    const stayed = closeTest.proofs.length > 0 && closeTest.proofs.every(({ kind, confirms }) => kind === 'banner-gone' && !confirms);
    if (!stayed) return { class: 'Conform', message: 'closeHarmless' };
    const params = { control: closeControl === undefined ? '×' : shownLabel(closeControl) };
    const isLocked = banner.blocksPage || banner.legalLinks?.some(({ reach }) => reach === 'locked') === true;
    return { class: 'Conform', message: isLocked ? 'closeIdleLocked' : 'closeIdle', params };
  },
});

/** What was read back after closing: the entry that only accepting stores too, or what the platform says of itself. */
function whatClosingDid({ message, proofs }: CloseTest): { stored: string } | { answer: string } | object {
  const stored = /^consent-(?:cookie|storage) (.+)$/s.exec(message ?? '')?.[1];
  if (stored !== undefined) return { stored: cut(stored) };
  const answer = proofs.find(({ kind, confirms }) => kind === 'cmp-api' && confirms)?.value;
  return answer === undefined ? {} : { answer: cut(answer) };
}

function cut(value: string): string {
  return value.length > mostCharacters ? `${value.slice(0, mostCharacters)}…` : value;
}
const mostCharacters = 80;

/** Whether a label does nothing but refuse. */
function isRefusal(label: string): boolean {
  return /^\W{0,3}(?:nein(?:,? danke)?|ablehnen|alle[s]? ablehnen|no(?:,? thanks)?|reject(?: all)?|decline)\W{0,3}$/i.test(label);
}

/** „Schließen ohne Zustimmung“ names consent only to deny it. */
function rejectsOnClose(label: string): boolean {
  return /ohne|nicht|without|don.t|do not|\bnot\b|ablehn|reject/i.test(label);
}

function quoteItem(banner: BannerEvidence) {
  return { ...bannerTextItem(banner), value: quoteOf(banner) };
}

/** The clause of the banner by which no act of the visitor's own is needed, as it says it; null: it has none. */
function clauseOf({ text }: BannerEvidence): Match | null {
  const plain = plainText(text);
  const closing = closingMeansConsent.exec(plain);
  const [clause] = impliedInBanner(plain);
  if (clause) return clause;
  return closing && !/(?<![a-zß-ɏ])(?:nicht|kein(?:e[nrms]?)?|not)(?![a-zß-ɏ])/iu.test(closing[0])
    ? { text: closing[0], index: closing.index }
    : null;
}

/** Whether no clause speaks of going on, only of closing. */
function isOfClosing({ text }: BannerEvidence): boolean {
  return impliedInBanner(plainText(text)).length === 0;
}

/** The clause from the beginning of its sentence. */
function quoteOf(banner: BannerEvidence): string {
  const clause = clauseOf(banner);
  if (clause === null) return '';
  const before = /[^.!?]{0,60}$/u.exec(plainText(banner.text).slice(0, clause.index))?.[0] ?? '';
  const lead = before.length < 60 ? before : before.replace(/^\S*\s/u, '… ');
  return `${lead}${clause.text}`.replace(/\s+/g, ' ').trim();
}
