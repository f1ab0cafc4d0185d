import { type Firm, type ImprintOptions, imprintText } from '../../firm.ts';
import type { Look } from '../../looks.ts';
import { type Link, type PageContent, renderPage, type SiteFrame } from '../../page.ts';
import { type PrivacyNoticeOptions, privacyNotice } from '../../privacy-notice.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import type { LabHost, LabSite, SiteTruth } from '../../types.ts';

/** A site of a handful of pages with imprint and privacy notice, on `www.<domain>` with the bare domain redirecting. */
export interface OrdinarySite {
  slug: string;
  domain: string;
  address: string;
  about: LabSite['about'];
  firm: Firm;
  brand: string;
  claim?: string;
  look: Look;
  nav: readonly Link[];
  /** Footer links beside imprint and privacy notice. */
  footer?: readonly Link[];
  footerExtra?: string;
  head?: string;
  bodyEnd?: string;
  imprint?: ImprintOptions;
  notice: PrivacyNoticeOptions;
  pages: Record<string, PageContent>;
  /** Scripts, style sheets and pages that are more than content. */
  assets?: Record<string, PageAnswer>;
  fallback?: PageAnswer;
  headers?: Record<string, string | string[]>;
  /** Further hosts of the site or of its service providers. */
  hosts?: readonly LabHost[];
  truth: SiteTruth;
  /** Clicks of a person, by which the truth itself is checked in a browser. */
  choices?: LabSite['choices'];
}

/** Where `ordinarySite` puts the legal pages, for truth files. */
export const ordinaryLegal: SiteTruth['legal'] = { imprint: '/impressum', privacy: '/datenschutz', terms: null, cancellation: null };

/** The frame that all pages of such a site share. */
export function frameOf(site: OrdinarySite): SiteFrame {
  return {
    brand: site.brand,
    ...(site.claim && { claim: site.claim }),
    look: site.look,
    nav: site.nav,
    footer: [{ text: 'Impressum', href: '/impressum' }, { text: 'Datenschutzerklärung', href: '/datenschutz' }, ...(site.footer ?? [])],
    ...(site.footerExtra && { footerExtra: site.footerExtra }),
    ...(site.head && { head: site.head }),
    ...(site.bodyEnd && { bodyEnd: site.bodyEnd }),
  };
}

/** Turn the description into a lab site. */
export function ordinarySite(site: OrdinarySite): LabSite {
  const frame = frameOf(site);
  const pages: Record<string, PageAnswer> = {
    '/impressum': renderPage(frame, { title: 'Impressum', main: imprintText(site.firm, site.imprint) }),
    '/datenschutz': renderPage(frame, { title: 'Datenschutzerklärung', main: privacyNotice(site.firm, site.notice) }),
    '/kontakt/danke': renderPage(frame, { title: 'Vielen Dank', main: '<p>Ihre Nachricht ist angekommen. Wir melden uns.</p>' }),
    ...site.assets,
  };
  for (const [path, content] of Object.entries(site.pages)) pages[path] = renderPage(frame, content);
  return {
    slug: site.slug,
    url: `https://www.${site.domain}/`,
    about: site.about,
    hosts: [
      siteHost({
        host: `www.${site.domain}`,
        address: site.address,
        pages,
        ...(site.fallback !== undefined && { fallback: site.fallback }),
        ...(site.headers && { headers: site.headers }),
      }),
      apexHost(site.domain, site.address),
      ...(site.hosts ?? []),
    ],
    truth: site.truth,
    ...(site.choices && { choices: site.choices }),
  };
}
