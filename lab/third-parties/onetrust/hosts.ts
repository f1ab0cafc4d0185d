import { json, noContent, notFound, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import { publications } from '../publications.ts';
import { completeSdkAnswer } from './complete-sdk.ts';

const sdk = new URL('./otBannerSdk.js', import.meta.url);

/** How a site has set up OneTrust. Group ids as in the original: C0001 necessary, C0002 performance, C0003 functional, C0004 targeting. */
export interface OneTrustConfiguration {
  text: string;
  details: string;
  privacyPath: string;
  /** Cover the page until a choice is made. */
  blocking: boolean;
  rejectOnFirstLayer: boolean;
  refuseAllOnSecondLayer: boolean;
  hidesFromRobots: boolean;
  groups: readonly { id: string; name: string; description: string; always?: boolean; preTicked?: boolean }[];
}

/** Domain scripts by id (`data-domain-script`). */
export const oneTrustScripts = publications<OneTrustConfiguration>('Domain script');

const stub = `(function(){var me=document.currentScript,id=me.getAttribute('data-domain-script'),base='https://cdn.cookielaw.org/';
window.OneTrustStub={};window.OnetrustActiveGroups=window.OptanonActiveGroups=',C0001,';
fetch(base+'consent/'+id+'/'+id+'.json').then(function(r){return r.json()}).then(function(d){window.otStubData={domainId:id,domainData:d,language:me.getAttribute('data-document-language')==='true'?document.documentElement.lang.slice(0,2):'de'};return fetch('https://geolocation.onetrust.com/cookieconsentpub/v1/geo/location',{headers:{accept:'application/json'}})}).then(function(){
var s=document.createElement('script');s.src=base+(window.otStubData.domainData.Version?'scripttemplates/'+window.otStubData.domainData.Version+'/otBannerSdk.js':'scripttemplates/202409.1.0/otBannerSdk.js?id='+id);s.async=true;document.head.appendChild(s);});})();`;

/**
 * OneTrust: stub, geolocation, banner and preference centre; cookies OptanonConsent and OptanonAlertBoxClosed.
 * Scripts wait as `type="text/plain" class="optanon-category-C0002"`.
 */
export const oneTrustHosts: readonly LabHost[] = [
  {
    host: 'cdn.cookielaw.org',
    address: '104.18.86.42',
    handle({ url }) {
      if (url.pathname.endsWith('/otSDKStub.js')) return script(stub);
      const complete = completeSdkAnswer(url);
      if (complete) return complete;
      const id = url.searchParams.get('id') ?? '';
      if (url.pathname.endsWith('/otBannerSdk.js')) return clientScript(sdk, { id, ...oneTrustScripts.find(id) });
      return url.pathname.endsWith('.json') ? json({}, { 'access-control-allow-origin': '*' }) : notFound();
    },
  },
  {
    host: 'geolocation.onetrust.com',
    address: '104.18.32.137',
    handle: () =>
      json({ country: 'DE', state: 'SH', stateName: 'Schleswig-Holstein', continent: 'EU' }, { 'access-control-allow-origin': '*' }),
  },
  ...['privacyportal-eu.onetrust.com', 'privacyportal-de.onetrust.com'].map(
    (host): LabHost => ({ host, address: '104.18.32.137', handle: () => noContent({ 'access-control-allow-origin': '*' }) }),
  ),
];
