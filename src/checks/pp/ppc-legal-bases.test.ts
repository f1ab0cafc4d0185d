import { expect, it } from 'vitest';
import {
  applicability,
  banner,
  cookieFact,
  formFact,
  judge,
  legalPage,
  noLegalPage,
  noticeItem,
  noticeItems,
  outcome,
  pageFact,
  requestFact,
  siteUrl,
  storageFact,
  toggle,
} from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { analyticsCookie, catalogueUse } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './ppc-legal-bases.ts';

const bases = (value: string) => ({ noticeItems: noticeItems({ items: [noticeItem('legalBases', value)] }) });

const section = (service: string, sentence: string, stores = true): Partial<Facts> => ({
  ...bases('a,f'),
  privacy: legalPage({ kind: 'privacy', text: `Datenschutzerklärung\n\nIntercom\n\nWir nutzen den Chat Intercom. ${sentence}` }),
  services: [catalogueUse(service, ['none'])],
  cookies: stores ? [cookieFact({ serviceId: service, needsConsent: 'disputed' })] : [],
  storage: [],
});
const resting = (name: string, part: Partial<Facts>): Partial<Facts> => ({
  ...bases('a,f'),
  privacy: legalPage({
    kind: 'privacy',
    text: `Datenschutzerklärung\n\n${name}\n\nWir nutzen ${name}. Die Nutzung erfolgt auf Grundlage von Art. 6 Abs. 1 lit. f DSGVO.`,
  }),
  cookies: [],
  storage: [],
  ...part,
});
const onConsentOf = 'Rechtsgrundlage ist Ihre Einwilligung nach § 25 Abs. 1 TDDDG und Art. 6 Abs. 1 lit. a DSGVO.';
const asking = (shown: NonNullable<Facts['banner']['banner']> | null): Facts['banner'] => ({
  banner: shown,
  cmpName: null,
  cmpLoaded: null,
  payOrConsent: false,
});
const unasked = (sentence: string, part: Partial<Facts>): Partial<Facts> => ({
  ...bases('a,f'),
  privacy: legalPage({ kind: 'privacy', text: `Datenschutzerklärung\n\nGoogle Maps\n\nWir nutzen Google Maps. ${sentence}` }),
  services: [catalogueUse('google-maps', ['none', 'reject'])],
  cookies: [],
  storage: [],
  banner: asking(null),
  attempts: { reject: outcome({ state: 'reject', method: 'no-banner' }), accept: outcome({ state: 'accept', method: 'no-banner' }) },
  ...part,
});
const contactOn = (sentence: string, form: Parameters<typeof formFact>[0] = {}): Partial<Facts> => ({
  ...bases('a,f'),
  privacy: legalPage({
    kind: 'privacy',
    text: `Datenschutzerklärung\n\nKontaktformular\n\n${sentence}\n\nIhre Rechte\n\nSie haben Rechte (lit. b).`,
  }),
  services: [],
  forms: [formFact(form)],
  framedForms: [],
});
const onConsent = 'Angaben aus dem Kontaktformular speichern wir, um Ihre Anfrage zu bearbeiten (Art. 6 Abs. 1 lit. a DSGVO).';
const unfit: Outline = { class: 'Hint', message: 'unfit', cause: 'privacy-notice:unfit-basis' };

