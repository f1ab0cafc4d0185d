import type { Service } from '#knowledge/types.ts';
import { defineCheck, type Finding } from '../define-check.ts';
import type { RequestFact } from '../facts/requests.ts';
import type { ServiceUse } from '../facts/services.ts';
import type { Facts } from '../facts.ts';
import { verdictOf } from '../items.ts';
import { addedTo } from '../message-variants.ts';
import { bringsForm } from '../shared/forms/brought-forms.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { statute } from '../shared/law/law.ts';
import { namesService, namesVendor, passagesAbout } from '../shared/notice/notice.ts';
import { commonStarter } from '../shared/services/common-starter.ts';
import { sourceOfFonts } from '../shared/services/fonts-source.ts';
import { initiatorChains, isConnectionOnly, wasSent } from '../shared/services/initiator-chains.ts';
import { openAfterReject, passedAfterConsent, rejectNotExamined } from '../shared/services/passed-after-consent.ts';
import { observationItems } from '../shared/services/service-observations.ts';
import { stoppedAsMixed, stoppedFixes, stoppedMessages } from '../shared/services/stopped-mixed.ts';
import { unconsentedStates } from '../shared/services/unconsented-states.ts';
import { plainText, shortList } from '../shared/wording.ts';

const fonts = 'google-fonts';

/** What the site's own pages load: which fonts, where, and by which file of the site. */
const ownFonts = {
  de: {
    loaded: 'Die Website lädt {when} Schriften von Google (Google Fonts: {fonts}; auf {paths})',
    loadedDescribed:
      'Die Website lädt {when} Schriften von Google (Google Fonts: {fonts}; auf {paths}); dass die Datenschutzerklärung das beschreibt, ersetzt keine Rechtsgrundlage',
  },
  en: {
    loaded: 'The site loads fonts from Google {when} (Google Fonts: {fonts}; on {paths})',
    loadedDescribed:
      'The site loads fonts from Google {when} (Google Fonts: {fonts}; on {paths}); that the privacy notice describes this does not replace a legal basis',
  },
};
const describedFix = {
  de: '1. {#own-files} Legen Sie die Schriftdateien auf Ihren Server (die Lizenz erlaubt das) und binden Sie sie mit @font-face ein, oder lassen Sie Ihr System sie lokal laden, falls es eine Einstellung dafür hat.\n2. {#own-embed} Entfernen Sie die eigenen Verweise auf fonts.googleapis.com und fonts.gstatic.com, auch preconnect.\n3. Streichen Sie danach den Abschnitt zu Google Fonts in der Datenschutzerklärung, soweit ihn nicht ein eingebetteter Dienst noch braucht, der selbst Schriften von Google lädt.',
  en: '1. {#own-files} Put the font files on your server (the licence permits it) and include them with @font-face, or have your system load them locally if it has a setting for that.\n2. {#own-embed} Remove your own references to fonts.googleapis.com and fonts.gstatic.com, preconnect included.\n3. Then delete the section on Google Fonts in the privacy notice, unless an embedded service that itself loads fonts from Google still needs it.',
};

