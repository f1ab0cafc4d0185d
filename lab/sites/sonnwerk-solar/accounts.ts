import { cookiebotGroups } from '../../third-parties/cookiebot/hosts.ts';
import { tagManagerContainers } from '../../third-parties/google/tag-manager-containers.ts';
import type { DeclaredCookie } from '../../third-parties/publications.ts';
import { firm } from './firm.ts';

const declared = (category: string, name: string, provider: string, purpose: string, lifetime: string): DeclaredCookie => ({
  category,
  name,
  provider,
  purpose,
  lifetime,
});

// The report of spring 2024: Hotjar and Taboola have gone since, Bing, TikTok and Leadinfo came.
const cookies = [
  declared(
    'necessary',
    'CookieConsent',
    'Cookiebot',
    'Speichert den Zustimmungsstatus des Benutzers für Cookies auf der aktuellen Domäne',
    '1 Jahr',
  ),
  declared('necessary', '__cf_bm', 'Calendly', 'Dieser Cookie wird verwendet, um zwischen Menschen und Bots zu unterscheiden', '1 Tag'),
  declared(
    'statistics',
    '_ga',
    'Google',
    'Registriert eine eindeutige ID, die verwendet wird, um statistische Daten zu generieren',
    '2 Jahre',
  ),
  declared('statistics', '_ga_*', 'Google', 'Sammelt Daten dazu, wie oft ein Benutzer eine Website besucht hat', '2 Jahre'),
  declared(
    'statistics',
    '_clck',
    'Microsoft',
    'Sammelt Daten über die Navigation und das Verhalten des Benutzers auf der Website',
    '1 Jahr',
  ),
  declared('statistics', '_clsk', 'Microsoft', 'Registriert statistische Daten über das Verhalten der Besucher', '1 Tag'),
  declared('statistics', '_cltk', 'Microsoft', 'Registriert Daten über das Verhalten der Besucher', 'Sitzung'),
  declared('statistics', '_hjSessionUser_*', 'Hotjar', 'Sammelt Statistiken über die Besuche des Benutzers', '1 Jahr'),
  declared('marketing', '_gcl_au', 'Google', 'Wird von Google AdSense verwendet, um die Effizienz von Werbung zu messen', '3 Monate'),
  declared('marketing', 'IDE', 'Google', 'Registriert Handlungen nach Anzeige oder Klicken auf eine der Anzeigen', '400 Tage'),
  declared(
    'marketing',
    '_fbp',
    'Meta Platforms, Inc.',
    'Wird von Facebook genutzt, um eine Reihe von Werbeprodukten anzuzeigen',
    '3 Monate',
  ),
  declared('marketing', 'MUID', 'Microsoft', 'Wird von Microsoft als eindeutige Benutzer-ID verwendet', '1 Jahr'),
  declared('marketing', 'trc_cookie_storage', 'Taboola', 'Setzt eine eindeutige ID, um den Benutzer wiederzuerkennen', '1 Jahr'),
  declared('marketing', '_calendly_session', 'Calendly', 'Ermöglicht die Buchung eines Termins auf der Website', '21 Tage'),
];

const advertising = ['ad_storage', 'ad_user_data'];

const meta = `!function(f,b,e,v,n,t,s){if(f.fbq)return;n=f.fbq=function(){n.callMethod?n.callMethod.apply(n,arguments):n.queue.push(arguments)};if(!f._fbq)f._fbq=n;n.push=n;n.loaded=!0;n.version='2.0';n.queue=[];t=b.createElement(e);t.async=!0;t.src=v;s=b.getElementsByTagName(e)[0];s.parentNode.insertBefore(t,s)}(window,document,'script','https://connect.facebook.net/en_US/fbevents.js');fbq('consent','grant');fbq('init','${firm.meta}');fbq('track','PageView');`;

const bing = `(function(w,d,t,r,u){var f,n,i;w[u]=w[u]||[],f=function(){var o={ti:"${firm.bing}",enableAutoSpaTracking:true};o.q=w[u],w[u]=new UET(o),w[u].push("pageLoad")},n=d.createElement(t),n.src=r,n.async=1,n.onload=n.onreadystatechange=function(){var s=this.readyState;s&&s!=="loaded"&&s!=="complete"||(f(),n.onload=n.onreadystatechange=null)},i=d.getElementsByTagName(t)[0],i.parentNode.insertBefore(n,i)})(window,document,"script","//bat.bing.com/bat.js","uetq");`;

/** Set up what the firm keeps with others. */
export function publishAccounts(): void {
  cookiebotGroups.publish(firm.cookiebot, {
    text: 'Wir verwenden Cookies, um unsere Website zu verbessern (Statistik: Google Analytics, Microsoft Clarity) und Ihnen auf anderen Websites Werbung zu zeigen (Marketing: Google Ads, Meta). Statistik und Marketing starten erst, wenn Sie zustimmen. Dabei können Daten in die USA gelangen. Ihre Auswahl ändern oder widerrufen Sie jederzeit über „Cookie-Einstellungen“ am Seitenende.',
    privacyPath: '/datenschutz',
    imprintPath: '/impressum',
    declineOnFirstLayer: false,
    hidesFromRobots: false,
    cookies,
  });
  tagManagerContainers.publish(firm.container, [
    // Consent checks: "none additional", as Google recommends for the advanced mode.
    { type: 'gtag', id: firm.analytics },
    { type: 'gtag', id: firm.ads, requires: advertising },
    {
      type: 'html',
      requires: advertising,
      code: `gtag('config','${firm.adsCall}',{phone_conversion_number:'${firm.phone}'});`,
    },
    { type: 'html', requires: advertising, code: meta },
    { type: 'html', requires: ['ad_storage'], code: bing },
  ]);
}
