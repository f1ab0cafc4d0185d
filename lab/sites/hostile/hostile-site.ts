import { html } from '../../answers.ts';
import { type PageAnswer, siteHost } from '../../site-host.ts';
import type { LabHost, LabService, LabSite } from '../../types.ts';

/** A site that misbehaves in one way, said in one line. */
export interface HostileSiteOptions {
  slug: string;
  de: string;
  en: string;
  /** Expected scan error code; absent when the site can be examined all the same. */
  error?: string;
  scheme?: 'http' | 'https';
  serves?: LabService[];
  /** Answers by path; anything else is 404 unless `fallback` says otherwise. */
  pages?: Record<string, PageAnswer>;
  fallback?: PageAnswer;
  /** Takes over the whole exchange. */
  raw?: LabHost['raw'];
  /** The site's own host is replaced by these: none at all for a name that does not resolve. */
  hosts?: LabHost[];
}

/** Builds such a site; its host is `<slug>.test` and its start page `/`. */
export function hostileSite(options: HostileSiteOptions): LabSite {
  const { slug, de, en, error, scheme = 'https', serves, pages = {}, fallback, raw } = options;
  const host = `${slug}.test`;
  const base = { host, address: '5.9.140.77', ...(serves && { serves }) };
  const own: LabHost = raw ? { ...base, raw } : siteHost({ ...base, pages, fallback, hardened: false, redirectHttp: scheme === 'https' });
  return {
    slug,
    url: `${scheme}://${host}/`,
    about: { de, en },
    hosts: options.hosts ?? [own],
    truth: null,
    ...(error && { error }),
  };
}

/** A short German page with the legal links every site has. `script` runs before the body is complete. */
export function shortPage(title: string, body: string, script = ''): string {
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1>
<p>Willkommen. <a href="/impressum">Impressum</a> <a href="/datenschutz">Datenschutz</a></p>
${body}
${script && `<script>${script}</script>`}
</body></html>`;
}

/** The imprint that the short pages link to. */
export const imprint = html(
  '<!doctype html><html lang="de"><meta charset="utf-8"><title>Impressum</title><h1>Impressum</h1><p>Hanna Muster, Am Markt 1, 24105 Kiel, post@example.test, 0431 555010</p></html>',
);
