import { expect, it } from 'vitest';
import type { ReportArea, ReportFinding } from '#contract/report.ts';
import { cookielessModeOf } from '#knowledge/find-fix.ts';
import { serviceAt as item, reportFinding } from '../../../test/factories/report-finding.ts';
import { chooseTopActions } from './top-actions.ts';

type Item = ReportFinding['items'][number];

const finding = (checkId: string, cause: string, items: Item[], howToFix = `Richten Sie ${checkId} ein.`) =>
  reportFinding(checkId, cause, howToFix, { items, title: 'Karten' });
const actions = (id: ReportArea['id'], ...findings: ReportFinding[]) => chooseTopActions([{ id, findings } as never], 'de');

it.each<[string, ReportFinding, number, string]>([
  ['pages that are named', finding('emb-maps', 'maps', [item('/a'), item('/b')]), 2, ', auf 2 Seiten.'],
  ['more pages than are named', finding('emb-maps', 'maps', [item('/a', { pages: 6 })]), 6, ', auf 6 Seiten.'],
  ['the server', finding('tls-protocol-version', 'tls:a.test', [item('/a')]), 0, '„Risiko“.'],
  ['headers', finding('sec-headers', 'response-headers:a.test', [item('/a')]), 0, '„Risiko“.'],
  ['a withdrawal, tried on one of them', finding('cmp-withdrawal-effective', 'google-analytics', [item('/a')]), 0, '„Risiko“.'],
  ['the banner', finding('cmp-reject-first-layer', 'banner-reject', [item('/a', { pages: 8 })]), 0, '„Risiko“.'],
])('counts the pages of %s', (_, given, pages, end) => {
  const [action] = actions('emb', given);
  expect(action?.pages).toBe(pages);
  expect(action?.effect).toBe(`Damit erledigt sich eine Einzelfeststellung „Risiko“${end.replace('„Risiko“', '')}`);
});

it('counts preview pictures only where no player loads', () => {
  const preview = (page: string) => ({ ...item(page), value: 'https://i.ytimg.com/vi/a/hqdefault.jpg' });
  expect(actions('emb', finding('emb-video', 'youtube', [preview('/'), item('/film')]))[0]?.pages).toBe(1);
  expect(actions('emb', finding('emb-video', 'youtube', [preview('/'), preview('/film')]))[0]?.pages).toBe(2);
});

it('counts for a cookie only the pages of what brings it', () => {
  const cookie = { ...item('/a', { pages: 6 }), kind: 'cookie' } as never;
  expect(actions('emb', finding('emb-maps', 'maps', [item('/karte'), cookie]))[0]?.pages).toBe(1);
  expect(actions('ck', finding('ck-before-consent', 'maps', [cookie]))[0]?.pages).toBe(6);
});

it('names the page of a service that only another finding about it tells', () => {
  const cookie = { ...item('/haeuser', { pages: 2 }), kind: 'cookie' } as never;
  const given = (page: string, pages: number) => [
    finding('ck-before-consent', 'youtube', [cookie], '1. {#later} Laden Sie den Rahmen von YouTube erst nach der Einwilligung.'),
    finding('emb-video', 'youtube', [item(page, { pages })], '1. {#later} Laden Sie den Player erst nach einem Klick.'),
    finding('emb-maps', 'google-maps', [item('/a', { pages: 9 })]),
  ];
  expect(actions('ck', ...given('/haeuser', 1))[0]?.title).toMatch(/^Auf \/haeuser: Laden Sie/);
  expect(actions('ck', ...given('/haeuser', 4))[0]?.title).toMatch(/^Laden Sie/);
});

it('takes a form by which services are to be kept off for no graver than another that is sure', () => {
  const ofForm = (checkId: string, confidence: 'medium' | 'high', howToFix: string) =>
    ({ ...finding(checkId, `form-${checkId}`, [item('/a')], howToFix), weight: 4, confidence }) as ReportFinding;
  const ticked = ofForm('frm-preticked', 'high', '1. Entfernen Sie das Häkchen.');
  const off = '1. {#kept-off,this-page:hotjar} Laden Sie Hotjar auf dieser Seite nicht.';
  expect(actions('frm', ofForm('frm-sensitive-fields', 'medium', off), ticked)[0]?.checkId).toBe('frm-preticked');
  expect(actions('frm', ofForm('frm-sensitive-fields', 'medium', '1. Streichen Sie das Feld.'), ticked)[0]?.checkId).toBe(
    'frm-sensitive-fields',
  );
  const both = `${off}\n2. Holen Sie am Formular eine ausdrückliche Einwilligung ein.`;
  expect(actions('frm', ofForm('frm-sensitive-fields', 'medium', both), ticked)[0]?.checkId).toBe('frm-sensitive-fields');
});

it('takes together what is written in the notice about several services alike', () => {
  const step = (name: string) => `1. Beschreiben Sie in der Datenschutzerklärung ${name}: Anbieter, Zweck und Rechtsgrundlage.`;
  const fonts = finding('pp-services-named', 'font-awesome', [item('/a')], step('Font Awesome'));
  const dates = finding('pp-services-named', 'calendly', [item('/b')], step('Calendly'));
  const loads = finding('emb-maps', 'google-maps', [item('/a')], '1. Ersetzen Sie Google Maps durch einen Link.');
  const [first, ...others] = actions('pp', fonts, dates);
  expect(first?.title).toBe('Beschreiben Sie in der Datenschutzerklärung Font Awesome, Calendly: Anbieter, Zweck und Rechtsgrundlage.');
  expect(first?.settles).toBe(2);
  expect(others).toEqual([]);
  // One alone says its name once.
  expect(actions('pp', dates)[0]?.title).toBe('Beschreiben Sie in der Datenschutzerklärung Calendly: Anbieter, Zweck und Rechtsgrundlage.');
  // Where services load, each has a place of its own.
  const other = finding('emb-maps', 'youtube', [item('/b')], '1. Ersetzen Sie YouTube durch einen Link.');
  expect(actions('emb', loads, other)).toHaveLength(2);
});

