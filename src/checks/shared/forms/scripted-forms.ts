import type { Finding, FindingItem, Locale, TextParams } from '../../define-check.ts';
import type { FormFact, ScriptTarget } from '../../facts/forms.ts';
import type { Facts } from '../../facts.ts';
import { formItem } from '../../items.ts';
import { namesService, namesVendor } from '../notice/notice.ts';
import { shortList } from '../wording.ts';
import { isTargetUnseen, unusedService } from './form-recipients.ts';
import { formList } from './visitor-forms.ts';

/** Messages and steps about forms whose target only a script knows, where the code of the page tells it. */
export const scriptedTexts: Record<Locale, { messages: Record<string, string>; fixes: Record<string, string> }> = {
  de: {
    messages: {
      scriptTo:
        'Nach dem Code der Seite sendet ein Skript Eingaben an {recipient}, vermutlich die aus {names}; die Datenschutzerklärung nennt diesen Empfänger nicht',
      scriptToMessenger:
        'Nach dem Code der Seite übergibt ein Skript Eingaben an WhatsApp, vermutlich die aus {names}; die Datenschutzerklärung nennt WhatsApp nicht',
      byScript:
        '{count|=Ein Formular nennt|Formulare nennen} kein Ziel; ob ein Skript die Angaben sendet und wohin, zeigt sich erst beim Absenden: {names}',
      byScriptUnnamed:
        '{count|=Ein Formular nennt|Formulare nennen} kein Ziel, und die Felder tragen keine Namen: Ohne Skript wird nichts übertragen. Ob ein Skript sendet und wohin, zeigt sich erst beim Absenden; prüfen Sie, ob Anfragen bei Ihnen ankommen: {names}',
      byScriptTo:
        '{count|=Ein Formular nennt|Formulare nennen} kein Ziel ({names}); nach dem Code der Seite sendet ein Skript vermutlich an {targets}, geprüft ist das ohne Absenden nicht',
    },
    fixes: {
      scriptTo:
        '1. Prüfen Sie, ob die Angaben aus {names} an {recipient} gehen.\n2. Wenn ja, nennen Sie {recipient} in der Datenschutzerklärung als Empfänger, bei Sitz außerhalb der EU mit der Grundlage der Übermittlung, und prüfen Sie, ob ein Vertrag zur Auftragsverarbeitung besteht.\n3. Wenn nein, entfernen Sie den Code.',
      scriptToMessenger:
        '1. Sagen Sie am Formular vor der Schaltfläche, dass die Angaben über WhatsApp gesendet werden, und bieten Sie daneben E-Mail oder Telefon an.\n2. Nennen Sie WhatsApp (Meta) in der Datenschutzerklärung als Empfänger, mit der Grundlage der Übermittlung in die USA.\n3. Fragen Sie über diesen Weg nichts ab, was besonders geschützt ist, etwa Angaben zur Gesundheit.',
    },
  },
  en: {
    messages: {
      scriptTo:
        'By the code of the page, a script sends entries to {recipient}, presumably those of {names}; the privacy notice does not name this recipient',
      scriptToMessenger:
        'By the code of the page, a script hands entries to WhatsApp, presumably those of {names}; the privacy notice does not name WhatsApp',
      byScript:
        '{count|=One form names|forms name} no target; whether a script sends the entries, and where to, shows only on submitting: {names}',
      byScriptUnnamed:
        '{count|=One form names|forms name} no target, and the fields have no names: without a script nothing is transmitted. Whether a script sends, and where to, shows only on submitting; check that enquiries reach you: {names}',
      byScriptTo:
        '{count|=One form names|forms name} no target ({names}); by the code of the page, a script presumably sends to {targets}, which was not tested as nothing is submitted',
    },
    fixes: {
      scriptTo:
        '1. Check whether the entries of {names} go to {recipient}.\n2. If so, name {recipient} in the privacy notice as a recipient, with the basis of the transfer if it is seated outside the EU, and check whether there is a data processing agreement.\n3. If not, remove the code.',
      scriptToMessenger:
        '1. Say at the form, before its button, that the entries are sent through WhatsApp, and offer e-mail or telephone beside it.\n2. Name WhatsApp (Meta) in the privacy notice as a recipient, with the basis of the transfer to the USA.\n3. Ask nothing specially protected this way, such as information on health.',
    },
  },
};

