import type { Finding } from '../../define-check.ts';
import type { RecordingFact } from '../../facts/device-reading.ts';
import type { FormFact } from '../../facts/forms.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { pageItem } from '../../items.ts';
import { addedTo, numberedSteps, suffixed } from '../../message-variants.ts';
import { isReplay } from '../services/replay-recordings.ts';
import { pathsOf } from '../site/page-paths.ts';
import { shortList } from '../wording.ts';
import { labelsOf } from './visitor-forms.ts';

type Locale = 'de' | 'en';
type Words<Key extends string> = Readonly<Record<Key, string>>;

const listening = /^(?:input|change|keydown|keyup|keypress|submit|focusout|blur)$/;
/** They listen to fields to record or to pass on what happens there; others count clicks and hear the same events. */
const listeners: ReadonlySet<string> = new Set(['tag-manager', 'session-replay']);
/** Pages that ask for these are to be left out of recordings altogether. */
const graveKinds = { password: 'OnPassword', payment: 'OnPayment', health: 'OnHealth' } as const;
type Asked = (typeof graveKinds)[keyof typeof graveKinds] | 'OnSeveral' | 'WithHealth';
const askedKinds: readonly Asked[] = [...Object.values(graveKinds), 'OnSeveral', 'WithHealth'];
/** What was recorded there of special categories has to go, needed or not. */
const healthKinds: readonly (Asked | undefined)[] = ['OnHealth', 'WithHealth'];

/** Parts of the sentences and steps about what listens to fields. */
interface ListenerWords {
  listens: string;
  collects: string;
  toldMasked: string;
  also: string;
  asked: Words<Asked>;
  /** What the test showed about the text that was typed. */
  tails: Words<'Sent' | 'Silent' | 'Unseen'>;
  typed: string;
  steps: Words<
    | 'early'
    | 'masking'
    | 'toldMasked'
    | 'switchOff'
    | 'switchOffElsewhere'
    | 'contractAlone'
    | 'erase'
    | 'eraseHealth'
    | 'contract'
    | 'contractElsewhere'
    | 'triggers'
  > & {
    exclude: (where: string) => string;
  };
}