const cases: [string, Partial<Facts>, Outline][] = [
  ['several letters', {}, { class: 'Conform' }],
  ['church law', bases('KDG'), { class: 'Conform' }],
  ['one letter and forms', bases('f'), { class: 'Hint', message: 'single', cause: 'privacy-notice:legal-bases' }],
  [
    'one letter beside the treatment of patients',
    {
      ...bases('f'),
      privacy: legalPage({
        kind: 'privacy',
        text: 'Grundlage ist Artikel 9 Absatz 2 lit. h) DSGVO in Verbindung mit Paragraf 22 Absatz 1 BDSG.',
      }),
    },
    { class: 'Conform', message: 'some' },
  ],
  [
    'one letter beside consent to special categories',
    { ...bases('f'), privacy: legalPage({ kind: 'privacy', text: 'Gesundheitsdaten: Art. 9 Abs. 2 lit. a DSGVO.' }) },
    { class: 'Hint', message: 'single' },
  ],
  ['public task and forms', bases('e'), { class: 'Conform', message: 'some' }],
  ['one letter, no forms', { ...bases('f'), applicability: applicability({ hasForms: false }) }, { class: 'Conform' }],
  ['act without a letter', bases(''), { class: 'Hint', message: 'noLetter' }],
  ['letter f for a chat that stores', section('intercom', 'Wir stützen dies auf Art. 6 Abs. 1 lit. f DSGVO.'), unfit],
  ...(
    [
      [
        'a heading of two services',
        'Intercom und Hotjar',
        'Wir nutzen Intercom zum Chatten. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO.',
        true,
      ],
      ['a heading of two, with a slash', 'Hotjar / Intercom', 'Wir messen und chatten. Grundlage ist unser berechtigtes Interesse.', true],
      [
        'a heading of two, resting on consent',
        'Intercom und Hotjar',
        'Grundlage ist Art. 6 Abs. 1 lit. f DSGVO, sonst Ihre Einwilligung.',
        false,
      ],
      ['a heading of two others', 'Vimeo und Hotjar', 'Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO.', false],
      [
        'a third that the section names',
        'Intercom und Hotjar',
        'Daneben läuft Matomo. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO.',
        false,
      ],
    ] as const
  ).map(([name, heading, text, isUnfit]): [string, Partial<Facts>, Outline] => [
    name,
    {
      ...section('intercom', ''),
      privacy: legalPage({ kind: 'privacy', text: `Datenschutzerklärung\n\n${heading}\n\n${text}` }),
    },
    isUnfit ? unfit : { class: 'Conform', message: 'some' },
  ]),
  ...(
    [
      ['Die Karte liefert OpenStreetMap. Für die Anfahrt nutzen wir Google Maps. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO.', true],
      ['Die Karte liefert OpenStreetMap. Zur Anfahrt: Google Maps. Sie lädt im Rahmen. Grundlage ist unser berechtigtes Interesse.', true],
      ['Für die Anfahrt nutzen wir Google Maps. Die Karte liefert OpenStreetMap. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO.', false],
      ['Die Karte liefert OpenStreetMap. Für die Anfahrt nutzen wir Google Maps. Sie lädt nach Ihrer Einwilligung, sonst lit. f.', false],
      ['Karten liefern OpenStreetMap und Google Maps. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO.', false],
      [
        'Die Karte liefert OpenStreetMap. Für die Anfahrt nutzen wir Google Maps.\n\nRechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO.',
        false,
      ],
    ] as const
  ).map(([text, isUnfit]): [string, Partial<Facts>, Outline] => [
    `two services of a section without a name in its heading: ${text}`,
    {
      ...section('google-maps', ''),
      privacy: legalPage({ kind: 'privacy', text: `Datenschutzerklärung\n\nXI. Karten\n\n${text}` }),
    },
    isUnfit ? unfit : { class: 'Conform', message: 'some' },
  ]),
  ['letter f in another notation', section('intercom', 'Grundlage: Art. 6 Abs. 1 S. 1 lit. f) DSGVO (Erreichbarkeit).'), unfit],
  ['interest of a church', section('intercom', 'Rechtsgrundlage ist unser kirchliches Interesse (§ 6 Nr. 3 und 4 DSG-EKD).'), unfit],
  ['interest of a church by its section', section('intercom', 'Rechtsgrundlage ist § 6 Abs. 1 lit. g KDG.'), unfit],
  [
    'consent under church law',
    section('intercom', 'Rechtsgrundlage ist Ihre Erklärung (§ 6 Nr. 2 DSG-EKD), nicht § 6 Nr. 4 DSG-EKD.'),
    { class: 'Conform' },
  ],
  ['legitimate interests in words', section('intercom', 'Das geschieht in unserem berechtigten Interesse.'), unfit],
  [
    'letter f for one of two letters, consent for storing',
    section('intercom', 'Grundlage ist Art. 6 Abs. 1 lit. f DSGVO. Cookies setzen wir nur mit Ihrer Einwilligung.'),
    { class: 'Conform' },
  ],
  ['consent', section('intercom', 'Grundlage ist Art. 6 Abs. 1 lit. a DSGVO.'), { class: 'Conform' }],
  ['a disputed service that stored nothing', section('intercom', 'Grundlage ist Art. 6 Abs. 1 lit. f DSGVO.', false), { class: 'Conform' }],
  [
    'consent only in case one is asked for, and it loads unasked',
    section(
      'intercom',
      'Grundlage ist Art. 6 Abs. 1 lit. f DSGVO. Sofern eine Einwilligung abgefragt wurde, gilt Art. 6 Abs. 1 lit. a DSGVO.',
    ),
    { ...unfit, message: 'unfitHedged' },
  ],
  [
    'the same in one sentence',
    section(
      'intercom',
      'Grundlage ist unser Interesse (Art. 6 Abs. 1 lit. f DSGVO); soweit eine entsprechende Einwilligung eingeholt wurde, Art. 6 Abs. 1 lit. a DSGVO.',
    ),
    { ...unfit, message: 'unfitHedged' },
  ],
  [
    'the same of a service that loads only after consent',
    {
      ...section('intercom', 'Grundlage ist Art. 6 Abs. 1 lit. f DSGVO; sofern eine Einwilligung abgefragt wurde, Art. 6 Abs. 1 lit. a.'),
      services: [catalogueUse('intercom', ['accept'])],
    },
    { class: 'Conform' },
  ],
  [
    'consent that visitors give in the banner',
    section('intercom', 'Grundlage ist Art. 6 Abs. 1 lit. f DSGVO, wenn Sie Ihre Einwilligung erteilt haben, Art. 6 Abs. 1 lit. a DSGVO.'),
    { class: 'Conform' },
  ],
  ...(
    [
      ['Ihre Anfrage speichern wir nur, wenn Sie einwilligen (Art. 6 Abs. 1 lit. a DSGVO).', 'yes', { ...unfit, message: 'unfitLoading' }],
      ['Ihre Anfrage speichern wir nur, wenn Sie einwilligen (Art. 6 Abs. 1 lit. a DSGVO).', 'disputed', { class: 'Conform' }],
      ['Das Fenster lädt nur, wenn Sie einwilligen (Art. 6 Abs. 1 lit. a DSGVO).', 'yes', { class: 'Conform' }],
    ] as const
  ).map(([sentence, needsConsent, expected]): [string, Partial<Facts>, Outline] => [
    `loading on an interest, consent for something else: ${sentence} (${needsConsent})`,
    {
      ...section('intercom', `Die Schaltfläche wird von dort geladen; daran haben wir ein berechtigtes Interesse (lit. f). ${sentence}`),
      storage: [storageFact({ serviceId: 'intercom', needsConsent, states: ['none', 'reject', 'accept'] })],
    },
    expected,
  ]),
  [
    'fonts of Google that the site loads itself',
    resting('Google Fonts', { services: [catalogueUse('google-fonts', ['none', 'reject'])] }),
    { ...unfit, message: 'unfitFonts' },
  ],
  [
    'fonts of Google that are said to lie on the own server',
    resting('Google Fonts (lokal)', { services: [catalogueUse('google-fonts', ['none', 'reject'])] }),
    { class: 'Conform' },
  ],
  ...(
    [
      ['youtube-nocookie', 'youtube', 'YouTube im erweiterten Datenschutzmodus', unfit],
      ['google-tag-manager', 'google-analytics', 'Google Tag Manager', { class: 'Conform' }],
    ] as const
  ).map(([service, brought, name, expected]): [string, Partial<Facts>, Outline] => [
    `what ${service} brings along stores`,
    resting(name, {
      services: [catalogueUse(service, ['none', 'reject']), { ...catalogueUse(brought, ['accept']), embeddedBy: service }],
      storage: [storageFact({ serviceId: brought, needsConsent: 'yes', states: ['none', 'reject', 'accept'] })],
    }),
    expected,
  ]),
  ...(
    [
      ['Auch unsere Livekamera stammt von feratel (WebTV); Grundlage ist Art. 6 Abs. 1 lit. f DSGVO.', { class: 'Conform' }],
      ['Die Nutzung von feratel Deskline erfolgt auf Grundlage von Art. 6 Abs. 1 lit. f DSGVO.', unfit],
      ['Die Nutzung von feratel erfolgt auf Grundlage von Art. 6 Abs. 1 lit. f DSGVO.', unfit],
    ] as const
  ).map(([sentence, expected]): [string, Partial<Facts>, Outline] => [
    `two services of one maker: ${sentence}`,
    {
      ...bases('a,f'),
      privacy: legalPage({ kind: 'privacy', text: `Datenschutz\n\nBuchung\n\nWir nutzen feratel Deskline (lit. b). ${sentence}` }),
      services: [catalogueUse('feratel', ['none'])],
      cookies: [cookieFact({ serviceId: 'feratel', needsConsent: 'disputed' })],
      storage: [],
    },
    expected,
  ]),
  [
    'fonts of Google after consent',
    resting('Google Fonts', { services: [catalogueUse('google-fonts', ['accept'])] }),
    { class: 'Conform' },
  ],
  [
    'fonts of Google that an embed brings',
    resting('Google Fonts', { services: [{ ...catalogueUse('google-fonts', ['none']), embeddedBy: 'google-maps' }] }),
    { class: 'Conform' },
  ],
  [
    'the host of the site, which stores something as well',
    {
      ...resting('Wix', { services: [catalogueUse('wix', ['none', 'reject'])] }),
      cookies: [{ ...analyticsCookie(), serviceId: 'wix', needsConsent: 'disputed' as const }],
    },
    { class: 'Conform' },
  ],
  ...(
    [
      ['Funktional: Google reCAPTCHA', 'unfitAsked'],
      ['Statistik', undefined],
    ] as const
  ).map(([label, message]): [string, Partial<Facts>, Outline] => [
    `a captcha on an interest, and the banner has the switch ${label}`,
    resting('Google reCAPTCHA', {
      services: [catalogueUse('google-recaptcha', ['none'])],
      banner: {
        banner: banner({ toggles: [toggle({ label })] }),
        cmpName: null,
        cmpLoaded: null,
        payOrConsent: false,
      },
    }),
    message === undefined ? { class: 'Conform' } : { class: 'Hint', message, cause: 'privacy-notice:unfit-basis' },
  ]),
  [
    'a captcha on an interest, and on consent where one is asked for, as the banner does',
    {
      ...section(
        'google-recaptcha',
        'Grundlage ist Art. 6 Abs. 1 lit. f DSGVO. Falls wir eine Einwilligung einholen oder eine Einwilligung abgefragt wurde, gilt allein Art. 6 Abs. 1 lit. a DSGVO.',
        false,
      ),
      services: [catalogueUse('google-recaptcha', ['none'])],
      banner: {
        banner: banner({ toggles: [toggle({ label: 'Formularschutz: Google reCAPTCHA' })] }),
        cmpName: null,
        cmpLoaded: null,
        payOrConsent: false,
      },
    },
    { class: 'Conform' },
  ],
  ['a map that needs consent', resting('Google Maps', { services: [catalogueUse('google-maps', ['none'])] }), unfit],
  ...(
    [
      ['that waits for consent', ['accept'], [], 'unfitWaiting'],
      ['that waits, and sets a cookie after consent', ['accept'], ['accept'], 'unfitWaiting'],
      ['that loads unasked', ['none', 'accept'], ['accept'], 'unfit'],
      ['that sets a cookie unasked', ['accept'], ['reject', 'accept'], 'unfit'],
    ] as const
  ).map(([what, states, stored, message]): [string, Partial<Facts>, Outline] => [
    `a service ${what}`,
    {
      ...resting('Google Analytics', { services: [catalogueUse('google-analytics', [...states])] }),
      cookies: stored.length === 0 ? [] : [analyticsCookie({ states: [...stored] })],
    },
    { ...unfit, message },
  ]),
  [
    'a tag manager that starts what follows visitors',
    resting('Google Tag Manager', {
      services: [
        catalogueUse('google-tag-manager', ['none']),
        { ...catalogueUse('google-analytics', ['none']), embeddedBy: 'google-tag-manager' },
      ],
    }),
    unfit,
  ],
  [
    'a tag manager that starts it, beside a picture of unknown origin',
    resting('Google Tag Manager', {
      services: [catalogueUse('google-tag-manager', ['none']), catalogueUse('google-ads', ['none'])],
      requests: [
        requestFact({ id: 'r1', serviceId: 'google-ads', states: ['none'], embeddedBy: 'google-tag-manager' }),
        requestFact({ id: 'r2', serviceId: 'google-ads', states: ['none'], embeddedBy: null }),
      ],
    }),
    unfit,
  ],
  [
    'a tag manager that starts it only after consent',
    resting('Google Tag Manager', {
      services: [
        catalogueUse('google-tag-manager', ['none']),
        { ...catalogueUse('google-analytics', ['accept']), embeddedBy: 'google-tag-manager' },
      ],
    }),
    { class: 'Conform' },
  ],
  [
    'a section on a service without a word on any basis',
    section(
      'intercom',
      'Dabei wird eine direkte Verbindung zu den Servern des Anbieters hergestellt. Er erfährt so, welche Seiten Sie öffnen und wann. Mehr dazu steht auf seiner Website.',
    ),
    { class: 'Hint', message: 'baseless', cause: 'privacy-notice:section-basis' },
  ],
  [
    'the same of a service that comes by way of the tag manager',
    {
      ...section(
        'intercom',
        'Dabei wird eine direkte Verbindung zu den Servern des Anbieters hergestellt. Er erfährt so, welche Seiten Sie öffnen und wann. Mehr dazu steht auf seiner Website.',
      ),
      services: [{ ...catalogueUse('intercom', ['none']), embeddedBy: 'google-tag-manager' }],
    },
    { class: 'Hint', message: 'baseless' },
  ],
  [
    'two such sections',
    {
      ...section('intercom', ''),
      privacy: legalPage({
        kind: 'privacy',
        text: ['Intercom', 'Hotjar']
          .map(
            (name) =>
              `${name}\n\n${name} zeigt uns, welche Seiten Sie öffnen, wie lange Sie dort bleiben und wohin Sie klicken. Die Angaben gehen an Server von ${name}. Mehr dazu steht auf der Website von ${name}.`,
          )
          .join('\n\n'),
      }),
      services: ['intercom', 'hotjar'].map((id) => catalogueUse(id, ['none'])),
    },
    { class: 'Hint', message: 'baselessMore' },
  ],
  [
    'the same of what an embed brings along',
    {
      ...section(
        'intercom',
        'Dabei wird eine direkte Verbindung zu den Servern des Anbieters hergestellt. Er erfährt so, welche Seiten Sie öffnen und wann. Mehr dazu steht auf seiner Website.',
      ),
      services: [{ ...catalogueUse('intercom', ['none']), embeddedBy: 'youtube' }],
    },
    { class: 'Conform' },
  ],
  ...(
    [
      ['klarna', 'Klarna'],
      ['paypal', 'PayPal'],
      ['stripe', 'Stripe'],
    ] as const
  ).map(([id, name]): [string, Partial<Facts>, Outline] => [
    `a payment without a word on any basis: ${name}`,
    {
      ...section(id, ''),
      privacy: legalPage({
        kind: 'privacy',
        text: `Datenschutzerklärung\n\n${name}\n\nWählen Sie ${name}, erhält ${name} Ihre Zahlungsdaten und die Angaben zur Bestellung. ${name} prüft sie und teilt uns mit, ob bezahlt ist. Mehr dazu steht auf der Website von ${name}.`,
      }),
    },
    { class: 'Hint', message: 'baselessPayment', cause: 'privacy-notice:section-basis' },
  ]),
  [
    'a section on whoever works for the owner',
    section(
      'intercom',
      'Der Anbieter ist unser Auftragsverarbeiter. Dabei wird eine direkte Verbindung zu seinen Servern hergestellt. Er erfährt so, welche Seiten Sie öffnen und wann. Mehr dazu steht auf seiner Website.',
    ),
    { class: 'Conform' },
  ],
  [
    'the same, with a basis for all services elsewhere',
    {
      ...section('intercom', ''),
      privacy: legalPage({
        kind: 'privacy',
        text: 'Datenschutzerklärung\n\nDienste anderer\n\nAlle eingebundenen Dienste nutzen wir mit Ihrer Einwilligung.\n\nIntercom\n\nWir nutzen den Chat Intercom. Dabei wird eine direkte Verbindung zu den Servern des Anbieters hergestellt. Er erfährt so, welche Seiten Sie öffnen und wann. Mehr dazu steht auf seiner Website.',
      }),
    },
    { class: 'Conform' },
  ],
  ...(
    [
      ['Die Rechtsgrundlage ergibt sich, soweit nichts anderes angegeben ist, aus Art. 4 Abs. 1 BayDSG.', 'Conform'],
      ['Sofern im Folgenden keine abweichende Grundlage genannt ist, gilt Art. 6 Abs. 1 lit. e DSGVO.', 'Conform'],
      ['Rechtsgrundlage der Anmeldung zur Führung ist Art. 6 Abs. 1 lit. b DSGVO.', 'Hint'],
    ] as const
  ).map(([sentence, expected]): [string, Partial<Facts>, Outline] => [
    `the same beside: ${sentence}`,
    {
      ...section('intercom', ''),
      privacy: legalPage({
        kind: 'privacy',
        text: `Datenschutzerklärung\n\nGrundlage\n\n${sentence}\n\nIntercom\n\nWir nutzen den Chat Intercom. Dabei wird eine direkte Verbindung zu den Servern des Anbieters hergestellt. Er erfährt so, welche Seiten Sie öffnen und wann. Mehr dazu steht auf seiner Website.`,
      }),
    },
    { class: expected },
  ]),
  [
    'a question about health, of which the notice says nothing',
    {
      ...bases('a,f'),
      privacy: legalPage({
        kind: 'privacy',
        text: 'Ihre Angaben verarbeiten wir nach Art. 6 Abs. 1 lit. b DSGVO, um den Termin vorzubereiten.',
      }),
      services: [],
      forms: [formFact({ asked: [{ kind: null, topic: 'health', label: 'Aktuelle Medikamente *', type: 'text', required: true }] })],
      framedForms: [],
    },
    { class: 'Hint', message: 'special', cause: 'privacy-notice:special-categories' },
  ],
  [
    'an authority that asks about health',
    {
      ...bases('a,e'),
      services: [],
      applicability: applicability({ settings: { legalForm: 'public-law' } }),
      forms: [formFact({ asked: [{ kind: null, topic: 'health', label: 'Pflegegrad', type: 'text', required: true }] })],
      framedForms: [],
    },
    { class: 'Hint', message: 'specialPublic', cause: 'privacy-notice:special-categories' },
  ],
  [
    'an application that asks about disability and religion',
    {
      ...bases('a,f'),
      services: [],
      forms: [
        formFact({
          kind: 'application',
          asked: [
            { kind: null, topic: 'health', label: 'Schwerbehinderung', type: 'text', required: false },
            { kind: null, topic: 'religion', label: 'Konfession', type: 'text', required: false },
          ],
        }),
      ],
      framedForms: [],
    },
    { class: 'Hint', message: 'specialCandidate' },
  ],
  [
    'a tenant asked about religion',
    {
      ...bases('a,f'),
      services: [],
      forms: [
        formFact({
          pageUrl: `${siteUrl}mieterselbstauskunft`,
          asked: [{ kind: null, topic: 'religion', label: 'Konfession', type: 'text', required: false }],
        }),
      ],
      framedForms: [],
    },
    { class: 'Hint', message: 'specialTenant' },
  ],
  ...(['Konfession der Mutter', 'Weltanschauung'] as const).map((label): [string, Partial<Facts>, Outline] => [
    `a church that asks: ${label}`,
    {
      ...bases('a,f'),
      privacy: legalPage({
        kind: 'privacy',
        text: 'Wir verarbeiten Ihre Daten nach § 6 Nr. 2 DSG-EKD; Ihre Rechte stehen in § 19 DSG-EKD.',
      }),
      services: [],
      forms: [formFact({ asked: [{ kind: null, topic: 'religion', label, type: 'text', required: false }] })],
      framedForms: [],
    },
    label.startsWith('K') ? { class: 'Conform' } : { class: 'Hint', message: 'special' },
  ]),
  [
    'a question about health that the notice tells of',
    {
      ...bases('a,f'),
      privacy: legalPage({ kind: 'privacy', text: 'Gesundheitsdaten verarbeiten wir nach Art. 9 Abs. 2 lit. h DSGVO.' }),
      services: [],
      forms: [formFact({ asked: [{ kind: null, topic: 'health', label: 'Medikamente', type: 'text', required: false }] })],
      framedForms: [],
    },
    { class: 'Conform' },
  ],
  ...(
    [
      ['Nachweise zur Gesundheit verarbeiten wir nach Art. 9 Abs. 2 lit. b DSGVO.', true],
      ['Ihre Unterlagen löschen wir nach sechs Monaten.', false],
    ] as const
  ).map(([sentence, isTold]): [string, Partial<Facts>, Outline] => [
    `a question to candidates, with a notice for applicants linked at the form: ${sentence}`,
    {
      ...bases('a,f'),
      services: [],
      pages: [
        pageFact({
          url: `${siteUrl}bewerben`,
          kind: 'other',
          links: [{ text: 'hier', href: `${siteUrl}hinweise`, visible: true, area: 'body' }],
        }),
        pageFact({ url: `${siteUrl}hinweise`, kind: 'other', title: 'Datenschutzhinweise für Bewerber', text: sentence }),
      ],
      forms: [
        formFact({
          kind: 'application',
          pageUrl: `${siteUrl}bewerben`,
          asked: [{ kind: null, topic: 'health', label: 'Impfstatus', type: 'text', required: false }],
        }),
      ],
      framedForms: [],
    },
    isTold ? { class: 'Conform' } : { class: 'Hint', message: 'specialCandidate' },
  ]),
  ['a contact form on consent', contactOn(onConsent), { class: 'Hint', message: 'contactConsent', cause: 'privacy-notice:contact-basis' }],
  [
    'a contact form on consent in another notation',
    contactOn(
      'Die Verarbeitung der in das Kontaktformular eingegebenen Daten beruht auf Ihrer Einwilligung (Art. 6 Abs. 1 S. 1 lit. a) DSGVO).',
    ),
    { class: 'Hint', message: 'contactConsent' },
  ],
  [
    'a contact form on consent, for which it asks with a box',
    contactOn(onConsent, {
      fields: [{ name: 'ok', label: 'OK', type: 'checkbox', required: true, checked: false, visible: true, autocomplete: '', options: [] }],
    }),
    { class: 'Conform' },
  ],
  [
    'a contact form on consent, with a box for advertising',
    contactOn(onConsent, {
      fields: [
        { name: 'm', label: 'Nachricht', type: 'textarea', required: true, checked: false, visible: true, autocomplete: '', options: [] },
        {
          name: 'ok',
          label: 'Ja, Angebote per E-Mail',
          type: 'checkbox',
          required: false,
          checked: true,
          visible: true,
          autocomplete: '',
          options: [],
        },
      ],
    }),
    { class: 'Hint', message: 'contactConsent' },
  ],
  [
    'a contact form on consent, of which it speaks',
    contactOn(onConsent, { text: 'Name Absenden. Mit dem Absenden willigen Sie in die Verarbeitung ein.' }),
    { class: 'Conform' },
  ],
  [
    'a contact form on consent and on another ground',
    contactOn(`${onConsent} Geht es um einen Auftrag, gilt lit. b.`),
    { class: 'Conform' },
  ],
  [
    'a contact form on consent in case one is asked for',
    contactOn('Das Kontaktformular nutzen wir nach Art. 6 Abs. 1 lit. a DSGVO, sofern Ihre Einwilligung abgefragt wurde.'),
    { class: 'Conform' },
  ],
  ['a contact form on the contract', contactOn('Das Kontaktformular: Art. 6 Abs. 1 lit. b DSGVO.'), { class: 'Conform' }],
  ...(
    [
      ['as a ground', onConsentOf, {}, true],
      ['in English', 'The legal basis is your consent (Art. 6(1)(a) GDPR).', {}, true],
      ['where a banner is shown', onConsentOf, { banner: asking(banner()) }, false],
      ['where it was not possible to look for one', onConsentOf, { attempts: { reject: null, accept: null } }, false],
      ['of what loads later', onConsentOf, { services: [catalogueUse('google-maps', ['accept'])] }, false],
      [
        'of what another brings along',
        onConsentOf,
        { services: [{ ...catalogueUse('google-maps', ['none']), embeddedBy: 'tool' }] },
        false,
      ],
      ['of a chat, which may ask itself', onConsentOf, { services: [catalogueUse('intercom', ['none'])] }, false],
      ['in case one is asked for', 'Sofern eine Einwilligung abgefragt wurde, ist sie die Rechtsgrundlage.', {}, false],
      ['which it does not need', 'Rechtsgrundlage ist nicht Ihre Einwilligung.', {}, false],
      ['beside another ground', `${onConsentOf} Sonst gilt Art. 6 Abs. 1 lit. f DSGVO.`, {}, false],
      ['that is promised to come first', `${onConsentOf} Google Maps lädt erst mit Ihrer Einwilligung.`, {}, false],
    ] as const
  ).map(([what, sentence, part, isTold]): [string, Partial<Facts>, Outline] => [
    `consent for which nobody is asked, ${what}`,
    unasked(sentence, part),
    isTold ? { class: 'Hint', message: 'unfitUnasked', cause: 'privacy-notice:unasked-consent' } : { class: 'Conform' },
  ]),
  [
    'letter f in a section that names a processor before it',
    section('intercom', 'Die Daten verarbeitet die INFOnline GmbH. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO.'),
    unfit,
  ],
  [
    'consent in a split verb',
    section('intercom', 'Stimmen Sie zu, zeigt er ein Fenster; lehnen Sie ab, laden wir es schlicht (Art. 6 Abs. 1 lit. f DSGVO).'),
    { class: 'Conform' },
  ],
  ['a service that is not in use', { ...section('intercom', 'Art. 6 Abs. 1 lit. f DSGVO.'), services: [] }, { class: 'Conform' }],
  ['none', { noticeItems: noticeItems({ without: ['legalBases'] }) }, { class: 'Risk', message: 'missing' }],
  [
    'told in passing alone',
    { noticeItems: noticeItems({ without: ['legalBases'], items: [noticeItem('legalBasesInWords', 'a,b')] }) },
    { class: 'Hint', message: 'inWords', cause: 'privacy-notice:legal-bases' },
  ],
  [
    'told in passing, in a text that is not whole',
    { noticeItems: noticeItems({ without: ['legalBases'], items: [noticeItem('legalBasesInWords', 'a,b')], complete: false }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  [
    'text not whole',
    { noticeItems: noticeItems({ without: ['legalBases'], complete: false }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  ['no notice at all', { privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
  ['notice not readable', { noticeItems: { items: [], complete: false } }, { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it.each([
  ['Aktuelle Medikamente *', 'Aktuelle Medikamente'],
  ['Wünsche (bitte auch Unverträglichkeiten und gesundheitliche Einschränkungen angeben)', 'Wünsche …'],
  [
    'Gibt es gesundheitliche Einschränkungen, von denen wir vor der Anreise wissen sollten, damit alles gelingt?',
    'Gibt es gesundheitliche Einschränkungen, von denen wir vor der Anreise wissen …',
  ],
  [
    'Anmerkungen (Allergien, Unverträglichkeiten oder gesundheitliche Einschränkungen bei Ihnen)',
    'Anmerkungen: Allergien, Unverträglichkeiten oder gesundheitliche Einschränkungen bei Ihnen',
    'Allergien, Unverträglichkeiten oder gesundheitliche Einschränkungen bei Ihnen',
  ],
  [
    `Nachricht an unser Haus (${'Allergien, Krankheiten und Einschränkungen, '.repeat(4)})`,
    'Nachricht an unser Haus: Allergien, Krankheiten und Einschränkungen, Allergien, Krankheiten und …',
    'Allergien, Krankheiten und Einschränkungen, '.repeat(4),
  ],
  [
    'Ihre Zeilen * (Was sollte die Küche über Sie wissen?)',
    'Ihre Zeilen: Was sollte die Küche über Sie wissen?',
    'Was sollte die Küche über Sie wissen?',
  ],
])('names the question %s', (label, fields, hint?: string) => {
  const asked = [{ kind: null, topic: 'health' as const, label, type: 'text', required: false, ...(hint && { hint }) }];
  const verdict = judge(check, { ...bases('a,f'), services: [], forms: [formFact({ asked })], framedForms: [] });
  expect(verdict).toMatchObject({ findings: [{ message: 'special', params: { fields } }] });
});

it.each([
  ['Leidet jemand im Haushalt an Allergien?', 'specialOthers'],
  ['Hat Ihr Partner eine Erkrankung?', 'specialOthers'],
  ['Leiden Sie an Allergien?', 'special'],
])('asks whom a question is about: %s', (label, message) => {
  const asked = [{ kind: null, topic: 'health' as const, label, type: 'text', required: true }];
  const verdict = judge(check, { ...bases('a,f'), services: [], forms: [formFact({ asked })], framedForms: [] });
  expect(verdict).toMatchObject({ findings: [{ message }] });
});

it.each([
  [
    'Ich willige ausdrücklich ein, dass Sie meine Gesundheitsdaten für die Reise verarbeiten (Art. 9 Abs. 2 lit. a DSGVO).',
    'specialConsented',
  ],
  ['Ich habe die Hinweise gelesen.', 'special'],
])('takes what the form says into account: %s', (text, message) => {
  const asked = [{ kind: null, topic: 'health' as const, label: 'Allergien', type: 'text', required: false }];
  const verdict = judge(check, { ...bases('a,f'), services: [], forms: [formFact({ asked, text })], framedForms: [] });
  expect(verdict).toMatchObject({ findings: [{ message }] });
});

it('quotes what a section tells, not the bold name before it', () => {
  const text =
    'Datenschutzerklärung\n\nPayPal. Auf der Seite „Helfen“ finden Sie einen Spendenknopf der PayPal (Europe) S.à r.l. Beim Aufruf erhält PayPal Ihre IP-Adresse und weiß, welche Seite Sie öffnen. Mehr dazu steht auf der Website von PayPal.';
  const facts = { ...section('paypal', ''), privacy: legalPage({ kind: 'privacy', text }) };
  expect(judge(check, facts)).toMatchObject({
    findings: [{ message: 'baselessPayment', params: { quote: expect.stringMatching(/^Auf der Seite/) } }],
  });
});

it('where both grounds are named, a bare picture that stores nothing is left with the text alone, in one step', () => {
  const { unfitHedged = '' } = check.texts.de.fixes ?? {};
  expect(unfitHedged).toMatch(/soweit das nicht schon so ist, und nennen dort nur die Grundlage/);
  expect(unfitHedged).not.toMatch(/\n2\./);
});
