/** Facts of the firm that several files need. */
export const firm = {
  host: 'www.elektro-brunnert.test',
  domain: 'elektro-brunnert.test',
  funnelCustomer: 'karriere-brunnert',
  funnel: '66c1f0a27be4f40012d9a3e1',
  seal: 'b3f4c6a9-0f53-4f0e-9c60-7b3a9c1f22d0',
} as const;

const site = `https://${firm.host}`;

const nav = [
  ['/', 'Startseite', 926116],
  ['/leistungen/', 'Leistungen', 926118],
  ['/photovoltaik/', 'Photovoltaik', 926121],
  ['/aktuelles/', 'Aktuelles', 926124],
  ['/karriere/', 'Karriere', 926130],
  ['/kontakt/', 'Kontakt', 926133],
] as const;

const styles = `*{box-sizing:border-box}body{font:15px/1.6 Arial,Helvetica,sans-serif;color:#333;background:#eceff2}.diywebLiveArea{max-width:1000px;margin:0 auto}.diywebLogo{background:#0d3b66;color:#fff;padding:22px 26px;font-size:26px;font-weight:700}.diywebLogo span{color:#f2a900}.diywebLogo small{display:block;font-size:13px;font-weight:400}
.webnavigation{background:#0a2d4f}.webnavigation a{display:block;padding:12px 18px;color:#fff;text-decoration:none}.webnavigation .current a{background:#f2a900;color:#111}.diywebEmotionHeader svg{display:block;width:100%}.diywebContent{background:#fff;padding:26px 34px}.diywebContent h1{color:#0d3b66;font-size:25px}.diywebContent h2{color:#0d3b66;font-size:19px;margin-bottom:4px}.diywebContent a{color:#b37700}.diywebContent iframe{border:0;max-width:100%}
.xform label{display:block;margin:9px 0}.xform input:not([type=checkbox]):not([type=radio]),.xform select,.xform textarea{display:block;width:340px;max-width:100%;box-sizing:border-box;padding:6px;border:1px solid #aab;font:inherit}.xform button{background:#f2a900;border:0;padding:10px 24px;font-weight:700}.team td{padding:4px 18px 4px 0}
#contentfooter{display:flex;justify-content:space-between;background:#d9dee3;padding:14px 34px;font-size:12px}#contentfooter a{color:#333}.wa-button{position:fixed;left:18px;bottom:18px;z-index:99;background:#25d366;color:#fff!important;border-radius:28px;padding:12px 18px;text-decoration:none;font-weight:700}`;

const header =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 220" role="img" aria-label="Unser Betrieb in Steinhagen"><rect width="1000" height="220" fill="#9cc4e4"/><circle cx="860" cy="60" r="34" fill="#ffd766"/><path d="M0 180h1000v40H0z" fill="#7a9a5b"/><path d="M120 180V110l110-60 110 60v70z" fill="#f4f1ea"/><path d="M105 116 230 44l125 72-12 8-113-64-113 64z" fill="#8c3b2e"/><path d="M240 62l90 50-8 14-88-48z" fill="#23406b"/><rect x="520" y="120" width="210" height="60" rx="8" fill="#fff"/><path d="M730 130h50l34 30v20h-84z" fill="#fff"/><path d="M740 138h36l20 22h-56z" fill="#9cc4e4"/><circle cx="570" cy="182" r="17" fill="#333"/><circle cx="770" cy="182" r="17" fill="#333"/><path d="M620 128l-22 28h16l-6 20 24-28h-16z" fill="#f2a900"/></svg>';

/** A module of the page: text, form or embedded code. */
export function moduleOf(type: string, content: string): string {
  return `<div class="n module-type-${type} diyfeLiveArea ">${content}</div>`;
}

/** A heading of the page. */
export function heading(text: string): string {
  return moduleOf('header', `<h1><span class="diyfeDecoration">${text}</span></h1>`);
}

/** A text module. */
export function text(...paragraphs: string[]): string {
  return moduleOf('text', paragraphs.map((content) => (content.startsWith('<') ? content : `<p>${content}</p>`)).join('\n'));
}

/** Code that the owner pasted into the module "Widget/HTML". */
export function pasted(code: string): string {
  return moduleOf('htmlCode', `<div class="module-htmlCode">${code}</div>`);
}

