import type { RequestType } from '#evidence/requests.ts';
import { defineCheck, type Finding, type FindingItem } from '../define-check.ts';
import type { FormFact } from '../facts/forms.ts';
import type { EmbedFact } from '../facts/pages.ts';
import type { RequestFact } from '../facts/requests.ts';
import { atLeastOne, formItem, requestItem, verdictOf } from '../items.ts';
import { addedTo } from '../message-variants.ts';
import { art32, tdddg19 } from '../shared/law/law.ts';
import { shortList } from '../shared/wording.ts';

/** Kinds that can do no more than show or play something. */
const passiveTypes: ReadonlySet<RequestType> = new Set(['image', 'media', 'prefetch']);
/** Navigations and kinds without content of their own. */
const noContent: ReadonlySet<RequestType> = new Set(['document', 'preconnect', 'webrtc', 'csp-report']);

const mostItems = 30;

interface Mixed {
  host: string;
  /** Somebody else's: encrypted, it would load without a question. */
  foreign: boolean;
  /** A frame that the browser does not show. */
  frame: boolean;
  active: boolean;
  blocked: boolean;
  pageUrl: string;
  item: FindingItem;
}

const foreignFix = {
  de: '1. Löschen Sie die Einbindung von {host}, wenn ihre Funktion nicht fehlt.\n2. Brauchen Sie sie, stellen Sie die Adresse nicht einfach auf https:// um: Dann lädt der Dienst bei jedem Aufruf, auch ohne Einwilligung. Schriften und Bibliotheken liefern Sie vom eigenen Server aus; anderes laden Sie über https:// erst nach der Einwilligung, soweit es eine braucht.\n3. Prüfen Sie, ob die Seite danach alles zeigt.',
  en: '1. Delete the embedding of {host} if nothing is missing without it.\n2. If you need it, do not just change the address to https://: the service would load on every visit then, without consent too. Deliver fonts and libraries from your own server; load anything else over https:// only after consent, as far as it needs one.\n3. Check afterwards that the page shows everything.',
};
const frameFix = {
  de: '1. Entfernen Sie den Rahmen, wenn es den Dienst nicht mehr gibt oder auf der Seite nichts fehlt.\n2. Brauchen Sie ihn, stellen Sie die Adresse auf https:// um; einen fremden Dienst, der eine Einwilligung braucht, laden Sie erst danach.',
  en: '1. Remove the frame if the service no longer exists or nothing is missing on the page.\n2. If you need it, change the address to https://; load the service of somebody else that needs consent only after it.',
};

