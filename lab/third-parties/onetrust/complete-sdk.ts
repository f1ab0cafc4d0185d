import { css, json, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabResponse } from '../../types.ts';
import { publications } from '../publications.ts';

const version = '202411.1.0';
const sdk = new URL('./completeSdk.js', import.meta.url);

/** Texts of one language, by the names that the platform's own language files use. */
export interface OneTrustTexts {
  AlertNoticeTitle: string;
  AlertNoticeText: string;
  AlertMoreInfoText: string;
  AlertAllowCookiesText: string;
  AlertDisallowCookiesText: string;
  CookieSettingButtonText: string;
  CloseText: string;
  MainText: string;
  MainInfoText: string;
  AboutText: string;
  AboutLink: string;
  ConfirmText: string;
  ManagePreferenceText: string;
  AlwaysActiveText: string;
  CookieListText: string;
  BackText: string;
  Groups: readonly {
    id: string;
    name: string;
    description: string;
    always?: boolean;
    cookies: readonly { name: string; host: string; lifetime: string; purpose: string }[];
  }[];
}

/** A domain with the complete markup, in several languages; the first one is the default. */
export interface OneTrustDomain {
  primaryColor: string;
  languages: Record<string, OneTrustTexts>;
  /** Which group grants which storage of Google's Consent Mode. */
  consentMode?: Record<string, string>;
}

/** Domains by id that are served with the complete markup. */
export const oneTrustDomains = publications<OneTrustDomain>('OneTrust domain');

const common = `#onetrust-consent-sdk *{box-sizing:border-box}#onetrust-consent-sdk{font:14px/1.5 inherit}.ot-hide{display:none!important}.onetrust-pc-dark-filter{position:fixed;inset:0;z-index:2147483646;background:rgba(0,0,0,.5)}
#onetrust-banner-sdk{position:fixed;z-index:2147483645;left:0;right:0;bottom:0;background:#fff;color:#363636;box-shadow:0 0 18px rgba(0,0,0,.2)}#onetrust-banner-sdk .ot-sdk-row{display:flex;gap:32px;align-items:center;max-width:1280px;margin:auto;padding:24px 56px 24px 28px;flex-wrap:wrap}
#onetrust-group-container{flex:1 1 480px}#onetrust-policy-title{font-size:18px;margin:0 0 8px}#onetrust-policy-text{font-size:13px;margin:0}#onetrust-button-group{display:flex;flex-direction:column;gap:10px}#onetrust-consent-sdk button.ot-btn{min-width:230px;padding:12px 20px;border-radius:2px;font-size:13px;font-weight:600;cursor:pointer}
#onetrust-close-btn-container{position:absolute;top:10px;right:14px}.ot-close-icon{border:0;background:none;font-size:20px;line-height:1;cursor:pointer;color:#555}#onetrust-pc-sdk{position:fixed;z-index:2147483647;inset:5vh 0 auto;margin:auto;width:min(580px,94vw);max-height:90vh;overflow:auto;background:#fff;color:#363636;border-radius:3px}
.ot-pc-header{display:flex;justify-content:space-between;padding:12px 24px;border-bottom:1px solid #ddd}#ot-pc-content{padding:16px 24px}#ot-pc-title,#ot-category-title{font-size:17px}.ot-cat-item{position:relative;border:1px solid #e2e2e2;margin-top:-1px;padding:12px 14px}.ot-acc-hdr{display:flex;justify-content:space-between;align-items:center}.ot-cat-header{margin:0;font-size:14px}.ot-always-active{color:#3860be;font-weight:700;font-size:13px}
.ot-tgl{position:relative;width:46px;height:24px}.ot-tgl input{position:absolute;opacity:0;width:46px;height:24px;margin:0;z-index:1;cursor:pointer}.ot-switch{position:absolute;inset:0;border-radius:20px;background:#bbb}.ot-switch-nob{position:absolute;top:3px;left:3px;width:18px;height:18px;border-radius:50%;background:#fff;transition:.2s}.ot-tgl input:checked+.ot-switch{background:#3c7356}.ot-tgl input:checked+.ot-switch .ot-switch-nob{left:25px}.ot-label-txt{position:absolute;clip:rect(0 0 0 0)}
.ot-link-btn{border:0;background:none;color:#3860be;text-decoration:underline;padding:0;font-size:13px;cursor:pointer}.ot-pc-footer{padding:14px 24px;border-top:1px solid #ddd;display:flex;gap:10px;flex-wrap:wrap}.ot-host-tbl{width:100%;font-size:12px;border-collapse:collapse}.ot-host-tbl td,.ot-host-tbl th{border:1px solid #ddd;padding:4px;text-align:left}`;

const allowAll = { 'access-control-allow-origin': '*' };

/** What cdn.cookielaw.org answers for domains with the complete markup; null for everything else. */
export function completeSdkAnswer({ pathname }: URL): LabResponse | null {
  if (pathname === `/scripttemplates/${version}/otBannerSdk.js`) return clientScript(sdk);
  if (pathname === `/scripttemplates/${version}/assets/otCommonStyles.css`) return css(common, allowAll);
  if (pathname === '/logos/static/powered_by_logo.svg')
    return svg(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 152 25"><text x="0" y="17" font-family="Arial" font-size="12" fill="#565656">Powered by OneTrust</text></svg>',
    );
  const [, id, file] = pathname.match(/^\/consent\/([\w-]+)\/(.+)\.json$/) ?? [];
  const domain = id ? oneTrustDomains.find(id) : undefined;
  if (!domain || !file) return null;
  const languages = Object.keys(domain.languages);
  if (file === id)
    return json(
      {
        CookieSPAEnabled: false,
        Version: version,
        OptanonDataJSON: id,
        GeolocationUrl: 'https://geolocation.onetrust.com/cookieconsentpub/v1/geo/location',
        RuleSet: [{ Id: '018f63c2-2b1d-7c0e-9d55-6f1e2a4b8c11', Default: true, LanguageSwitcherPlaceholder: languages, Type: 'GDPR' }],
      },
      allowAll,
    );
  const language = file.split('/').at(-1) ?? '';
  const texts = domain.languages[language] ?? domain.languages[languages[0] ?? ''];
  return json({ DomainData: texts, CommonData: { PrimaryColor: domain.primaryColor, ConsentMode: domain.consentMode ?? {} } }, allowAll);
}
