import { expect, it } from 'vitest';
import { misread, type NoticeCase } from '../../../../test/factories/notice-cases.ts';

const cases: NoticeCase[] = [
  ['own pages', 'Wir unterhalten eine Seite bei Facebook und Instagram.', ['social']],
  ['fan page', 'Facebook-Fanpage\nFür den Betrieb unserer Fanpage sind wir gemeinsam mit Meta verantwortlich.', ['social']],
  [
    'plug-in',
    'Auf diesen Seiten sind Plugins des sozialen Netzwerks Facebook integriert; der Like-Button liegt auf unserer Seite.',
    [],
    ['social'],
  ],
  ['links to profiles', 'Auch zu unseren Auftritten bei Facebook und Instagram führen reine Links auf dieser Website.', [], ['social']],
  [
    'posts of a profile that are copied',
    'Bewertungen und Beiträge unseres Profils bei Instagram rufen wir einmal täglich über eine Schnittstelle ab und speichern sie auf unserem Server.',
    [],
    ['social'],
  ],
  ['posts that are shown', 'Auf der Startseite zeigen wir die neuesten Fotos unseres Accounts bei Instagram.', [], ['social']],
  ['posts fetched', 'Once a day we fetch the photos of our account on Instagram and show them here.', [], ['social']],
  [
    'posts on the page in the network',
    'Wir betreiben eine Seite bei Facebook. Wenn Sie dort Beiträge kommentieren, sieht Meta das.',
    ['social'],
  ],
  [
    'links to profiles for which both are responsible',
    'Soziale Netzwerke\nZu unseren Auftritten bei Instagram und Facebook führen einfache Links. Für die Seitenstatistik dort sind wir mit der Meta Platforms Ireland Limited gemeinsam verantwortlich (Art. 26 DSGVO).',
    ['social'],
  ],
  [
    'links, and what both are responsible for on the pages',
    'Facebook\nZu unserem Profil bei Facebook führt nur ein einfacher Link. Für das eingebettete Plugin sind wir gemeinsam mit Meta verantwortlich.',
    [],
    ['social'],
  ],
  [
    'links alone and no plug-ins, but one page both are responsible for',
    'Soziale Medien\nZu unseren Seiten bei Facebook, Instagram und YouTube führen nur Links; es gibt keine Social-Media-Plugins. Für die Facebook-Seite sind wir mit der Meta Platforms Ireland Limited gemeinsam verantwortlich (Art. 26 DSGVO).',
    ['social'],
  ],
  [
    'a page beside plug-ins that are denied',
    'Wir unterhalten ein Profil bei LinkedIn; Plugins des Netzwerks binden wir ohne Social-Plugins nicht ein.',
    [],
    ['social'],
  ],
  [
    'a page answered for with the network',
    'Links\nWir verlinken auf Instagram. Für unseren Auftritt bei Instagram besteht mit Meta eine gemeinsame Verantwortung nach Art. 26 DSGVO.',
    ['social'],
  ],
  [
    'a button both are responsible for',
    'Facebook\nFür den Like-Button auf unserer Facebook-Seite verlinkt sind wir mit Meta gemeinsam verantwortlich.',
    [],
    ['social'],
  ],
  ['profiles of one who writes of herself', 'Auf Instagram und LinkedIn bin ich mit eigenen Profilen vertreten.', ['social']],
  [
    'visits to pages named above',
    'In sozialen Netzwerken\nBeim Besuch dieser Auftritte verarbeiten die Betreiber Ihre Daten. Einen Auftritt bei Facebook haben wir nicht mehr.',
    ['social'],
  ],
  ['an English link', 'Our website links to our company page on LinkedIn.', [], ['social']],
  ['no page of ours', 'Ein eigenes Profil unserer Kanzlei bei Facebook unterhalten wir nicht.', [], ['social']],
];

it.each(cases)('%s', (...noticeCase) => {
  expect(misread(noticeCase)).toEqual({ missing: [], wrong: [] });
});
