type Locale = 'de' | 'en';
type Words<Key extends string> = Readonly<Record<Key, string>>;

const whose = ['own', 'unknown'] as const;
const fieldNames = ['onPassword', 'onPayment', 'onHealth'] as const;

/** Parts of the sentences about scripts of no known service. */
interface RecordingParts {
  head: Words<(typeof whose)[number]>;
  deed: string;
  fields: Words<(typeof fieldNames)[number]>;
  sender: string;
}

/**
 * One sentence for each owner of the script, alone (`byOwn`) and with each field (`onPasswordOwn`, `onPasswordOwnWithConsent`), and each
 * of them again for rrweb (`byOwnRrweb`), whose settings are known; with `Hosted` where a third party's script sends, and holds them.
 */
export function recordingMessages({ head, deed, fields, sender }: RecordingParts): Record<string, string> {
  const alone = Object.fromEntries(whose.map((owner) => [`by${nameOf(owner)}`, `${head[owner]}${deed}${sender}`]));
  const all = { ...alone, ...forEachCase((field, owner) => `${head[owner]}${deed}${fields[field]}${sender}`) };
  return { ...all, ...suffixed(all, 'Rrweb'), ...suffixed(all, 'RrwebHosted') };
}

/** Where recording needs ending first, and what to do about a script that has no settings. */
export const fixes: Record<Locale, Record<string, string>> = {
  de: fixesOf({
    service:
      '1. Beenden Sie die Aufzeichnung durch {service}, bis der Besucher eingewilligt hat; binden Sie den Dienst im Einwilligungswerkzeug an die Zustimmung.\n2. Maskieren Sie alle Eingaben in den Einstellungen des Dienstes.\n3. Laden Sie die Seite in einem neuen Browserprofil und prüfen Sie, dass ohne Zustimmung keine Aufzeichnung mehr beginnt.',
    onPages:
      '1. Nehmen Sie diese Seiten von der Aufzeichnung durch {service} aus: {addresses}.\n2. Maskieren Sie alle Eingaben in den Einstellungen des Dienstes.',
    masking:
      '1. Maskieren Sie alle Eingaben in den Einstellungen von {service}.\n2. Prüfen Sie an einer eigenen Aufzeichnung, ob Texte aus Formularfeldern darin noch lesbar sind.',
    script:
      '1. Beenden Sie die Aufzeichnung durch {script}, bis der Besucher eingewilligt hat; binden Sie das Skript im Einwilligungswerkzeug an die Zustimmung.\n2. Entfernen Sie das Skript oder nehmen Sie Eingaben aus der Aufzeichnung aus.',
    scriptOnPages:
      '1. Laden Sie {script} auf diesen Seiten nicht: {addresses}.\n2. Entfernen Sie das Skript auch sonst, oder nehmen Sie Eingaben aus der Aufzeichnung aus.',
    masked:
      'Prüfen Sie dort, wo rrweb.record aufgerufen wird, ob maskAllInputs: true gesetzt ist, und setzen Sie es sonst; gesendet wird die Aufzeichnung von {sender}.',
    maskedByProvider:
      'Prüfen Sie in den Einstellungen des Anbieters von {sender}, ob alle Eingaben maskiert werden (rrweb: maskAllInputs: true), und schalten Sie das sonst ein oder lassen Sie es von ihm einschalten.',
    pageText:
      'Eingabefelder und Auswahllisten maskiert der Dienst nach Angabe des Anbieters immer; stellen Sie die Maskierung so ein, dass sie auch den übrigen Seitentext erfasst, soweit er personenbezogene Angaben zeigt (bei {service}: Modus „Strict“).',
  }),
  en: fixesOf({
    service:
      '1. End the recording by {service} until the visitor has consented; tie the service to consent in the consent tool.\n2. Mask all input in the settings of the service.\n3. Load the page in a fresh browser profile and verify that no recording begins without consent any more.',
    onPages: '1. Exclude these pages from recording by {service}: {addresses}.\n2. Mask all input in the settings of the service.',
    masking:
      '1. Mask all input in the settings of {service}.\n2. Check in a recording of your own whether text from form fields can still be read in it.',
    script:
      '1. End the recording by {script} until the visitor has consented; tie the script to consent in the consent tool.\n2. Remove the script or exclude input from recording.',
    scriptOnPages:
      '1. Do not load {script} on these pages: {addresses}.\n2. Remove the script elsewhere too, or exclude input from recording.',
    masked:
      'Where rrweb.record is called, check whether maskAllInputs: true is set, and set it otherwise; the recording is sent by {sender}.',
    maskedByProvider:
      'Check in the settings of the provider of {sender} whether all input is masked (rrweb: maskAllInputs: true); otherwise switch it on or have the provider do so.',
    pageText:
      'According to the provider, the service always masks input fields and drop-down lists; set masking so that it covers the other text of the page too where that shows personal data (in {service}: mode “Strict”).',
  }),
};

function fixesOf(
  words: Words<'service' | 'onPages' | 'masking' | 'script' | 'scriptOnPages' | 'masked' | 'maskedByProvider' | 'pageText'>,
): Record<string, string> {
  const services = { beforeConsent: words.service, afterReject: words.service, throughout: words.service };
  const pages = Object.fromEntries(fieldNames.map((name) => [name, words.onPages]));
  const [stop] = words.script.split('\n');
  const scripts = {
    ...Object.fromEntries(whose.map((owner) => [`by${nameOf(owner)}`, words.script])),
    ...forEachCase((_, __, consented) => (consented ? words.scriptOnPages : after(stop!, words.scriptOnPages))),
  };
  const masks = (step: string) => mapped(scripts, (steps) => withStep(steps, -1, step));
  const pageTextOnly = mapped({ ...services, ...pages }, (steps) => withStep(steps, 1, words.pageText));
  return {
    ...services,
    ...pages,
    ...scripts,
    ...suffixed(masks(words.masked), 'Rrweb'),
    ...suffixed(masks(words.maskedByProvider), 'RrwebHosted'),
    ...suffixed({ ...pageTextOnly, maskingUnknown: `1. ${words.pageText}` }, 'InputsMasked'),
    typedTextSent: words.masking,
    maskingUnknown: words.masking,
  };
}

/** The same texts by names with a suffix. */
export function suffixed(texts: Record<string, string>, suffix: string): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${name}${suffix}`, text]));
}

function mapped(texts: Record<string, string>, change: (text: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, change(text)]));
}

/** Steps with another in place of the one at `index`. */
function withStep(steps: string, index: number, step: string): string {
  const lines = steps.split('\n');
  const at = index < 0 ? lines.length + index : index;
  return lines.with(at, `${at + 1}. ${step}`).join('\n');
}

/** A step put before others, which are numbered anew. */
function after(step: string, steps: string): string {
  return [step, ...steps.split('\n').map((line, index) => line.replace(/^\d+/, String(index + 2)))].join('\n');
}

function forEachCase(
  write: (field: (typeof fieldNames)[number], owner: (typeof whose)[number], consented: boolean) => string,
): Record<string, string> {
  const cases = fieldNames.flatMap((field) => whose.flatMap((owner) => [false, true].map((consented) => ({ field, owner, consented }))));
  return Object.fromEntries(
    cases.map(({ field, owner, consented }) => [
      `${field}${nameOf(owner)}${consented ? 'WithConsent' : ''}`,
      write(field, owner, consented),
    ]),
  );
}

function nameOf(owner: (typeof whose)[number]): 'Own' | 'Unknown' {
  return owner === 'own' ? 'Own' : 'Unknown';
}
