/** Build of the site, as it stands in the addresses of its data. */
export const buildId = 'kT3uVq0yWn8sLxRb2cPzE';

/** Addresses of the built files. */
export const files = {
  app: '/_next/static/chunks/pages/_app-5f1c0be2a97d4431.js',
  webpack: '/_next/static/chunks/webpack-3a1f9b2c7de04f55.js',
  css: '/_next/static/css/9d2e41f07b3c6a18.css',
  font: '/_next/static/media/e4af272ccee01ff0-s.p.woff2',
} as const;

/** Accounts of the agency with its vendors. */
export const accounts = {
  linkedIn: '5128846',
  meta: '904417266351870',
  matomo: 'personalwerkhansa',
  crisp: '5d0c8e4a-71b2-4f0e-9a6c-2f3b7e91d8c4',
  recaptcha: '6LfH9a8qAAAAAJwT0nQ2rKpVx5mZsE7bYc1uDgLo',
  indeed: '6184420937710265',
  spotify: '4rOoJ6Egrf8K2IrywzwOMk',
} as const;

const navigation = [
  ['/jobs', 'Jobs'],
  ['/fuer-unternehmen', 'Für Unternehmen'],
  ['/podcast', 'Podcast'],
  ['/ueber-uns', 'Über uns'],
  ['/bewerben', 'Jetzt bewerben'],
] as const;

/** What Contentful knows of a page. */
export interface NextPage {
  path: string;
  title: string;
  description: string;
  main: string;
  /** Structured data. */
  data?: Record<string, unknown>;
}

/** Answer of `/_next/data/…` that the router fetches instead of a whole page. */
export const pageProps = ({ title, main }: NextPage) => ({ pageProps: { title, html: main }, __N_SSG: true });

const asJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

function nextData(page: NextPage): string {
  return asJson({
    props: {
      pageProps: {
        entry: {
          sys: { id: '3kQmPz7c0SxW', contentType: { sys: { id: 'page' } }, locale: 'de' },
          fields: { slug: page.path, title: page.title },
        },
        preview: false,
      },
      __N_SSG: true,
    },
    page: page.path === '/' ? '/' : '/[[...slug]]',
    query: page.path === '/' ? {} : { slug: page.path.slice(1).split('/') },
    buildId,
    runtimeConfig: { NEXT_PUBLIC_GTM_ID: 'GTM-PWH7K2X', NEXT_PUBLIC_GTM_ENABLED: 'false', NEXT_PUBLIC_HOTJAR_ID: '' },
    isFallback: false,
    gsp: true,
    locale: 'de',
    locales: ['de'],
    defaultLocale: 'de',
    scriptLoader: [],
  });
}

const link = (href: string, text: string, name: string) => `<a class="${name}" href="${href}" data-nx="true">${text}</a>`;

/** A page as Next.js renders it on the server, before React takes over. */
export function renderNext(page: NextPage): string {
  const url = `https://www.personalwerk-hansa.test${page.path}`;
  return `<!DOCTYPE html><html lang="de"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><title>${page.title} | Personalwerk Hansa</title><meta name="description" content="${page.description}"/><link rel="canonical" href="${url}"/><meta property="og:title" content="${page.title}"/><meta property="og:image" content="https://images.ctfassets.net/q8w2zj5hd1pt/og/personalwerk.png"/><link rel="dns-prefetch" href="//connect.facebook.net"/><link rel="dns-prefetch" href="//snap.licdn.com"/>${page.data ? `<script type="application/ld+json">${asJson(page.data)}</script>` : ''}<meta name="next-head-count" content="9"/><link rel="preload" href="${files.font}" as="font" type="font/woff2" crossorigin="anonymous" data-next-font="size-adjust"/><link rel="preload" href="${files.css}" as="style"/><link rel="stylesheet" href="${files.css}" data-n-g=""/><noscript data-n-css=""></noscript><script defer="" src="${files.webpack}"></script><script defer="" src="${files.app}"></script><script src="/_next/static/${buildId}/_buildManifest.js" defer=""></script></head><body><div id="__next"><div class="__variable_b0f3a1 Layout_root__x2K9p"><header class="Header_header__Qm4Lz">${link('/', '<svg viewBox="0 0 30 30" width="30" aria-hidden="true"><path d="M3 27V9l12-6 12 6v18z" fill="#0b7285"/><path d="M10 27V15h10v12z" fill="#fff"/></svg> Personalwerk Hansa', 'Header_logo__7aPq1')}<nav class="Header_nav__v9cWe" aria-label="Hauptnavigation">${navigation.map(([href, text]) => link(href, text, 'Header_link__n1Yd0')).join('')}</nav></header><main class="Layout_main__0Hs3k" id="inhalt">${page.main}</main><footer class="Footer_footer__kU81b"><div><strong>Personalwerk Hansa GmbH</strong><br/>Brandstwiete 58, 20457 Hamburg<br/>040 555 310 80</div><div>${link('/impressum', 'Impressum', 'Footer_link__e3Rt5')} ${link('/datenschutz', 'Datenschutz', 'Footer_link__e3Rt5')} <button type="button" class="Footer_link__e3Rt5" data-cc="show-preferencesModal">Cookie-Einstellungen</button></div><div><a class="Footer_link__e3Rt5" href="https://www.linkedin.com/company/personalwerk-hansa-beispiel" rel="noopener" target="_blank">LinkedIn</a></div></footer></div></div><div id="__next-route-announcer__" aria-live="assertive" role="alert" style="position:absolute;width:1px;height:1px;overflow:hidden"></div><script id="__NEXT_DATA__" type="application/json">${nextData(page)}</script></body></html>`;
}
