import { consentLaw } from '../consent-law.ts';
import { defineCheck } from '../define-check.ts';
import type { RequestFact } from '../facts.ts';
import { initiatorChains, wasSent } from '../initiator-chains.ts';
import { verdictOf } from '../items.ts';
import { statute } from '../law.ts';
import { libraryHosts } from '../library-hosts.ts';
import { observationItems } from '../service-observations.ts';
import { shortList } from '../stored-findings.ts';

export default defineCheck({
  id: 'emb-cdn-libraries',
  area: 'emb',
  version: 1,
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
        '1. Laden Sie die Bibliotheken herunter und liefern Sie sie vom eigenen Server aus.\n2. Wenn das nicht geht: Setzen Sie an jedem script- und link-Element das Attribut integrity und nennen Sie den Anbieter in der Datenschutzerklärung.',
      messages: {
        withoutIntegrity: '{service} liefert vor der Einwilligung Bibliotheken aus, ohne Prüfsumme: {files}',
        withIntegrity: '{service} liefert vor der Einwilligung Bibliotheken aus: {files}',
      },
    },
    en: {
      title: 'Libraries from external CDNs',
      explanation:
        'Libraries from third-party servers transmit the visitors’ IP address without need (Art. 5(1)(c), Art. 25 GDPR). The reasoning of the Regional Court Munich I on Google Fonts can be applied; whether dynamic IP addresses are personal data is before the CJEU. If the checksum (subresource integrity) is missing, the third-party server can also change the code of the site.',
      confidenceReason: 'The request is measured; a company’s own CDN may also run under a foreign name.',
      howToFix:
        '1. Download the libraries and deliver them from your own server.\n2. If that is not possible: set the attribute integrity on every script and link element and name the provider in the privacy notice.',
      messages: {
        withoutIntegrity: '{service} delivers libraries before consent, without a checksum: {files}',
        withIntegrity: '{service} delivers libraries before consent: {files}',
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
      const message = code.length > 0 && code.every(isSecured) ? 'withIntegrity' : 'withoutIntegrity';
      const name = facts.services.find(({ service }) => service.id === cause)?.service.name ?? cause;
      const params = { service: name, files: shortList([...new Set(requests.map(fileOf))]) };
      return { message, params, items: observationItems({ requests }), cause, serviceIds: [cause] };
    });
    return verdictOf({ hints }) ?? { class: 'Conform' };
  },
});

function fileOf({ url, host }: RequestFact): string {
  return (URL.canParse(url) && new URL(url).pathname.split('/').findLast((part) => part !== '')) || host;
}
