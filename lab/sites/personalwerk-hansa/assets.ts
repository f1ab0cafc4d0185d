import { css, script, svg } from '../../answers.ts';
import { clientScriptText } from '../../client-script.ts';
import { readPackageFile } from '../../package-file.ts';
import { sentryDsn } from '../../third-parties/sentry/hosts.ts';
import { consentSettings } from './consent.ts';
import { accounts, buildId, files } from './next-page.ts';

const own = `@font-face{font-family:"__Inter_b0f3a1";src:url(${files.font}) format("woff2");font-display:swap}*{box-sizing:border-box}body{margin:0;font:16px/1.6 "__Inter_b0f3a1",Inter,Arial,sans-serif;color:#17303a;background:#fff}a{color:#0b7285}img{max-width:100%;height:auto}
.Header_header__Qm4Lz{display:flex;flex-wrap:wrap;gap:18px;justify-content:space-between;align-items:center;padding:16px 5vw;border-bottom:1px solid #dbe7ea}.Header_logo__7aPq1{display:flex;gap:10px;align-items:center;font-weight:700;font-size:20px;text-decoration:none;color:#17303a}.Header_nav__v9cWe{display:flex;flex-wrap:wrap;gap:22px}.Header_link__n1Yd0{text-decoration:none;color:#17303a}.Header_link__n1Yd0:last-child{color:#0b7285;font-weight:700}
.Layout_main__0Hs3k{max-width:1080px;margin:0 auto;padding:30px 20px 60px}.Hero_hero__f6Yu4 img{border-radius:16px;display:block}.JobList_list__1mNb6{list-style:none;padding:0;display:grid;gap:14px}.JobCard_card__Zx81m{border:1px solid #cfe0e5;border-radius:12px;padding:6px 20px}.JobCard_card__Zx81m a{text-decoration:none;color:inherit}
.Button_primary__s8Wd3{display:inline-block;background:#0b7285;color:#fff;border:0;border-radius:8px;padding:12px 24px;font:600 16px Inter,Arial,sans-serif;text-decoration:none;cursor:pointer}.Form_grid__w1Qe9{display:grid;grid-template-columns:repeat(auto-fit,minmax(220px,1fr));gap:14px}fieldset{border:1px solid #cfe0e5;border-radius:12px;margin:0 0 18px}label{display:block}input:not([type=checkbox]),select{width:100%;padding:9px;border:1px solid #9bb4bc;border-radius:6px;font:inherit}.Form_check__p0Ol2{margin:0 0 14px}
.Embed_wrap__r7Bg5{position:relative;min-height:232px;background:#e3eef1;border-radius:12px;overflow:hidden}.Embed_wrap__r7Bg5 iframe{border:0;display:block}.Embed_notice__u0Pa2:not([hidden]){position:absolute;inset:0;display:flex;flex-direction:column;align-items:center;justify-content:center;padding:20px;text-align:center}
.Footer_footer__kU81b{background:#17303a;color:#fff;padding:28px 5vw;display:flex;flex-wrap:wrap;gap:24px;justify-content:space-between}.Footer_link__e3Rt5{color:#fff;background:none;border:0;font:inherit;text-decoration:underline;cursor:pointer;margin-right:12px;padding:0}.Popup_root__c4Zt8{position:fixed;right:20px;bottom:90px;width:320px;background:#fff;border:2px solid #0b7285;border-radius:12px;padding:16px;z-index:50}`;

/** One style sheet of all components, CookieConsent's among them. */
export const styleSheet = css(`${readPackageFile('vanilla-cookieconsent/dist/cookieconsent.css').toString('utf8')}\n${own}`);

/** The bundle: CookieConsent 3 as published, then the application. */
export const bundle = script(
  `${readPackageFile('vanilla-cookieconsent/dist/cookieconsent.umd.js').toString('utf8')}\n${clientScriptText(new URL('./app.js', import.meta.url), { accounts, buildId, sentry: sentryDsn, consent: consentSettings })}`,
);

/** The badge of kununu, kept on the agency's own server. */
export const kununuBadge = svg(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><rect width="120" height="120" rx="14" fill="#ffc62e"/><text x="60" y="52" text-anchor="middle" font-family="Arial" font-size="22" font-weight="700">kununu</text><text x="60" y="80" text-anchor="middle" font-family="Arial" font-size="13">TOP COMPANY 2026</text></svg>',
);
