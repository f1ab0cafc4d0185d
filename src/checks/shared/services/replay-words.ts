import { addedTo, numberedSteps, suffixed } from '../../message-variants.ts';

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
  typed: string;
}

/**
 * One sentence for each owner of the script, alone (`byOwn`) and with each field (`onPasswordOwn`, `onPasswordOwnWithConsent`), and each
 * of them again for rrweb (`byOwnRrweb`), whose settings are known; with `Hosted` where a third party's script sends, and holds them.
 * With `Typed` after all that: what was typed as a test went along.
 */
export function recordingMessages({ head, deed, fields, sender, typed }: RecordingParts): Record<string, string> {
  const alone = Object.fromEntries(whose.map((owner) => [`by${nameOf(owner)}`, `${head[owner]}${deed}${sender}`]));
  const all = { ...alone, ...forEachCase((field, owner) => `${head[owner]}${deed}${fields[field]}${sender}`) };
  const libraries = { ...all, ...suffixed(all, 'Rrweb'), ...suffixed(all, 'RrwebHosted') };
  return { ...libraries, ...addedTo(libraries, { Typed: typed }) };
}

/** Steps against what a known service does; the one on input depends on what is known of its masking. */
interface ServiceWords {
  stop: string;
  verify: string;
  exclude: string;
  inspect: string;
  /** What the banner has to say: a consent that does not mention recording covers none. */
  ask: string;
  masking: Words<'unknown' | 'InputsMasked' | 'ToldMasked' | 'Typed'>;
  elsewhere: string;
}

/** Steps against a script of no known service. */
interface ScriptWords {
  stop: string;
  keepOff: string;
  remove: string;
  removeElsewhere: string;
  rrweb: string;
  rrwebHosted: string;
  elsewhere: string;
  /** Where typed text was seen in its requests. */
  typed: Words<'remove' | 'removeElsewhere' | 'rrweb' | 'rrwebHosted' | 'erase'>;
}

const serviceWords: Record<Locale, ServiceWords> = {
  de: {
    stop: '{#tie} Beenden Sie die Aufzeichnung durch {service}, bis der Besucher eingewilligt hat; binden Sie den Dienst im Einwilligungswerkzeug an die Zustimmung.',
    verify: 'Laden Sie die Seite in einem neuen Browserprofil und prüfen Sie, dass ohne Zustimmung keine Aufzeichnung mehr beginnt.',
    exclude: 'Nehmen Sie diese Seiten von der Aufzeichnung durch {service} aus, auch wenn Eingaben maskiert werden: {addresses}.',
    inspect: 'Prüfen Sie an einer eigenen Aufzeichnung, ob Texte aus Formularfeldern darin noch lesbar sind.',
    ask: 'Nennen Sie im Banner {service} und dass Besuche aufgezeichnet werden, soweit das dort fehlt: Eine Zustimmung gilt nur für das, was das Banner nennt.',
    masking: {
      unknown: 'Prüfen Sie in den Einstellungen von {service}, ob alle Eingaben maskiert werden, und schalten Sie das sonst ein.',
      InputsMasked:
        'Eingabefelder und Auswahllisten maskiert der Dienst nach Angabe des Anbieters immer; stellen Sie die Maskierung so ein, dass sie auch den übrigen Seitentext erfasst, soweit er personenbezogene Angaben zeigt (bei {service}: Modus „Strict“).',
      ToldMasked:
        'Die Datenschutzerklärung sagt, dass Eingaben maskiert werden. Prüfen Sie, ob das in den Einstellungen von {service} für alle Felder gilt.',
      Typed: 'Maskieren Sie in den Einstellungen von {service} alle Eingaben; der zur Probe eingegebene Text wurde lesbar gesendet.',
    },
    elsewhere: 'Für die übrigen Seiten: ',
  },
  en: {
    stop: '{#tie} End the recording by {service} until the visitor has consented; tie the service to consent in the consent tool.',
    verify: 'Load the page in a fresh browser profile and verify that no recording begins without consent any more.',
    exclude: 'Exclude these pages from recording by {service}, even if input is masked: {addresses}.',
    inspect: 'Check in a recording of your own whether text from form fields can still be read in it.',
    ask: 'Name {service} in the banner, and that visits are recorded, where that is missing there: consent only covers what the banner names.',
    masking: {
      unknown: 'Check in the settings of {service} whether all input is masked, and switch that on otherwise.',
      InputsMasked:
        'According to the provider, the service always masks input fields and drop-down lists; set masking so that it covers the other text of the page too where that shows personal data (in {service}: mode “Strict”).',
      ToldMasked: 'The privacy notice says that input is masked. Check whether that holds for all fields in the settings of {service}.',
      Typed: 'Mask all input in the settings of {service}; the text typed as a test was sent legibly.',
    },
    elsewhere: 'For the other pages: ',
  },
};