const words: Record<Locale, ListenerWords> = {
  de: {
    listens: '{service} hört {when} auf Seiten mit Formularen ({paths}) Eingaben in die Felder mit',
    collects: '{service} erfasst {when} auf Seiten mit Formularen ({paths}) Eingaben in die Felder',
    toldMasked: '; nach der Datenschutzerklärung werden sie maskiert',
    also: ', auch ',
    asked: {
      OnPassword: 'wo ein Passwort verlangt wird ({sensitive})',
      OnPayment: 'wo nach Zahlungsdaten gefragt wird ({sensitive})',
      OnHealth: 'wo nach der Gesundheit gefragt wird ({sensitive})',
      OnSeveral: 'wo besonders schutzbedürftige Angaben verlangt werden ({sensitive})',
      WithHealth: 'wo nach der Gesundheit und nach anderen besonders schutzbedürftigen Angaben gefragt wird ({sensitive})',
    },
    tails: {
      Sent: '; in dem, was danach gesendet wurde, stand der zur Probe eingegebene Text nicht im Klartext (verschlüsselte Inhalte liest der Scan nicht)',
      Silent:
        '; nach der Eingabe zur Probe wurde nichts mehr gesendet, bevor der Scan die Seite nach wenigen Sekunden schloss: Ob der Text im Klartext übertragen wird, hat er damit nicht gesehen',
      Unseen: '; ob sie im Klartext gesendet werden, hat der Scan nicht gesehen',
    },
    typed: '; der zur Probe eingegebene Text wurde noch vor dem Absenden lesbar gesendet',
    steps: {
      early: '{#later} Laden Sie {service} erst nach der Einwilligung{see:trk-session-replay}.',
      masking:
        'Prüfen Sie, ob {service} auf diesen Seiten alle Eingaben maskiert, und dokumentieren Sie es; sonst nehmen Sie die Seiten oder ihre Felder von der Aufzeichnung aus.',
      toldMasked:
        'Die Datenschutzerklärung sagt, dass Eingaben maskiert werden: Prüfen Sie, ob das in {service} für alle Felder dieser Seiten eingestellt ist, und dokumentieren Sie es; sonst nehmen Sie die Seiten oder ihre Felder von der Aufzeichnung aus.',
      exclude: (where) => `Nehmen Sie die Seiten, ${where}, ganz von der Aufzeichnung aus{see:trk-session-replay}.`,
      switchOff:
        'Schalten Sie die Erfassung von Eingaben durch {service} ab, oder binden Sie den Dienst auf Seiten mit Formularen nicht ein.',
      switchOffElsewhere:
        'Sorgen Sie dafür, dass {service} auch auf allen anderen Seiten mit Eingabefeldern, soweit es welche gibt, Eingaben nur maskiert erfasst.',
      erase: 'Prüfen Sie, welche Eingaben bereits erfasst sind, und lassen Sie sie löschen, wenn Sie sie nicht brauchen.',
      eraseHealth:
        'Lassen Sie bereits erfasste Gesundheitsangaben löschen, auch wenn Sie sie brauchen, soweit niemand ausdrücklich in diese Erfassung eingewilligt hat und keine andere Ausnahme nach Art. 9 Abs. 2 DSGVO sie erlaubt (Art. 9, Art. 17 Abs. 1 lit. d DSGVO); eine Zustimmung im Banner, die diese Angaben nicht nennt, genügt nicht. Andere Eingaben lassen Sie löschen, wenn Sie sie nicht brauchen.',
      contractAlone: 'Prüfen Sie, ob der Vertrag zur Auftragsverarbeitung diese Erfassung umfasst.',
      contract:
        'Prüfen Sie, ob der Vertrag zur Auftragsverarbeitung diese Erfassung umfasst und ob die Datenschutzerklärung sie beschreibt.',
      contractElsewhere:
        'Bleibt die Aufzeichnung auf anderen Seiten, prüfen Sie, ob der Vertrag zur Auftragsverarbeitung mit dem Anbieter von {service} sie umfasst und ob die Datenschutzerklärung sie beschreibt.',
      triggers:
        'Entfernen Sie in {service} die Auslöser, die auf Eingaben oder das Absenden von Formularen reagieren, oder nehmen Sie diese Seiten davon aus; brauchen Sie sie, dokumentieren Sie, welche Angaben sie weitergeben.',
    },
  },
  en: {
    listens: '{service} listens {when} to input into the fields on pages with forms ({paths})',
    collects: '{service} collects {when} what is entered into the fields on pages with forms ({paths})',
    toldMasked: '; according to the privacy notice it is masked',
    also: ', also ',
    asked: {
      OnPassword: 'where a password is asked for ({sensitive})',
      OnPayment: 'where payment details are asked for ({sensitive})',
      OnHealth: 'where health is asked about ({sensitive})',
      OnSeveral: 'where details in special need of protection are asked for ({sensitive})',
      WithHealth: 'where health and other details in special need of protection are asked about ({sensitive})',
    },
    tails: {
      Sent: '; what was sent afterwards did not contain the text typed as a test in plain text (the scan does not read encrypted content)',
      Silent:
        '; after the test input nothing more was sent before the scan closed the page after a few seconds: whether the text is transmitted in plain text it therefore did not see',
      Unseen: '; whether it is sent in plain text the scan did not see',
    },
    typed: '; the text typed as a test was sent legibly even before it was submitted',
    steps: {
      early: '{#later} Load {service} only after consent{see:trk-session-replay}.',
      masking:
        'Check whether {service} masks all input on these pages, and document it; otherwise exempt the pages or their fields from recording.',
      toldMasked:
        'The privacy notice says that input is masked: check whether that is set in {service} for all fields of these pages, and document it; otherwise exempt the pages or their fields from recording.',
      exclude: (where) => `Exempt from recording altogether the pages ${where}{see:trk-session-replay}.`,
      switchOff: 'Switch off the collection of input by {service}, or do not embed the service on pages with forms.',
      switchOffElsewhere: 'See to it that on all other pages with input fields, if there are any, {service} collects input only masked.',
      erase: 'Check which input has already been collected, and have it deleted where you do not need it.',
      eraseHealth:
        'Have health details that were already collected deleted, even if you need them, as far as nobody has expressly consented to this collection and no other exception of Art. 9(2) GDPR permits it (Art. 9, Art. 17(1)(d) GDPR); agreement in the banner that does not name these details is not enough. Have other input deleted where you do not need it.',
      contractAlone: 'Check whether the data processing agreement covers this collection.',
      contract: 'Check whether the data processing agreement covers this collection and whether the privacy notice describes it.',
      contractElsewhere:
        'If the recording stays on other pages, check whether the data processing agreement with the provider of {service} covers it and whether the privacy notice describes it.',
      triggers:
        'Remove the triggers in {service} that respond to input or to the submission of forms, or exempt these pages from them; if you need them, document which details they pass on.',
    },
  },
};

/** Sentences about what listens to fields, and steps against it; `Early` where it runs without consent and has to wait for it. */
export const listenerTexts = { de: textsOf(words.de), en: textsOf(words.en) };

