import { defineCheck, type Finding } from '../define-check.ts';
import type { PageFact } from '../facts/pages.ts';
import type { Facts } from '../facts.ts';
import { atLeastOne, controlItem, formItem, pageItem, textItem } from '../items.ts';
import { keptForLater, type PoolOffer, poolOffers, untoldPool } from '../shared/forms/applicants-pool.ts';
import { formPlace } from '../shared/forms/visitor-forms.ts';
import { statute, unverified } from '../shared/law/law.ts';
import { linkedPortals, namedPortal } from '../shared/notice/applicant-portals.ts';
import { applicantsPeriodsApart } from '../shared/notice/applicants-periods.ts';
import { sectionsOf } from '../shared/notice/denied-companions.ts';
import { judgeNotice, type NoticeContent, noticeMessages, noticeNeeds } from '../shared/notice/notice-content.ts';
import { applicantsNotice, isReadAsApplicantsNotice, separateNoticesFor } from '../shared/notice/separate-notices.ts';
import { isJobPage } from '../shared/site/job-pages.ts';
import { readablePages } from '../shared/site/legal-page.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { excerpt, matchesOf, mentions, plainText, quoted, shortList, wholeWords } from '../shared/wording.ts';

/** Whether the notice describes job applications where the site invites them. */
export default defineCheck({
  id: 'ppc-applications',
  area: 'pp',
  version: 10,
  weight: 2,
  confidence: 'low',
  legalBasis: [
    statute('Art. 13 DSGVO', 'Art. 13 GDPR'),
    unverified(
      '§ 26 BDSG, teilweise unanwendbar nach EuGH, 30.3.2023, C-34/21',
      'Section 26 BDSG, partly inapplicable after CJEU, 30 Mar 2023, C-34/21',
    ),
  ],
  needs: [...noticeNeeds, 'forms', 'applicability'],
  wants: ['requests', 'services'],
  texts: {
    de: {
      title: 'Bewerbungen beschrieben',
      explanation:
        'Wer Stellen ausschreibt, erhält Bewerbungen und muss darüber informieren, wie er mit den Unterlagen umgeht (Art. 13 DSGVO). Wichtig sind Zweck, Rechtsgrundlage, Empfänger und wann Unterlagen nach einer Absage gelöscht werden.',
      confidenceReason: 'Stellenseiten werden an Titel und Überschriften erkannt; Hinweise in einem Bewerbungsportal sieht der Scan nicht.',
      howToFix:
        '1. Ergänzen Sie einen Abschnitt zu Bewerbungen oder verlinken Sie eigene Datenschutzhinweise bei den Stellenanzeigen.\n2. Nennen Sie die Löschfrist nach einer Absage, üblich sind sechs Monate.',
      fixes: {
        missingPortal:
          '1. Ergänzen Sie einen Abschnitt zu Bewerbungen, der auch den Betreiber der eingebundenen Stellenliste nennt ({portals}), oder verlinken Sie eigene Datenschutzhinweise bei den Stellenanzeigen.\n2. Nennen Sie die Löschfrist nach einer Absage, üblich sind sechs Monate.',
        otherPeriod:
          '1. Legen Sie fest, wie lange Sie Bewerbungen nach einer Absage aufbewahren (üblich sind sechs Monate), und nennen Sie in der Datenschutzerklärung und auf {path} dieselbe Frist.\n2. Löschen Sie, was darüber hinaus noch aufbewahrt wird.',
        portal:
          '1. Nennen Sie im Abschnitt zu Bewerbungen {portal}: Anbieter, Zweck, Empfänger, bei einem Anbieter außerhalb des EWR auch Land und Grundlage der Übermittlung, oder verlinken Sie dort die Hinweise, die Bewerber im Portal erhalten.\n2. Prüfen Sie, ob ein Vertrag zur Auftragsverarbeitung besteht.',
        portalInstead:
          '1. Prüfen Sie, ob {named} noch Bewerbungen erhält. Wenn nicht, ersetzen Sie den Namen durch {portal}, mit Anbieter und, außerhalb des EWR, Land und Grundlage der Übermittlung; nutzen Sie beide, ergänzen Sie {portal}.\n2. Liegen bei einem früheren Portal noch Bewerbungen, lassen Sie sie löschen.',
        onlyNational:
          '1. Nennen Sie bei Bewerbungen als Rechtsgrundlage Art. 6 Abs. 1 lit. b DSGVO (Anbahnung eines Vertrags); § 26 Abs. 1 BDSG kann daneben stehen bleiben.\n2. Steht dieselbe Grundlage am Bewerbungsformular, ergänzen Sie sie dort ebenso.',
        kept: '1. Legen Sie eine Frist fest, und nennen Sie sie am Formular „{button}“ auf {path} und in der Datenschutzerklärung gleich (Art. 5 Abs. 1 lit. a, e, Art. 13 Abs. 2 lit. a DSGVO).\n2. Wollen Sie Unterlagen nach einer Absage für spätere Stellen behalten, bieten Sie dafür am Formular ein eigenes Kästchen an, das nicht angekreuzt ist (Art. 6 Abs. 1 lit. a, Art. 7 Abs. 3 DSGVO); sonst streichen Sie den Satz.',
        keptAgainst:
          '1. Legen Sie eine Frist fest, und nennen Sie sie am Formular „{button}“ auf {path} und in der Datenschutzerklärung gleich (Art. 5 Abs. 1 lit. a, e, Art. 13 Abs. 2 lit. a DSGVO).\n2. Wollen Sie Unterlagen nach einer Absage für spätere Stellen behalten, bieten Sie dafür am Formular ein eigenes Kästchen an, das nicht angekreuzt ist (Art. 6 Abs. 1 lit. a, Art. 7 Abs. 3 DSGVO); sonst streichen Sie den Satz.',
        pool: '1. Ergänzen Sie in der Datenschutzerklärung bei den Bewerbungen, wozu und wie lange Sie Unterlagen über das Verfahren hinaus aufbewahren, dass dies auf einer Einwilligung beruht und dass sie jederzeit widerrufbar ist (Art. 6 Abs. 1 lit. a, Art. 7 Abs. 3, Art. 13 DSGVO); nennen Sie überall dieselbe Frist.\n2. Nutzen Sie die Unterlagen so nicht weiter, streichen Sie das Kästchen im Formular „{button}“ auf {path}.',
        poolAgainst:
          '1. Ergänzen Sie in der Datenschutzerklärung bei den Bewerbungen, wozu und wie lange Sie Unterlagen über das Verfahren hinaus aufbewahren, dass dies auf einer Einwilligung beruht und dass sie jederzeit widerrufbar ist (Art. 6 Abs. 1 lit. a, Art. 7 Abs. 3, Art. 13 DSGVO); nennen Sie überall dieselbe Frist.\n2. Nutzen Sie die Unterlagen so nicht weiter, streichen Sie das Kästchen im Formular „{button}“ auf {path}.',
        linkDead:
          '1. Stellen Sie die Hinweise unter {address} wieder bereit, oder nehmen Sie sie als Abschnitt in die Datenschutzerklärung auf.\n2. Nennen Sie dort die Löschfrist nach einer Absage, üblich sind sechs Monate.',
        linked:
          '1. Öffnen Sie den Link „{label}“ ({path}): Führt er ins Leere, stellen Sie die Hinweise wieder bereit oder nehmen sie in die Datenschutzerklärung auf.\n2. Sehen Sie nach, ob dort Zweck, Rechtsgrundlage, Empfänger und die Löschfrist nach einer Absage stehen.',
      },
      messages: {
        ...noticeMessages.de,
        missing: 'Die Website wirbt um Bewerbungen; die Datenschutzerklärung beschreibt den Umgang damit nicht',
        missingOn: 'Die Website wirbt um Bewerbungen ({pages}); die Datenschutzerklärung beschreibt den Umgang damit nicht',
        missingPortal:
          'Die Website wirbt um Bewerbungen ({pages}) und bindet dazu eine fremde Stellenliste ein ({portals}); die Datenschutzerklärung beschreibt den Umgang mit Bewerbungen nicht',
        otherPeriod:
          'Wie lange Bewerbungen aufbewahrt werden, sagt die Datenschutzerklärung („{main}“) anders als die eigenen Hinweise auf {path} („{separate}“)',
        portal: 'Die Stellenangebote führen zu {portal} ({pages}); die Datenschutzerklärung nennt dieses Bewerbungsportal nicht',
        portalInstead: 'Die Stellenangebote führen zu {portal} ({pages}); die Datenschutzerklärung nennt für Bewerbungen dagegen {named}',
        onlyNational:
          'Die Datenschutzerklärung stützt Bewerbungen allein auf § 26 BDSG („{quote}“); nach dem EuGH (C-34/21, zu einer fast gleichlautenden Vorschrift in Hessen) ist zweifelhaft, ob diese Vorschrift noch anwendbar ist',
        kept: 'Am Formular „{button}“ auf {path} steht: „{label}“; die Datenschutzerklärung nennt weder diesen Zweck noch die Dauer',
        keptAgainst: 'Am Formular „{button}“ auf {path} steht: „{label}“; die Datenschutzerklärung sagt dagegen: „{quote}“',
        pool: 'Das Formular „{button}“ auf {path} bietet an, Bewerbungen länger aufzubewahren („{label}“); die Datenschutzerklärung nennt weder diesen Zweck noch die Dauer',
        poolAgainst:
          'Das Formular „{button}“ auf {path} bietet an, Bewerbungen länger aufzubewahren („{label}“); die Datenschutzerklärung nennt das nicht und sagt: „{quote}“',
        linkDead:
          'Der Link „{label}“ auf {path} führt ins Leere ({address}); die Datenschutzerklärung beschreibt den Umgang mit Bewerbungen nicht',
        linked:
          'Die Datenschutzerklärung beschreibt den Umgang mit Bewerbungen nicht; auf {path} ist dazu „{label}“ verlinkt ({address}), was der Scan nicht gelesen hat',
        linkedRead:
          'Auf {path} sind eigene Datenschutzhinweise zu Bewerbungen verlinkt („{label}“); ob sie vollständig sind, wurde nicht geprüft',
        noJobs: 'Es wurden keine Stellenangebote und keine Bewerbungsformulare gefunden',
      },
    },
    en: {
      title: 'Job applications described',
      explanation:
        'Whoever advertises jobs receives applications and must inform about how the documents are handled (Art. 13 GDPR). What matters is purpose, legal basis, recipients and when documents are deleted after a rejection.',
      confidenceReason: 'Job pages are recognised by titles and headings; the scan does not see notes in an application portal.',
      howToFix:
        '1. Add a section on applications, or link a separate notice from the job offers.\n2. State the deletion period after a rejection; six months are usual.',
      fixes: {
        missingPortal:
          '1. Add a section on applications that also names who runs the embedded list of vacancies ({portals}), or link a separate notice from the job offers.\n2. State the deletion period after a rejection; six months are usual.',
        otherPeriod:
          '1. Decide how long you keep applications after a rejection (six months are usual) and state the same period in the privacy notice and on {path}.\n2. Delete what is kept beyond that.',
        portal:
          '1. In the section on applications, name {portal}: provider, purpose, recipients, for a provider outside the EEA the country and the basis of the transfer too, or link there what applicants are told in the portal.\n2. Check whether there is a processing agreement.',
        portalInstead:
          '1. Check whether {named} still receives applications. If not, replace the name with {portal}, with the provider and, outside the EEA, country and basis of the transfer; if you use both, add {portal}.\n2. If applications still lie with a former portal, have them deleted.',
        onlyNational:
          '1. For applications, name Art. 6(1)(b) GDPR (steps prior to a contract) as the legal basis; Section 26(1) BDSG may stay beside it.\n2. If the same basis stands at the application form, add it there too.',
        kept: '1. Settle on one period, and state it alike at the form “{button}” on {path} and in the privacy notice (Art. 5(1)(a), (e), Art. 13(2)(a) GDPR).\n2. If you want to keep documents for later posts after a rejection, offer a box of its own for that at the form, not ticked (Art. 6(1)(a), Art. 7(3) GDPR); otherwise remove the sentence.',
        keptAgainst:
          '1. Settle on one period, and state it alike at the form “{button}” on {path} and in the privacy notice (Art. 5(1)(a), (e), Art. 13(2)(a) GDPR).\n2. If you want to keep documents for later posts after a rejection, offer a box of its own for that at the form, not ticked (Art. 6(1)(a), Art. 7(3) GDPR); otherwise remove the sentence.',
        pool: '1. In the privacy notice, add to the section on applications what for and how long you keep documents beyond the procedure, that this rests on consent, and that it can be withdrawn at any time (Art. 6(1)(a), Art. 7(3), Art. 13 GDPR); state the same period everywhere.\n2. If you do not use the documents in this way, remove the box from the form “{button}” on {path}.',
        poolAgainst:
          '1. In the privacy notice, add to the section on applications what for and how long you keep documents beyond the procedure, that this rests on consent, and that it can be withdrawn at any time (Art. 6(1)(a), Art. 7(3), Art. 13 GDPR); state the same period everywhere.\n2. If you do not use the documents in this way, remove the box from the form “{button}” on {path}.',
        linkDead:
          '1. Make the notice available again at {address}, or add it to the privacy notice as a section.\n2. State there the deletion period after a rejection; six months are usual.',
        linked:
          '1. Open the link “{label}” ({path}): if it leads nowhere, make the notice available again or add it to the privacy notice.\n2. See whether purpose, legal basis, recipients and the deletion period after a rejection stand there.',
      },
      messages: {
        ...noticeMessages.en,
        missing: 'The website invites applications; the privacy notice does not describe how they are handled',
        missingOn: 'The website invites applications ({pages}); the privacy notice does not describe how they are handled',
        missingPortal:
          'The website invites applications ({pages}) and embeds a list of vacancies of somebody else for it ({portals}); the privacy notice does not describe how applications are handled',
        otherPeriod:
          'On how long applications are kept, the privacy notice (“{main}”) differs from the separate notice on {path} (“{separate}”)',
        portal: 'The job offers lead to {portal} ({pages}); the privacy notice does not name this applicant portal',
        portalInstead: 'The job offers lead to {portal} ({pages}); for applications the privacy notice names {named} instead',
        onlyNational:
          'The privacy notice rests applications on Section 26 BDSG alone (“{quote}”); after the CJEU (C-34/21, on a provision of Hesse with nearly the same wording) it is doubtful whether that provision still applies',
        kept: 'At the form “{button}” on {path} it says: “{label}”; the privacy notice states neither this purpose nor the period',
        keptAgainst: 'At the form “{button}” on {path} it says: “{label}”; the privacy notice, however, says: “{quote}”',
        pool: 'The form “{button}” on {path} offers to keep applications for longer (“{label}”); the privacy notice states neither this purpose nor the period',
        poolAgainst:
          'The form “{button}” on {path} offers to keep applications for longer (“{label}”); the privacy notice does not state that and says: “{quote}”',
        linkDead:
          'The link “{label}” on {path} leads nowhere ({address}); the privacy notice does not describe how applications are handled',
        linked:
          'The privacy notice does not describe how applications are handled; on {path} “{label}” is linked for it ({address}), which the scan did not read',
        linkedRead: 'On {path} a separate notice on applications is linked (“{label}”); whether it is complete was not examined',
        noJobs: 'No job offers and no application forms were found',
      },
    },
  },
  run: (facts) =>
    judgeNotice(facts, (notice) => {
      if (notice.has('applications')) {
        const quote = onlyNationalBasis(facts.privacy.text);
        const basis = quote === null ? null : notice.finding('onlyNational', 'applications-basis', [], { quote });
        const [offer] = poolOffers(facts.forms);
        const [kept] = offer ? [] : keptForLater(facts.forms);
        const findings = atLeastOne([
          ...(basis && quote !== null ? [{ ...basis, items: [textItem(notice.url, quote)] as const }] : []),
          ...periodsFinding(facts, notice),
          ...(applicantsNotice(facts.pages) ? [] : portalFinding(facts, notice)),
          ...(offer && !isToldSeparately(offer, facts) ? poolFinding('pool', offer, facts.privacy.text, notice) : []),
          ...(kept && !isToldSeparately(kept, facts) ? poolFinding('kept', kept, facts.privacy.text, notice) : []),
        ]);
        return findings ? notice.ifComplete({ class: 'Hint', findings }) : { class: 'Conform' };
      }
      const forms = facts.forms.filter(({ kind, visible }) => kind === 'application' && visible);
      const jobPages = readablePages(facts.pages).filter((page) => isJobPage(page) || invitesByText(page));
      const { purposes, industry } = facts.applicability.settings;
      const items = atLeastOne([...forms.map((form) => formItem(form)), ...jobPages.map(({ url }) => pageItem(url))].slice(0, 5));
      const isExpected = purposes.includes('recruiting') || industry === 'recruiting-staffing';
      if (!items && !isExpected) return { class: 'NotApplicable', message: 'noJobs' };
      const linked = applicantsNotice(facts.pages);
      if (linked) {
        const { page, link, target } = linked;
        const params = { path: pathsOf([page.url]), label: quoted(plainText(link.text)), address: link.href.slice(0, 200) };
        const evidence = [controlItem(link.href, params.label), pageItem(page.url)] as const;
        const isDead = target !== null && (target.status === 404 || target.status === 410);
        if (isDead)
          return notice.ifComplete({
            class: 'Hint',
            findings: [{ ...notice.finding('linkDead', 'applications', [], params), items: evidence }],
          });
        if (isReadAsApplicantsNotice(target)) return { class: 'Conform', message: 'linkedRead', params };
        return { class: 'NoClassification', message: 'linked', params, items: evidence };
      }
      if (!items) return notice.ifComplete({ class: 'Hint', findings: [notice.finding('missing', 'applications')] });
      const places = [...forms.map(({ pageUrl }) => pageUrl), ...jobPages.map(({ url }) => url)];
      const portals = portalsOn(new Set(places), facts);
      const params = { pages: pathsOf(places), portals: shortList(portals) };
      const finding = notice.finding(portals.length > 0 ? 'missingPortal' : 'missingOn', 'applications', [], params);
      return notice.ifComplete({ class: 'Hint', findings: [{ ...finding, items }] });
    }),
});

