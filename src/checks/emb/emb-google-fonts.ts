import { consentLaw } from '../consent-law.ts';
import { defineCheck, type Finding } from '../define-check.ts';
import type { RequestFact, ServiceUse } from '../facts.ts';
import { initiatorChains, isConnectionOnly, wasSent } from '../initiator-chains.ts';
import { verdictOf } from '../items.ts';
import { statute } from '../law.ts';
import { passedAfterConsent } from '../passed-after-consent.ts';
import { observationItems } from '../service-observations.ts';
import { momentOf, unconsentedStates } from '../unconsented-states.ts';

const fonts = 'google-fonts';

export default defineCheck({
  id: 'emb-google-fonts',
  area: 'emb',
  version: 1,
  weight: 3,
  confidence: 'high',
  legalBasis: [consentLaw.lgMuenchenFonts, consentLaw.gdpr6interests, statute('Art. 13 Abs. 1 lit. e DSGVO', 'Art. 13(1)(e) GDPR')],
  volatile: {
    de: 'Ob eine dynamische IP-Adresse bei der Übermittlung an Dritte personenbezogen ist, liegt dem EuGH vor (Vorlage des BGH, VI ZR 258/24); eine Entscheidung ist nicht bekannt. Massenhafte Abmahnungen haben Gerichte als missbräuchlich angesehen.',
    en: 'Whether a dynamic IP address is personal data when it is transmitted to third parties is before the CJEU (reference by the Federal Court of Justice, VI ZR 258/24); no decision is known. Courts have regarded mass warning letters as abusive.',
    since: '2026-11-21',
  },
  needs: ['requests', 'services', 'attempts'],
  texts: {
    de: {
      title: 'Google Fonts lokal eingebunden',
      explanation:
        'Lädt die Website Schriften von Google, erhält Google die IP-Adresse jedes Besuchers, obwohl die Schriften ebenso vom eigenen Server kommen können. Das LG München I hat das ohne Einwilligung für unzulässig gehalten (3 O 17493/20; Art. 6 Abs. 1 lit. f DSGVO trage nicht). Ob eine dynamische IP-Adresse bei der Übermittlung an Dritte personenbezogen ist, ist nicht abschließend geklärt und liegt dem EuGH vor.',
      confidenceReason: 'Gemessen werden die Anfrage an Google und ihr Auslöser: die Website selbst oder ein eingebetteter Dienst.',
      howToFix:
        '1. Bindet Ihre Website die Schriften selbst ein, legen Sie die Schriftdateien auf Ihren Server (die Lizenz erlaubt das) und binden Sie sie mit @font-face ein, oder schalten Sie im Theme „Google Fonts lokal laden“ ein.\n2. Entfernen Sie dann die eigenen Verweise auf fonts.googleapis.com und fonts.gstatic.com, auch preconnect.\n3. Bringt ein eingebetteter Dienst die Schriften mit, laden Sie diesen erst nach Einwilligung; geschieht das schon, nennen Sie Google Fonts in der Datenschutzerklärung, mehr ist nicht zu ändern.',
      fixes: {
        insideEmbed:
          '1. Laden Sie {parent} erst nach der Einwilligung.\n2. Nennen Sie beim Abschnitt zu {parent} in der Datenschutzerklärung, dass dabei Schriften von Google (fonts.gstatic.com) geladen werden.',
        insideEmbedAccepted:
          '1. Nennen Sie beim Abschnitt zu {parent} in der Datenschutzerklärung, dass dabei Schriften von Google (fonts.gstatic.com) geladen werden.',
        insideFrame:
          '1. Stellen Sie anhand der Belege fest, welcher eingebettete Inhalt die Schriften lädt, und laden Sie ihn erst nach der Einwilligung.\n2. Nennen Sie beim Abschnitt dazu in der Datenschutzerklärung, dass dabei Schriften von Google geladen werden.',
        insideFrameAccepted:
          '1. Nennen Sie beim Abschnitt zu dem eingebetteten Inhalt in der Datenschutzerklärung, dass dabei Schriften von Google (fonts.gstatic.com) geladen werden.',
      },
      messages: {
        beforeConsent: 'Die Website lädt Google Fonts vor der Einwilligung von Google',
        afterReject: 'Die Website lädt Google Fonts nach dem Ablehnen von Google',
        throughout: 'Die Website lädt Google Fonts vor der Einwilligung und nach dem Ablehnen von Google',
        connectionOnly: 'Die Website baut ohne Einwilligung eine Verbindung zu Google Fonts auf, lädt aber keine Schrift',
        insideEmbed: '{parent} lädt Google Fonts; zu beheben ist das bei diesem Dienst',
        insideEmbedAccepted:
          '{parent} lädt Google Fonts, jedoch erst nach dem Zustimmen; Google als Empfänger gehört in die Datenschutzerklärung (Art. 13 Abs. 1 lit. e DSGVO)',
        insideFrameAccepted:
          'Ein eingebetteter fremder Rahmen lädt Google Fonts, jedoch erst nach dem Zustimmen; Google als Empfänger gehört in die Datenschutzerklärung (Art. 13 Abs. 1 lit. e DSGVO): {host}',
        insideFrame: 'Ein eingebetteter fremder Rahmen lädt Google Fonts: {host}',
        onlyAfterConsent: 'Google Fonts werden nur nach dem Zustimmen von Google geladen',
        noneObserved: 'Auf den geprüften Seiten wurden keine von Google geladenen Schriften beobachtet',
        rejectNotExamined: 'Vor der Einwilligung wurden keine Google Fonts geladen; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
      },
    },
    en: {
      title: 'Google Fonts hosted locally',
      explanation:
        'If the website loads fonts from Google, Google receives the IP address of every visitor although the fonts could just as well come from the site’s own server. The Regional Court Munich I held this to be unlawful without consent (3 O 17493/20; Art. 6(1)(f) GDPR does not carry it). Whether a dynamic IP address is personal data when it is transmitted to third parties is not finally settled and before the CJEU.',
      confidenceReason: 'The request to Google and its initiator are measured: the website itself or an embedded service.',
      howToFix:
        '1. If your website includes the fonts itself, put the font files on your server (the licence permits it) and include them with @font-face, or switch on “load Google Fonts locally” in the theme.\n2. Then remove your own references to fonts.googleapis.com and fonts.gstatic.com, preconnect included.\n3. If an embedded service brings the fonts along, load that one only after consent; if that is so already, name Google Fonts in the privacy notice, nothing else needs to be changed.',
      fixes: {
        insideEmbed:
          '1. Load {parent} only after consent.\n2. State in the section on {parent} in the privacy notice that fonts are loaded from Google (fonts.gstatic.com) along with it.',
        insideEmbedAccepted:
          '1. State in the section on {parent} in the privacy notice that fonts are loaded from Google (fonts.gstatic.com) along with it.',
        insideFrame:
          '1. Find out from the evidence which embedded content loads the fonts, and load it only after consent.\n2. State in the section on it in the privacy notice that fonts are loaded from Google along with it.',
        insideFrameAccepted:
          '1. State in the section on the embedded content in the privacy notice that fonts are loaded from Google (fonts.gstatic.com) along with it.',
      },
      messages: {
        beforeConsent: 'The site loads Google Fonts from Google before consent',
        afterReject: 'The site loads Google Fonts from Google after rejection',
        throughout: 'The site loads Google Fonts from Google before consent and after rejection',
        connectionOnly: 'The site opens a connection to Google Fonts without consent but loads no font',
        insideEmbed: '{parent} loads Google Fonts; it has to be repaired there',
        insideEmbedAccepted:
          '{parent} loads Google Fonts, but only after accepting; Google as a recipient belongs in the privacy notice (Art. 13(1)(e) GDPR)',
        insideFrameAccepted:
          'An embedded third-party frame loads Google Fonts, but only after accepting; Google as a recipient belongs in the privacy notice (Art. 13(1)(e) GDPR): {host}',
        insideFrame: 'An embedded third-party frame loads Google Fonts: {host}',
        onlyAfterConsent: 'Google Fonts are loaded from Google only after accepting',
        noneObserved: 'No fonts loaded from Google were observed on the pages examined',
        rejectNotExamined: 'No Google Fonts were loaded before consent; the state after rejection could not be examined',
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
    const seen = states.filter((state) => loaded.some((request) => request.states.includes(state)));
    const accepted = complete && without.length === 0;
    const lesser = without.length > 0 ? 'connectionOnly' : 'onlyAfterConsent';
    const verdict = verdictOf({
      risks: seen.length > 0 ? [finding(momentOf(seen), bySite, fonts)] : [],
      hints: [
        ...(bySite.length > 0 ? [finding(lesser, bySite, fonts)] : []),
        ...[...byEmbed].map(([{ service }, requests]) =>
          finding(accepted ? 'insideEmbedAccepted' : 'insideEmbed', requests, service.id, { parent: service.name }),
        ),
        ...(byFrame.length > 0
          ? [finding(accepted ? 'insideFrameAccepted' : 'insideFrame', byFrame, fonts, { host: byFrame[0]!.host })]
          : []),
      ],
    });
    return (
      verdict ??
      (complete ? passedAfterConsent(facts, ({ id }) => id === fonts) : { class: 'NoClassification', message: 'rejectNotExamined' })
    );
  },
});

function finding(message: string, requests: readonly RequestFact[], cause: string, params: Record<string, string> = {}): Finding {
  return { message, params, items: observationItems({ requests }), cause, serviceIds: [fonts] };
}
