import type { FormFact } from '#checks/facts/forms.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import { isLoose } from '#checks/shared/forms/form-sending.ts';
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
  de: 'Nicht gelesen: {count|=das Formular im eingebetteten Rahmen|Formulare in eingebetteten Rahmen} von {services} ({paths}); sehen Sie dort selbst nach.',
  en: 'Not read: {count|=the form in the embedded frame|forms in embedded frames} of {services} ({paths}); have a look there yourself.',
};

const hidden: Record<Locale, string> = {
  de: 'Nicht beurteilt: {count|=ein Formular|Formulare} im Quelltext, beim Besuch verborgen ({paths}); erscheint dort später eines, etwa nach einem Klick, sehen Sie selbst nach.',
  en: 'Not judged: {count|=one form|forms} in the source, hidden during the visit ({paths}); if one appears there later, after a click say, have a look yourself.',
};

/** A form for visitors that no visit has shown, and that is known for nothing that shows later: it asks how to reach somebody. */
function staysHidden(form: FormFact): boolean {
  const { visible, kind, fields } = form;
  if (visible || kind === 'search' || kind === 'login' || kind === 'consent' || isLoose(form)) return false;
  return fields.some(({ type }) => type === 'email' || type === 'tel' || type === 'file');
}

/** The sentence on hidden forms; none where every form was seen. */
function ofHidden(facts: GatheredFacts, locale: Locale): string[] {
  const forms = facts.forms.ok ? facts.forms.data.filter(staysHidden) : [];
  if (forms.length === 0) return [];
  const pages = forms.map(({ pageUrl }) => pageUrl);
  return [fillText(hidden[locale], { count: forms.length, paths: shortPathList(pages, facts, locale) }, locale)];
}

/** The sentence on forms in frames; none where there is no such frame. */
function ofFrames(facts: GatheredFacts, locale: Locale): string[] {
  const frames = facts.embeds.ok ? unreadFrames(facts.embeds.data, facts.framedForms.ok ? facts.framedForms.data : []) : [];
  if (frames.length === 0) return [];
  const services = [...new Set(frames.map(({ serviceId, host }) => (serviceId === null ? null : serviceOf(serviceId)?.name) ?? host))];
  const pages = frames.map(({ pageUrl }) => pageUrl);
  const params = { count: new Set(pages).size, services: services.join(', '), paths: shortPathList(pages, facts, locale) };
  return [fillText(unread[locale], params, locale)];
}

/** Says once in every check on forms which forms were not read: they stand in frames of other parties, or stayed hidden. */
export function withUnreadForms(areas: readonly ReportArea[], facts: GatheredFacts, locale: Locale): ReportArea[] {
  const fromFrames = ofFrames(facts, locale);
  const fromSource = ofHidden(facts, locale);
  if (fromFrames.length + fromSource.length === 0) return [...areas];
  const told = new Set<string>();
  return areas.map((area) => ({
    ...area,
    findings: area.findings.map((finding) => {
      const { checkId, items, statement } = finding;
      if (!readingForms.has(checkId) || told.has(checkId)) return finding;
      told.add(checkId);
      const isOnFrame = items.some(({ detail }) => 'frame' in detail);
      return { ...finding, statement: [statement, ...(isOnFrame ? [] : fromFrames), ...fromSource].join(' ') };
    }),
  }));
}
