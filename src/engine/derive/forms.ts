import type { FormFact, FramedFormFact } from '#checks/facts/forms.ts';
import type { FormEvidence } from '#evidence/forms.ts';
import type { EmbedEvidence } from '#evidence/pages.ts';
import { parseAddress } from './addresses.ts';
import { askedFields, hasTrap, isTrap } from './asked-fields.ts';
import { withBoxWords } from './box-words.ts';
import { carriedAlong } from './carried-along.ts';
import type { DeriveContext } from './context.ts';
import { concludesAtTerm } from './contract-form.ts';
import { formBuilderOf } from './form-builder.ts';
import { formKindOf } from './form-kind.ts';
import { askedAsHealth, healthQuestions } from './health-answers.ts';
import { withLabelBreaks } from './label-breaks.ts';
import { withLabelLines } from './label-lines.ts';
import type { DerivedPage } from './pages.ts';
import { personalFieldOf } from './personal-fields.ts';
import { popupProviderOf } from './popup-provider.ts';
import { isSentElsewhere, scriptTargetsOf } from './script-targets.ts';

/** Forms of all pages. One that every page shows in its footer is one form: it is told once, where it was first seen. */
export function deriveForms(pages: readonly DerivedPage[], context: DeriveContext): FormFact[] {
  const facts: FormFact[] = [];
  const known = new Map<string, FormFact>();
  for (const { fact: page, visits } of pages) {
    for (const visit of visits) {
      if (!visit.snapshot.ok || context.statesOfVisit(visit).length === 0) continue;
      for (const form of visit.snapshot.data.forms) {
        const identities = identitiesOf(form, page.url);
        const same = identities.map((identity) => known.get(identity)).find((each) => each !== undefined);
        if (same) same.visible ||= form.visible;
        if (same?.overlay && !same.overlay.pages.includes(page.url)) same.overlay.pages.push(page.url);
        if (same) continue;
        const targets = scriptTargetsOf(form, visit.snapshot.data.scriptTargets ?? [], page.url, context);
        const described = describeForm(form, page, context, visit.snapshot.data.embeds);
        const forwards = isSentElsewhere(form) ? [] : (visit.snapshot.data.scriptForwards ?? []);
        const fact = {
          ...described,
          ...(targets.length > 0 && { scriptTargets: targets }),
          ...(forwards.length > 0 && { scriptForwards: forwards }),
        };
        for (const identity of identities) known.set(identity, fact);
        facts.push(fact);
      }
    }
  }
  return facts;
}

/** Forms in frames of other origins, each once: where it was first seen. */
export function deriveFramedForms(pages: readonly DerivedPage[], context: DeriveContext): FramedFormFact[] {
  const facts = new Map<string, FramedFormFact>();
  for (const { fact: page, visits } of pages) {
    for (const visit of visits) {
      if (!visit.snapshot.ok || context.statesOfVisit(visit).length === 0) continue;
      for (const form of visit.snapshot.data.framedForms ?? []) {
        const address = parseAddress(form.frameUrl);
        const identity = `${address?.host ?? ''} ${identitiesOf(form, form.frameUrl)[0]}`;
        if (facts.has(identity)) continue;
        const owner = address ? context.parties.identify(address, page.url) : null;
        const fact = describeForm(form, { url: page.url, text: '' }, context);
        facts.set(identity, {
          ...fact,
          id: `${fact.id}@${address?.host ?? 'frame'}`,
          frameUrl: form.frameUrl,
          frameServiceId: owner?.service?.id ?? null,
          frameParty: owner?.party ?? 'third',
        });
      }
    }
  }
  return [...facts.values()];
}

/** What scripts and systems draw anew at every call and put into a name: the same form would be another one in each state. */
const drawn = /[a-f\d]{16,}|\d{5,}/gi;

/**
 * What a form says of itself, wherever it stands. Sent to the very page it stands on, it names no target either: a sidebar does so on every
 * page, while the same form in a footer may name the start page everywhere.
 */
