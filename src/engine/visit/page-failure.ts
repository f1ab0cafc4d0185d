import type { PageFailure } from '#evidence/pages.ts';
import type { RequestEvidence } from '#evidence/requests.ts';

/** What is known of a main document when its visit ends. */
export interface DocumentOutcome {
  /** Net error of the navigation (`net::ERR_…`), `crashed`, or null. */
  error: string | null;
  isDownload: boolean;
  document: RequestEvidence | null;
  /** Reason in the gateway's log for the document's host, when it refused or failed. */
  gatewayReason: string | null;
  mainNavigations: number;
  title: string;
  text: string;
  /** Links to other pages of the document's own site, at most `menuLinks`. */
  ownLinks: number;
  /** Markup without what every page begins with (doctype, title, language): a part that scripts fetch, such as the content of a dialog. */
  isPart: boolean;
}

/** Stands in for a net error when the scan ended before the answer came. */
export const givenUp = 'given-up';

/** More navigations than this without a click is a page that sends itself in circles. */
export const navigationCap = 20;

/** A page with as many links to its own site has a menu, and is no wall: contact forms and notices speak of robots too. */
export const menuLinks = 4;

/** Pages that keep robots out often answer 200, 403, 429 or 503 with one of these and little else. */
const botWall =
  /just a moment|checking your browser|attention required|access denied|verify you are (a )?human|sind sie ein (mensch|roboter)|captcha|ddos[- ]protection|bot[- ]?(schutz|erkennung|protection|detection)|ungewöhnlichen? (datenverkehr|aktivität)|unusual traffic|request blocked|zugriff verweigert/i;

/** Why a page could not be examined, or null when it could. Pure. */
export function pageFailure(outcome: DocumentOutcome): PageFailure | null {
  const { error, document, gatewayReason } = outcome;
  if (outcome.mainNavigations > navigationCap) return 'redirect-loop';
  if (error === 'crashed') return 'crashed';
  if (error === givenUp) return 'budget';
  const status = document?.status ?? null;
  if (error && !(error === 'net::ERR_ABORTED' && status !== null && !outcome.isDownload)) {
    if (outcome.isDownload) return isShownElsewhere(document) ? 'not-html' : 'download';
    if (/ERR_TOO_MANY_REDIRECTS/.test(error)) return 'redirect-loop';
    if (/ERR_CERT|ERR_SSL|ERR_BAD_SSL/.test(error)) return 'tls';
    if (gatewayReason) return fromGateway(gatewayReason);
    if (/ERR_NAME_NOT_RESOLVED/.test(error)) return 'unresolvable';
    if (/ERR_CONNECTION_REFUSED/.test(error)) return 'refused';
    if (/TIMED_OUT|TIMEOUT/.test(error)) return 'timeout';
    if (/INVALID_AUTH|AUTH_CREDENTIALS/.test(error)) return 'auth-required';
    if (/ERR_UNKNOWN_URL_SCHEME|ERR_DISALLOWED_URL_SCHEME|ERR_UNSAFE_PORT|ERR_UNSAFE_REDIRECT|ERR_ADDRESS_INVALID|BLOCKED_BY/.test(error))
      return 'blocked-target';
    if (error === 'net::ERR_ABORTED' && status === null) return 'network';
    return 'network';
  }
  if (document?.blockedReason && document.status === null) return fromGateway(document.blockedReason);
  if (document?.failure && gatewayReason && isSpent(gatewayReason)) return 'too-large';
  if (status === null) return null;
  if (status === 401 || status === 407) return 'auth-required';
  if (status === 403 || status === 429 || (status === 503 && botWall.test(`${outcome.title} ${outcome.text}`))) return 'blocked-by-site';
  const isBare = outcome.text.length < 900 && outcome.ownLinks < menuLinks;
  if (status < 400 && isBare && botWall.test(`${outcome.title}\n${outcome.text}`)) return 'blocked-by-site';
  if (status >= 400) return 'http-error';
  const mime = document?.mimeType ?? '';
  if (mime && !/html|xhtml/.test(mime)) return 'not-html';
  return outcome.isPart ? 'not-html' : null;
}

/** A PDF document is a page in browsers with a viewer and a download in those without: no page of ours in either. */
function isShownElsewhere(document: DocumentOutcome['document']): boolean {
  const disposition = document?.responseHeaders['content-disposition'] ?? '';
  return (
    /^application\/pdf\b/.test(document?.mimeType ?? document?.responseHeaders['content-type'] ?? '') && !/attachment/i.test(disposition)
  );
}

/** True for a connection that was cut because it had delivered too much. */
export function isSpent(reason: string): boolean {
  return /budget|bytes|too-large|too-many/.test(reason);
}

function fromGateway(reason: string): PageFailure {
  if (/unresolvable|dns/.test(reason)) return 'unresolvable';
  if (/timeout|idle/.test(reason)) return 'timeout';
  if (/refused/.test(reason)) return 'refused';
  if (isSpent(reason)) return 'too-large';
  if (/private|port|browser-service/.test(reason)) return 'blocked-target';
  return 'network';
}
