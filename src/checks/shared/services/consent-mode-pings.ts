import type { Facts } from '../../facts.ts';
import { identifiesVisitor, isAnalyticsScript, isDeniedPing, isTagManagerScript } from './google-requests.ts';
import type { ServiceObservation } from './service-observations.ts';

/** How consent mode is run without such pings; with the container where the tag manager is in use, which loads Google tags too. */
export const basicModeSteps = {
  de: '1. {#basic-mode} Betreiben Sie den Consent Mode in der einfachen Form („Basic“): Laden Sie die Google-Tags erst nach der Einwilligung.\n2. {#basic-mode} Sperren Sie dazu gtag/js bis zur Einwilligung (im Einwilligungswerkzeug, wenn es Skripte zurückhält, sonst mit eigenem Code), statt nur den Standardwert „denied“ zu setzen.',
  en: '1. {#basic-mode} Run consent mode in its basic form: load the Google tags only after consent.\n2. {#basic-mode} Block gtag/js until consent for that (in the consent tool if it holds scripts back, else with code of your own), instead of only setting the default to “denied”.',
};

/** The same steps where the container of the tag manager loads before consent as well. */
export const basicModeStepsWithContainer = {
  de: basicModeSteps.de.replace('gtag/js', 'gtag/js und den Container des Google Tag Managers'),
  en: basicModeSteps.en.replace('gtag/js', 'gtag/js and the container of Google Tag Manager'),
};

/** Whether the Google Tag Manager is in use, so that the steps name its container. */
export function hasContainer({ services }: Pick<Facts, 'services'>): boolean {
  return services.some(({ service }) => service.id === 'google-tag-manager');
}

/** Whether all a Google service did was to load its script and to send pings that say “denied” and name nobody. */
export function sendsPingsOnly({ requests }: Pick<ServiceObservation, 'requests'>): boolean {
  const hits = requests.filter((request) => !isAnalyticsScript(request) && !isTagManagerScript(request) && !isTagScript(request.url));
  return hits.length > 0 && hits.every((request) => isDeniedPing(request) && !identifiesVisitor(request));
}

function isTagScript(url: string): boolean {
  return URL.canParse(url) && new URL(url).pathname.endsWith('/gtag/js');
}
