import { defineCheck, type Locale } from '../define-check.ts';
import type { ServiceUse } from '../facts/services.ts';
import { atLeastOne, formItem, pageItem, serviceItem, textItem } from '../items.ts';
import { missingPromisedControl } from '../shared/banner/promised-control.ts';
import { statute } from '../shared/law/law.ts';
import { judgeNotice, noticeMessages, noticeNeeds } from '../shared/notice/notice-content.ts';
import { causeOfService } from '../shared/services/service-observations.ts';
import { shortList } from '../shared/wording.ts';

/** What a website may have that has a way of its own to withdraw, by its part of the message’s name. */
const ways: Record<Locale, Record<'mail' | 'Newsletter' | 'Settings', string>> = {
  de: {
    mail: 'die E-Mail-Adresse, an die er gehen kann',
    Newsletter: 'beim Newsletter den Abmeldelink',
    Settings: 'bei Cookies und eingebetteten Diensten den Link zu den Einstellungen',
  },
  en: {
    mail: 'the e-mail address it can be sent to',
    Newsletter: 'the unsubscribe link for the newsletter',
    Settings: 'the link to the settings for cookies and embedded services',
  },
};
const kinds = ['Newsletter', 'Settings', 'NewsletterSettings'] as const;

function eachWay(message: string): Record<string, string> {
  return Object.fromEntries(kinds.map((kind) => [`noWay${kind}`, message]));
}

function waysOf(locale: Locale): Record<string, string> {
  const { mail, Newsletter, Settings } = ways[locale];
  const step = { de: '1. Nennen Sie beim Widerruf den Weg: ', en: '1. Name the way where the notice speaks of withdrawal: ' }[locale];
  const named = (kind: string) => [
    mail,
    ...(kind.startsWith('Newsletter') ? [Newsletter] : []),
    ...(kind.endsWith('Settings') ? [Settings] : []),
  ];
  return Object.fromEntries(kinds.map((kind) => [`noWay${kind}`, `${step}${named(kind).join(', ')}.`]));
}

/** What a page shows to its visitors, and could do without or put behind a click. */
const shownContent: ReadonlySet<string> = new Set(['map', 'video', 'audio']);

/** "Abmelden können Sie sich über den Link in jeder Ausgabe": the way out of the newsletter is told. */
const unsubscribing =
  /(?:abmeld|abbestell|austrag|abzumelden|abzubestellen|unsubscri)[^.]{0,100}?(?:link|e-?mail|mail|schaltfläche|button|in\s+(?:jeder|jedem|each|every))|(?:link|e-?mail|schaltfläche|button)[^.]{0,100}?(?:abmeld|abbestell|austrag|abzumelden|abzubestellen|unsubscri)/iu;

