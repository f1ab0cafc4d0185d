import type { GatheredFacts } from '#checks/facts.ts';
import { unreadFrames } from '#checks/shared/forms/framed-forms.ts';
import type { ReportArea } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { fillText } from './fill-text.ts';
import { shortPathList } from './page-paths.ts';

/** Checks that read what a form asks and says; where it sends to is judged by the frame as well. */
const readingForms: ReadonlySet<string> = new Set([
  'frm-privacy-notice',
  'frm-data-minimisation',
  'frm-salutation',
  'frm-preticked',
  'frm-newsletter-consent',
  'frm-forced-privacy-consent',
  'frm-sensitive-fields',
]);

const unread: Record<Locale, string> = {
  de: 'Nicht gelesen wurde {count|=das Formular im eingebetteten Rahmen|die Formulare in eingebetteten Rahmen} von {services} ({paths}); sehen Sie dort selbst nach.',
  en: 'Not read: {count|=the form in the embedded frame|the forms in embedded frames} of {services} ({paths}); have a look there yourself.',
};

/** Says once in every check on forms which forms were not read, for they stand in frames of other parties. */
export function withUnreadForms(areas: readonly ReportArea[], facts: GatheredFacts, locale: Locale): ReportArea[] {
  const frames = facts.embeds.ok ? unreadFrames(facts.embeds.data, facts.framedForms.ok ? facts.framedForms.data : []) : [];
  if (frames.length === 0) return [...areas];
  const services = [...new Set(frames.map(({ serviceId, host }) => (serviceId === null ? null : serviceOf(serviceId)?.name) ?? host))];
  const pages = frames.map(({ pageUrl }) => pageUrl);
  const params = { count: new Set(pages).size, services: services.join(', '), paths: shortPathList(pages, facts, locale) };
  const sentence = fillText(unread[locale], params, locale);
  const told = new Set<string>();
  return areas.map((area) => ({
    ...area,
    findings: area.findings.map((finding) => {
      const { checkId, items, statement } = finding;
      if (!readingForms.has(checkId) || told.has(checkId)) return finding;
      told.add(checkId);
      return items.some(({ detail }) => 'frame' in detail) ? finding : { ...finding, statement: `${statement} ${sentence}` };
    }),
  }));
}