it('is led by what loads, where a gap in the notice ends with the same step, and by what is on one page alone before the gap', () => {
  const own = '1. {#own-files} Liefern Sie die Schrift vom eigenen Server aus.';
  const eight = item('/', { pages: 8 });
  const unnamed = { ...finding('pp-services-named', 'adobe-fonts', [eight], own), weight: 5 } as ReportFinding;
  const loads = { ...finding('emb-other-webfonts', 'adobe-fonts', [eight], own), weight: 3 } as ReportFinding;
  const video = {
    ...finding('emb-video', 'vimeo', [item('/')], '1. Ersetzen Sie den Player durch einen Link.'),
    weight: 4,
  } as ReportFinding;
  expect(actions('emb', unnamed, loads, video).map(({ checkId, settles }) => [checkId, settles])).toEqual([
    ['emb-video', 1],
    ['emb-other-webfonts', 2],
  ]);
  // Where it is told by the notice alone, it has a step all the same.
  expect(actions('pp', unnamed)[0]).toMatchObject({ checkId: 'pp-services-named', settles: 1 });
});

it('takes what a shorter word alone brings about after what is wrong', () => {
  const narrower = (statement: string) => ({ ...(hinted('cmp-reject-equivalent', 'banner-reject', { weight: 4 }) as object), statement });
  const named = hinted('imp-outdated-law', 'imprint:outdated-law', { weight: 2 });
  const first = (statement: string) => checksIn([narrower(statement) as ReportFinding, named])[0];
  expect(first('„Nein“ ist schmaler, nach den Maßen allein wegen des kürzeren Wortes; Höhe, Schrift und Farben sind gleich.')).toBe(
    'imp-outdated-law',
  );
  expect(first('„Nein“ ist schmaler und blasser als „Alle akzeptieren“.')).toBe('cmp-reject-equivalent');
});

it('takes the tags of one container together, each with its consent type', () => {
  const step = (type: string) => `1. Google Tag Manager: Verlangen Sie bei jedem Tag des Dienstes zusätzlich die Einwilligung „${type}“.`;
  const given = [
    finding('trk-before-consent', 'google-ads', [item('/')], step('ad_storage')),
    finding('trk-before-consent', 'google-analytics', [item('/')], step('analytics_storage')),
    finding('shop-order-button', 'order-button', [item('/kasse')]),
  ];
  const told = actions('trk', ...given);
  expect(told.map(({ settles }) => settles)).toEqual([2, 1]);
  expect(told[0]?.title).toContain('„ad_storage“ bei Google Ads, „analytics_storage“ bei Google Analytics');
});

it.each<[string, string, RegExp]>([
  ['says itself where', 'Laden Sie Google Analytics auf solchen Seiten nicht (/tee und alle weiteren Seiten zu Produkten).', /^Laden Sie/],
  ['names one of the pages', 'Laden Sie Google Analytics auf /tee nicht.', /^Laden Sie/],
  ['names none', 'Laden Sie Google Analytics erst nach der Einwilligung.', /^Auf \/rezept und \/tee: Laden Sie/],
])('puts its pages in front of a step only where it does not say them: %s', (_, step, expected) => {
  const given = finding('trk-sensitive-context', 'google-analytics', [item('/tee'), item('/rezept')], `1. ${step}`);
  const others = ['/', '/a', '/b'].map((page) => item(page));
  const titles = actions('trk', given, finding('trk-before-consent', 'matomo-cloud', others)).map(({ title }) => title);
  expect(titles.some((title) => expected.test(title))).toBe(true);
});

it('names all services of one step, also where the step names a company of one', () => {
  const howToFix = '1. Sperren Sie alle Dienste außer den Anzeigen von Google.';
  const own = ['google-adsense', 'jetpack-stats'].map((cause) => finding('trk-before-consent', cause, [], howToFix));
  expect(actions('trk', ...own)[0]?.title).toContain('Google AdSense, Jetpack');
});

it('does not settle by words in the notice what the banner does not ask for, and tells that first', () => {
  const entered = '1. {#enter} Nehmen Sie den Dienst in das Banner auf.\n2. Nennen Sie danach seine Cookies.';
  const given = [
    finding('pp-services-named', 'google-ads', [item('/')], '1. Beschreiben Sie den Dienst in der Datenschutzerklärung.'),
    finding('ck-undeclared', 'google-ads', [item('/')], entered),
    finding('tc-disclosed', 'google-ads', [item('/')], '1. Beschreiben Sie die Übermittlung in der Datenschutzerklärung.'),
  ];
  const told = actions('pp', ...given);
  expect(told[0]).toMatchObject({ checkId: 'ck-undeclared', settles: 1 });
  expect(told[1]).toMatchObject({ checkId: 'pp-services-named', settles: 2 });
});

it('settles no form by loading a service later', () => {
  const given = [finding('trk-before-consent', 'ph', [item('/')]), finding('frm-third-party-target', 'ph', [item('/kontakt')])];
  expect(actions('cmp', ...given).map(({ settles }) => settles)).toEqual([1, 1]);
});

it.each(['sec-personal-data-in-url', 'trk-user-data-matching', 'tc-disclosed', 'tc-no-adequacy', 'ck-undeclared'])(
  'does not settle %s by loading a service later',
  (checkId) => {
    const [first] = actions('ck', finding('ck-before-consent', 'ga', [item('/')]), finding(checkId, 'ga', [item('/')]));
    expect(first).toMatchObject({ checkId: 'ck-before-consent', settles: 1 });
  },
);