/** Whole document as IONOS MyWebsite writes it. */
export function myWebsite(path: string, title: string, content: string): string {
  const id = nav.find(([href]) => href === path)?.[2] ?? 926140;
  const items = nav
    .map(
      ([href, label, pageId]) =>
        `<li class="${href === path ? 'current ' : ''}${href === '/' ? '' : 'sibling '}mainNav1"><a data-page-id="${pageId}" href="${site}${href}" class="level_1"><span>${label}</span></a></li>`,
    )
    .join('');
  return `<!DOCTYPE html>
<html lang="de"  ><head prefix="og: http://ogp.me/ns# fb: http://ogp.me/ns/fb# business: http://ogp.me/ns/business#">
    <meta http-equiv="Content-Type" content="text/html; charset=utf-8"/>
    <meta name="generator" content="IONOS MyWebsite"/>

    <link rel="dns-prefetch" href="//cdn.website-start.de/"/>
    <link rel="canonical" href="${site}${path}"/>
    <title>Elektro Brunnert GmbH - ${title}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta name="keywords" content="Elektriker, Steinhagen, Gütersloh, Photovoltaik, Wallbox, Notdienst"/>
    <meta name="description" content="Ihr Elektromeisterbetrieb in Steinhagen: Elektroinstallation, Photovoltaik, Wallbox, Notdienst."/>
    <meta name="robots" content="index,follow"/>
    <link rel="stylesheet" type="text/css" href="//cdn.website-start.de/app/cdn/min/group/web.css?1736410672437"/>
    <link rel="stylesheet" type="text/css" href="//cdn.website-start.de/app/cdn/min/moduleserver/css/de_DE/common,counter,facebook,shoppingbasket?1736410672437"/>
    <link rel="stylesheet" type="text/css" href="/s/style/layout.css?1714389021"/>
    <script type="text/javascript" src="//cdn.website-start.de/app/cdn/min/group/web.js?1736410672437"></script>
    <script type="text/javascript">
    /* <![CDATA[ */
    var stagingMode = '';
    /* ]]> */
    </script>
    <script type="text/javascript" src="//cdn.website-start.de/app/cdn/min/moduleserver/js/de_DE/common,counter,facebook,shoppingbasket?1736410672437"></script>
    <!-- Benutzerdefinierter Head-Bereich -->
    <link rel="stylesheet" href="https://use.fontawesome.com/releases/v5.15.4/css/all.css" crossorigin="anonymous">
</head>
<body class="body   body-diyw ${path === '/' ? 'startpage ' : ''} cc-pagemode-default diyfeNoSidebar diy-market-de_DE" data-pageid="${id}" id="page-${id}">
<div class="diyw"><div class="diyweb">
<div class="diyfeMobileNav"><button type="button" class="diyfeToggle">Menü</button></div>
<div class="diywebLogo diywebLiveArea diyfeCA3">Elektro <span>Brunnert</span><small>Meisterbetrieb seit 1974 · Notdienst 05204 555 08 99</small></div>
<nav class="diywebNav diywebNavMain diywebNav1 diywebLiveArea"><div class="webnavigation"><ul id="mainNav1" class="mainNav1 webnavigation">${items}</ul></div></nav>
<div class="diywebEmotionHeader diywebLiveArea">${header}</div>
<div class="diywebContent diywebLiveArea"><div id="content_area"><div id="content_start"></div><div id="matrix_1025837" class="sortable-matrix" data-matrixId="1025837">${content}</div></div></div>
<div class="diywebFooter diywebLiveArea"><div id="contentfooter"><div class="leftrow"><a rel="nofollow" href="javascript:window.print();"><img class="inline" height="14" width="18" src="//cdn.website-start.de/s/img/cc/printer.gif" alt=""/>Druckversion</a> <span class="footer-separator">|</span> <a href="${site}/impressum/">Impressum</a> <span class="footer-separator">|</span> <a href="${site}/datenschutz/">Datenschutz</a><br/> © Elektro Brunnert GmbH</div>
<div class="rightrow"><span class="loggedout"><a rel="nofollow" id="login" href="https://login.1and1-editor.com/104881724/www.elektro-brunnert.test/de?pageId=${id}">Login</a></span></div></div></div>
<a class="wa-button" href="https://wa.me/4915155508021?text=Hallo%20Elektro%20Brunnert%2C%20ich%20habe%20eine%20Frage%3A" target="_blank" rel="noopener"><i class="fab fa-whatsapp"></i> WhatsApp</a>
</div></div>
</body></html>`;
}

/** Style sheet that the editor writes for the chosen layout. */
export const layoutStyles = styles;
