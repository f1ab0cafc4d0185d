import { css } from '../../answers.ts';
import { setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import { apexHost, siteHost } from '../../site-host.ts';
import { facebookPages } from '../../third-parties/meta/page-plugin.ts';
import { perspectiveFunnelHost, perspectiveFunnels } from '../../third-parties/perspective/hosts.ts';
import { provenExpertProfiles } from '../../third-parties/provenexpert/hosts.ts';
import type { LabSite } from '../../types.ts';
import { firm, layoutStyles } from './frame.ts';
import { legalPages } from './legal-pages.ts';
import { contentPages, facebook } from './pages.ts';
import { truth } from './truth.ts';

const address = '217.160.0.187';

provenExpertProfiles.publish(firm.seal, {
  profile: 'elektro-brunnert-gmbh',
  name: 'Elektro Brunnert GmbH',
  rating: '4,86',
  count: 173,
  latest: { text: 'Schnell da, sauber gearbeitet.', author: 'Anonym', date: 'vor 9 Tagen' },
});
facebookPages.publish(facebook, [
  '<strong>Wir waren für Sie auf dem Dach!</strong> 14,8 kWp mit Speicher für Familie Grote in Steinhagen. Danke an das ganze Team.',
  'Azubi gesucht: Elektroniker/in Energie- und Gebäudetechnik.',
]);
perspectiveFunnels.publish(firm.funnel, {
  company: 'Elektro Brunnert GmbH',
  headline: 'In 60 Sekunden bewerben – ganz ohne Lebenslauf!',
  question: 'Welche Ausbildung hast du?',
  answers: ['Elektroniker/in', 'Meister/in', 'Quereinstieg', 'Ich suche einen Ausbildungsplatz'],
  metaPixel: '481920663517204',
});

/** A craftsman's firm on a website builder that asks nobody; its notice is of May 2018. */
export const elektroBrunnert: LabSite = {
  slug: 'elektro-brunnert',
  url: `https://${firm.host}/`,
  about: {
    de: 'Elektrobetrieb auf IONOS MyWebsite ohne Banner: Karte, Facebook, Bewertungssiegel und ein Bewerbungsrahmen mit Meta-Pixel, Erklärung von 2018.',
    en: "An electrician's firm on IONOS MyWebsite without a banner: map, Facebook, a rating seal and a job form with a Meta pixel, a notice of 2018.",
  },
  hosts: [
    siteHost({
      host: firm.host,
      address,
      hardened: false,
      redirectHttp: false,
      headers: { server: 'Apache', 'set-cookie': setCookie('DIY_SB', randomText(26), { httpOnly: true }) },
      pages: { ...contentPages, ...legalPages, '/s/style/layout.css': css(layoutStyles) },
    }),
    apexHost(firm.domain, address),
    perspectiveFunnelHost(firm.funnelCustomer),
  ],
  truth,
  choices: { reject: [], accept: [] },
};