it('does not settle the lifetime of a cookie or the notice by loading a service later', () => {
  const [first, ...others] = actions(
    'ck',
    finding('ck-before-consent', 'ga', [item('/')]),
    finding('trk-before-consent', 'ga', [item('/')]),
    finding('ck-lifetime', 'ga', [item('/')]),
    finding('pp-services-named', 'ga', [item('/')]),
  );
  expect(first).toMatchObject({
    checkId: 'ck-before-consent',
    settles: 2,
    effect: 'Damit erledigen sich 2 Einzelfeststellungen „Risiko“ aus derselben Ursache, auf einer Seite.',
  });
  expect(others.map(({ checkId, settles }) => [checkId, settles])).toEqual([
    ['ck-lifetime', 1],
    ['pp-services-named', 1],
  ]);
});

it.each([
  ['1. Prüfen Sie die Kategorie.\n2. Binden Sie Matomo ein.', 'Binden Sie Matomo ein.'],
  ['1. Laden Sie die Seite nach einem Widerruf neu.\n2. Beenden Sie die Skripte.', 'Beenden Sie die Skripte.'],
  ['1. Check the category.\n2. Tie Matomo to consent.', 'Tie Matomo to consent.'],
  ['1. Laden Sie Karten später.\n2. Prüfen Sie.', 'Laden Sie Karten später.'],
  ['Prüfen Sie die Kategorie.', 'Prüfen Sie die Kategorie.'],
  ['1. Fehlt sie, binden Sie sie ein.', 'Fehlt sie, binden Sie sie ein.'],
  ['1. Fehlt der Schutz: Führen Sie ihn ein.', 'Fehlt der Schutz: Führen Sie ihn ein.'],
  ['1. Kürzen Sie die Laufzeit: in den Einstellungen des Dienstes.', 'Kürzen Sie die Laufzeit: in den Einstellungen des Dienstes.'],
  ['1. Legen Sie die Schriften ab und binden Sie sie ein.', 'Legen Sie die Schriften ab und binden Sie sie ein.'],
])('is called by what is to be done: %j', (howToFix, title) =>
  expect(actions('emb', finding('emb-maps', 'maps', [], howToFix))[0]?.title).toBe(title),
);

const stored = (value: string) => ({ ...item('/a'), kind: 'cookie', value }) as never;
it.each([
  [
    'the unconditional one of the same cause',
    '1. Stellen Sie fest, wozu diese Cookies dienen: _x.\n2. Dienen sie anderen Zwecken, laden Sie den Dienst erst nach der Einwilligung.',
    '1. Laden Sie ihn erst, wenn der Besucher das Formular öffnet.',
    'Google reCAPTCHA: Laden Sie ihn erst, wenn der Besucher das Formular öffnet.',
  ],
  [
    'the one that looks, where all others depend on it',
    '1. Stellen Sie fest, wozu diese Cookies dienen: _x.\n2. Dienen sie anderen Zwecken, laden Sie den Dienst erst nach der Einwilligung.',
    '1. Wenn Sie ihn brauchen, halten Sie fest, wozu.',
    'Google reCAPTCHA – Stellen Sie fest, wozu diese Cookies dienen: _x.',
  ],
  [
    'none that continues another',
    '1. Prüfen Sie das Formular.\n2. Sonst ersetzen Sie den Dienst.\n3. Nur wenn er bleibt, beschreiben Sie ihn.',
    '1. Sperren Sie das Skript im Banner.',
    'Google reCAPTCHA: Sperren Sie das Skript im Banner.',
  ],
])('tells as a step %s', (_, lead, other, title) => {
  const given = [
    finding('ck-before-consent', 'google-recaptcha', [stored('_x')], lead),
    { ...(finding('emb-captcha', 'google-recaptcha', [], other) as ReportFinding), weight: 3 },
  ];
  expect(actions('emb', ...given)[0]?.title).toBe(title);
});

it.each([
  ['the page of a service on one of several', 'google-maps', ['/kontakt'], 'Google Maps auf /kontakt: Sperren Sie die Karte.'],
  ['two pages', 'google-maps', ['/a', '/b'], 'Google Maps auf /a und /b: Sperren Sie die Karte.'],
  ['the start page', 'google-maps', ['/'], 'Google Maps auf der Startseite: Sperren Sie die Karte.'],
  ['no page where it is on many', 'google-maps', ['/a', '/b', '/c'], 'Google Maps: Sperren Sie die Karte.'],
  ['no page of what is no service', 'form-1', ['/a'], 'Sperren Sie die Karte.'],
])('names %s', (_, cause, paths, title) => {
  const others = ['/a', '/b', '/c', '/d'].map((path) => item(`https://a.test${path}`));
  const given = finding(
    'emb-maps',
    cause,
    paths.map((path) => item(`https://a.test${path}`)),
    'Sperren Sie die Karte.',
  );
  const site = { ...(finding('ck-lifetime', 'x', others) as ReportFinding), weight: 1 };
  expect(actions('emb', given, site)[0]?.title).toBe(title);
});

it.each([
  ['Erwähnen Sie im Abschnitt zu YouTube der Datenschutzerklärung, dass Schriften geladen werden.', false],
  ['Beschreiben Sie in der Datenschutzerklärung den Dienst.', false],
  ['Ersetzen Sie das Video; sonst erwähnen Sie es in der Datenschutzerklärung.', true],
])('names the page where the service is put right, not the notice: %s', (step, namesPage) => {
  const given = finding('emb-video', 'youtube', [item('https://a.test/a')], `1. ${step}`);
  const site = { ...(finding('ck-lifetime', 'x', [item('https://a.test/a'), item('https://a.test/b')]) as ReportFinding), weight: 1 };
  const title = actions('emb', given, site)[0]?.title;
  expect(title?.includes('/a')).toBe(namesPage);
});

it('names by „these“ no cookies beside those that the step names', () => {
  const step = '1. Halten Sie fest, warum diese Cookies nötig sind: LANG, tsrce.';
  expect(actions('ck', finding('emb-maps', 'paypal', [stored('LANG'), stored('tsrce'), stored('ts')], step))[0]?.title).toBe(
    'PayPal – Halten Sie fest, warum diese Cookies nötig sind: LANG, tsrce.',
  );
});