/** Two periods for the same applications: one of them is not kept. */
function periodsFinding(facts: Pick<Facts, 'pages' | 'privacy'>, notice: NoticeContent): Finding[] {
  const apart = applicantsPeriodsApart(facts);
  if (apart === null) return [];
  const { url, ...params } = apart;
  const finding = notice.finding('otherPeriod', 'applications-period', [], params);
  return [{ ...finding, items: [textItem(notice.url, params.main), textItem(url, params.separate)] }];
}

/** The portal to which the posts lead, where the notice names it nowhere, and the one that it names in its place. */
function portalFinding(facts: Pick<Facts, 'pages' | 'privacy'>, notice: NoticeContent): Finding[] {
  const [portal] = linkedPortals(facts);
  if (!portal) return [];
  const { service, href, pages } = portal;
  const named = namedPortal(notice.text);
  const params = { portal: service.name, pages: pathsOf(pages), named: named ?? '' };
  const finding = notice.finding(named === null ? 'portal' : 'portalInstead', 'applications-portal', [], params);
  return [{ ...finding, items: [controlItem(href, service.name)] }];
}

/** A pool that only the form knows: what the notice says on how long applications are kept is then untrue. */
function poolFinding(kind: 'pool' | 'kept', { form, label }: PoolOffer, text: string, notice: NoticeContent): Finding[] {
  const untold = untoldPool(text);
  if (untold === null) return [];
  const { quote } = untold;
  const finding = notice.finding(quote === '' ? kind : `${kind}Against`, 'applications-pool', [], {
    ...formPlace(form),
    label,
    ...(quote !== '' && { quote }),
  });
  return [{ ...finding, items: [formItem(form, { label }), ...(quote === '' ? [] : [textItem(notice.url, quote)])] }];
}