/** How to tell of forms whose target no look from outside shows. */
export function unseenTargets(forms: readonly FormFact[]): { message: string; params: TextParams; items: FindingItem[] } | null {
  const unseen = forms.filter(isTargetUnseen);
  const items = unseen.map((form) => formItem(form));
  if (unseen.length === 0) return null;
  const known = unseen.filter(({ scriptTargets = [] }) => scriptTargets.some(({ address }) => address !== 'mailto:'));
  if (known.length > 0) {
    const targets = known.flatMap(({ scriptTargets = [] }) => scriptTargets.flatMap((target) => nameOf(target) ?? []));
    return { message: 'byScriptTo', params: { ...formList(known), targets: shortList([...new Set(targets)]) }, items };
  }
  return { message: unseen.every(({ unnamed }) => unnamed) ? 'byScriptUnnamed' : 'byScript', params: formList(unseen), items };
}

/** How a target is called: by its service, its host, or its path where it is the site's own. */
function nameOf({ address, host, serviceId, party }: ScriptTarget): string | null {
  if (address === 'mailto:') return null;
  if (isMessenger({ serviceId })) return 'WhatsApp';
  const service = serviceId === null ? null : unusedService(serviceId, [])?.service;
  return service?.name ?? (party === 'first' ? (URL.parse(address)?.pathname ?? address) : host);
}

function isMessenger({ serviceId }: Pick<ScriptTarget, 'serviceId'>): boolean {
  return serviceId === 'whatsapp';
}

/** Companies to which scripts send the entries of forms without a target, where the notice (`text`) names none of them; each once. */
export function unnamedScriptTargets(forms: readonly FormFact[], text: string, services: Facts['services']): Finding[] {
  const found = new Map<string, { target: ScriptTarget; forms: FormFact[] }>();
  for (const form of forms.filter(isTargetUnseen)) {
    for (const target of form.scriptTargets ?? []) {
      if (target.address === 'mailto:' || target.party === 'first' || isNamed(target, text, services)) continue;
      const key = target.serviceId ?? target.host;
      found.set(key, { target, forms: [...(found.get(key)?.forms ?? []), form] });
    }
  }
  return [...found].flatMap(([key, { target, forms: sending }]) => {
    const [first, ...rest] = sending.map((form) => formItem(form, { target: target.host }));
    if (!first) return [];
    return {
      message: isMessenger(target) ? 'scriptToMessenger' : 'scriptTo',
      params: { recipient: nameOf(target) ?? target.host, names: formList(sending).names },
      items: [first, ...rest] as const,
      cause: target.serviceId ?? `form-target:${key}`,
      ...(target.serviceId !== null && { serviceIds: [target.serviceId] }),
    };
  });
}

/** Names under which notices know hosts that no catalogue knows. */
const otherNames: readonly (readonly [RegExp, RegExp])[] = [
  [/(?:^|\.)make\.com$|integromat/, /\bmake\.com|\bmake-|\bcelonis|\bintegromat|\bmake\b[^.\n]{0,80}(?:automat|webhook)/i],
  [/(?:^|\.)web3forms\.com$/, /web3\s?forms/i],
  [/(?:^|\.)emailjs\.com$/, /e-?mail\s?js/i],
  [/^script\.google\.com$/, /google\s+(?:apps\s+script|drive|sheets|tabellen|workspace|formulare|forms)/i],
];

function isNamed({ serviceId, host }: ScriptTarget, text: string, services: Facts['services']): boolean {
  const use = serviceId === null ? null : (services.find(({ service }) => service.id === serviceId) ?? unusedService(serviceId, []));
  if (use) return namesService(text, use) || namesVendor(text, use);
  if (otherNames.some(([ofHost, name]) => ofHost.test(host) && name.test(text))) return true;
  const labels = host.split('.');
  const domain = labels.slice(-2).join('.');
  const brand = labels.at(-2) ?? '';
  const low = text.toLowerCase();
  return low.includes(domain) || (brand.length > 5 && new RegExp(`(?<![a-z0-9])${brand.replace(/[^a-z0-9-]/g, '')}(?![a-z0-9])`).test(low));
}