/** Whether pages delivered over HTTPS load or send anything in clear text. Plain links are no mixed content. */
export default defineCheck({
  id: 'tls-mixed-content',
  area: 'sec',
  version: 2,
  weight: 3,
  confidence: 'high',
  legalBasis: [art32, tdddg19],
  needs: ['requests', 'embeds', 'forms', 'pages'],
  texts: {
    de: {
      title: 'Keine unverschlüsselten Inhalte auf HTTPS-Seiten',
      explanation:
        'Bindet eine verschlüsselte Seite Skripte, Rahmen oder Stylesheets über HTTP ein, blockiert der Browser sie meist, und ihre Funktion fehlt; lädt er sie doch, kann ein Angreifer im Netz die Seite verändern und Eingaben mitlesen. Art. 32 Abs. 1 lit. a DSGVO nennt die Verschlüsselung als Maßnahme; § 19 Abs. 4 TDDDG nennt als Vorkehrung insbesondere ein als sicher anerkanntes Verschlüsselungsverfahren. Bilder und Medien, die über HTTP geladen werden, kann ein Angreifer austauschen, und er sieht, was abgerufen wurde.',
      confidenceReason:
        'Es zählen Adressen, die eine verschlüsselte Seite anfordert oder an die ein Formular sendet; bloße Links zählen nicht.',
      howToFix:
        '1. Stellen Sie alle eingebundenen Adressen und Formularziele auf https:// um.\n2. Ersetzen Sie Quellen, die kein HTTPS anbieten.\n3. Setzen Sie hilfsweise die Content-Security-Policy „upgrade-insecure-requests“.\n4. Prüfen Sie auch Adressen, die in Datenbank und Vorlagen gespeichert sind.',
      fixes: {
        blocked:
          '1. Stellen Sie die Adresse auf https:// um, oder entfernen Sie die Einbindung, wenn die Funktion nicht fehlt.\n2. Prüfen Sie, ob die Seite danach alles zeigt.',
        blockedForeign: foreignFix.de,
        activeForeign: foreignFix.de,
        frame: frameFix.de,
      },
      messages: {
        ...addedTo(
          {
            active: 'Verschlüsselte Seiten ({pages}) fordern aktive Inhalte unverschlüsselt an, zum Beispiel {file}',
            blocked:
              'Verschlüsselte Seiten ({pages}) binden einen aktiven Inhalt mit unverschlüsselter Adresse ein ({file}); der Browser hat ihn blockiert, er wirkt also nicht',
          },
          { '': '', Foreign: '' },
        ),
        frame:
          'Verschlüsselte Seiten ({pages}) binden einen Rahmen mit unverschlüsselter Adresse ein ({file}); Browser zeigen ihn auf einer verschlüsselten Seite nicht an',
        form: 'Ein Formular auf einer verschlüsselten Seite sendet an die unverschlüsselte Adresse {host}',
        passive:
          'Verschlüsselte Seiten ({pages}) binden Inhalte mit unverschlüsselter Adresse ein, zum Beispiel {file} (Bilder, Medien oder vom Browser umgestellte Adressen)',
        noHttpsPage: 'Keine der geprüften Seiten wurde über HTTPS ausgeliefert',
      },
    },
    en: {
      title: 'No mixed content',
      explanation:
        'If an encrypted page embeds scripts, frames or style sheets over HTTP, the browser mostly blocks them and their function is missing; if it loads them after all, an attacker in the network can change the page and read input. Art. 32(1)(a) GDPR names encryption as a measure; Section 19(4) TDDDG names as a precaution in particular an encryption method recognised as secure. Images and media loaded over HTTP can be replaced by an attacker, who also sees what was fetched.',
      confidenceReason: 'Only addresses that an encrypted page requests or a form sends to count; plain links do not.',
      howToFix:
        '1. Change all embedded addresses and form targets to https://.\n2. Replace sources that do not offer HTTPS.\n3. As a fallback, set the Content Security Policy “upgrade-insecure-requests”.\n4. Also check addresses stored in the database and in templates.',
      fixes: {
        blocked:
          '1. Change the address to https://, or remove the embedding if nothing is missing without it.\n2. Check afterwards that the page shows everything.',
        blockedForeign: foreignFix.en,
        activeForeign: foreignFix.en,
        frame: frameFix.en,
      },
      messages: {
        ...addedTo(
          {
            active: 'Encrypted pages ({pages}) request active content unencrypted, for example {file}',
            blocked:
              'Encrypted pages ({pages}) embed active content with an unencrypted address ({file}); the browser blocked it, so it has no effect',
          },
          { '': '', Foreign: '' },
        ),
        frame: 'Encrypted pages ({pages}) embed a frame with an unencrypted address ({file}); browsers do not show it on an encrypted page',
        form: 'A form on an encrypted page sends to the unencrypted address {host}',
        passive:
          'Encrypted pages ({pages}) embed content with an unencrypted address, for example {file} (images, media, or addresses upgraded by the browser)',
        noHttpsPage: 'None of the pages examined was delivered over HTTPS',
      },
    },
  },
  run({ requests, embeds, forms, pages }) {
    if (!pages.some(({ url }) => isHttps(url))) return { class: 'NotApplicable', message: 'noHttpsPage' };
    const loaded = requests.filter(isMixedRequest).map(asMixed);
    const fetched = new Set(requests.map(({ url }) => url));
    const written = embeds.filter(isMixedEmbed).map((embed) => asWritten(embed, fetched));
    const hosts = [...Map.groupBy([...loaded, ...written], ({ host }) => host)].map(([host, mixed]) => ({ host, mixed }));
    const findings = (active: boolean) =>
      hosts.filter(({ mixed }) => mixed.some((piece) => piece.active) === active).flatMap((group) => findingOf(group, active));
    return (
      verdictOf({ risks: [...findings(true), ...forms.filter(isMixedForm).map(formFinding)], hints: findings(false) }) ?? {
        class: 'Conform',
      }
    );
  },
});

