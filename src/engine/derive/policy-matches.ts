import type { LegalPageFact, PageFact } from '#checks/facts/pages.ts';
import type { PolicyMatchFact, ServiceUse } from '#checks/facts/services.ts';
import { bannerWords } from '#checks/shared/banner/banner-controls.ts';
import { linkedSections, onlyLinked } from '#checks/shared/notice/linked-sections.ts';
import { meansOtherOperator } from '#checks/shared/notice/other-operator.ts';
import { tellsOfTracker } from '#checks/shared/notice/tracker-named.ts';
import type { BannerEvidence } from '#evidence/banner.ts';
import type { Gathered } from '#evidence/gathered.ts';
import { sentenceAt } from '#knowledge/sentence-ends.ts';
import type { DeriveContext } from './context.ts';
import { known, unknown } from './gathered.ts';

/**
 * Whether the privacy notice names each service in use. A notice that is there but cannot be read says nothing about it. `pages`: the
 * visited pages, which show what of its text is menu and footer.
 */
export function derivePolicyMatches(
  services: readonly ServiceUse[],
  notice: Gathered<LegalPageFact>,
  banner: BannerEvidence | null,
  context: DeriveContext,
  pages: readonly PageFact[] = [],
): Gathered<PolicyMatchFact[]> {
  if (!notice.ok) return notice;
  const { url, failure, isPdf, text } = notice.data;
  const unread = url !== null && text === '';
  if (unread && failure !== null) return unknown('unreachable', `the privacy notice could not be opened: ${failure}`);
  if (unread && isPdf) return unknown('unsupported', 'the privacy notice is a PDF whose text was not read');
  const bannerText = banner ? bannerWords(banner).join('\n').slice(0, 100_000) : '';
  const namedIn = (searched: string) =>
    new Set(searched === '' ? [] : services.filter(({ service }) => context.catalogue.mentions(searched, service)));
  // One text after the other: the catalogue keeps the texts it took apart last.
  const searched = withoutAsides(withoutOutwardLinks(notice.data, pages));
  const inNotice = new Set(
    [...namedIn(searched)].filter((use) => tellsOfTracker(searched, use.service) && !meansOtherOperator(searched, use)),
  );
  const inBanner = namedIn(bannerText);
  return known(
    services.map((use) => {
      const serviceId = use.service.id;
      if (use.service.aliases.length === 0) return { serviceId, match: 'noRule', inBannerOnly: false };
      const found = inNotice.has(use) || tellsOfHost(searched, use);
      return { serviceId, match: found ? 'found' : 'notFound', inBannerOnly: !found && inBanner.has(use) };
    }),
  );
}

/** A sentence that denies what it names. */
const denies = /(?<![a-zß-ɏ])(?:nicht|nie|kein(?:e[nrms]?)?|ohne|no|not|never|without)(?![a-zß-ɏ])/iu;

/**
 * Whether the text names a host that pages loaded the service from ("liefert unser Shopsystem über cdn02.example.com aus"). The address
 * of a page ("example.com/privacy") and the site of a company ("www.example.com") tell where to read more, not what loads.
 */
function tellsOfHost(text: string, { hosts }: ServiceUse): boolean {
  return hosts.some((host) => {
    if (host.startsWith('www.') || host.split('.').length < 3) return false;
    const at = text.indexOf(host);
    if (at < 0 || /^[\w/-]/.test(text.slice(at + host.length)) || /[\w./-]$/.test(text.slice(0, at))) return false;
    const line = text.slice(text.lastIndexOf('\n', at) + 1, (text.indexOf('\n', at) + 1 || text.length + 1) - 1);
    return !denies.test(sentenceAt(line, line.indexOf(host)).sentence);
  });
}

/**
 * The text without lines that another page shows too and that hold a link to another site: "Instagram" in the footer leads to a
 * profile and describes no feed. Such lines stay empty, as what stands above and below keeps its distance.
 */
function withoutOutwardLinks({ url, text }: LegalPageFact, pages: readonly PageFact[]): string {
  const page = pages.find((candidate) => candidate.url === url);
  const sister = pages.find((candidate) => candidate.url !== url && candidate.kind === 'start') ?? pages.find((other) => other.url !== url);
  if (!page || !sister) return text;
  const shared = new Set(sister.text.split('\n').map((line) => line.trim()));
  const elsewhere = page.links.filter(({ href }) => leadsElsewhere(href, page.url)).map((link) => link.text.trim());
  const labels = elsewhere.filter((label) => label !== '');
  return text
    .split('\n')
    .map((line) => (shared.has(line.trim()) && labels.some((label) => line.includes(label)) ? '' : line))
    .join('\n');
}

/** Who keeps the mailboxes; together with the website it keeps that too. */
const keepsMail = /(?<![a-zß-ɏ])(?:e-?mail-?)?(?:postf(?:ach|ächern?)|mail-?(?:server|hosting)|mailbox(?:es)?)(?![a-zß-ɏ])/iu;
const keepsSite = /(?<![a-zß-ɏ])(?:web)?(?:sites?|seiten?|auftritt|präsenz|homepage)(?![a-zß-ɏ])|webhost|newsletter/iu;

/** The text without sentences that name a company for something else than what loads in the pages: a link, the mailboxes. */
function withoutAsides(text: string): string {
  if (!onlyLinked.test(text) && !keepsMail.test(text)) return text;
  const headings = new Set(linkedSections(text).map(({ heading }) => heading));
  return text
    .split('\n')
    .map((line) => (headings.has(line.trim()) ? '' : line))
    .map((line) =>
      line
        .split(/(?<=[.!?]) (?=[A-ZÄÖÜ„])/u)
        .filter((sentence) => !onlyLinked.test(sentence) && !(keepsMail.test(sentence) && !keepsSite.test(sentence)))
        .join(' '),
    )
    .join('\n');
}

function leadsElsewhere(href: string, base: string): boolean {
  const target = URL.parse(href, base);
  return target !== null && /^https?:$/.test(target.protocol) && target.host !== URL.parse(base)?.host;
}
