import { consentStates } from '#evidence/gathered.ts';
import { defineCheck, type Verdict } from '../define-check.ts';
import { bannerTextItem } from '../shared/banner/banner-controls.ts';
import { consentItems, namesOf } from '../shared/banner/consent-items.ts';
import { fewestPages, idleBanner, pagesAccepted } from '../shared/banner/idle-banner.ts';
import { unclearItems } from '../shared/banner/needless-banner.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { onlyConnected } from '../shared/services/embed-observations.ts';
import { isReplay } from '../shared/services/replay-recordings.ts';
import { observeServices } from '../shared/services/service-observations.ts';
import { shortList } from '../shared/wording.ts';

export default defineCheck({
  id: 'cmp-unnecessary',
  area: 'cmp',
  version: 4,
  weight: 1,
  confidence: 'medium',
  legalBasis: [consentLaw.tdddg25Necessary, consentLaw.dskGuidance, consentLaw.lfdiFaq],
  needs: ['banner', 'accepted', 'services', 'requests', 'cookies', 'storage', 'recordings', 'site', 'pages'],
  wants: ['attempts', 'consentMode', 'tcf'],
  texts: {
    de: {
      title: 'Einwilligungsbanner nur, wo nötig',
      explanation:
        'Eine Einwilligung ist nur für Cookies und Dienste nötig, die nicht unbedingt erforderlich sind (§ 25 TDDDG). Läuft auch nach dem Zustimmen nichts davon, bittet das Banner um etwas, das niemand braucht, und legt einen Einsatz nahe, den es nicht gibt.',
      confidenceReason: 'Dienste auf nicht besuchten Seiten und Verarbeitung auf dem Server sieht der Scan nicht.',
      howToFix:
        '1. Prüfen Sie, ob auf nicht untersuchten Seiten, im Kundenbereich oder auf dem Server etwas läuft, das eine Einwilligung braucht.\n2. Entfernen Sie das Banner, wenn das nicht der Fall ist.\n3. Beschreiben Sie die technisch notwendigen Cookies weiterhin in der Datenschutzerklärung.',
      fixes: {
        idle: '1. Prüfen Sie, ob auf nicht untersuchten Seiten, im Kundenbereich oder auf dem Server etwas läuft, das auf das Banner wartet.\n2. Entfernen Sie das Banner samt seinem Skript, wenn das nicht der Fall ist. Planen Sie Statistik oder Werbung erst für später, bauen Sie es dann ein: Eine Einwilligung auf Vorrat gibt es nicht.\n3. Streichen Sie in der Datenschutzerklärung, was sie über das Banner und eine Einwilligung darin sagt; die technisch notwendigen Cookies beschreiben Sie weiterhin.',
        idleDisputed:
          '1. Bringen Sie {disputed} so in Ordnung, dass keine Einwilligung nötig ist: Schriften und andere Dateien liefern Sie vom eigenen Server, Übriges ersetzen Sie oder lassen es auf einen Klick warten. Oder lassen Sie es auf das Zustimmen im Banner warten; dann behält das Banner seinen Zweck.\n2. Steuert das Banner danach nichts, entfernen Sie es samt seinem Skript; prüfen Sie vorher, ob auf nicht untersuchten Seiten oder im Kundenbereich etwas darauf wartet.\n3. Streichen Sie dann in der Datenschutzerklärung, was sie über das Banner und eine Einwilligung darin sagt.',
      },
      messages: {
        idle: 'Das Banner steuert nichts: Auf {pages|=der gelesenen Seite|gelesenen Seiten} sind Anfragen, Cookies und Einträge nach dem Zustimmen dieselben wie vor der Auswahl, bis auf die gespeicherte Auswahl selbst; nichts wartet auf eine Einwilligung, und nichts davon wurde beobachtet, was eindeutig eine braucht. Das Banner scheint entbehrlich',
        idleDisputed:
          'Das Banner steuert nichts: Auf {pages|=der gelesenen Seite|gelesenen Seiten} sind Anfragen, Cookies und Einträge nach dem Zustimmen dieselben wie vor der Auswahl, bis auf die gespeicherte Auswahl selbst. Ohne Rücksicht auf die Wahl lädt {disputed}; ob das eine Einwilligung braucht, ist umstritten. Sonst wurde nichts beobachtet, was eine braucht',
        dispensable:
          'Nach dem Zustimmen wurde auf {pages|=einer Seite|Seiten} nichts beobachtet, was eine Einwilligung braucht; das Banner scheint entbehrlich',
        needed: 'Es wurden Cookies oder Dienste beobachtet, die eine Einwilligung brauchen oder brauchen können',
        purposeUnknown: 'Ob diese unbekannten Einträge oder Ziele eine Einwilligung brauchen, ist offen: {names}',
        tooFewPages: 'Nach dem Zustimmen wurden nur {pages|Seite|Seiten} untersucht; das sagt zu wenig über die ganze Website',
        noBanner: 'Es wurde kein Einwilligungsbanner gefunden',
      },
    },
    en: {
      title: 'Consent banner only where needed',
      explanation:
        'Consent is only required for cookies and services that are not strictly necessary (Section 25 TDDDG). If none of them runs even after accepting, the banner asks for something nobody needs and suggests a use that does not exist.',
      confidenceReason: 'The scan does not see services on pages it did not visit, nor processing on the server.',
      howToFix:
        '1. Check whether anything that needs consent runs on pages not examined, in the customer area or on the server.\n2. Remove the banner if that is not the case.\n3. Keep describing the technically necessary cookies in the privacy notice.',
      fixes: {
        idle: '1. Check whether anything that waits for the banner runs on pages not examined, in the customer area or on the server.\n2. Remove the banner with its script if that is not the case. If you plan statistics or advertising for later only, add it then: there is no consent in advance.\n3. Delete from the privacy notice what it says about the banner and a consent given in it; keep describing the technically necessary cookies.',
        idleDisputed:
          '1. Put {disputed} right so that no consent is needed: deliver fonts and other files from your own server, replace the rest or have it wait for a click. Or have it wait for acceptance in the banner; then the banner keeps its purpose.\n2. If the banner steers nothing after that, remove it with its script; check before whether anything on pages not examined or in the customer area waits for it.\n3. Then delete from the privacy notice what it says about the banner and a consent given in it.',
      },
      messages: {
        idle: 'The banner steers nothing: on {pages|=the page read|pages read}, requests, cookies and entries are the same after accepting as before the choice, apart from the stored choice itself; nothing waits for a consent, and nothing was observed that clearly needs one. The banner seems dispensable',
        idleDisputed:
          'The banner steers nothing: on {pages|=the page read|pages read}, requests, cookies and entries are the same after accepting as before the choice, apart from the stored choice itself. Whatever is chosen, {disputed} loads; whether that needs consent is disputed. Nothing else was observed that needs one',
        dispensable: 'After accepting, nothing that needs consent was observed on {pages|page|pages}; the banner seems dispensable',
        needed: 'Cookies or services were observed that need or may need consent',
        purposeUnknown: 'Whether these unknown entries or destinations need consent is open: {names}',
        tooFewPages: 'Only {pages|page|pages} were examined after accepting; that says too little about the whole website',
        noBanner: 'No consent banner was found',
      },
    },
  },
  run(facts): Verdict {
    const { banner } = facts.banner;
    if (!banner?.visible) return { class: 'NotApplicable', message: 'noBanner' };
    const found = consentItems(facts);
    const idle = found.length === 0 && unclearItems(facts).length === 0 && !facts.recordings.some(isReplay) ? idleBanner(facts) : null;
    if (idle?.isWide) {
      const disputed = observeServices(facts, consentStates, ({ consent }) => consent === 'disputed').filter(
        (observation) => !onlyConnected(observation),
      );
      const params = { pages: idle.pages, disputed: shortList(disputed.map(({ use }) => use.service.name)) };
      const message = disputed.length > 0 ? 'idleDisputed' : 'idle';
      return { class: 'Hint', findings: [{ message, params, items: [bannerTextItem(banner)], cause: 'banner-unnecessary' }] };
    }
    const needed =
      found.some(({ need }) => need !== 'suspicious') ||
      facts.services.some(({ service }) => service.consent !== 'no') ||
      facts.recordings.some(isReplay);
    if (needed) return { class: 'NotApplicable', message: 'needed' };
    const unclear = unclearItems(facts);
    if (unclear.length > 0) {
      const names = shortList([...new Set(unclear.map(({ name }) => name))]);
      return { class: 'NoClassification', message: 'purposeUnknown', params: { names }, items: unclear.map(({ item }) => item) };
    }
    if (found.length > 0) return { class: 'NoClassification', message: 'purposeUnknown', params: { names: namesOf(found) } };
    const pages = pagesAccepted(facts.pages).length;
    if (pages < fewestPages) return { class: 'NoClassification', message: 'tooFewPages', params: { pages } };
    return {
      class: 'Hint',
      findings: [{ message: 'dispensable', params: { pages }, items: [bannerTextItem(banner)], cause: 'banner-unnecessary' }],
    };
  },
});