it('proposes risks before warnings, and what runs before what the notice leaves out', () => {
  const hint = { ...(finding('ck-before-consent', 'cloudflare', [item('/a', { pages: 8 })]) as ReportFinding), class: 'Hint' as const };
  const chat = { ...(finding('emb-chat', 'intercom', [item('/a')]) as ReportFinding), weight: 3 as const };
  const notice = finding('pp-services-named', 'linkedin-insight', [item('/a')]);
  expect(actions('ck', hint, notice, chat).map(({ checkId }) => checkId)).toEqual(['emb-chat', 'pp-services-named', 'ck-before-consent']);
});

it.each<[string, string, Item[], string, string]>([
  [
    'the service and its cookies',
    'microsoft-clarity',
    [stored('_clck'), stored('CLID')],
    '1. Stellen Sie ein, wer diese Cookies setzen darf.',
    'Microsoft Clarity (_clck, CLID): Stellen Sie ein, wer diese Cookies setzen darf.',
  ],
  [
    'the service in place of what it does',
    'microsoft-clarity',
    [stored('_clck'), stored('CLID')],
    '1. Laden Sie die Dienste, die diese Cookies setzen, erst nach der Einwilligung.',
    'Laden Sie Microsoft Clarity erst nach der Einwilligung.',
  ],
  [
    'cookies of what is no service',
    'https://a.test/fp.js',
    [stored('fp')],
    '1. Laden Sie die Dienste, die diese Cookies setzen, erst nach der Einwilligung.',
    'fp: Laden Sie die Dienste, die diese Cookies setzen, erst nach der Einwilligung.',
  ],
  [
    'the service, before the place in a product',
    'google-analytics',
    [],
    '1. In Usercentrics: Binden Sie das Skript ein.',
    'Google Analytics – in Usercentrics: Binden Sie das Skript ein.',
  ],
  [
    'the service, in a tag manager of the same vendor',
    'google-analytics',
    [],
    '1. Google Tag Manager: Verlangen Sie beim Tag eine Einwilligung.',
    'Google Analytics – Google Tag Manager: Verlangen Sie beim Tag eine Einwilligung.',
  ],
  [
    'the service, before a setting with a colon',
    'google-analytics',
    [],
    '1. Setzen Sie „cookie_expires: 1“.',
    'Google Analytics: Setzen Sie „cookie_expires: 1“.',
  ],
  [
    'the cookie',
    'merker',
    [stored('merker')],
    '1. Kürzen Sie die Laufzeit dort, wo das Cookie gesetzt wird.',
    'merker: Kürzen Sie die Laufzeit dort, wo das Cookie gesetzt wird.',
  ],
  [
    'pages',
    'posthog',
    [item('https://a.test/kontakt')],
    '1. Nehmen Sie diese Seiten in PostHog aus.',
    '/kontakt: Nehmen Sie diese Seiten in PostHog aus.',
  ],
  [
    'a script',
    'https://a.test/fp.js',
    [],
    '1. Entfernen Sie das Skript, das ausliest.',
    'https://a.test/fp.js: Entfernen Sie das Skript, das ausliest.',
  ],
  [
    'nothing named already',
    'https://a.test/r.js',
    [],
    '1. Entfernen Sie das Skript https://a.test/r.js.',
    'Entfernen Sie das Skript https://a.test/r.js.',
  ],
  [
    'nothing the step has named before',
    'notice',
    [item('/a')],
    '1. Legen Sie eine Seite an, und verlinken Sie diese.',
    'Legen Sie eine Seite an, und verlinken Sie diese.',
  ],
  [
    'no service that comes with another',
    'google-fonts',
    [],
    '1. Erwähnen Sie bei YouTube die Schriften von Google.',
    'Erwähnen Sie bei YouTube die Schriften von Google.',
  ],
])('names what a step is about: %s', (_, cause, items, howToFix, title) =>
  expect(actions('emb', finding('emb-maps', cause, items, howToFix))[0]?.title).toBe(title),
);

it('counts the causes that one step is for', () => {
  const given = ['google-analytics', 'hotjar'].map((cause) => finding('trk-before-consent', cause, [item('/')]));
  expect(actions('trk', ...given)[0]?.effect).toBe(
    'Damit erledigen sich 2 Einzelfeststellungen „Risiko“ aus 2 Ursachen (Google Analytics, Hotjar), auf einer Seite.',
  );
});

it('names no number of pages where those of two causes may differ', () => {
  const ga = finding('trk-before-consent', 'google-analytics', [item('/', { pages: 3 })]);
  const hotjar = finding('trk-before-consent', 'hotjar', [item('/a', { pages: 4 })]);
  const elsewhere = finding('ck-lifetime', 'ga', [item('/', { pages: 9 })]);
  expect(actions('trk', ga, hotjar, elsewhere)[0]).toMatchObject({ settles: 2, pages: 0 });
  expect(actions('trk', ga, hotjar)[0]).toMatchObject({ settles: 2, pages: 4 });
});

it('settles of paying or consenting only what the same step puts right', () => {
  const given = [finding('cmp-pay-or-consent', 'banner-pay', []), finding('cmp-reject-first-layer', 'banner-pay', [])];
  expect(actions('cmp', ...given).map(({ settles }) => settles)).toEqual([1, 1]);
});

it('lets weight decide over pages', () => {
  const light = { ...(finding('ck-lifetime', 'ga', [item('/', { pages: 100 })]) as ReportFinding), weight: 2 };
  const heavy = { ...(finding('frm-sensitive-fields', 'form', [item('/a')]) as ReportFinding), weight: 4, confidence: 'medium' as const };
  const ofSite = {
    ...(finding('imp-legal-links-not-blocked', 'banner-blocks-legal', []) as ReportFinding),
    weight: 4,
    confidence: 'medium' as const,
  };
  expect(actions('ck', light, heavy).map(({ checkId }) => checkId)[0]).toBe('frm-sensitive-fields');
  expect(actions('ck', light, ofSite).map(({ checkId }) => checkId)[0]).toBe('imp-legal-links-not-blocked');
});