function identitiesOf(form: FormEvidence, pageUrl: string): string[] {
  const bare = (url: string) => url.replace(/[?#].*$/, '');
  const fields = form.fields.map((field) => `${field.name.replace(drawn, '#')}\t${field.type}\t${field.label}`);
  const sentTo = (action: string) => JSON.stringify([action, form.method, form.submitText, fields]);
  if (!form.actionDeclared) return [sentTo('')];
  // An enquiry on the page of an article or a flat is about that one; what asks for next to nothing is a part of the template.
  const isSmall = form.fields.filter(({ visible }) => visible).length <= mostOfTemplate;
  return isSmall && bare(form.action) === bare(pageUrl) ? [sentTo(form.action), sentTo('')] : [sentTo(form.action)];
}

const mostOfTemplate = 3;

type Around = Pick<DerivedPage['fact'], 'url' | 'text'> & Partial<Pick<DerivedPage['fact'], 'headings'>>;

const headReach = 160;

/** The lines of the page right above a form: a heading and what introduces it. */
function textBefore({ text, near, overlay }: FormEvidence, page: Around): string {
  if (text.trim() === '' || overlay) return near ?? '';
  const plain = page.text.slice(0, 400_000).replace(/\s+/g, ' ');
  const start = plain.indexOf(text.trim().slice(0, 60));
  return start < 0 ? '' : plain.slice(Math.max(0, start - headReach), start);
}

/** Stands there to be looked at: a placeholder, or a form that something else sets free. */
function isLocked({ fields, actionDeclared }: FormEvidence): boolean {
  const shown = fields.filter(({ visible }) => visible);
  return !actionDeclared && shown.length > 0 && shown.every(({ disabled }) => disabled);
}

/** What is to catch robots is no field of a visitor, wherever it is placed. */
function withoutTraps(fields: FormEvidence['fields']): FormEvidence['fields'] {
  return fields.map((field) => (field.trap || isTrap(field) ? { ...field, visible: false } : field));
}

/** What a later step, a popup or a folded part of the page asks is asked, though nobody saw it yet. */
function withLaterShown(form: FormEvidence): FormEvidence {
  if (!form.fields.some(({ later }) => later)) return form;
  const fields = form.fields.map((field) => (field.later ? { ...field, visible: true } : field));
  return { ...form, fields, visible: form.visible || form.overlay !== undefined || form.folded === true };
}

function describeForm(seen: FormEvidence, page: Around, context: DeriveContext, embeds: readonly EmbedEvidence[] = []): FormFact {
  const later = withLaterShown(seen);
  const shown = { ...later, fields: withLabelBreaks(withoutTraps(later.fields), `${later.text} ${later.laterText ?? ''}`) };
  const form = withLabelLines({ ...shown, fields: withBoxWords(shown, page.text) }, page.text, page.headings ?? []);
  const pageUrl = page.url;
  const action = parseAddress(form.action);
  const owner = action ? context.parties.identify(action, pageUrl) : null;
  const personalFields = [
    ...new Set(form.fields.filter((field) => field.visible || field.type === 'password').flatMap((field) => personalFieldOf(field) ?? [])),
  ];
  const before = textBefore(form, page);
  const read = formKindOf(form, personalFields, pageUrl, before, owner?.party === 'first' ? null : (owner?.service ?? null));
  const isOpen = read === 'registration' || read === 'other';
  const kind = isOpen && concludesAtTerm(form, personalFields, page.text) ? 'order' : read;
  const provider = popupProviderOf(form.classes ?? '');
  const builder = formBuilderOf(form, embeds);
  const path = parseAddress(pageUrl)?.path ?? '';
  const questions = personalFields.length > 0 || kind === 'search' || kind === 'consent' ? [] : healthQuestions(form, before, path);
  const carried = carriedAlong(form, pageUrl);
  const asked = askedFields(form.fields, [form.near ?? before, form.text, form.laterText ?? ''].join(' '));
  return {
    id: `form:${pageUrl}#${form.id}`,
    pageUrl,
    kind,
    personalFields: questions.length > 0 ? ['health'] : personalFields,
    action: form.action,
    actionDeclared: form.actionDeclared,
    method: form.method === 'post' || form.method === 'dialog' ? form.method : 'get',
    pageHttps: parseAddress(pageUrl)?.encrypted ?? false,
    actionHttps: action ? action.encrypted : null,
    actionParty: owner?.party ?? 'first',
    actionServiceId: owner?.service?.id ?? null,
    ...(builder !== undefined && { builderServiceId: builder }),
    ...(form.unnamed && !form.actionDeclared && { unnamed: true as const }),
    ...(isLocked(form) && { locked: true as const }),
    fields: form.fields,
    asked: questions.length > 0 ? askedAsHealth(asked, questions) : asked,
    ...(hasTrap(form.fields) && { honeypot: true as const }),
    ...(carried.length > 0 && { carried }),
    submitText: form.submitText,
    text: form.text,
    ...(form.laterText !== undefined && { laterText: form.laterText }),
    ...(form.near !== undefined && { near: form.near }),
    ...(form.overlay && { overlay: { heading: form.overlay.heading, pages: [pageUrl], ...(provider !== undefined && { provider }) } }),
    visible: form.visible,
  };
}
