import { describe, expect, it } from 'vitest';
import type { Facts } from '#checks/facts.ts';
import type { BannerEvidence, LegalLinkReach, PageBanner } from '#evidence/banner.ts';
import type { ConsentState } from '#evidence/gathered.ts';
import type { PageVisit } from '#evidence/pages.ts';
import { testDeps } from '../../../test/factories/catalogue.ts';
import { bannerEvidence, consentOutcome, evidence, gathered, inAllStates, inVisits, pageVisit } from '../../../test/factories/evidence.ts';
import { control, legalPage, siteUrl } from '../../../test/factories/facts.ts';
import { deriveLegalAccess, derivePrompts, pagesWithoutBanner } from './banner-access.ts';
import { createContext } from './context.ts';
import { known } from './gathered.ts';

const text = 'Wir verwenden Cookies für Statistik und Werbung. Sie können allem zustimmen oder alles ablehnen.';
const asking: PageBanner = { asks: true, blocksPage: true, text };
const visit = (state: ConsentState, path: string, banner: PageBanner | null | undefined, part: Partial<PageVisit> = {}): PageVisit =>
  pageVisit({ id: `${state}-${path}`, state, url: `${siteUrl}${path}`, kind: 'other', banner, ...part });
const bannerFact = (part: Partial<BannerEvidence> = {}) =>
  known<Facts['banner']>({ banner: bannerEvidence({ text, ...part }), cmpName: null, cmpLoaded: null, payOrConsent: false });
const nothing = known<Facts['banner']>({ banner: null, cmpName: null, cmpLoaded: null, payOrConsent: false });

describe('derivePrompts', () => {
  const derive = (pages: PageVisit[], banner: Parameters<typeof derivePrompts>[0] = bannerFact(), performed = true) =>
    derivePrompts(banner, createContext(evidence({ pages, reject: gathered(consentOutcome('reject', { performed })) }), testDeps));

  it('tells the pages that were looked at and those that asked again', () => {
    const pages = [...inVisits(), visit('reject', 'kontakt', asking), visit('reject', 'team', null), visit('accept', 'team', null)];
    expect(derive(pages)).toEqual(
      known([
        { state: 'reject', examined: [siteUrl, `${siteUrl}kontakt`, `${siteUrl}team`], shownOn: [`${siteUrl}kontakt`] },
        { state: 'accept', examined: [siteUrl, `${siteUrl}team`], shownOn: [] },
      ]),
    );
  });

  it.each<[string, PageVisit, string[], string[]]>([
    [
      'settings within the privacy page',
      visit('reject', 'datenschutz', { ...asking, text: 'Hier ändern Sie Ihre Auswahl zu Diensten und Cookies dieser Website.' }),
      [`${siteUrl}datenschutz`],
      [],
    ],
    ['a banner that only informs', visit('reject', 'a', { ...asking, asks: false }), [`${siteUrl}a`], []],
    ['another host', visit('reject', 'x', asking, { finalUrl: 'https://shop.muster.test/' }), [], []],
    ['a page that failed', visit('reject', 'x', asking, { failure: 'timeout' }), [], []],
    ['old evidence of one page', visit('reject', 'x', undefined), [], []],
    ['the visit without a choice', visit('none', 'x', asking), [], []],
  ])('%s', (_, page, examined, shownOn) => {
    const looked = visit('accept', 'b', null);
    const prompts = derive([page, looked]);
    expect(prompts).toMatchObject({ ok: true, data: [{ examined, shownOn }, {}] });
  });

  it('leaves out the pages on which the banner never shows, unless it shows there now', () => {
    const before = ['impressum', 'datenschutz'].map((path) => visit('none', path, null));
    before.push(visit('none', 'haus', asking), visit('none', 'team', asking));
    const after = ['haus', 'impressum'].map((path) => visit('reject', path, null));
    const now = visit('reject', 'datenschutz', asking);
    expect(derive([...before, ...after])).toMatchObject({ data: [{ examined: [`${siteUrl}haus`], shownOn: [] }, {}] });
    expect(derive([...before, ...after, now])).toMatchObject({ data: [{ examined: [`${siteUrl}haus`, now.finalUrl] }, {}] });
    // Seen on few further pages before the choice, it may come too late to be seen.
    expect(derive([...before.slice(0, 3), ...after])).toMatchObject({
      data: [{ examined: [`${siteUrl}haus`, `${siteUrl}impressum`] }, {}],
    });
  });

  it.each<[string, ReturnType<typeof derive>, object]>([
    ['no banner, nothing to ask', derive(inVisits(), nothing), { ok: true, data: [] }],
    [
      'a choice that failed',
      derive([visit('reject', 'a', asking)], bannerFact(), false),
      { ok: true, data: [{ examined: [] }, { examined: [] }] },
    ],
    ['a banner in a closed root', derive(inVisits(), bannerFact({ host: 'shadow-closed' })), { ok: false, reason: 'unsupported' }],
    ['evidence of older scans', derive([visit('reject', 'a', undefined)]), { ok: false, reason: 'not-performed' }],
  ])('%s', (_, prompts, expected) => {
    expect(prompts).toMatchObject(expected);
  });
});