it('counts no pages for what is missing on the whole site', () => {
  const given = finding('shop-guarantee-notice', 'guarantee-notice', [item('/'), item('/a')]);
  expect(actions('shop', given)[0]?.pages).toBe(0);
});

it.each([
  ['embedded content only', 'google-maps', [item('/', { id: 'm' })], ['emb-maps']],
  ['a tracker', 'google-analytics', [item('/', { id: 'm' })], ['cmp-required-present', 'emb-maps']],
])('proposes a banner by itself unless it is missing for %s', (_, cause, items, expected) => {
  const given = [finding('cmp-required-present', 'consent-banner', items), finding('emb-maps', cause, items)];
  expect(actions('cmp', ...given).map(({ checkId }) => checkId)).toEqual(expected);
});

it('knows the files of an embed by host and page, whichever of them is shown', () => {
  const file = (value: string, page: string) => ({ ...item(page), kind: 'request', ref: value, value }) as never;
  const embed = finding('emb-video', 'youtube', [file('https://www.youtube.com/s/player/a.css', '/film')]);
  const banner = (page: string) => finding('cmp-required-present', 'consent-banner', [file('https://www.youtube.com/embed/abc', page)]);
  expect(actions('cmp', banner('/film'), embed).map(({ checkId }) => checkId)).toEqual(['emb-video']);
  expect(actions('cmp', banner('/andere'), embed)).toHaveLength(2);
});

it('settles a banner that is missing for an embed with it, whichever weighs more', () => {
  const items = [item('/', { id: 'm' })];
  const embed = { ...(finding('emb-maps', 'google-maps', items) as ReportFinding), weight: 4 };
  const given = [finding('cmp-required-present', 'google-maps', items), embed];
  expect(actions('cmp', ...given)).toMatchObject([{ checkId: 'emb-maps', settles: 2 }]);
});

it('proposes what stands in for an embed where no other check tells of it', () => {
  const alone = finding('cmp-required-present', 'soundcloud', [item('/')]);
  expect(actions('cmp', alone).map(({ checkId }) => checkId)).toEqual(['cmp-required-present']);
});

const hinted = (checkId: string, cause: string, part: Partial<ReportFinding>, items = [item('/a')]) =>
  ({ ...(finding(checkId, cause, items) as ReportFinding), class: 'Hint', ...part }) as ReportFinding;
const checksIn = (found: readonly ReportFinding[], ...more: [ReadonlyMap<string, never>?]) =>
  chooseTopActions([{ id: 'ck', findings: found } as never], 'de', ...more).map(({ checkId }) => checkId);

it('puts what is disputed behind what is clear', () => {
  const counted = hinted('trk-before-consent', 'matomo', { statement: 'Ob das eine Einwilligung braucht, ist umstritten.' }, [
    item('/a', { pages: 9 }),
  ]);
  const unnamed = hinted('pp-services-named', 'wetteronline', { weight: 4 });
  const withdrawal = hinted('ppc-withdraw', 'privacy-notice:withdrawal', { weight: 3, confidence: 'medium' });
  expect(checksIn([counted, withdrawal, unnamed])).toEqual(['pp-services-named', 'trk-before-consent', 'ppc-withdraw']);
  expect(checksIn([unnamed, { ...counted, statement: 'Das ist unumstritten.' }])[0]).toBe('trk-before-consent');
  const connected = { ...counted, statement: 'Es besteht eine Verbindung, ohne erkannte Besucherkennung und ohne Skript.' };
  expect(checksIn([connected, unnamed])[0]).toBe('pp-services-named');
});

it.each<[string, 4 | 5, boolean, number[]]>([
  ['with the container what comes only through it', 5, true, [2, 1]],
  ['with the container nothing that comes another way too', 5, false, [1, 1, 1]],
  ['with what it fires not the container, which loads as before', 4, true, [1, 1, 1]],
])('settles %s', (_, weight, loadsAll, settles) => {
  const container = { ...(finding('trk-gtm-before-consent', 'google-tag-manager', [item('/a')]) as ReportFinding), weight };
  const tag = { ...(finding('trk-before-consent', 'google-analytics', [item('/a')]) as ReportFinding), weight: 9 - weight } as never;
  const video = { ...(finding('emb-video', 'matterport', [item('/b')]) as ReportFinding), weight: 1 as const };
  const managers = new Map([['google-analytics', { id: 'google-tag-manager', loadsAll }]]);
  const found = [{ ...(tag as ReportFinding), checkId: 'trk-meta-pixel' }, container, video];
  expect(chooseTopActions([{ id: 'ck', findings: found } as never], 'de', managers).map((action) => action.settles)).toEqual(settles);
});

it('settles with the container nothing of what runs only after consent', () => {
  const container = { ...(finding('trk-gtm-before-consent', 'google-tag-manager', [item('/a')]) as ReportFinding), weight: 5 as const };
  const recorder = finding('trk-session-replay', 'mouseflow', [{ ...item('/a'), states: ['accept'] }]) as ReportFinding;
  const managers = new Map([['mouseflow', { id: 'google-tag-manager', loadsAll: true }]]);
  const actions = chooseTopActions([{ id: 'trk', findings: [container, recorder] } as never], 'de', managers);
  expect(actions.map((action) => action.settles)).toEqual([1, 1]);
});

it('settles by a mode without cookies only what names it', () => {
  const mode = `1. ${cookielessModeOf('matomo-cloud')?.de} Damit ist das Speichern behoben.\n2. Binden Sie den Dienst ein.`;
  const given = [
    finding('ck-before-consent', 'matomo-cloud', [item('/')], mode),
    finding('trk-before-consent', 'matomo-cloud', [item('/')], mode),
    finding('trk-session-replay', 'matomo-cloud', [item('/')]),
    finding('tc-before-consent', 'matomo-cloud', [item('/')]),
  ];
  expect(actions('ck', ...given).map(({ settles }) => settles)).toEqual([2, 2]);
});