const scriptWords: Record<Locale, ScriptWords> = {
  de: {
    stop: '{#tie} Beenden Sie die Aufzeichnung durch {script}, bis der Besucher eingewilligt hat; binden Sie das Skript im Einwilligungswerkzeug an die Zustimmung.',
    keepOff: '{#later} Laden Sie {script} auf diesen Seiten nicht, auch wenn Eingaben maskiert werden: {addresses}.',
    remove: 'Entfernen Sie das Skript oder nehmen Sie Eingaben aus der Aufzeichnung aus.',
    removeElsewhere: 'Entfernen Sie das Skript auch sonst, oder nehmen Sie Eingaben aus der Aufzeichnung aus.',
    rrweb:
      'Prüfen Sie dort, wo rrweb.record aufgerufen wird, ob maskAllInputs: true gesetzt ist, und setzen Sie es sonst; gesendet wird die Aufzeichnung von {sender}.',
    rrwebHosted:
      'Prüfen Sie in den Einstellungen des Anbieters von {sender}, ob alle Eingaben maskiert werden (rrweb: maskAllInputs: true), und schalten Sie das sonst ein oder lassen Sie es von ihm einschalten.',
    elsewhere: 'Für die übrigen Seiten: ',
    typed: {
      remove:
        'Entfernen Sie das Skript oder nehmen Sie Eingaben aus der Aufzeichnung aus; der zur Probe eingegebene Text wurde lesbar gesendet.',
      removeElsewhere:
        'Entfernen Sie das Skript auch sonst, oder nehmen Sie Eingaben aus der Aufzeichnung aus; der zur Probe eingegebene Text wurde lesbar gesendet.',
      rrweb:
        'Setzen Sie dort, wo rrweb.record aufgerufen wird, maskAllInputs: true; gesendet wird die Aufzeichnung von {sender}, bisher mit lesbaren Eingaben.',
      rrwebHosted:
        'Schalten Sie in den Einstellungen des Anbieters von {sender} die Maskierung aller Eingaben ein (rrweb: maskAllInputs: true), oder lassen Sie sie von ihm einschalten; bisher werden Eingaben lesbar gesendet.',
      erase: 'Prüfen Sie, welche Eingaben bereits erfasst sind, und löschen Sie, was Sie nicht brauchen.',
    },
  },
  en: {
    stop: '{#tie} End the recording by {script} until the visitor has consented; tie the script to consent in the consent tool.',
    keepOff: '{#later} Do not load {script} on these pages, even if input is masked: {addresses}.',
    remove: 'Remove the script or exclude input from recording.',
    removeElsewhere: 'Remove the script elsewhere too, or exclude input from recording.',
    rrweb:
      'Where rrweb.record is called, check whether maskAllInputs: true is set, and set it otherwise; the recording is sent by {sender}.',
    rrwebHosted:
      'Check in the settings of the provider of {sender} whether all input is masked (rrweb: maskAllInputs: true); otherwise switch it on or have the provider do so.',
    elsewhere: 'For the other pages: ',
    typed: {
      remove: 'Remove the script or exclude input from recording; the text typed as a test was sent legibly.',
      removeElsewhere: 'Remove the script elsewhere too, or exclude input from recording; the text typed as a test was sent legibly.',
      rrweb: 'Where rrweb.record is called, set maskAllInputs: true; the recording is sent by {sender}, so far with legible input.',
      rrwebHosted:
        'Switch on the masking of all input in the settings of the provider of {sender} (rrweb: maskAllInputs: true), or have the provider do so; so far input is sent legibly.',
      erase: 'Check which input has already been collected, and delete what you do not need.',
    },
  },
};

/** Where recording needs ending first, and what to do about a script that has no settings. */
export const fixes: Record<Locale, Record<string, string>> = {
  de: { ...serviceFixes(serviceWords.de), ...scriptFixes(scriptWords.de) },
  en: { ...serviceFixes(serviceWords.en), ...scriptFixes(scriptWords.en) },
};

function serviceFixes({ stop, verify, exclude, inspect, ask, masking, elsewhere }: ServiceWords): Record<string, string> {
  const forEachMasking = Object.entries(masking).map(([known, step]) => {
    const suffix = known === 'unknown' ? '' : known;
    const without = Object.fromEntries(['beforeConsent', 'afterReject', 'throughout'].map((name) => [name, numbered(stop, step, verify)]));
    const alsoSensitive = Object.fromEntries(
      Object.keys(without).map((name) => [`${name}${suffix}Sensitive`, numbered(stop, exclude, elsewhere + step, verify)]),
    );
    const ofMasking = suffixed(
      {
        ...without,
        ...Object.fromEntries(fieldNames.map((name) => [name, numbered(exclude, elsewhere + step)])),
        ...withoutRecording(suffix, step, { inspect, ask }),
      },
      suffix,
    );
    return { ...ofMasking, ...alsoSensitive };
  });
  return { ...Object.assign({}, ...forEachMasking), typedTextSent: numbered(masking.Typed, inspect) };
}