/** Whether the notice says that consent can be withdrawn, and how. */
export default defineCheck({
  id: 'ppc-withdraw',
  area: 'pp',
  version: 14,
  weight: 3,
  confidence: 'medium',
  legalBasis: [statute('Art. 13 Abs. 2 lit. c, Art. 7 Abs. 3 DSGVO', 'Art. 13(2)(c), Art. 7(3) GDPR')],
  needs: [...noticeNeeds, 'services', 'forms'],
  wants: ['withdrawal', 'accepted', 'banner'],
  texts: {
    de: {
      title: 'Widerruf der Einwilligung',
      explanation:
        'Beruht eine Verarbeitung auf Einwilligung, muss die Datenschutzerklärung darauf hinweisen, dass sie jederzeit widerrufen werden kann (Art. 13 Abs. 2 lit. c DSGVO). Der Widerruf muss so einfach sein wie die Erteilung (Art. 7 Abs. 3 DSGVO). Die Widerrufsbelehrung eines Shops ist etwas anderes.',
      confidenceReason:
        'Gelesen wird nur die Datenschutzerklärung; ein Hinweis, der allein im Banner oder am Formular steht, zählt hier nicht.',
      howToFix:
        '1. Ergänzen Sie den Hinweis, dass eine Einwilligung jederzeit mit Wirkung für die Zukunft widerrufen werden kann.\n2. Nennen Sie den Weg, etwa den Link zu den Cookie-Einstellungen, den Abmeldelink oder eine E-Mail-Adresse.',
      fixes: {
        ...waysOf('de'),
        serviceUnasked:
          '1. Behalten Sie {services} mit einer Einwilligung, ergänzen Sie den Hinweis, dass sie jederzeit mit Wirkung für die Zukunft widerrufen werden kann, und den Weg dazu. Verzichten Sie auf das, was eine Einwilligung braucht, ist hier nichts zu tun.',
        missingIcon:
          '1. Entweder zeigen Sie das beschriebene Symbol auf allen Seiten auch nach der Auswahl, oder Sie beschreiben den Weg, den es gibt{see:cmp-withdrawal-control}.',
        brokenWay:
          '1. Schaffen Sie das beschriebene Steuerelement auf allen Seiten; es muss die Auswahl öffnen und das Ablehnen ermöglichen{see:cmp-withdrawal-control}.\n2. Verzichten Sie darauf nur, wenn Sie nichts mehr einsetzen, was eine Einwilligung braucht; dann streichen Sie den Satz.',
      },
      messages: {
        ...noticeMessages.de,
        missingIcon:
          'Die Datenschutzerklärung verweist für den Widerruf auf ein Symbol („{quote}“); auf {pages|=der geprüften Seite|geprüften Seiten} wurde weder ein solches noch ein anderes Steuerelement dafür erkannt',
        brokenWay:
          'Die Datenschutzerklärung beschreibt einen Widerruf, den es so nicht gibt: „{quote}“; auf {pages|=der geprüften Seite|geprüften Seiten} wurde kein solches Steuerelement gefunden',
        missing: 'Die Datenschutzerklärung nennt die Einwilligung als Rechtsgrundlage, erwähnt den Widerruf aber nicht',
        serviceUnasked:
          'Eine Einwilligung brauchen: {services}; die Website fragt nach keiner, und die Datenschutzerklärung erwähnt den Widerruf nicht',
        serviceMissing: 'Eine Einwilligung brauchen: {services}; die Datenschutzerklärung erwähnt den Widerruf nicht',
        newsletterMissing: 'Für den Newsletter braucht es eine Einwilligung; die Datenschutzerklärung erwähnt den Widerruf nicht',
        ...eachWay('Die Datenschutzerklärung weist auf das Recht zum Widerruf hin, sagt aber nicht, wie er erklärt werden kann'),
        noConsent: 'Weder die Datenschutzerklärung noch die Website zeigen, dass mit Einwilligungen gearbeitet wird',
      },
    },
    en: {
      title: 'Right to withdraw consent',
      explanation:
        'If processing rests on consent, the privacy notice must point out that it can be withdrawn at any time (Art. 13(2)(c) GDPR). Withdrawing must be as easy as giving it (Art. 7(3) GDPR). The withdrawal instruction of a shop is something else.',
      confidenceReason: 'Only the privacy notice is read; a note that stands in the banner or at the form alone does not count here.',
      howToFix:
        '1. Add the note that consent can be withdrawn at any time with effect for the future.\n2. Name the way, such as the link to the cookie settings, the unsubscribe link or an e-mail address.',
      fixes: {
        ...waysOf('en'),
        serviceUnasked:
          '1. If you keep {services} with consent, add the note that it can be withdrawn at any time with effect for the future, and the way to do so. If you do without what needs consent, there is nothing to do here.',
        missingIcon:
          '1. Either show the icon described on all pages after the choice as well, or describe the way that there is{see:cmp-withdrawal-control}.',
        brokenWay:
          '1. Put the control that is described on all pages; it must open the choice and allow rejecting{see:cmp-withdrawal-control}.\n2. Do without it only if you no longer use anything that needs consent; then delete the sentence.',
      },
      messages: {
        ...noticeMessages.en,
        missingIcon:
          'For withdrawing, the privacy notice points to an icon (“{quote}”); on {pages|=the page examined|pages examined} neither such an icon nor another control for it was recognised',
        brokenWay:
          'The privacy notice describes a withdrawal that does not exist like this: “{quote}”; no such control was found on {pages|=the page examined|pages examined}',
        missing: 'The privacy notice names consent as a legal basis but does not mention that it can be withdrawn',
        serviceUnasked:
          'Consent is needed by: {services}; the website asks for none, and the privacy notice does not mention that it can be withdrawn',
        serviceMissing: 'Consent is needed by: {services}; the privacy notice does not mention that it can be withdrawn',
        newsletterMissing: 'The newsletter needs consent; the privacy notice does not mention that it can be withdrawn',
        ...eachWay('The privacy notice points out the right to withdraw but does not say how to declare it'),
        noConsent: 'Neither the privacy notice nor the website shows that consent is used',
      },
    },
  },
  run: (facts) =>
    judgeNotice(facts, (notice) => {
      const stated = notice.of('withdrawal');
      if (stated.some(({ value }) => value !== '')) {
        const { withdrawal, accepted } = facts;
        const broken = withdrawal && accepted ? missingPromisedControl({ ...facts, withdrawal, accepted }) : null;
        if (!broken) return { class: 'Conform' };
        const items = [textItem(notice.url, broken.quote), pageItem(notice.url)] as const;
        const { quote, pages, isIcon } = broken;
        return {
          class: 'Hint',
          findings: [{ ...notice.finding(isIcon ? 'missingIcon' : 'brokenWay', 'withdrawal', [], { quote, pages }), items }],
        };
      }
      if (stated.length > 0) {
        const hasNewsletter = facts.forms.some(({ kind, visible }) => kind === 'newsletter' && visible);
        // A service that may need consent has a choice that can be opened again, or gets one.
        const settings = facts.services.some(({ service }) => service.consent !== 'no') ? 'Settings' : '';
        // The law asks for the right alone; its way is asked for where something rests on consent.
        if (!hasNewsletter && settings === '') return { class: 'Conform' };
        const tellsUnsubscribing = unsubscribing.test(notice.text);
        if (tellsUnsubscribing && settings === '') return { class: 'Conform' };
        const newsletter = hasNewsletter && !tellsUnsubscribing ? 'Newsletter' : '';
        return notice.ifComplete({ class: 'Hint', findings: [notice.finding(`noWay${newsletter}${settings}`, 'withdrawal', stated)] });
      }
      const services = needing(facts.services);
      const shown = atLeastOne([
        ...services.slice(0, 10).map((use) => serviceItem(use)),
        ...facts.forms.filter(({ kind, visible }) => kind === 'newsletter' && visible).map((form) => formItem(form)),
      ]);
      if (notice.grounds.has('a'))
        return notice.ifComplete({ class: 'Risk', findings: [notice.finding('missing', 'withdrawal', notice.basedOn('a'))] });
      if (!shown) return notice.ifComplete({ class: 'NotApplicable', message: 'noConsent' });
      const message = services.length > 0 ? 'serviceMissing' : 'newsletterMissing';
      const params = { services: shortList(services.map(({ service }) => service.name)) };
      // Where nobody was asked there is nothing to withdraw yet: what is wrong is that the service runs, and that is told of it.
      const areShown = services.length > 0 && services.every(({ service }) => shownContent.has(service.category));
      const isUnasked = areShown && facts.banner !== undefined && facts.banner.banner === null;
      if (isUnasked && shown.length === Math.min(services.length, 10)) {
        const [first, ...others] = services;
        const cause = others.length === 0 ? { cause: first!.service.id, serviceIds: [first!.service.id] } : {};
        const finding = { ...notice.finding('serviceUnasked', 'withdrawal', [], params), items: shown, ...cause };
        return notice.ifComplete({ class: 'Hint', findings: [finding] });
      }
      return notice.ifComplete({ class: 'Risk', findings: [{ ...notice.finding(message, 'withdrawal', [], params), items: shown }] });
    }),
});

/**
 * What needs consent, as the check of the banner lists it: services that did more than open a connection, each by the embed that brings it.
 * Pictures that a widget fetches from elsewhere are the widget's.
 */
function needing(services: readonly ServiceUse[]): ServiceUse[] {
  const needed = services.filter(({ service, active }) => service.consent === 'yes' && Object.values(active).includes(true));
  const causes = new Set(needed.map(({ service }) => causeOfService(service.id, services)));
  return services.filter(({ service }) => causes.has(service.id));
}