it.each([
  ['cmp-required-present', 'consent-banner', '_pk_id', 1],
  ['pp-services-named', 'privacy-notice:no-cookies', '_pk_id', 1],
  ['cmp-required-present', 'consent-banner', '_other', 2],
  ['pp-services-named', 'privacy-notice:no-cookies', '_other', 2],
  ['pp-services-named', 'privacy-notice:consent-only', '_pk_id', 2],
])('asks for nothing more in %s (%s) where a mode ends all that is stored: %s', (checkId, cause, value, count) => {
  const mode = `1. ${cookielessModeOf('matomo')?.de} Damit ist das Speichern behoben.`;
  const cookie = (name: string) => ({ ...item('/a'), kind: 'cookie', ref: name, value: name }) as never;
  const given = [finding('ck-before-consent', 'matomo', [cookie('_pk_id')], mode), finding(checkId, cause, [cookie(value)])];
  expect(actions('ck', ...given)).toHaveLength(count);
});

it('names each service once before it names one again, and no legal basis of what is to change', () => {
  const loading = finding('ck-before-consent', 'etracker', [item('/a')]);
  const basis = finding('ppc-legal-bases', 'etracker', [item('/a')]);
  const lifetime = finding('ck-lifetime', 'etracker', [item('/a')]);
  const calendar = { ...(finding('emb-booking-widgets', 'calendly', [item('/a')]) as ReportFinding), weight: 1 } as ReportFinding;
  expect(checksIn([loading, basis, lifetime, calendar])).toEqual(['ck-before-consent', 'emb-booking-widgets', 'ck-lifetime']);
  expect(checksIn([basis])).toEqual(['ppc-legal-bases']);
});

it.each<[string, string[], string[]]>([
  ['each of its services', ['etracker'], ['ck-before-consent']],
  ['only one of its services', ['etracker', 'calendly'], ['ck-before-consent', 'ppc-legal-bases']],
])('leaves a legal basis of several services for later where steps have named %s', (_, services, expected) => {
  const items = services.map((ref) => ({ ...item('/a'), ref, value: ref }));
  const basis = finding('ppc-legal-bases', 'privacy-notice:unfit-basis', items);
  expect(checksIn([finding('ck-before-consent', 'etracker', [item('/a')]), basis])).toEqual(expected);
});

it.each<[string, string, string, number]>([
  ['waits for consent', '1. {#held} Laden Sie Awin erst nach der Zustimmung.', '2. Oder holen Sie eine ausdrückliche Einwilligung ein.', 1],
  ['waits, beside one that ends on a click', '1. {#held} Laden Sie Awin erst nach der Zustimmung.', '2. Oder zeigen Sie einen Link.', 2],
  ['is removed', '1. {#remove} Entfernen Sie Awin.', '2. Oder holen Sie eine ausdrückliche Einwilligung ein.', 2],
])('settles on sensitive pages what a general consent allows, and no more: a service that %s', (_, step, other, settles) => {
  const sensitive = finding('trk-sensitive-context', 'awin', [item('/rezept')], `1. Laden Sie Awin dort nicht.\n${other}`);
  const heavy = { ...(finding('trk-before-consent', 'awin', [item('/'), item('/rezept')], step) as ReportFinding), weight: 9 };
  expect(actions('trk', heavy, sensitive)[0]).toMatchObject({ checkId: 'trk-before-consent', settles });
});

it('counts the pages of a cause once, wherever its cookies stay', () => {
  const cookie = { ...item('/a', { pages: 6 }), kind: 'cookie' } as never;
  const found = [finding('ck-before-consent', 'paypal', [cookie]), finding('emb-payment-sdk', 'paypal', [item('/produkt')])];
  expect(actions('ck', ...found)[0]?.pages).toBe(1);
});

it('puts what a form asks of health or faith before what loads', () => {
  const asked = { ...(finding('frm-sensitive-fields', 'form', [item('/a')]) as ReportFinding), weight: 4, confidence: 'medium' };
  const map = { ...(finding('emb-maps', 'google-maps', [item('/a')]) as ReportFinding), weight: 4 };
  expect(checksIn([map, asked] as ReportFinding[])[0]).toBe('frm-sensitive-fields');
});

it.each([
  ['1. {#held} In Borlabs Cookie: Legen Sie den Dienst an.', 'holds it back'],
  ['1. Entweder halten Sie fest, warum Sie ihn brauchen, oder laden Sie ihn später.', 'leaves it as it is'],
])('keeps to the step about the notice where %s only %s', (step) => {
  const own = 'Entfernen Sie die Einbindung von Sentry, wenn Sie sie nicht brauchen, oder laden Sie sie erst nach der Einwilligung.';
  const unnamed = finding(
    'pp-services-named',
    'sentry',
    [item('/a')],
    `1. {#remove} ${own}\n2. Soweit sie bleibt, beschreiben Sie Sentry.`,
  );
  const loads = { ...(finding('emb-hidden-thirdparties', 'sentry', [item('/a')], step) as ReportFinding), class: 'Hint', weight: 2 };
  const [first] = actions('pp', unnamed, loads as ReportFinding);
  expect(first).toMatchObject({ checkId: 'pp-services-named', title: own, settles: 2 });
  expect(first?.effect).toMatch(/^Einer von mehreren Schritten/);
});

