import { z } from 'zod';

/** What a user is told about a scan that failed as a whole: what happened, and what to do about it. */
export interface ScanErrorText {
  happened: string;
  advice: string;
}

const text = (happened: string, advice: string): ScanErrorText => ({ happened, advice });

/** Every scan error with its German and English text. The keys are the stable codes. */
export const scanErrorTexts = {
  'invalid-url': {
    de: text('Das ist keine gültige Website-Adresse.', 'Geben Sie die Adresse so an: https://www.beispiel.de'),
    en: text('This is not a valid website address.', 'Enter the address like this: https://www.example.com'),
  },
  'unsupported-scheme': {
    de: text('Gescannt werden nur Adressen mit http:// oder https://.', 'Geben Sie eine Adresse mit http:// oder https:// an.'),
    en: text('Only addresses with http:// or https:// can be scanned.', 'Enter an address with http:// or https://.'),
  },
  'blocked-target': {
    de: text(
      'Die Adresse führt in ein privates oder gesperrtes Netz und wird nicht gescannt.',
      'Geben Sie eine Website an, die öffentlich im Internet erreichbar ist.',
    ),
    en: text(
      'The address leads to a private or blocked network and is not scanned.',
      'Enter a website that is publicly reachable on the Internet.',
    ),
  },
  unresolvable: {
    de: text('Der Name der Website lässt sich nicht auflösen.', 'Prüfen Sie die Schreibweise und den DNS-Eintrag der Domain.'),
    en: text('The name of the website cannot be resolved.', 'Check the spelling and the DNS entry of the domain.'),
  },
  refused: {
    de: text('Der Server hat die Verbindung abgelehnt.', 'Prüfen Sie, ob der Webserver läuft, und scannen Sie erneut.'),
    en: text('The server refused the connection.', 'Check that the web server is running, then scan again.'),
  },
  timeout: {
    de: text('Die Website hat nicht rechtzeitig geantwortet.', 'Scannen Sie später erneut oder mit einem längeren Zeitlimit.'),
    en: text('The website did not answer in time.', 'Scan again later or with a longer time limit.'),
  },
  'tls-broken': {
    de: text(
      'Die verschlüsselte Verbindung kam nicht zustande: Zertifikat oder TLS-Einstellung ist fehlerhaft.',
      'Prüfen Sie das Zertifikat und die TLS-Einstellungen des Servers.',
    ),
    en: text(
      'The encrypted connection failed: certificate or TLS settings are faulty.',
      'Check the certificate and the TLS settings of the server.',
    ),
  },
  'blocked-by-site': {
    de: text('Die Website hat den Scan abgewiesen (Bot-Schutz).', 'Erlauben Sie dem Scanner den Zugriff, und scannen Sie erneut.'),
    en: text('The website turned the scan away (bot protection).', 'Allow the scanner access, then scan again.'),
  },
  'http-error': {
    de: text('Die Startseite antwortet mit einem Fehler.', 'Prüfen Sie die Adresse im Browser, und scannen Sie erneut.'),
    en: text('The start page answers with an error.', 'Check the address in a browser, then scan again.'),
  },
  'not-html': {
    de: text('Unter der Adresse liegt keine Webseite.', 'Geben Sie die Adresse einer HTML-Seite an.'),
    en: text('There is no web page at this address.', 'Enter the address of an HTML page.'),
  },
  download: {
    de: text('Unter der Adresse liegt eine Datei zum Herunterladen.', 'Geben Sie die Adresse einer HTML-Seite an.'),
    en: text('The address delivers a file to download.', 'Enter the address of an HTML page.'),
  },
  'too-large': {
    de: text('Die Startseite ist zu groß, um sie zu untersuchen.', 'Geben Sie eine andere Seite der Website an.'),
    en: text('The start page is too large to examine.', 'Enter another page of the website.'),
  },
  'redirect-loop': {
    de: text('Die Website leitet im Kreis weiter.', 'Beheben Sie die Weiterleitung auf dem Server, und scannen Sie erneut.'),
    en: text('The website redirects in a circle.', 'Fix the redirect on the server, then scan again.'),
  },
  'auth-required': {
    de: text('Die Website verlangt eine Anmeldung.', 'Geben Sie eine Seite an, die ohne Anmeldung erreichbar ist.'),
    en: text('The website asks for a login.', 'Enter a page that is reachable without a login.'),
  },
  unresponsive: {
    de: text(
      'Die Startseite hat den Browser blockiert und reagiert nicht mehr.',
      'Scannen Sie erneut. Bleibt es dabei, prüfen Sie die Skripte der Seite.',
    ),
    en: text('The start page blocked the browser and no longer responds.', 'Scan again. If it persists, check the scripts of the page.'),
  },
  'browser-crashed': {
    de: text('Der Browser ist beim Laden der Website abgestürzt.', 'Scannen Sie erneut.'),
    en: text('The browser crashed while loading the website.', 'Scan again.'),
  },
  'browser-missing': {
    de: text('Es wurde kein Browser gefunden, mit dem gescannt werden kann.', 'Installieren Sie Chromium, oder setzen Sie CHROMIUM_PATH.'),
    en: text('No browser was found to scan with.', 'Install Chromium, or set CHROMIUM_PATH.'),
  },
  'third-party-cookies-blocked': {
    de: text(
      'Der Browser sperrt Cookies von Dritten. Ein Scan sähe sauberer aus, als die Website ist, und wurde deshalb nicht ausgeführt.',
      'Verwenden Sie einen Browser ohne diese Sperre (CHROMIUM_PATH).',
    ),
    en: text(
      'The browser blocks third-party cookies. A scan would look cleaner than the website is and was not run.',
      'Use a browser without this block (CHROMIUM_PATH).',
    ),
  },
  'sandbox-unavailable': {
    de: text(
      'Der Browser kann auf diesem System nicht abgeschottet laufen.',
      'Erlauben Sie Benutzer-Namensräume, oder starten Sie den Scan als unprivilegierter Benutzer.',
    ),
    en: text('The browser cannot run sandboxed on this system.', 'Allow user namespaces, or start the scan as an unprivileged user.'),
  },
  budget: {
    de: text('Der Scan hat sein Zeit- oder Datenlimit erreicht.', 'Scannen Sie mit weniger Seiten oder einem längeren Zeitlimit.'),
    en: text('The scan reached its time or data limit.', 'Scan fewer pages or set a longer time limit.'),
  },
  cancelled: {
    de: text('Der Scan wurde abgebrochen, bevor er fertig war.', 'Starten Sie ihn neu, wenn Sie das ganze Ergebnis brauchen.'),
    en: text('The scan was cancelled before it was finished.', 'Start it again if you need the whole result.'),
  },
  'archive-not-written': {
    de: text('Das Beweisarchiv konnte nicht geschrieben werden.', 'Prüfen Sie Speicherplatz und Schreibrechte am Zielort.'),
    en: text('The evidence archive could not be written.', 'Check disk space and write permission at the destination.'),
  },
  network: {
    de: text('Die Verbindung zur Website ist abgebrochen.', 'Prüfen Sie die Netzverbindung, und scannen Sie erneut.'),
    en: text('The connection to the website was lost.', 'Check the network connection, then scan again.'),
  },
  internal: {
    de: text(
      'Im Scanner ist ein unerwarteter Fehler aufgetreten.',
      'Scannen Sie erneut. Bleibt es dabei, melden Sie den Fehler mit dem Beweisarchiv.',
    ),
    en: text('An unexpected error occurred in the scanner.', 'Scan again. If it persists, report the error with the evidence archive.'),
  },
} as const satisfies Record<string, Record<'de' | 'en', ScanErrorText>>;

/** Stable code of a scan that failed as a whole. */
export type ScanErrorCode = keyof typeof scanErrorTexts;

/** Schema of the codes. */
export const scanErrorCodeSchema = z.enum(Object.keys(scanErrorTexts) as [ScanErrorCode, ...ScanErrorCode[]]);

/** The error as one text: what happened, what to do. */
export function scanErrorText(code: ScanErrorCode, locale: 'de' | 'en'): string {
  const { happened, advice } = scanErrorTexts[code][locale];
  return `${happened} ${advice}`;
}
