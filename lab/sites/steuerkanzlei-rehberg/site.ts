import { css, script, svg } from '../../answers.ts';
import { clientScriptText } from '../../client-script.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { matomoPages } from '../../third-parties/matomo/matomo.ts';
import { usercentricsV3Settings } from '../../third-parties/usercentrics-v3/hosts.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabSite } from '../../types.ts';
import { contentPages, thanks } from './content.ts';
import { accounts, files } from './divi-page.ts';
import { imprint, privacy } from './legal.ts';
import { fontStyle, pictures, themeStyle } from './style.ts';
import { truth } from './truth.ts';

const address = '5.35.244.90';

usercentricsV3Settings.publish(accounts.settings, {
  title: 'Ihre Privatsphäre',
  text: 'Wir möchten mit der Software Matomo auf unserem eigenen Server zählen, welche Seiten gelesen werden. Dafür setzen wir Cookies, aber nur, wenn Sie einwilligen (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 Buchst. a DSGVO). Ihre Einwilligung ist freiwillig; Sie können sie jederzeit über „Datenschutz-Einstellungen“ am Ende jeder Seite widerrufen.',
  privacyPath: '/datenschutz/',
  imprintPath: '/impressum/',
  accent: '#2f5d50',
  services: [
    {
      id: 'H1Vl5NidjWX',
      name: 'Usercentrics Consent Management Platform',
      category: 'Essenziell',
      description: 'Fragt Ihre Auswahl ab und bewahrt sie auf.',
      processor: 'Usercentrics GmbH, Sendlinger Straße 7, 80331 München, Deutschland',
      storage: 'ucData, ucString (lokaler Speicher, bis zur Löschung)',
      essential: true,
    },
    {
      id: 'u6fxocwTs',
      name: 'Matomo (self hosted)',
      category: 'Statistik',
      description: 'Zählt Seitenaufrufe und Besuche.',
      processor: 'Rehberg Sommerfeld Steuerberater PartG mbB, Friedrich-Ebert-Straße 112, 34119 Kassel, Deutschland',
      storage: '_pk_id (12 Monate), _pk_ses (30 Minuten)',
      essential: false,
    },
  ],
});

const contact: PageAnswer = ({ method }) => (method === 'POST' ? thanks : contentPages['/kontakt/']!);

/** A tax adviser on WordPress with Divi and Usercentrics 3 that does nearly everything right. */
export const steuerkanzleiRehberg: LabSite = {
  slug: 'steuerkanzlei-rehberg',
  url: `${accounts.origin}/`,
  about: {
    de: 'Steuerkanzlei mit Divi und Usercentrics 3, fast fehlerfrei: Matomo erst nach Einwilligung, Calendly erst nach Klick, ein fremdes Siegelbild.',
    en: 'A tax adviser with Divi and Usercentrics 3, nearly faultless: Matomo after consent, Calendly after a click, one hot-linked label.',
  },
  hosts: [
    siteHost({
      host: 'www.steuerkanzlei-rehberg.test',
      address,
      headers: { link: `<${accounts.origin}/wp-json/>; rel="https://api.w.org/"` },
      pages: {
        ...contentPages,
        '/kontakt/': contact,
        '/impressum/': imprint,
        '/datenschutz/': privacy,
        [files.theme]: css(themeStyle),
        [files.fonts]: css(fontStyle),
        [files.fontFile]: { headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000' }, body: tinyFont },
        [files.film]: { headers: { 'content-type': 'video/mp4' }, body: '' },
        [files.script]: script(clientScriptText(new URL('kanzlei.js', import.meta.url))),
        ...Object.fromEntries(Object.entries(pictures).map(([path, drawing]) => [path, svg(drawing)])),
      },
    }),
    siteHost({ host: accounts.statistics, address, pages: matomoPages('/', '8f2c') }),
    apexHost('steuerkanzlei-rehberg.test', address),
  ],
  truth,
  choices: {
    reject: [{ selector: '#deny', shadow: '#usercentrics-cmp-ui' }],
    accept: [{ selector: '#accept', shadow: '#usercentrics-cmp-ui' }],
  },
};
