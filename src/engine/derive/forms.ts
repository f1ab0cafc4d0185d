import type { FormFact } from '#checks/facts.ts';
import type { FormEvidence } from '#evidence/evidence.ts';
import { parseAddress } from './addresses.ts';
import type { DeriveContext } from './context.ts';
import type { DerivedPage } from './pages.ts';
import { fold, type PersonalField, personalFieldOf } from './personal-fields.ts';

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
    kind: kindOf(form, personalFields, pageUrl),
    personalFields,
    action: form.action,
    actionDeclared: form.actionDeclared,
    method: form.method === 'post' || form.method === 'dialog' ? form.method : 'get',
    pageHttps: parseAddress(pageUrl)?.encrypted ?? false,
    actionHttps: action ? action.encrypted : null,
    actionParty: owner?.party ?? 'first',
    actionServiceId: owner?.service?.id ?? null,
    fields: form.fields,
    submitText: form.submitText,
    text: form.text,
    visible: form.visible,
  };
}

const wordsOf = {
  search: /(^|[^a-z])(such(e|en|begriff)?|search|query|finden|durchsuchen)([^a-z]|$)/,
  login: /(^|[^a-z])(log ?-?in|anmelden|einloggen|sign ?-?in|zum konto)([^a-z]|$)/,
  registration:
    /(registrier|konto (anlegen|erstellen|eroeffnen)|kundenkonto erstellen|sign ?-?up|create (an )?account|register|mitglied werden)/,
  order:
    /(bestell|kaufen|kasse|checkout|zahlungspflichtig|kostenpflichtig|jetzt buchen|buchung|order|buy now|pay now|place order|warenkorb)/,
  newsletter: /(newsletter|abonnier|rundbrief|mailing ?list|subscribe|infobrief|updates per (e-)?mail)/,
  contact: /(kontakt|nachricht|anfrage|anliegen|rueckruf|contact|enquiry|inquiry|message|get in touch|termin)/,
  application: /(bewerb|lebenslauf|anschreiben|application|resume|(^|[^a-z])cv([^a-z]|$)|stellenangebot|karriere)/,
  comment: /(kommentar|comment|antwort hinterlassen|leave a reply|bewertung schreiben|write a review)/,
  consent: /(cookie|consent|einwilligung|alle akzeptieren|accept all)/,
} as const;

/** What a form is for: by its button, its fields, the words in it, and the page it stands on. */
function kindOf(form: FormEvidence, personal: readonly PersonalField[], pageUrl: string): FormFact['kind'] {
  const button = fold(form.submitText);
  const names = fold(`${form.id} ${form.fields.map((field) => `${field.name} ${field.label}`).join(' ')}`);
  const text = fold(form.text);
  const path = fold(parseAddress(pageUrl)?.path ?? '');
  const inputs = form.fields.filter((field) => !['checkbox', 'radio', 'select'].includes(field.type));
  const passwords = form.fields.filter((field) => field.type === 'password').length;
  const has = (kind: PersonalField) => personal.includes(kind);

  if (form.fields.some((field) => field.type === 'search')) return 'search';
  if (
    personal.length === 0 &&
    (wordsOf.search.test(names) || wordsOf.search.test(button) || inputs.some((field) => /^(q|s|query|search|suche)$/i.test(field.name)))
  )
    return 'search';
  if (personal.length === 0 && inputs.length === 0 && (wordsOf.consent.test(text) || wordsOf.consent.test(fold(form.id)))) return 'consent';
  if (
    form.fields.some((field) => field.type === 'file') &&
    (wordsOf.application.test(text) || wordsOf.application.test(names) || wordsOf.application.test(path))
  )
    return 'application';
  if (wordsOf.application.test(button) || wordsOf.application.test(fold(form.id))) return 'application';
  if (has('payment') || wordsOf.order.test(button)) return 'order';
  if (passwords > 0)
    return passwords >= 2 || wordsOf.registration.test(button) || has('address') || has('birthdate') ? 'registration' : 'login';
  if (wordsOf.registration.test(button) && !wordsOf.newsletter.test(`${button} ${text}`)) return 'registration';
  if (has('message')) {
    if (wordsOf.comment.test(`${button} ${names}`) && !wordsOf.contact.test(names.replace(/message/g, ''))) return 'comment';
    if (wordsOf.application.test(path)) return 'application';
    return 'contact';
  }
  if (has('email') && (wordsOf.newsletter.test(`${button} ${names} ${text}`) || (inputs.length === 1 && wordsOf.login.test(button))))
    return 'newsletter';
  if (has('address') && has('name') && /(kasse|checkout|bestell|order)/.test(path)) return 'order';
  if (wordsOf.login.test(button) && (has('email') || has('name')) && inputs.length <= 2) return 'login';
  if (personal.length > 0 && (wordsOf.contact.test(`${button} ${names} ${text}`) || wordsOf.contact.test(path))) return 'contact';
  return 'other';
}