export default defineCheck({
  id: 'emb-google-fonts',
  area: 'emb',
  version: 13,
  weight: 3,
  confidence: 'high',
  legalBasis: [consentLaw.lgMuenchenFonts, consentLaw.gdpr6interests, statute('Art. 13 Abs. 1 lit. e DSGVO', 'Art. 13(1)(e) GDPR')],
  volatile: {
    de: 'Ob eine dynamische IP-Adresse bei der Übermittlung an Dritte personenbezogen ist, liegt dem EuGH vor (Vorlage des BGH, VI ZR 258/24); eine Entscheidung ist nicht bekannt. Massenhafte Abmahnungen haben Gerichte als missbräuchlich angesehen.',
    en: 'Whether a dynamic IP address is personal data when it is transmitted to third parties is before the CJEU (reference by the Federal Court of Justice, VI ZR 258/24); no decision is known. Courts have regarded mass warning letters as abusive.',
    since: '2026-11-21',
  },
  needs: ['requests', 'services', 'pages', 'attempts'],
  wants: ['forms', 'transport'],
  texts: {
    de: {
      title: 'Google Fonts lokal eingebunden',
      explanation:
        'Lädt eine Seite Schriften von Google, erhält Google die IP-Adresse des Besuchers. Eigene Schriften können ebenso vom eigenen Server kommen; das LG München I hat ihr Laden von Google ohne Einwilligung für unzulässig gehalten (3 O 17493/20; Art. 6 Abs. 1 lit. f DSGVO trage nicht). Schriften, die ein eingebetteter Dienst mitbringt, lassen sich nur mit ihm steuern; von ihnen handelt das Urteil nicht. Ob eine dynamische IP-Adresse bei der Übermittlung an Dritte personenbezogen ist, liegt dem EuGH vor.',
      confidenceReason: 'Gemessen werden die Anfrage an Google und ihr Auslöser: die Website selbst oder ein eingebetteter Dienst.',
      howToFix:
        '1. {#own-files} Legen Sie die Schriftdateien auf Ihren Server (die Lizenz erlaubt das) und binden Sie sie mit @font-face ein, oder lassen Sie Ihr System sie lokal laden, falls es eine Einstellung dafür hat.\n2. {#own-embed} Entfernen Sie die eigenen Verweise auf fonts.googleapis.com und fonts.gstatic.com, auch preconnect.',
      fixes: {
        ...stoppedFixes.de,
        loadedDescribed: describedFix.de,
        loadedDescribedFile: describedFix.de,
        loadedByTool:
          '1. Stellen Sie in den Einstellungen von {parent} eine Systemschrift oder eine Schrift vom eigenen Server ein; wo es das nicht gibt, hilft nur ein anderes Einwilligungswerkzeug.\n2. Nennen Sie bis dahin in der Datenschutzerklärung, dass mit {parent} Schriften von Google laden, soweit das dort fehlt.',
        loadedByService:
          '1. Laden Sie {parent} erst nach der Einwilligung; die Schriften kommen dann erst mit diesem Dienst. Oder stellen Sie dort, wo es geht, eine Schrift vom eigenen Server ein.',
        connectionOnly: '1. Entfernen Sie die eigenen Verweise auf fonts.googleapis.com und fonts.gstatic.com (preconnect).',
        insideEmbed: '1. Laden Sie {parent} erst nach der Einwilligung; die Schriften kommen dann erst mit diesem Dienst.',
        insideForm:
          '1. {#later} Laden Sie das Formular von {parent} erst auf einen Klick hin, oder verwenden Sie ein eigenes; die Schriften kommen dann erst mit ihm. Binden Sie es nicht an die Einwilligung für Cookies, sonst fehlt es Besuchern, die ablehnen.',
        insideCaptcha:
          '1. Wenn Sie {parent} ersetzen oder zurückhalten, entfallen auch diese Schriften; für sie allein ist nichts zu tun{see:emb-captcha}.',
        insideEmbedAccepted:
          '1. Nennen Sie im Abschnitt zu {parent} in der Datenschutzerklärung Google als Empfänger, soweit das dort fehlt.',
        insideFrame:
          '1. {#later} Stellen Sie anhand der Belege fest, welcher eingebettete Inhalt die Schriften lädt, und laden Sie ihn erst nach der Einwilligung.',
        insideFrameAccepted:
          '1. Stellen Sie anhand der Belege fest, welcher eingebettete Inhalt die Schriften lädt.\n2. Nennen Sie dazu in der Datenschutzerklärung Google als Empfänger, soweit das dort fehlt.',
      },
      messages: {
        ...ownFonts.de,
        ...addedTo(ownFonts.de, { File: '; der Verweis darauf steht in {file}' }),
        loadedByTool:
          'Das Einwilligungswerkzeug {parent} lädt {when} Schriften von Google; eigene Verweise der Website darauf wurden nicht beobachtet',
        loadedByService:
          'Das Skript von {parent} lädt {when} Schriften von Google; eigene Verweise der Website darauf wurden nicht beobachtet',
        connectionOnly: 'Die Website baut {when} eine Verbindung zu Google Fonts auf, lädt aber keine Schrift',
        insideEmbed: '{parent} lädt {when} auch Schriften von Google; zu beheben ist das bei diesem Dienst',
        insideForm: '{parent} lädt {when} auch Schriften von Google; zu beheben ist das bei diesem Dienst',
        insideCaptcha: '{parent} lädt {when} auch Schriften von Google; sie kommen mit diesem Dienst und gehen mit ihm',
        insideEmbedAccepted:
          '{parent} lädt {when} auch Schriften von Google; Google als Empfänger gehört in die Datenschutzerklärung (Art. 13 Abs. 1 lit. e DSGVO)',
        insideFrameAccepted:
          'Ein eingebetteter fremder Rahmen lädt {when} Schriften von Google ({host}); Google als Empfänger gehört in die Datenschutzerklärung (Art. 13 Abs. 1 lit. e DSGVO)',
        insideFrame: 'Ein eingebetteter fremder Rahmen lädt {when} Schriften von Google ({host})',
        onlyInEmbedAccepted:
          'Schriften von Google (Google Fonts) lädt nur, was nach dem Zustimmen eingebettet wird: {parents}; für die Seiten selbst wurde keine solche Anfrage beobachtet',
        onlyInEmbedNamed:
          'Schriften von Google (Google Fonts) lädt nur, was nach dem Zustimmen eingebettet wird: {parents}; die Datenschutzerklärung nennt dazu Google. Empfehlung: Erwähnen Sie dort auch die Schriften',
        onlyAfterConsent: 'Google Fonts werden nur nach dem Zustimmen von Google geladen',
        noneObserved: 'Auf den geprüften Seiten wurden keine von Google geladenen Schriften beobachtet',
        rejectNotExamined: 'Vor der Auswahl wurden keine Google Fonts geladen; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
        ...rejectNotExamined.de,
        ...stoppedMessages.de,
      },
    },
    en: {
      title: 'Google Fonts hosted locally',
      explanation:
        'If a page loads fonts from Google, Google receives the IP address of the visitor. A site’s own fonts could just as well come from its own server; the Regional Court Munich I held loading them from Google without consent to be unlawful (3 O 17493/20; Art. 6(1)(f) GDPR does not carry it). Fonts that an embedded service brings along can only be controlled with that service; the judgment does not deal with them. Whether a dynamic IP address is personal data when it is transmitted to third parties is before the CJEU.',
      confidenceReason: 'The request to Google and its initiator are measured: the website itself or an embedded service.',
      howToFix:
        '1. {#own-files} Put the font files on your server (the licence permits it) and include them with @font-face, or have your system load them locally if it has a setting for that.\n2. {#own-embed} Remove your own references to fonts.googleapis.com and fonts.gstatic.com, preconnect included.',
      fixes: {
        ...stoppedFixes.en,
        loadedDescribed: describedFix.en,
        loadedDescribedFile: describedFix.en,
        loadedByTool:
          '1. Set a system font or one from your own server in the settings of {parent}; where there is no such setting, only another consent tool helps.\n2. Until then, say in the privacy notice that fonts are loaded from Google along with {parent}, as far as that is missing there.',
        loadedByService:
          '1. Load {parent} only after consent; the fonts will then come only with this service. Or, where possible, set a font from your own server there.',
        connectionOnly: '1. Remove your own references to fonts.googleapis.com and fonts.gstatic.com (preconnect).',
        insideEmbed: '1. Load {parent} only after consent; the fonts will then come only with this service.',
        insideForm:
          '1. {#later} Load the form of {parent} only on a click, or use one of your own; the fonts will then come only with it. Do not tie it to the consent for cookies, or visitors who reject will lack it.',
        insideCaptcha:
          '1. If you replace {parent} or hold it back, these fonts are gone as well; nothing has to be done for them alone{see:emb-captcha}.',
        insideEmbedAccepted: '1. Name Google as a recipient in the section on {parent} of the privacy notice where it is missing there.',
        insideFrame: '1. {#later} Find out from the evidence which embedded content loads the fonts, and load it only after consent.',
        insideFrameAccepted:
          '1. Find out from the evidence which embedded content loads the fonts.\n2. Name Google as a recipient along with it in the privacy notice where that is missing.',
      },
      messages: {
        ...ownFonts.en,
        ...addedTo(ownFonts.en, { File: '; the reference to them stands in {file}' }),
        loadedByTool:
          'The consent tool {parent} loads fonts from Google {when}; references to them by the website itself were not observed',
        loadedByService:
          'The script of {parent} loads fonts from Google {when}; references to them by the website itself were not observed',
        connectionOnly: 'The site opens a connection to Google Fonts {when} but loads no font',
        insideEmbed: '{parent} also loads fonts from Google {when}; it has to be repaired there',
        insideForm: '{parent} also loads fonts from Google {when}; it has to be repaired there',
        insideCaptcha: '{parent} also loads fonts from Google {when}; they come with this service and go with it',
        insideEmbedAccepted:
          '{parent} also loads fonts from Google {when}; Google as a recipient belongs in the privacy notice (Art. 13(1)(e) GDPR)',
        insideFrameAccepted:
          'An embedded third-party frame loads fonts from Google {when} ({host}); Google as a recipient belongs in the privacy notice (Art. 13(1)(e) GDPR)',
        insideFrame: 'An embedded third-party frame loads fonts from Google {when} ({host})',
        onlyInEmbedAccepted:
          'Fonts from Google (Google Fonts) are loaded only by what is embedded after accepting: {parents}; no such request was observed for the pages themselves',
        onlyInEmbedNamed:
          'Fonts from Google (Google Fonts) are loaded only by what is embedded after accepting: {parents}; the privacy notice names Google along with it. Recommendation: mention the fonts there too',
        onlyAfterConsent: 'Google Fonts are loaded from Google only after accepting',
        noneObserved: 'No fonts loaded from Google were observed on the pages examined',
        rejectNotExamined: 'No Google Fonts were loaded before the choice; the state after rejection could not be examined',
        ...rejectNotExamined.en,
        ...stoppedMessages.en,
      },
    },
  },
  run(facts) {
    const { states, complete } = unconsentedStates(facts.attempts);
    const chains = initiatorChains(facts);
    const all = facts.requests.filter(
      (request) => wasSent(request) && request.states.length > 0 && /^fonts\.(?:googleapis|gstatic)\.com$/.test(request.host),
    );
    const without = all.filter((request) => states.some((state) => request.states.includes(state)));
    const bySite: RequestFact[] = [];
    const byFrame: RequestFact[] = [];
    const byEmbed = new Map<ServiceUse, RequestFact[]>();
    for (const request of without.length > 0 || !complete ? without : all) {
      const embed = chains.embedAround(request);
      if (embed) byEmbed.set(embed, [...(byEmbed.get(embed) ?? []), request]);
      else (request.inOwnFrame ? bySite : byFrame).push(request);
    }

    const loaded = bySite.filter((request) => !isConnectionOnly(request));
    const isEarly = loaded.some((request) => states.some((state) => request.states.includes(state)));
    const notice = noticeText(facts.pages);
    const google = facts.services.find(({ service }) => service.id === fonts);
    // A notice that speaks of the fonts beside the embed leaves nothing to say.
    const isExplained = (use: ServiceUse) =>
      passagesAbout({ url: null, text: plainText(notice), complete: true }, use, 800).some((passage) =>
        /(?<![a-zß-ɏ])(?:Web-?)?(?:Schrift(?:en|arten|dateien)|Fonts?)(?![a-zß-ɏ])/i.test(passage),
      );
    const isTold = (use: ServiceUse) =>
      namesService(notice, use) &&
      google !== undefined &&
      (namesVendor(notice, google) || passagesAbout({ url: null, text: plainText(notice), complete: true }, use, 800).some(namesGoogle));
    const accepted = complete && without.length === 0;
    const lesser = without.length > 0 ? 'connectionOnly' : 'onlyAfterConsent';
    const described = google && namesService(notice, google) ? 'loadedDescribed' : 'loaded';
    const starter = commonStarter(loaded, chains, fonts);
    const from = sourceOfFonts(loaded, facts.requests);
    const early = starter
      ? finding(starter.service.category === 'cmp' ? 'loadedByTool' : 'loadedByService', loaded, fonts, { parent: starter.service.name })
      : finding(described + (from.file === null ? '' : 'File'), loaded, fonts, {
          fonts: from.fonts,
          paths: from.paths,
          file: from.file ?? '',
        });
    // What embeds bring along is told with them; beside the site's own fonts it would only be noise.
    const verdict = verdictOf({
      risks: isEarly ? [early] : [],
      hints: [
        ...(bySite.length > 0 ? [finding(lesser, bySite, fonts)] : []),
        ...[...byEmbed].flatMap(([use, requests]) => {
          if (accepted && isTold(use)) return [];
          // A form must not hang on a consent for the sake of fonts: the captcha itself is the matter.
          const early =
            use.service.category === 'captcha' ? 'insideCaptcha' : bringsForm(use, facts.forms ?? []) ? 'insideForm' : 'insideEmbed';
          return [finding(accepted ? 'insideEmbedAccepted' : early, requests, use.service.id, { parent: use.service.name })];
        }),
        ...(byFrame.length > 0
          ? [finding(accepted ? 'insideFrameAccepted' : 'insideFrame', byFrame, fonts, { host: byFrame[0]!.host })]
          : []),
      ],
    });
    if (verdict) return verdict;
    if (accepted && byEmbed.size > 0) {
      const parents = shortList([...byEmbed.keys()].map(({ service }) => service.name));
      const told = [...byEmbed.keys()].every(isExplained);
      return { class: 'Conform', message: told ? 'onlyInEmbedAccepted' : 'onlyInEmbedNamed', params: { parents } };
    }
    return stoppedAsMixed(facts, isFonts) ?? (complete ? passedAfterConsent(facts, isFonts) : openAfterReject(facts, isFonts));
  },
});

/** The company as recipient beside its embed, whatever the notice denies of it elsewhere ("keine Verbindung zu Google Fonts"). */
function namesGoogle(passage: string): boolean {
  return /(?<![a-zß-ɏ])Google\s+(?:Ireland|LLC|Inc\.?|Cloud\s+EMEA)(?![a-zß-ɏ])/i.test(passage);
}

function isFonts({ id }: Service): boolean {
  return id === fonts;
}

function noticeText(pages: Facts['pages']): string {
  const notices = pages.filter(({ kind }) => kind === 'privacy');
  return notices.map(({ text }) => text).join('\n');
}

function finding(message: string, requests: readonly RequestFact[], cause: string, params: Record<string, string> = {}): Finding {
  return { message, params, items: observationItems({ requests }), cause, serviceIds: [fonts] };
}
