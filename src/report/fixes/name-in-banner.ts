import type { ServiceUse } from '#checks/facts/services.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import { bannerWords } from '#checks/shared/banner/banner-controls.ts';
import { offersNoChoice } from '#checks/shared/banner/informs-only.ts';
import { namesService, namesVendor } from '#checks/shared/notice/notice.ts';
import type { ReportArea, ReportFinding } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import type { BannerEvidence } from '#evidence/banner.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import { fillText, stepsOf } from '../statements/fill-text.ts';
import { loadingTagManagers } from './loading-tag-manager.ts';
import { mergeFixes } from './merge-fixes.ts';

/** What pages show of others: the company's name beside a measurement or an advertisement does not ask for it. */
const shown: ReadonlySet<ServiceCategory> = new Set(['video', 'map', 'audio']);
/** Checks whose fixes tie a service to consent. */
const tying = new Set(['trk-before-consent', 'trk-after-reject']);
/** Checks of which only some fixes do, and the words by which those are told. */
const sometimesTying = new Set(['ck-before-consent', 'ck-after-reject', 'trk-session-replay']);
const tiesToConsent: Record<Locale, RegExp> = {
  de: /nach der (?:Einwilligung|Zustimmung)|zusätzliche? (?:die )?Einwilligung|an die Zustimmung|an den Einwilligungsstatus|eingewilligt hat/,
  en: /additional(?:ly require| consent)|after (?:consent|acceptance|agreement)|until the visitor has consented|to (?:the )?consent/,
};

const step: Record<'missing' | 'unread' | 'staying' | 'framework' | 'noChoice', Record<Locale, string>> = {
  // The framework prescribes text and purposes, and its list of vendors is no text of the banner that was read.
  framework: {
    de: 'Wählen Sie {service} im Einwilligungswerkzeug unter den Anbietern (TCF) aus, falls der Dienst dort noch fehlt. Nimmt er am TCF nicht teil, braucht er einen eigenen Eintrag mit Zweck und Empfänger: Die Zustimmung nach dem TCF deckt ihn dann nicht.',
    en: 'Select {service} among the vendors (TCF) in the consent tool if the service is still missing there. If it does not take part in the TCF, it needs an entry of its own with purpose and recipient: consent by the TCF does not cover it then.',
  },
  // Naming a service beside a mere “OK” asks nobody; and a banner that may go needs no name.
  noChoice: {
    de: 'Soll das Banner die Einwilligung für {service} einholen, bauen Sie dort zuerst die Wahl zwischen Zustimmen und Ablehnen ein, und nennen Sie den Dienst mit Zweck und Empfänger: Ein Hinweis ohne Wahl holt keine Einwilligung ein.',
    en: 'If the banner is to ask for the consent to {service}, first build the choice between accepting and rejecting into it, and name the service with purpose and recipient: a note without a choice asks for no consent.',
  },
  missing: {
    de: 'Weder Text noch Schalter des Banners nennen {service}: Nehmen Sie den Dienst dort mit Zweck und Empfänger auf; eine Zustimmung gilt nur für das, was das Banner nennt.',
    en: 'Neither text nor switches of the banner name {service}: add the service there with purpose and recipient; consent only covers what the banner names.',
  },
  staying: {
    de: 'Soweit {service} bleibt, nehmen Sie den Dienst mit Zweck und Empfänger in das Banner auf, das ihn bisher nicht nennt: Eine Zustimmung gilt nur für das, was das Banner nennt.',
    en: 'Where {service} stays, add the service with purpose and recipient to the banner, which does not name it so far: consent only covers what the banner names.',
  },
  unread: {
    de: 'Nennen Sie {service} im Banner mit Zweck und Empfänger, falls das dort noch fehlt: Eine Zustimmung gilt nur für das, was das Banner nennt.',
    en: 'Name {service} in the banner with purpose and recipient if that is still missing there: consent only covers what the banner names.',
  },
};

/**
 * Adds a last step (the first where a tag manager waits for what the banner lacks) where a fix ties a service to a banner that does not name it: consent to something else would not cover it. Not
 * where it is disputed whether the service has to wait for consent at all.
 */
export function withNamingInBanner(areas: readonly ReportArea[], facts: GatheredFacts, locale: Locale): ReportArea[] {
  const banner = facts.banner.ok ? facts.banner.data.banner : null;
  if (!banner?.visible || !facts.services.ok) return [...areas];
  const asked = [...bannerWords(banner), ...banner.controls.map(({ text }) => text)].join('\n');
  const uses = new Map(facts.services.data.map((use) => [use.service.id, use]));
  const tagManagers = loadingTagManagers(facts);
  const inFramework = facts.tcf.ok && facts.tcf.data.length > 0;
  const words = step[inFramework ? 'framework' : offersNoChoice(banner) ? 'noChoice' : isRead(banner) ? 'missing' : 'unread'];
  // "Google Analytics … Anbieterin ist Google" tells of the measurement, not of the videos that the same company shows.
  const isOfSister = ({ service }: ServiceUse) =>
    shown.has(service.category) &&
    [...uses.values()].some(
      (other) => other.service.vendor === service.vendor && other.service.category !== service.category && namesService(asked, other),
    );
  const unnamed = (finding: ReportFinding): ServiceUse | null => {
    const { cause } = finding;
    const use = ties(finding, locale) && cause !== null ? uses.get(cause) : undefined;
    return use && !namesService(asked, use) && (!namesVendor(asked, use) || isOfSister(use)) ? use : null;
  };
  return areas.map((area) => ({
    ...area,
    findings: area.findings.map((finding) => {
      const use = unnamed(finding);
      if (use === null) return finding;
      const isGoing = goesFirst(finding.howToFix);
      // Of the vendors of the framework, nobody selects one that goes.
      if (isGoing && words === step.framework) return finding;
      const naming = fillText((isGoing && words === step.missing ? step.staying : words)[locale], { service: use.service.name }, locale);
      const both =
        words === step.missing && tagManagers.has(finding.cause ?? '') ? [`1. ${naming}`, finding.howToFix] : [finding.howToFix, naming];
      return { ...finding, howToFix: mergeFixes(both) };
    }),
  }));
}

/** Whether the first step takes the service away, or keeps it off pages whatever visitors choose: what is said after it holds where it stays. */
function goesFirst(howToFix: string): boolean {
  const first = stepsOf(howToFix)[0]?.marks;
  return first !== undefined && (['remove', 'kept-off'] as const).some((mark) => first.has(mark));
}

function ties({ checkId, class: resultClass, howToFix }: ReportFinding, locale: Locale): boolean {
  if (stepsOf(howToFix).some(({ marks }) => marks.has('gone'))) return false;
  return resultClass === 'Risk' && (tying.has(checkId) || (sometimesTying.has(checkId) && tiesToConsent[locale].test(howToFix)));
}

/** Whether text and switches are all there is: settings, and what may lead there, count as read when their switches were seen. */
function isRead({ text, controls, toggles }: BannerEvidence): boolean {
  const leadsOn = controls.some(
    ({ role, element, href }) =>
      // A heading called “Einstellungen” above the switches opens nothing.
      (role === 'settings' && (element !== 'text' || toggles.length === 0)) || (role === 'other' && element !== 'text' && href === null),
  );
  return text !== '' && (!leadsOn || toggles.some(({ layer }) => layer > 1));
}