/** Where no recording was observed, no text was seen in it either; and what the provider masks in any case needs no look at one. */
function withoutRecording(suffix: string, step: string, { inspect, ask }: Pick<ServiceWords, 'inspect' | 'ask'>): Record<string, string> {
  if (suffix === 'Typed') return {};
  return { maskingUnknown: suffix === 'InputsMasked' ? numbered(step, ask) : numbered(step, inspect, ask) };
}

function scriptFixes({ stop, keepOff, elsewhere, typed, ...words }: ScriptWords): Record<string, string> {
  /** `alone` against the script as such, `beside` where it also runs on pages it has to keep off. */
  const steps = (alone: string, beside: string, ofOwner: (owner: (typeof whose)[number]) => readonly string[] = () => []) => ({
    ...Object.fromEntries(whose.map((owner) => [`by${nameOf(owner)}`, numbered(stop, alone, ...ofOwner(owner))])),
    ...forEachCase((_, owner, consented) => numbered(...(consented ? [] : [stop]), keepOff, beside, ...ofOwner(owner))),
  });
  // What a third party has collected is told where its forms are judged.
  const erase = (owner: (typeof whose)[number]) => (owner === 'own' ? [typed.erase] : []);
  return {
    ...steps(words.remove, words.removeElsewhere),
    ...suffixed(steps(words.rrweb, elsewhere + words.rrweb), 'Rrweb'),
    ...suffixed(steps(words.rrwebHosted, elsewhere + words.rrwebHosted), 'RrwebHosted'),
    ...suffixed(steps(typed.remove, typed.removeElsewhere, erase), 'Typed'),
    ...suffixed(steps(typed.rrweb, elsewhere + typed.rrweb, erase), 'RrwebTyped'),
    ...suffixed(steps(typed.rrwebHosted, elsewhere + typed.rrwebHosted, erase), 'RrwebHostedTyped'),
  };
}

function numbered(...steps: readonly string[]): string {
  return numberedSteps(steps);
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

/** What is said of a service that runs with consent. */
const consented: Record<Locale, Record<string, string>> = {
  de: {
    maskingUnknownInputsMasked:
      '{service} {runs}; Eingabefelder maskiert der Dienst nach Angabe des Anbieters immer, ob auch der übrige Seitentext maskiert wird, war nicht zu erkennen',
    typedTextSent: '{service} {runs}, überträgt aber Text aus Formularfeldern vor dem Absenden',
    maskingUnknown: '{service} {runs}; ob Formularfelder maskiert werden, war nicht zu erkennen',
    maskingUnknownToldMasked:
      '{service} {runs}; ob Formularfelder maskiert werden, wie die Datenschutzerklärung sagt, war nicht zu erkennen',
  },
  en: {
    maskingUnknownInputsMasked:
      '{service} {runs}; according to the provider it always masks input fields, whether the other text of the page is masked too could not be recognised',
    typedTextSent: '{service} {runs}, but transmits text from form fields before they are submitted',
    maskingUnknown: '{service} {runs}; whether form fields are masked could not be recognised',
    maskingUnknownToldMasked: '{service} {runs}; whether form fields are masked, as the privacy notice says, could not be recognised',
  },
};
/** `Accepted`: where rejecting could not be tried, nobody knows whether it runs with consent alone. */
const runsWhen: Record<Locale, Record<'' | 'Accepted', string>> = {
  de: { '': 'lädt erst nach dem Zustimmen', Accepted: 'läuft nach dem Zustimmen (was nach dem Ablehnen läuft, ließ sich nicht prüfen)' },
  en: { '': 'loads only after accepting', Accepted: 'runs after accepting (what runs after rejection could not be examined)' },
};

/** What is said of a service that runs with consent, by whether its state after rejection was examined. */
export function consentedMessages(locale: Locale): Record<string, string> {
  return Object.fromEntries(
    Object.entries(runsWhen[locale]).flatMap(([ending, runs]) =>
      Object.entries(consented[locale]).map(([name, text]) => [name + ending, text.replace('{runs}', runs)]),
    ),
  );
}

/** The same steps where the state after rejection was not examined. */
export function consentedFixes(locale: Locale): Record<string, string> {
  const own = Object.entries(fixes[locale]).filter(([name]) => name in consented[locale]);
  return suffixed(Object.fromEntries(own), 'Accepted');
}
