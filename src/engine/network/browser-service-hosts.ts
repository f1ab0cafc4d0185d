/**
 * Hosts that Chromium calls for itself (updates, safe browsing, field trials, account sync) and that websites practically never
 * use. A CONNECT does not tell who asked, so hosts with a second life are missing on purpose: accounts.google.com (Google sign-in),
 * www.googleapis.com, translate.googleapis.com, www.gstatic.com, www.google.com. An operator who prefers a clean log over
 * complete findings may add them by the gateway's `browserServiceHosts`.
 */
export const browserServiceHosts: readonly string[] = [
  'update.googleapis.com',
  'clients1.google.com',
  'clients2.google.com',
  'clients2.googleusercontent.com',
  'clients4.google.com',
  'clientservices.googleapis.com',
  'redirector.gvt1.com',
  'edgedl.me.gvt1.com',
  'optimizationguide-pa.googleapis.com',
  'content-autofill.googleapis.com',
  'safebrowsing.google.com',
  'safebrowsing.googleapis.com',
  'safebrowsing.brave.com',
  'safebrowsingohttpgateway.googleapis.com',
  'sb-ssl.google.com',
  'passwordsleakcheck-pa.googleapis.com',
  'chromekanonymity-pa.googleapis.com',
  'chromesyncpasswords-pa.googleapis.com',
  'permissionpredictor-pa.googleapis.com',
  'android.clients.google.com',
  'mtalk.google.com',
];
