import { z } from 'zod';
import { scanErrorTexts } from '../scan-error.ts';

/** Every error of the API that is not one of a scan: status and texts. Texts of the specification's catalogue where it has one. */
export const apiErrors = {
  'request-failed': {
    status: 500,
    de: 'Bei Ihrer Anfrage ist ein Fehler aufgetreten.',
    en: 'An error has occurred with your request.',
  },
  'form-invalid': {
    status: 400,
    de: 'Bei der Übertragung Ihrer Daten ist ein Fehler aufgetreten. Bitte prüfen Sie Ihre Eingaben.',
    en: 'An error occurred during the transmission of your data. Please check your input.',
  },
  required: { status: 400, de: 'Bitte füllen Sie dieses Feld aus.', en: 'Please fill in this field.' },
  'url-too-long': {
    status: 400,
    de: 'Die Adresse ist zu lang (höchstens 2.048 Zeichen).',
    en: 'The address is too long (at most 2,048 characters).',
  },
  'terms-not-accepted': {
    status: 400,
    de: 'Bitte stimmen Sie den AGB zu.',
    en: 'Please accept the terms and conditions.',
  },
  'configuration-code-missing': {
    status: 400,
    de: 'Ihre Anfrage konnte nicht bearbeitet werden: Der Konfigurationscode fehlt oder ist unbekannt.',
    en: 'Your request could not be processed: the configuration code is missing or unknown.',
  },
  'additional-url-invalid': {
    status: 400,
    de: 'Diese zusätzliche Adresse ist keine gültige Website-Adresse. Sie beginnt mit https:// oder http://.',
    en: 'This additional address is not a valid website address. It starts with https:// or http://.',
  },
  'proof-of-work-missing': {
    status: 400,
    de: 'Die Prüfung gegen Missbrauch ist abgelaufen oder fehlt. Bitte versuchen Sie es noch einmal.',
    en: 'The check against abuse has expired or is missing. Please try again.',
  },
  'email-invalid': { status: 400, de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.', en: 'Please enter a valid e-mail address.' },
  'password-too-short': {
    status: 400,
    de: 'Das Passwort braucht mindestens 12 Zeichen.',
    en: 'The password needs at least 12 characters.',
  },
  'password-too-long': {
    status: 400,
    de: 'Das Passwort darf höchstens 200 Zeichen haben.',
    en: 'The password may have at most 200 characters.',
  },
  'password-too-common': {
    status: 400,
    de: 'Dieses Passwort ist zu verbreitet und leicht zu erraten. Bitte wählen Sie ein anderes.',
    en: 'This password is too common and easy to guess. Please choose another one.',
  },
  'passwords-differ': { status: 400, de: 'Die Passwörter stimmen nicht überein.', en: 'The passwords are not equal.' },
  'original-password-wrong': { status: 400, de: 'Das bisherige Passwort ist falsch.', en: 'The original password is wrong.' },
  'login-failed': {
    status: 401,
    de: 'Die Anmeldung ist fehlgeschlagen. Bitte prüfen Sie E-Mail-Adresse und Passwort.',
    en: 'Login failed. Please check e-mail address and password.',
  },
  'login-unavailable': {
    status: 429,
    de: 'Die Anmeldung ist vorübergehend nicht möglich. Bitte versuchen Sie es später noch einmal.',
    en: 'Login is temporarily unavailable. Please try again later.',
  },
  'second-factor-required': {
    status: 401,
    de: 'Bitte geben Sie den Code aus Ihrer Authenticator-App ein.',
    en: 'Please enter the code from your authenticator app.',
  },
  'second-factor-invalid': { status: 401, de: 'Dieser Code stimmt nicht oder ist abgelaufen.', en: 'This code is wrong or has expired.' },
  'second-factor-needed': {
    status: 403,
    de: 'Ihre Rolle verlangt einen zweiten Faktor. Richten Sie ihn im Profil unter „Sicherheit“ ein.',
    en: 'Your role demands a second factor. Set it up in your profile under “Security”.',
  },
  'second-factor-exists': { status: 409, de: 'Ein zweiter Faktor ist schon eingerichtet.', en: 'A second factor is already set up.' },
  'confirmation-invalid': {
    status: 400,
    de: 'Dieser Bestätigungslink ist ungültig, abgelaufen oder wurde schon benutzt.',
    en: 'This confirmation link is invalid, has expired or was already used.',
  },
  'reset-code-invalid': {
    status: 400,
    de: 'Der Bestätigungscode ist ungültig, abgelaufen oder wurde schon benutzt.',
    en: 'The confirmation code is invalid, has expired or was already used.',
  },
  'postcode-invalid': {
    status: 400,
    de: 'Bitte geben Sie eine fünfstellige Postleitzahl ein.',
    en: 'Please enter a postcode of five digits.',
  },
  'phone-invalid': {
    status: 400,
    de: 'Die Telefonnummer beginnt mit +49 und enthält sonst nur Ziffern.',
    en: 'The phone number starts with +49 and otherwise contains only digits.',
  },
  'vat-id-invalid': {
    status: 400,
    de: 'Die USt-IdNr. besteht aus DE und neun Ziffern.',
    en: 'The VAT ID consists of DE and nine digits.',
  },
  'no-scans-left': {
    status: 402,
    de: 'Ihr Scan-Guthaben für diesen Monat ist aufgebraucht. Im Profil sehen Sie, wann neue Scans hinzukommen; mit Professional sind es 100 im Monat.',
    en: 'Your scans for this month are used up. Your profile shows when new ones are added; with Professional there are 100 a month.',
  },
  'no-premium-scans-left': {
    status: 402,
    de: 'Sie haben keine Premium-Scans mehr. Starten Sie einen Standard-Scan oder kaufen Sie Premium-Scans nach.',
    en: 'You have no premium scans left. Start a standard scan or buy more premium scans.',
  },
  'professional-only': {
    status: 403,
    de: 'Diese Funktion gehört zum Professional Account.',
    en: 'This feature is part of the Professional account.',
  },
  'comments-inactive': {
    status: 409,
    de: 'Kommentare sind für diesen Scan nicht eingeschaltet.',
    en: 'Comments are not switched on for this scan.',
  },
  'comment-too-long': {
    status: 400,
    de: 'Der Kommentar darf höchstens 4.000 Zeichen haben.',
    en: 'The comment may have at most 4,000 characters.',
  },
  'tag-too-long': { status: 400, de: 'Ein Schlagwort darf höchstens 40 Zeichen haben.', en: 'A tag may have at most 40 characters.' },
  'too-many-tags': { status: 400, de: 'Ein Scan kann höchstens 20 Schlagwörter haben.', en: 'A scan can have at most 20 tags.' },
  'other-website': {
    status: 400,
    de: 'Verglichen werden können nur zwei Scans derselben Website.',
    en: 'Only two scans of the same website can be compared.',
  },
  'finding-not-found': {
    status: 404,
    de: 'Diesen Befund gibt es in dem Scan nicht, oder er ist weder Risiko noch Warnung.',
    en: 'The scan has no such finding, or it is neither a risk nor a warning.',
  },
  'reason-too-long': {
    status: 400,
    de: 'Die Begründung darf höchstens 2.000 Zeichen haben.',
    en: 'The reason may have at most 2,000 characters.',
  },
  'feedback-too-long': {
    status: 400,
    de: 'Die Rückmeldung darf höchstens 2.000 Zeichen haben.',
    en: 'The feedback may have at most 2,000 characters.',
  },
  'import-too-large': {
    status: 400,
    de: 'Die Datei ist zu groß. Erlaubt sind 500 Adressen und 200 KB.',
    en: 'The file is too large. 500 addresses and 200 kB are allowed.',
  },
  forbidden: { status: 403, de: 'Dazu fehlt Ihnen die Berechtigung.', en: 'You do not have the permission for this.' },
  'body-too-large': { status: 413, de: 'Die übertragenen Daten sind zu groß.', en: 'The data sent are too large.' },
  'unsupported-media-type': { status: 415, de: 'Nur JSON wird angenommen.', en: 'Only JSON is accepted.' },
  'idempotency-conflict': {
    status: 422,
    de: 'Unter diesem Schlüssel wurde bereits ein anderer Auftrag angenommen.',
    en: 'Another order was already accepted under this key.',
  },
  'not-logged-in': { status: 401, de: 'Bitte melden Sie sich an.', en: 'Please log in.' },
  'cross-site-request': {
    status: 403,
    de: 'Die Anfrage kam von einer fremden Seite und wurde nicht ausgeführt.',
    en: 'The request came from another site and was not carried out.',
  },
  'not-found': { status: 404, de: 'Das Gesuchte wurde nicht gefunden.', en: 'What you are looking for was not found.' },
  'scan-not-found': {
    status: 404,
    de: 'Diesen Scan gibt es nicht, oder er wurde nach Ablauf der Frist gelöscht.',
    en: 'This scan does not exist, or it was deleted after its retention period.',
  },
  IllegalStateException: {
    status: 409,
    de: 'Der Scan ist noch nicht fertig.',
    en: 'The scan is not finished yet.',
  },
  'too-many-requests': {
    status: 429,
    de: 'Zu viele Anfragen in kurzer Zeit. Bitte versuchen Sie es in einigen Minuten erneut.',
    en: 'Too many requests in a short time. Please try again in a few minutes.',
  },
  'queue-full': {
    status: 503,
    de: 'Zurzeit warten sehr viele Scans. Bitte versuchen Sie es später erneut.',
    en: 'Very many scans are waiting at the moment. Please try again later.',
  },
  unavailable: {
    status: 503,
    de: 'Der Dienst ist vorübergehend nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    en: 'The service is temporarily unavailable. Please try again in a moment.',
  },
} as const satisfies Record<string, { status: number; de: string; en: string }>;

export type ApiErrorCode = keyof typeof apiErrors;

/** Body of every error answer. */
export const errorBodySchema = z.object({
  errors: z.array(z.string()).min(1).describe('Stable codes; one may be followed by `: ` and details for developers'),
  message: z.string().describe('For people, in the language of the request'),
  fields: z
    .record(z.string(), z.object({ code: z.string(), message: z.string() }))
    .optional()
    .describe('What is wrong with which field, by its path (`settings.urlImprint`)'),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;

/** Sentence for a code of the API or of a scan, in a language. Unknown codes get the general one. */
export function errorText(code: string, locale: 'de' | 'en'): string {
  const bare = code.split(':')[0]!;
  if (Object.hasOwn(apiErrors, bare)) return apiErrors[bare as ApiErrorCode][locale];
  if (Object.hasOwn(scanErrorTexts, bare)) {
    const { happened, advice } = scanErrorTexts[bare as keyof typeof scanErrorTexts][locale];
    return `${happened} ${advice}`;
  }
  return apiErrors['request-failed'][locale];
}