it('says how an embed is taken away where it loads, when the notice leaves it out', () => {
  const step = 'Entfernen Sie die Einbindung von Gravatar, wenn Sie sie nicht brauchen.';
  const unnamed = finding('pp-services-named', 'gravatar', [item('/a')], `1. {#remove} ${step}`);
  const loads = {
    ...(finding('emb-hidden-thirdparties', 'gravatar', [item('/a')], '1. Schalten Sie die Avatare von Gravatar ab.') as ReportFinding),
  };
  const [first, ...others] = actions('pp', unnamed, { ...loads, class: 'Hint', weight: 2 } as ReportFinding);
  expect(first).toMatchObject({ checkId: 'pp-services-named', title: 'Schalten Sie die Avatare von Gravatar ab.', settles: 2 });
  expect(others).toEqual([]);
  expect(actions('pp', unnamed)[0]?.title).toBe(step);
});

it('puts a cookie on one page before signals without an identifier on all of them', () => {
  const statement = 'Das Skript von Google Analytics lädt vor der Einwilligung und sendet Signale ohne Besucherkennung (Client-ID).';
  const pings = { ...(finding('trk-before-consent', 'google-analytics', [item('/', { pages: 40 })]) as ReportFinding), statement };
  const cookies = finding('ck-before-consent', 'youtube', [item('/ueber-mich')]);
  expect(actions('trk', pings, cookies).map(({ checkId }) => checkId)).toEqual(['ck-before-consent', 'trk-before-consent']);
  const identified = { ...pings, statement: 'Google Analytics läuft vor der Einwilligung.' };
  expect(actions('trk', identified, cookies)[0]?.checkId).toBe('trk-before-consent');
});

it.each([
  ['a step that acts, with one finding', 'Sperren Sie die Karte.', 1, /^Damit erledigt sich eine Einzelfeststellung/],
  ['a step that acts, with several', 'Sperren Sie die Karte.', 2, /^Damit erledigen sich 2 Einzelfeststellungen/],
  ['a step that only looks', 'Prüfen Sie die Karte.', 1, /^Betrifft eine Einzelfeststellung/],
])('says what is settled by %s', (_, step, count, effect) => {
  const found = ['emb-maps', 'ck-before-consent'].slice(0, count).map((id) => finding(id, 'maps', [item('/a')], step));
  expect(actions('emb', ...found)[0]?.effect).toMatch(effect);
});

it.each([
  [
    'the notice, where loading later is all there is to do',
    'pp-services-named',
    '1. {#later} Laden Sie Matomo erst zu dem Zeitpunkt, den sie nennt.',
    2,
  ],
  [
    'the notice, where a further step has a condition of its own',
    'pp-services-named',
    '1. {#later} Laden Sie Matomo erst zu dem Zeitpunkt, den sie nennt.\n2. Braucht er keine Einwilligung, berichtigen Sie den Satz.',
    2,
  ],
  [
    'no notice whose first step has a condition, and is to be taken all the same',
    'pp-services-named',
    '1. Ist Matomo an die Stelle von Jetpack getreten, ersetzen Sie dessen Abschnitt; sonst ergänzen Sie einen.\n2. {#later} Laden Sie Matomo erst nach der Einwilligung; die Beschreibung ersetzt diese nicht.',
    1,
  ],
  [
    'no notice that has to be written as well',
    'pp-services-named',
    '1. {#tie,later} Laden Sie Matomo erst nach der Einwilligung.\n2. Beschreiben Sie Matomo in der Datenschutzerklärung.',
    1,
  ],
  [
    'a withdrawal after which the script loads again',
    'cmp-withdrawal-effective',
    '1. {#later} Binden Sie das Skript von Matomo an die Einwilligung.',
    2,
  ],
  [
    'no withdrawal that leaves cookies behind although the script would wait',
    'cmp-withdrawal-effective',
    '1. {#later} Laden Sie Matomo (Skript oder Rahmen) erst nach der Einwilligung; sonst lädt es wieder.\n2. {#delete} Löschen Sie erst danach diese Cookies: _pk_id.',
    1,
  ],
  [
    'no withdrawal that leaves cookies behind',
    'cmp-withdrawal-effective',
    '1. {#delete} Löschen Sie nach dem Widerruf diese Cookies: _pk_id.',
    1,
  ],
  ['no lifetime of a cookie', 'ck-lifetime', '1. {#tie,later} Laden Sie Matomo erst nach der Einwilligung.', 1],
])('loading later settles %s', (_, checkId, step, settles) => {
  const found = [finding('ck-before-consent', 'matomo', [item('/')]), hinted(checkId, 'matomo', { howToFix: step })];
  expect(actions('ck', ...found)[0]).toMatchObject({ checkId: 'ck-before-consent', settles });
});

it.each([
  [
    'de',
    '1. {#own-files} Liefern Sie die Dateien von DATEV vom eigenen Server aus, oder entfernen Sie sie.',
    '1. {#own-files} Liefern Sie auch diese Dateien vom eigenen Server aus: www.datev.de.',
  ],
  [
    'en',
    '1. {#own-files} Deliver the files of DATEV from your own server, or remove them.',
    '1. {#own-files} Deliver these files from your own server too: www.datev.de.',
  ],
] as const)('settles with files on the own server whatever else is said of them: %s', (locale, own, other) => {
  const file = { ...item('/a'), kind: 'request', ref: 'r1' } as never;
  const more = { ...item('/b'), kind: 'request', ref: 'r2' } as never;
  const named = hinted('pp-services-named', 'datev', { howToFix: own, weight: 4 }, [file]);
  const hidden = hinted('emb-hidden-thirdparties', 'datev', { howToFix: 'Legen Sie das Bild ab.', weight: 2 }, [file]);
  const sentence = (items: Item[]) => hinted('pp-services-named', 'privacy-notice:own-files', { howToFix: other, weight: 4 }, items);
  const settles = (...findings: ReportFinding[]) => chooseTopActions([{ id: 'pp', findings } as never], locale).map((each) => each.settles);
  expect(settles(named, sentence([file]), hidden)).toEqual([3]);
  expect(settles(named, sentence([file, more]), hidden)).toEqual([2, 1]);
});

