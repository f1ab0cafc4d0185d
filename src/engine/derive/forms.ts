import type { FormFact, FramedFormFact } from '#checks/facts.ts';
import type { FormEvidence } from '#evidence/evidence.ts';
import { parseAddress } from './addresses.ts';
import { askedFields } from './asked-fields.ts';
import type { DeriveContext } from './context.ts';
import { formKindOf } from './form-kind.ts';
import type { DerivedPage } from './pages.ts';
import { personalFieldOf } from './personal-fields.ts';

/** Forms of all pages. One that every page shows in its footer is one form: it is told once, where it was first seen. */
export function deriveForms(pages: readonly DerivedPage[], context: DeriveContext): FormFact[] {
  const facts: FormFact[] = [];
  const known = new Map<string, FormFact>();
  for (const { fact: page, visits } of pages) {
    const seenHere = new Set<string>();
    for (const visit of visits) {
      if (!visit.snapshot.ok || context.statesOfVisit(visit).length === 0) continue;
      for (const form of visit.snapshot.data.forms) {
        const identity = identityOf(form);
        const same = known.get(identity);
        if (same) same.visible ||= form.visible;
        if (same || seenHere.has(identity)) continue;
        seenHere.add(identity);
        const fact = describeForm(form, page.url, context);
        known.set(identity, fact);
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
        const identity = `${address?.host ?? ''} ${identityOf(form)}`;
        if (facts.has(identity)) continue;
        const owner = address ? context.parties.identify(address, page.url) : null;
        const fact = describeForm(form, page.url, context);
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

function identityOf(form: FormEvidence): string {
  const fields = form.fields.map((field) => `${field.name}\t${field.type}\t${field.label}`);
  return JSON.stringify([form.actionDeclared ? form.action : '', form.method, form.submitText, fields]);
}

function describeForm(form: FormEvidence, pageUrl: string, context: DeriveContext): FormFact {
  const action = parseAddress(form.action);
  const owner = action ? context.parties.identify(action, pageUrl) : null;
  const personalFields = [
    ...new Set(form.fields.filter((field) => field.visible || field.type === 'password').flatMap((field) => personalFieldOf(field) ?? [])),
  ];
  return {
    id: `form:${pageUrl}#${form.id}`,
    pageUrl,
    kind: formKindOf(form, personalFields, pageUrl),
    personalFields,
    action: form.action,
    actionDeclared: form.actionDeclared,
    method: form.method === 'post' || form.method === 'dialog' ? form.method : 'get',
    pageHttps: parseAddress(pageUrl)?.encrypted ?? false,
    actionHttps: action ? action.encrypted : null,
    actionParty: owner?.party ?? 'first',
    actionServiceId: owner?.service?.id ?? null,
    fields: form.fields,
    asked: askedFields(form.fields),
    submitText: form.submitText,
    text: form.text,
    ...(form.near !== undefined && { near: form.near }),
    visible: form.visible,
  };
}
