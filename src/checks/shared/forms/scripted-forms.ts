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
      locked:
        '{count|=Ein Formular ist|Formulare sind} gesperrt ({names}): Es lässt sich nichts eingeben, und so wird auch nichts gesendet',
      byScriptTo:
        '{count|=Ein Formular nennt|Formulare nennen} kein Ziel ({names}); nach dem Code der Seite sendet ein Skript vermutlich an {targets}, geprüft ist das ohne Absenden nicht',
      byScriptToNamed:
        '{count|=Ein Formular nennt|Formulare nennen} kein Ziel ({names}); nach dem Code der Seite sendet ein Skript vermutlich an {targets}, in der Datenschutzerklärung genannt; geprüft ist das ohne Absenden nicht',
    },
    fixes: {
      locked:
        '1. Ist das Formular ein Platzhalter, entfernen Sie es, oder binden Sie das richtige ein.\n2. Wird es erst später freigegeben, etwa nach einer Einwilligung, sehen Sie dann nach, wohin es sendet.',
      byScript:
        '1. Sehen Sie im Code des Formulars oder, beim Absenden zur Probe, in den Entwicklerwerkzeugen des Browsers unter „Netzwerk“ nach, wohin {names} sendet.\n2. Geht es an einen anderen Anbieter, nennen Sie ihn in der Datenschutzerklärung, bei Sitz außerhalb der EU mit der Grundlage der Übermittlung, soweit er dort fehlt, und prüfen Sie, ob ein Vertrag zur Auftragsverarbeitung besteht.',
      byScriptUnnamed:
        '1. Sehen Sie im Code des Formulars oder, beim Absenden zur Probe, in den Entwicklerwerkzeugen des Browsers unter „Netzwerk“ nach, wohin {names} sendet.\n2. Geht es an einen anderen Anbieter, nennen Sie ihn in der Datenschutzerklärung, bei Sitz außerhalb der EU mit der Grundlage der Übermittlung, soweit er dort fehlt, und prüfen Sie, ob ein Vertrag zur Auftragsverarbeitung besteht.',
      byScriptTo:
        '1. Prüfen Sie, ob {names} an {targets} sendet und ob die Angaben von dort an einen anderen Anbieter weitergehen.\n2. Nennen Sie jeden solchen Anbieter in der Datenschutzerklärung, soweit er dort fehlt, und prüfen Sie, ob ein Vertrag zur Auftragsverarbeitung besteht.',
      byScriptToNamed:
        '1. Prüfen Sie, ob {names} an {targets} sendet.\n2. Wenn ja, prüfen Sie, ob ein Vertrag zur Auftragsverarbeitung besteht und ob die Datenschutzerklärung bei {targets} auch dieses Formular nennt.\n3. Wenn nein, entfernen Sie den Code.',
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
      locked: '{count|=One form is|forms are} locked ({names}): nothing can be entered, and so nothing is sent',
      byScriptTo:
        '{count|=One form names|forms name} no target ({names}); by the code of the page, a script presumably sends to {targets}, which was not tested as nothing is submitted',
      byScriptToNamed:
        '{count|=One form names|forms name} no target ({names}); by the code of the page, a script presumably sends to {targets}, named in the privacy notice; this was not tested as nothing is submitted',
    },
    fixes: {
      locked:
        '1. If the form is a placeholder, remove it or embed the real one.\n2. If it is set free only later, such as after a consent, look then where it sends to.',
      byScript:
        '1. See in the code of the form, or on submitting it as a test under “Network” in the browser’s developer tools, where {names} sends to.\n2. If that is another provider, name it in the privacy notice, with the basis of the transfer if it is seated outside the EU, unless it stands there, and check whether there is a data processing agreement.',
      byScriptUnnamed:
        '1. See in the code of the form, or on submitting it as a test under “Network” in the browser’s developer tools, where {names} sends to.\n2. If that is another provider, name it in the privacy notice, with the basis of the transfer if it is seated outside the EU, unless it stands there, and check whether there is a data processing agreement.',
      byScriptTo:
        '1. Check whether {names} sends to {targets} and whether the entries go on from there to another provider.\n2. Name each such provider in the privacy notice unless it stands there, and check whether there is a data processing agreement.',
      byScriptToNamed:
        '1. Check whether {names} sends to {targets}.\n2. If so, check whether there is a data processing agreement and whether the privacy notice mentions this form too with {targets}.\n3. If not, remove the code.',
      scriptTo:
        '1. Check whether the entries of {names} go to {recipient}.\n2. If so, name {recipient} in the privacy notice as a recipient, with the basis of the transfer if it is seated outside the EU, and check whether there is a data processing agreement.\n3. If not, remove the code.',
      scriptToMessenger:
        '1. Say at the form, before its button, that the entries are sent through WhatsApp, and offer e-mail or telephone beside it.\n2. Name WhatsApp (Meta) in the privacy notice as a recipient, with the basis of the transfer to the USA.\n3. Ask nothing specially protected this way, such as information on health.',
    },
  },
};

/** How to tell of forms whose target no look from outside shows. */
export function unseenTargets(forms: readonly FormFact[]): { message: string; params: TextParams; items: FindingItem[] } | null {
  const all = forms.filter(isTargetUnseen);
  const unseen = all.filter(({ locked }) => !locked);
  const items = (unseen.length === 0 ? all : unseen).map((form) => formItem(form));
  if (all.length === 0) return null;
  if (unseen.length === 0) return { message: 'locked', params: formList(all), items };
  const known = unseen.filter(({ scriptTargets = [] }) => scriptTargets.some(({ address }) => address !== 'mailto:'));
  if (known.length > 0) {
    const targets = known.flatMap(({ scriptTargets = [] }) => scriptTargets.flatMap((target) => nameOf(target) ?? []));
    return { message: 'byScriptTo', params: { ...formList(known), targets: shortList([...new Set(targets)]) }, items };
  }
  return { message: unseen.every(({ unnamed }) => unnamed) ? 'byScriptUnnamed' : 'byScript', params: formList(unseen), items };
}

/** Whether scripts send such forms to other companies alone. */
export function sendsToOthers(forms: readonly FormFact[]): boolean {
  const targets = forms.filter((form) => isTargetUnseen(form) && !form.locked).flatMap(({ scriptTargets = [] }) => scriptTargets);
  return targets.length > 0 && targets.every(({ address, party }) => address !== 'mailto:' && party !== 'first');
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
  for (const form of forms.filter((each) => isTargetUnseen(each) && !each.locked)) {
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
