import { defineCheck } from '../define-check.ts';
import type { RequestFact } from '../facts/requests.ts';
import { verdictOf } from '../items.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { statute } from '../shared/law/law.ts';
import { bareMessage, bareSteps } from '../shared/services/bare-connection.ts';
import { initiatorChains, isConnectionOnly, wasSent } from '../shared/services/initiator-chains.ts';
import { libraryHosts } from '../shared/services/library-hosts.ts';
import { observationItems } from '../shared/services/service-observations.ts';
import { shortList } from '../shared/wording.ts';

export default defineCheck({
  id: 'emb-cdn-libraries',
  area: 'emb',
  version: 5,
  weight: 2,
  confidence: 'medium',
  legalBasis: [
    statute('Art. 5 Abs. 1 lit. c, Art. 6 Abs. 1 lit. f, Art. 25 DSGVO', 'Art. 5(1)(c), Art. 6(1)(f), Art. 25 GDPR'),
    consentLaw.lgMuenchenFonts,
  ],
  volatile: {
    de: 'Ob eine dynamische IP-Adresse bei der Übermittlung an Dritte personenbezogen ist, liegt dem EuGH vor (Vorlage des BGH, VI ZR 258/24); eine Entscheidung ist nicht bekannt.',
    en: 'Whether a dynamic IP address is personal data when it is transmitted to third parties is before the CJEU (reference by the Federal Court of Justice, VI ZR 258/24); no decision is known.',
    since: '2026-11-21',
  },
  needs: ['requests', 'services', 'embeds'],
  texts: {
    de: {
      title: 'Bibliotheken von externen CDN',
      explanation:
        'Bibliotheken von fremden Servern übermitteln die IP-Adresse der Besucher, ohne dass es nötig wäre (Art. 5 Abs. 1 lit. c, Art. 25 DSGVO). Die Überlegung des LG München I zu Google Fonts lässt sich übertragen; ob dynamische IP-Adressen personenbezogen sind, liegt dem EuGH vor. Fehlt die Prüfsumme (Subresource Integrity), kann der fremde Server zudem den Code der Website verändern.',
      confidenceReason: 'Der Abruf wird gemessen; auch ein eigenes CDN des Unternehmens kann unter einem fremden Namen laufen.',
      howToFix:
        '1. {#own-files,other-way} Laden Sie die Bibliotheken herunter und liefern Sie sie vom eigenen Server aus.\n2. {#other-way} Wenn das nicht geht: Binden Sie eine feste Version ein (sonst läuft jede neue sofort auf Ihren Seiten) und setzen Sie am script- oder link-Element die Attribute integrity und crossorigin="anonymous"; ohne crossorigin blockiert der Browser die Datei. Für Dateien mit wechselndem Inhalt geht das nicht.',
      fixes: {
        withoutIntegrityFixed:
          '1. {#own-files,other-way} Laden Sie die Bibliotheken herunter und liefern Sie sie vom eigenen Server aus.\n2. {#other-way} Wenn das nicht geht: Setzen Sie am script- oder link-Element die Attribute integrity und crossorigin="anonymous"; ohne crossorigin blockiert der Browser die Datei.',
        withIntegrity: '1. {#own-files,other-way} Laden Sie die Bibliotheken herunter und liefern Sie sie vom eigenen Server aus.',
        filesOnly: '1. {#own-files,other-way} Laden Sie die Dateien herunter und liefern Sie sie vom eigenen Server aus.',
        connectionOnly: bareSteps.de,
      },
      messages: {
        withoutIntegrity: '{service} liefert {when} Bibliotheken aus, ohne Prüfsumme: {files}',
        withoutIntegrityFixed: '{service} liefert {when} Bibliotheken in fester Version aus, ohne Prüfsumme: {files}',
        withIntegrity: '{service} liefert {when} Bibliotheken aus: {files}',
        filesOnly: '{service} liefert {when} Dateien wie Bilder oder Schriften aus, aber weder Skript noch Stylesheet: {files}',
        connectionOnly: bareMessage('de', '{when}'),
      },
    },
    en: {
      title: 'Libraries from external CDNs',
      explanation:
        'Libraries from third-party servers transmit the visitors’ IP address without need (Art. 5(1)(c), Art. 25 GDPR). The reasoning of the Regional Court Munich I on Google Fonts can be applied; whether dynamic IP addresses are personal data is before the CJEU. If the checksum (subresource integrity) is missing, the third-party server can also change the code of the site.',
      confidenceReason: 'The request is measured; a company’s own CDN may also run under a foreign name.',
      howToFix:
        '1. {#own-files,other-way} Download the libraries and deliver them from your own server.\n2. {#other-way} If that is not possible: include a fixed version (otherwise every new one runs on your pages at once) and set the attributes integrity and crossorigin="anonymous" on the script or link element; without crossorigin the browser blocks the file. For files whose content changes this does not work.',
      fixes: {
        withoutIntegrityFixed:
          '1. {#own-files,other-way} Download the libraries and deliver them from your own server.\n2. {#other-way} If that is not possible: set the attributes integrity and crossorigin="anonymous" on the script or link element; without crossorigin the browser blocks the file.',
        withIntegrity: '1. {#own-files,other-way} Download the libraries and deliver them from your own server.',
        filesOnly: '1. {#own-files,other-way} Download the files and deliver them from your own server.',
        connectionOnly: bareSteps.en,
      },
      messages: {
        withoutIntegrity: '{service} delivers libraries {when}, without a checksum: {files}',
        withoutIntegrityFixed: '{service} delivers libraries of a fixed version {when}, without a checksum: {files}',
        withIntegrity: '{service} delivers libraries {when}: {files}',
        filesOnly: '{service} delivers files such as images or fonts {when}, but neither script nor style sheet: {files}',
        connectionOnly: bareMessage('en', '{when}'),
      },
    },
  },
  run(facts) {
    const chains = initiatorChains(facts);
    const loaded = facts.requests.filter(
      (request) =>
        request.serviceId !== null &&
        libraryHosts.has(request.serviceId) &&
        request.states.includes('none') &&
        wasSent(request) &&
        chains.embedAround(request) === null,
    );
    const secured = new Set(facts.embeds.filter(({ integrity }) => integrity).map(({ url }) => url));
    const isSecured = ({ url }: RequestFact) => secured.has(url);
    const hints = [...Map.groupBy(loaded, ({ serviceId }) => serviceId!)].map(([cause, requests]) => {
      const code = requests.filter(({ type }) => type === 'script' || type === 'stylesheet');
      const open = code.filter((request) => !isSecured(request));
      const message = requests.every(isConnectionOnly)
        ? 'connectionOnly'
        : code.length === 0
          ? 'filesOnly'
          : open.length === 0
            ? 'withIntegrity'
            : open.every(hasFixedVersion)
              ? 'withoutIntegrityFixed'
              : 'withoutIntegrity';
      const name = facts.services.find(({ service }) => service.id === cause)?.service.name ?? cause;
      // A font or an image can have no checksum, and what has one does not lack it.
      const told = open.length > 0 ? open : requests;
      const params = { service: name, files: shortList([...new Set(told.map(fileOf))]) };
      return { message, params, items: observationItems({ requests }), cause, serviceIds: [cause] };
    });
    return verdictOf({ hints }) ?? { class: 'Conform' };
  },
});

/** All three numbers: `@3`, `@3.7` and `latest` stand for whatever comes next. */
function hasFixedVersion({ url }: RequestFact): boolean {
  return /(?<!\d)\d+\.\d+\.\d+(?!\d)/.test(URL.parse(url)?.pathname ?? '');
}

/** Library, version and file as the path has them: the name of the file alone is often `index.js`. */
function fileOf({ url, host }: RequestFact): string {
  const path = URL.canParse(url) ? new URL(url).pathname : '';
  const parts = path.split('/').filter((part) => part !== '' && !/^(?:npm|gh|ajax|libs)$/.test(part));
  if (parts.length === 0) return host;
  return (parts.length > 3 ? [...parts.slice(0, 2), '…', parts.at(-1)] : parts).join('/');
}
