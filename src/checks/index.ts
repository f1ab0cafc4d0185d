import type { Check } from './define-check.ts';
import frmPreticked from './frm/frm-preticked.ts';
import frmSalutation from './frm/frm-salutation.ts';
import frmTransport from './frm/frm-transport.ts';
import impOutdatedLaw from './imp/imp-outdated-law.ts';
import impPresent from './imp/imp-present.ts';
import ppOutdatedTerms from './pp/pp-outdated-terms.ts';
import ppPresent from './pp/pp-present.ts';
import ppServicesNamed from './pp/pp-services-named.ts';
import tlsCertificateValid from './sec/tls-certificate-valid.ts';
import tlsHttpRedirect from './sec/tls-http-redirect.ts';
import tlsHttpsAvailable from './sec/tls-https-available.ts';
import tlsMixedContent from './sec/tls-mixed-content.ts';
import tlsProtocolVersion from './sec/tls-protocol-version.ts';

/** The catalogue. One line per check, in report order. */
export const checks: readonly Check[] = [
  tlsHttpsAvailable,
  tlsHttpRedirect,
  tlsCertificateValid,
  tlsProtocolVersion,
  tlsMixedContent,
  impPresent,
  impOutdatedLaw,
  ppPresent,
  ppServicesNamed,
  ppOutdatedTerms,
  frmTransport,
  frmSalutation,
  frmPreticked,
];