const isHttps = (url: string): boolean => /^https:/i.test(url);
const isClear = (url: string): boolean => /^(http|ws):/i.test(url);
/** Browsers trust the visitor's own machine; nothing leaves it. */
const isOwnMachine = (host: string): boolean => /^(localhost|.*\.localhost|127\.[\d.]+|\[?::1\]?)$/i.test(host);

function isMixedRequest({ url, host, pageUrl, type }: RequestFact): boolean {
  return isHttps(pageUrl) && isClear(url) && !noContent.has(type) && !isOwnMachine(host);
}

function isMixedEmbed({ url, host, pageUrl }: EmbedFact): boolean {
  return isHttps(pageUrl) && isClear(url) && !isOwnMachine(host);
}

function isMixedForm({ pageHttps, action, actionDeclared }: FormFact): boolean {
  return pageHttps && actionDeclared && /^http:/i.test(action);
}

/** What the browser upgraded was never sent in clear text; what a foreign frame loads is out of the site's hands. */
function asMixed(request: RequestFact): Mixed {
  const upgraded = request.status === 307 && request.serverIp === null;
  const active = !passiveTypes.has(request.type) && request.inOwnFrame && !upgraded;
  return {
    host: request.host,
    foreign: request.party === 'third',
    frame: false,
    pageUrl: request.pageUrl,
    active,
    blocked: request.blockedReason !== null,
    item: requestItem(request, { blocked: request.blockedReason }),
  };
}

/** An address in the markup. The request for it is listed as https where the browser upgraded it, which it does not do with frames. */
function asWritten({ host, url, kind, pageUrl, states, serviceId }: EmbedFact, fetched: ReadonlySet<string>): Mixed {
  const isFrame = kind === 'iframe' || kind === 'object';
  return {
    host,
    foreign: serviceId !== null,
    frame: isFrame && !fetched.has(url.replace(/^http:/i, 'https:')),
    pageUrl,
    active: false,
    blocked: false,
    item: { kind: 'page', ref: pageUrl, value: url, states, detail: { element: kind } },
  };
}

function findingOf({ host, mixed }: { host: string; mixed: readonly Mixed[] }, active: boolean): Finding[] {
  const pieces = mixed.filter((piece) => piece.active === active);
  // With a risk the hints stay out: what the host delivers besides is listed here or nowhere.
  const items = atLeastOne(distinct([...pieces, ...mixed.filter((piece) => piece.active !== active)]).slice(0, mostItems));
  const kind = pieces.every(({ blocked }) => blocked) ? 'blocked' : 'active';
  const message = active
    ? `${kind}${pieces.some(({ foreign }) => foreign) ? 'Foreign' : ''}`
    : pieces.every(({ frame }) => frame)
      ? 'frame'
      : 'passive';
  const paths = shortList([...new Set(pieces.map(({ pageUrl }) => URL.parse(pageUrl)?.pathname ?? pageUrl))]);
  return items ? [{ message, params: { host, file: fileOf(items[0].value), pages: paths }, items, cause: `mixed-content:${host}` }] : [];
}

/** Without the query, which may hold what belongs into no sentence. */
function fileOf(url: string): string {
  const { protocol, host, pathname } = URL.parse(url) ?? {};
  return host === undefined ? url.slice(0, 120) : `${protocol}//${host}${pathname}`.slice(0, 120);
}

/** One item for each address on each page, with all states in which it was seen there. */
function distinct(pieces: readonly Mixed[]): FindingItem[] {
  return [...Map.groupBy(pieces, ({ item, pageUrl }) => `${item.value} ${pageUrl}`).values()].map((group) => ({
    ...group[0]!.item,
    states: [...new Set(group.flatMap(({ item }) => item.states))],
  }));
}

function formFinding(form: FormFact): Finding {
  const items = [formItem(form, { action: form.action })] as const;
  return { message: 'form', params: { host: URL.parse(form.action)?.host ?? form.action }, items, cause: `form-transport:${form.id}` };
}