function textsOf({ listens, collects, toldMasked, also, asked, tails, typed, steps }: ListenerWords) {
  const onAsked = (head: string, name: string, tail = '') =>
    Object.fromEntries(askedKinds.map((kind) => [`${name}${kind}`, `${head}${also}${asked[kind]}${tail}`]));
  const heads = {
    listener: listens,
    listenerTagManager: listens,
    listenerMasked: `${listens}${toldMasked}`,
    ...onAsked(listens, 'listener'),
  };
  const messages = {
    ...addedTo(heads, tails),
    typedTextSent: `${collects}${typed}`,
    ...onAsked(collects, 'typedTextSent', typed),
  };
  const stepsOf = (name: string): string[] => {
    const kind = askedKinds.find((one) => name.includes(one));
    const exclude = kind ? [steps.exclude(asked[kind])] : [];
    if (name.startsWith('typedTextSent'))
      return [
        ...exclude,
        kind ? steps.switchOffElsewhere : steps.switchOff,
        healthKinds.includes(kind) ? steps.eraseHealth : steps.erase,
        kind ? steps.contractElsewhere : steps.contract,
      ];
    if (name.startsWith('listenerTagManager')) return [steps.triggers, steps.contract];
    // Masking is no way out there: the check on session recording asks for these pages to be left alone.
    if (kind) return [...exclude, steps.contractElsewhere];
    return name.startsWith('listenerMasked') ? [steps.toldMasked, steps.contractAlone] : [steps.masking, steps.contract];
  };
  const names = Object.keys(messages);
  return {
    messages: { ...messages, ...suffixed(messages, 'Early') },
    fixes: Object.fromEntries(
      names.flatMap((name) => [
        [name, numberedSteps(stepsOf(name))],
        [`${name}Early`, numberedSteps([steps.early, ...stepsOf(name)])],
      ]),
    ),
  };
}

/** Tag managers and recorders that listen to fields, and whatever was seen to send what was typed, on pages with forms. */
export function listenersOn(
  forms: readonly FormFact[],
  { recordings, services }: Pick<Facts, 'recordings' | 'services'>,
  isToldMasked: (use: ServiceUse) => boolean,
): Finding[] {
  const found = new Map<string, Finding>();
  for (const recording of recordings) {
    const { serviceId, events, typedTextSent, pages, states } = recording;
    const use = services.find(({ service }) => service.id === serviceId);
    const shared = pages.filter((url) => forms.some(({ pageUrl }) => pageUrl === url));
    const stranger = use ? null : foreignHost(recording);
    const cause = use?.service.id ?? stranger;
    if (cause === null || shared.length === 0) continue;
    const records = isReplay(recording) || (use !== undefined && listeners.has(use.service.category));
    if (!typedTextSent && !(records && events.some((event) => listening.test(event)))) continue;
    const [first, ...rest] = shared.map((url) => pageItem(url, states, { typedTextSent }));
    const sensitive = graveQuestions(isReplay(recording) ? forms.filter(({ pageUrl }) => shared.includes(pageUrl)) : []);
    found.set(cause, {
      message: `${headOf(recording, use, sensitive.kind, isToldMasked)}${isEarly(recording, use) ? 'Early' : ''}`,
      params: { service: use?.service.name ?? cause, paths: pathsOf(shared), sensitive: sensitive.places },
      items: [first!, ...rest],
      cause: use ? use.service.id : (recording.script ?? cause),
      ...(use ? { serviceIds: [use.service.id] } : {}),
    });
  }
  return [...found.values()];
}

function headOf(
  recording: RecordingFact,
  use: ServiceUse | undefined,
  asked: Asked | '',
  isToldMasked: (use: ServiceUse) => boolean,
): string {
  const { typedTextSent, sentAfterTyping } = recording;
  if (typedTextSent) return `typedTextSent${asked}`;
  const tail = sentAfterTyping === null ? 'Unseen' : sentAfterTyping ? 'Sent' : 'Silent';
  if (use?.service.category === 'tag-manager') return `listenerTagManager${tail}`;
  return `listener${asked || (use && isToldMasked(use) ? 'Masked' : '')}${tail}`;
}

/** Recordings that run without consent; those of tag managers are judged by what they load. */
function isEarly(recording: RecordingFact, use: ServiceUse | undefined): boolean {
  const isExempt = use !== undefined && (use.service.consent === 'no' || use.service.category === 'tag-manager');
  return isReplay(recording) && !isExempt && recording.states.some((state) => state !== 'accept');
}

/** What forms ask for that is to be left out of recordings, with the pages and the words of the questions. */
function graveQuestions(forms: readonly FormFact[]): { kind: Asked | ''; places: string } {
  const isGrave = (kind: string | null): kind is keyof typeof graveKinds => kind !== null && kind in graveKinds;
  const asking = forms.filter(({ personalFields }) => personalFields.some(isGrave));
  const kinds = [...new Set(asking.flatMap(({ personalFields }) => personalFields.filter(isGrave)))];
  const places = asking.map(({ pageUrl, asked }) => {
    const labels = shortList(labelsOf(asked.filter(({ kind }) => isGrave(kind))).filter(Boolean));
    return labels ? `${pathsOf([pageUrl])}: ${labels}` : pathsOf([pageUrl]);
  });
  const [only, second] = kinds;
  const several = kinds.includes('health') ? 'WithHealth' : 'OnSeveral';
  return { kind: only === undefined ? '' : second === undefined ? graveKinds[only] : several, places: [...new Set(places)].join('; ') };
}

/** Host of a script that comes from elsewhere; null for the site's own, which is no third party. */
function foreignHost({ script, pages, serviceId }: RecordingFact): string | null {
  const host = script !== null && serviceId === null && URL.canParse(script) ? new URL(script).host : null;
  return host === null || pages.some((page) => URL.parse(page)?.host === host) ? null : host;
}