describe('pagesWithoutBanner', () => {
  const shown = ['haus', 'team', 'jobs'].map((path) => visit('none', path, asking));
  const lacking = visit('none', 'aktion', null);

  it.each<[string, PageVisit[], Partial<BannerEvidence>, string[]]>([
    ['one of several pages', [...shown, lacking], {}, [lacking.finalUrl]],
    ['the same page by two visits', [...shown, lacking, visit('none', 'aktion', null, { id: 'b' })], {}, [lacking.finalUrl]],
    ['most pages: it may be told once per visit', [shown[0]!, lacking, visit('none', 'b', null), visit('none', 'c', null)], {}, []],
    ['a banner that comes late', [...shown, lacking], { seenAfterMs: 2_200 }, []],
    ['a banner nobody can look into', [...shown, lacking], { host: 'shadow-closed' }, []],
    [
      'another banner there',
      [...shown, visit('none', 'aktion', { ...asking, text: 'We use cookies for statistics and advertising.' })],
      {},
      [],
    ],
    ['a page after a choice', [...shown, visit('accept', 'aktion', null)], {}, []],
    ['another host', [...shown, visit('none', 'x', null, { finalUrl: 'https://shop.muster.test/' })], {}, []],
    ['a page that failed', [...shown, visit('none', 'x', null, { failure: 'timeout' })], {}, []],
    ['older evidence', [...shown, visit('none', 'x', undefined)], {}, []],
    ['a page that was not there in time', [...shown, visit('none', 'x', null, { notes: ['partial-load'] })], {}, []],
    ['a page whose tool was asked for: the banner may come late', [...shown, visit('none', 'x', null, { id: 'with-tool' })], {}, []],
  ])('%s', (_, pages, part, expected) => {
    expect(pagesWithoutBanner(bannerEvidence({ text, ...part }), evidence({ pages }), new Set(['with-tool']))).toEqual(expected);
  });
});

describe('deriveLegalAccess', () => {
  const imprint = known(legalPage({ kind: 'imprint' }));
  const privacy = known(legalPage({ kind: 'privacy' }));
  const page = (path: string, banner: PageBanner | null) => visit('none', path, banner, { kind: 'imprint' });
  const derive = (links: LegalLinkReach[] | undefined, part: Partial<BannerEvidence> = {}, pages: PageVisit[] = []) => {
    const seen = bannerEvidence({ legalLinks: links, ...part });
    const context = createContext(
      evidence({ pages: [...inVisits(), ...pages], banner: seen, overrides: { banners: inAllStates(() => gathered(seen)) } }),
      testDeps,
    );
    return deriveLegalAccess(bannerFact(part), { imprint, privacy }, context);
  };
  const onPage = (kind: LegalLinkReach['kind'], reach: LegalLinkReach['reach'], href = `/${kind}`): LegalLinkReach => ({
    kind,
    text: kind,
    href,
    reach,
  });

  it('takes the best link of the page', () => {
    expect(derive([onPage('imprint', 'covered'), onPage('imprint', 'free', '/impressum')])).toMatchObject({
      data: [
        { kind: 'imprint', inBanner: null, onPage: { href: '/impressum', reach: 'free' } },
        { kind: 'privacy', onPage: null },
      ],
    });
  });

  it.each<[string, string, string, object | null]>([
    ['a link in the banner', 'Datenschutzerklärung', '/datenschutz', { dead: false }],
    ['one that leads nowhere', 'Datenschutz', '#', { dead: true }],
    ['one told by its address', 'Mehr erfahren', '/datenschutz', { dead: false }],
    ['settings are no notice', 'Datenschutz-Einstellungen', '#', null],
  ])('%s', (_, label, href, expected) => {
    const controls = [control({ role: 'other', text: label, href })];
    const access = derive([], { controls });
    const [, own] = access.ok ? access.data : [];
    if (expected === null) expect(own?.inBanner).toBeNull();
    else expect(own?.inBanner).toMatchObject(expected);
  });

  it.each<[string, Parameters<typeof control>[0], object | null]>([
    ['a button without an address', { text: 'Datenschutzerklärung' }, { href: '', dead: true }],
    ['a button that tells its address', { text: 'Datenschutzerklärung', href: '/datenschutz/' }, { dead: false }],
    ['a button for something else', { text: 'Mehr erfahren' }, null],
    ['a button that is known to lead there', { text: 'Weitere Informationen', leadsTo: 'privacy' }, { href: '', dead: true }],
  ])('%s', (_, part, expected) => {
    const access = derive([], { controls: [control({ role: 'other', element: 'button', href: null, ...part })] });
    const [, own] = access.ok ? access.data : [];
    if (expected === null) expect(own?.inBanner).toBeNull();
    else expect(own?.inBanner).toMatchObject(expected);
  });

  it.each<[string, PageVisit[], object]>([
    ['covered by the banner', [page('impressum', asking)], { pageUrl: `${siteUrl}impressum`, pageCovered: true }],
    ['under a bar', [page('impressum', { ...asking, blocksPage: false })], { pageCovered: false }],
    ['free', [page('impressum', null)], { pageCovered: false }],
    ['not visited', [], { pageUrl: null, pageCovered: null }],
  ])('the page itself: %s', (_, pages, expected) => {
    expect(derive([], {}, pages)).toMatchObject({ data: [expected, {}] });
  });

  it.each<[string, number, PageBanner | null, boolean | null]>([
    ['gone there', 0, null, false],
    ['not waited for there', 3_700, null, null],
    ['seen there all the same', 3_700, asking, true],
    ['a bar there', 3_700, { ...asking, blocksPage: false }, false],
  ])('a banner that comes late on the start page: %s', (_, seenAfterMs, shown, pageCovered) => {
    expect(derive([], { seenAfterMs }, [page('impressum', shown)])).toMatchObject({ data: [{ pageCovered }, {}] });
  });

  it.each<[string, object, object]>([
    ['no banner', deriveLegalAccess(nothing, { imprint, privacy }, createContext(evidence(), testDeps)), { ok: true, data: [] }],
    ['evidence of older scans', derive(undefined), { ok: false, reason: 'not-performed' }],
  ])('%s', (_, access, expected) => {
    expect(access).toMatchObject(expected);
  });
});