it.each([
  [
    'versions that nobody compared',
    'sec-outdated-software',
    'WordPress 6.8.12; mit der jeweils neuesten Fassung wurden sie nicht verglichen.',
    3,
  ],
  ['a server placed by its address', 'cmp-own-loading', 'wird von einem Server geladen, dessen Adresse den USA zugeordnet ist.', 4],
] as const)('puts what is sure before %s', (_, checkId, statement, weight) => {
  const doubtful = hinted(checkId, 'x', { statement, weight }, [item('/a', { pages: 40 })]);
  const sure = hinted('pp-services-named', 'datev', { weight: 4 });
  expect(checksIn([doubtful, sure])).toEqual(['pp-services-named', checkId]);
});

it('takes embeds away before a banner is set up for the rest', () => {
  const map = item('/', { id: 'm' });
  const banner = finding('cmp-required-present', 'consent-banner', [map, { ...item('/b'), ref: 'pixel' } as never]);
  const embed = { ...(finding('emb-maps', 'google-maps', [map]) as ReportFinding), weight: 3 };
  expect(actions('cmp', banner, embed as never).map(({ checkId }) => checkId)).toEqual(['emb-maps', 'cmp-required-present']);
});

it.each<[string, string, RegExp, string]>([
  [
    'one that others follow',
    '1. Streichen Sie das Feld.\n2. Holen Sie eine Einwilligung ein.',
    /^Einer von mehreren Schritten \(.*\), mit denen sich eine/,
    'Streichen',
  ],
  [
    'what the form asks before the services on its page',
    '1. {#kept-off,this-page:meta-pixel} Laden Sie Meta-Pixel auf dieser Seite nicht, auch nicht nach einer Zustimmung.\n2. Holen Sie am Formular eine Einwilligung ein.',
    /^Einer von mehreren Schritten/,
    'Holen Sie am Formular',
  ],
  [
    'one and how it is taken',
    '1. {#tie,later} Laden Sie die Dienste erst nach der Einwilligung.\n2. {#tie} Ordnen Sie sie dazu im Einwilligungswerkzeug der passenden Kategorie zu.',
    /^Damit erledigt sich/,
    'Laden Sie die Dienste',
  ],
  [
    'one and a count of what it brought',
    '1. Bieten Sie ein Ablehnen mit einem Klick an.\n2. Zählen Sie nach: Der Widerruf soll nicht mehr Klicks brauchen als das Zustimmen.',
    /^Damit erledigt sich/,
    'Bieten Sie ein Ablehnen',
  ],
  [
    'one and what else follows from it',
    '1. Nehmen Sie das Feld in die Liste auf.\n2. Ordnen Sie es einer Kategorie zu.',
    /^Einer von mehreren Schritten/,
    'Nehmen Sie das Feld',
  ],
  ['one beside a way out', '1. Streichen Sie das Feld.\n2. Oder stellen Sie es frei.', /^Damit erledigt sich/, 'Streichen'],
  [
    'one and its trial',
    '1. Streichen Sie das Feld.\n2. Öffnen Sie die Seite in einem neuen Browserprofil, und prüfen Sie, dass es fehlt.',
    /^Damit erledigt sich/,
    'Streichen',
  ],
  ['one and what may be there', '1. Streichen Sie das Feld.\n2. Beschreiben Sie es, soweit es dort fehlt.', /^Damit erledigt/, 'Streichen'],
  [
    'no result of a step that is not told',
    '1. Prüfen und dokumentieren Sie, ob Behörden zugreifen.\n2. Nennen Sie das Ergebnis in der Datenschutzerklärung.',
    /^Betrifft eine/,
    'Prüfen und dokumentieren',
  ],
  ['one that looks at the provider', '1. Stellen Sie beim Anbieter fest, wozu sie dienen.', /^Betrifft eine/, 'Stellen'],
])('promises no more than the step does: %s', (_, howToFix, effect, title) => {
  const [action] = actions('frm', finding('frm-sensitive-fields', 'form-1', [item('/a')], howToFix));
  expect(action?.effect).toMatch(effect);
  expect(action?.title.startsWith(title)).toBe(true);
});

it.each<[string, string, string, RegExp]>([
  [
    'files that move to the own server',
    '1. {#own-files} Liefern Sie die Dateien von Instagram-Einbettung vom eigenen Server aus, oder entfernen Sie sie.',
    '1. {#replace} Ersetzen Sie Plugins durch Links.',
    /Liefern Sie die Dateien von Instagram-Einbettung/,
  ],
  [
    'files that move to the own server, and how they do',
    '1. {#own-files} Liefern Sie die Dateien von Instagram-Einbettung vom eigenen Server aus, oder entfernen Sie sie.',
    '1. {#own-files} Legen Sie das Bild feed.jpg auf den eigenen Server.',
    /Legen Sie das Bild feed\.jpg/,
  ],
  [
    'an embed that is to go, and how it goes',
    '1. {#remove} Entfernen Sie die Einbindung, wenn Sie sie nicht brauchen.',
    '1. {#replace} Ersetzen Sie Plugins durch Links.',
    /Ersetzen Sie Plugins durch Links/,
  ],
  [
    'an embed that is to go, and a step on services at large',
    '1. {#remove} Entfernen Sie Instagram-Einbettung, wenn Sie sie nicht brauchen.',
    '1. Verzichten Sie auf sensiblen Seiten auf Werbe- und Social-Dienste.',
    /Entfernen Sie Instagram-Einbettung/,
  ],
])('says for %s what to do about the service', (_, ofNotice, ofEmbed, title) => {
  const given = [
    finding('pp-services-named', 'instagram', [item('/')], ofNotice),
    finding('emb-social-plugins', 'instagram', [item('/')], ofEmbed),
  ];
  expect(
    chooseTopActions(
      [
        {
          id: 'pp',
          findings: [
            { ...given[0]!, weight: 5 },
            { ...given[1]!, class: 'Hint' },
          ],
        } as never,
      ],
      'de',
    )[0]?.title,
  ).toMatch(title);
});