/** Whether a notice of its own for applicants, linked at the form or in the privacy notice, tells of the pool. */
function isToldSeparately({ form }: PoolOffer, facts: Pick<Facts, 'privacy' | 'pages'>): boolean {
  return separateNoticesFor(form, facts).some(({ text }) => untoldPool(text) === null);
}

/** The paragraph on employment without a number, or its first: on special categories and works agreements the judgment says nothing. */
const nationalBasis = wholeWords(
  '§\\s*26\\s*(?:(?:Abs\\.|Absatz)\\s*1\\s*(?:(?:S\\.|Satz)\\s*1\\s*)?)?(?:des\\s+)?(?:BDSG|Bundesdatenschutzgesetz(?:es)?)(?:-neu)?',
);
const ofApplications = wholeWords('bewerb[a-zß-ɏ]*|bewirb[a-zß-ɏ]*|beschäftig[a-zß-ɏ]*|applica(?:nts?|tions?)|employment');
/** What carries applications besides: a contract prepared, an interest, a duty, a public task; or the clause that lets the national rule stand. */
const otherBasis =
  /(?<![a-zß-ɏ])art(?:\.|ikel|icle)?\s*(?:88(?!\d)|6\s*(?:(?:abs(?:\.|atz)?\s*)?\(?1\)?)?[^.;a-zß-ɏ]{0,8}(?:(?:s\.|satz|uabs\.)\s*1\s*)?(?:lit(?:\.|era)?|buchst(?:\.|abe)?|point|letter)?\s*\(?(?:a\)?\s*(?:,|und|oder|and)\s*\(?)?[bcef]\)?(?![a-zß-ɏ]))/giu;

