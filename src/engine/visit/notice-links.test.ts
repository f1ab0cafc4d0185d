import { expect, it } from 'vitest';
import type { BannerControl } from '#evidence/banner.ts';
import { banner, control } from '../../../test/factories/facts.ts';
import { markNoticeLinks } from './notice-links.ts';

const notice = `<h1>Datenschutzerklärung</h1><p>Verantwortlich für die Verarbeitung im Sinne der DSGVO ist die Lindenhof GmbH,
Gartenweg 1, 97070 Würzburg.</p><p>Wir verarbeiten Ihre personenbezogenen Daten zu folgenden Zwecken. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f
DSGVO.</p><p>Speicherdauer: Server-Logfiles mit der IP-Adresse werden nach 7 Tagen gelöscht.</p><p>Sie haben das Recht auf Auskunft,
Berichtigung, Löschung, Einschränkung, Datenübertragbarkeit und Widerspruch sowie auf Beschwerde bei einer Aufsichtsbehörde.</p>`;
const delivery =
  '<h1>Versand</h1><p>Wir liefern innerhalb von drei Tagen mit DHL. Die Kosten betragen 4,90 Euro, ab 50 Euro entfallen sie.</p>';
const pages: Record<string, string> = {
  'https://shop.test/widgets/cms/018e': notice,
  'https://shop.test/widgets/cms/7777': delivery,
  'https://shop.test/datenschutz': notice,
  'https://fremd.test/widgets/cms/018e': notice,
};

const link = (part: Partial<BannerControl>): BannerControl =>
  control({ role: 'other', element: 'link', text: 'Mehr Informationen ...', href: '/widgets/cms/018e', ...part });

const cases: [string, BannerControl, { marked: boolean; asked: number }][] = [
  ['notice in a window of the shop', link({}), { marked: true, asked: 1 }],
  ['on a deeper layer', link({ layer: 2, text: 'Details' }), { marked: true, asked: 1 }],
  ['page of another kind', link({ href: '/widgets/cms/7777' }), { marked: false, asked: 1 }],
  ['page that is missing', link({ href: '/widgets/cms/404' }), { marked: false, asked: 1 }],
  ['told by its address: needs no asking', link({ href: '/datenschutz' }), { marked: false, asked: 0 }],
  ['told by its text', link({ text: 'Datenschutzerklärung' }), { marked: false, asked: 0 }],
  ['another site', link({ href: 'https://fremd.test/widgets/cms/018e' }), { marked: false, asked: 0 }],
  ['no address', link({ href: '#' }), { marked: false, asked: 0 }],
  ['settings', link({ role: 'settings' }), { marked: false, asked: 0 }],
  ['name of a thing', link({ text: 'Lindenblütentee' }), { marked: false, asked: 0 }],
];

it.each(cases)('%s', async (_, shown, expected) => {
  const asked: string[] = [];
  const askPage = async (url: string) => {
    asked.push(url);
    const text = pages[url];
    return text === undefined ? { status: 404, html: true, text: notice } : { status: 200, html: true, text };
  };
  await markNoticeLinks({ askPage }, banner({ controls: [shown] }), 'https://shop.test/');
  expect({ marked: shown.leadsTo === 'privacy', asked: asked.length }).toEqual(expected);
});
