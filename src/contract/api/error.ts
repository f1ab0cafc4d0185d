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
    de: 'Die Prüfung gegen Missbrauch ist abgelaufen oder fehlt. Bitte starten Sie den Scan noch einmal.',
    en: 'The check against abuse has expired or is missing. Please start the scan again.',
  },
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