/** The passage that rests applications on § 26 BDSG, where nothing in its section names another basis; null: there is none. */
function onlyNationalBasis(notice: string): string | null {
  for (const section of sectionsOf(notice).map((lines) => lines.join(' '))) {
    const [match] = matchesOf(section, nationalBasis);
    if (match && mentions(section, ofApplications) && !mentions(section, otherBasis)) return quoted(excerpt(section, match));
  }
  return null;
}

const portalHost = /^(?:jobs?|karriere|careers?|apply|boards|recruit[a-z]{0,8}|bewerb[a-z]{0,8}|stellen[a-z]{0,12})[\d-]{0,4}\./;
const listsJobs = wholeWords('stellen|bewerbung(?:en)?');

/** Who delivers lists of vacancies into these pages: services for it by name, others by a host that says so. */
function portalsOn(pages: ReadonlySet<string>, { requests = [], services = [] }: Partial<Pick<Facts, 'requests' | 'services'>>): string[] {
  const names = requests.flatMap(({ pageUrl, party, type, host, serviceId }) => {
    if (!pages.has(pageUrl) || party !== 'third' || (type !== 'frame' && type !== 'script')) return [];
    const service = services.find((use) => use.service.id === serviceId)?.service;
    if (service) return mentions(service.purpose.de, listsJobs) ? [service.name] : [];
    return portalHost.test(host) ? [host] : [];
  });
  return [...new Set(names)];
}

/** Posts are offered to all sexes by law: in German advertisements that stands behind each of them. */
const post = /\((?:[mwfdxi]\s?[/|*]\s?){2}[mwfdxi]\)/iu;
const invites = wholeWords(
  'bewirb(?:\\s+dich)?|bewerb(?:en|t)\\s+(?:sie\\s+sich|euch|geht|per|unter|bei)|(?:deine|ihre|eure|aussagekräftige)\\s+(?:[a-zß-ɏ]+\\s+){0,2}bewerbung[a-zß-ɏ]*|bewerbungen?\\s+(?:an|bitte|per|unter|über|via)|jetzt\\s+bewerben|apply\\s+(?:now|by|to|at)|send\\s+(?:us\\s+)?your\\s+(?:application|cv)',
);

/** A post offered among other things, on the page with the address or at the foot of the start page. */
function invitesByText({ kind, text }: PageFact): boolean {
  if (kind === 'privacy' || kind === 'terms' || kind === 'imprint') return false;
  const shown = plainText(text.slice(0, 400_000));
  return post.test(shown) && mentions(shown, invites);
}
