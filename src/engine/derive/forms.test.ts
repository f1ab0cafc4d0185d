import { describe, expect, it } from 'vitest';
import type { FieldEvidence, FormEvidence } from '#evidence/forms.ts';
import { testDeps } from '../../../test/factories/catalogue.ts';
import { evidence, fieldEvidence, formEvidence, gathered, pageSnapshot, pageVisit } from '../../../test/factories/evidence.ts';
import { createContext } from './context.ts';
import { deriveForms, deriveFramedForms } from './forms.ts';
import { derivePages } from './pages.ts';

const site = 'https://www.muster.test';
const derive = (...pages: [path: string, ...forms: FormEvidence[]][]) => {
  const visits = pages.map(([path, ...forms], index) =>
    pageVisit({
      id: `none-p${index + 1}`,
      kind: index === 0 ? 'start' : 'other',
      url: `${site}${path}`,
      snapshot: gathered(pageSnapshot({ forms })),
    }),
  );
  const context = createContext(evidence({ pages: visits }), testDeps);
  return deriveForms(derivePages(context), context);
};
const fields = (...labels: (string | Partial<FieldEvidence>)[]) =>
  labels.map((label) => fieldEvidence(typeof label === 'string' ? { label } : label));
const email = { label: 'E-Mail', type: 'email' };
const password = { label: 'Passwort', type: 'password' };
const message = { label: 'Nachricht', type: 'textarea' };

describe('kind', () => {
  it.each<[string, string, Partial<FormEvidence>, string]>([
    ['search', '/', { fields: fields({ name: 's', label: 'Suchen' }), submitText: 'Los' }, 'search'],
    ['search by type', '/', { fields: fields({ type: 'search' }) }, 'search'],
    ['login', '/konto', { fields: fields(email, password), submitText: 'Anmelden' }, 'login'],
    [
      'no login: whoever logs in gives no name',
      '/anmeldung',
      { fields: fields('Name', email), submitText: 'Verbindlich anmelden' },
      'other',
    ],
    [
      'no login: an enquiry that asks for a password',
      '/zimmer',
      { fields: fields('Name', email, password, { label: 'Wünsche zum Zimmer', type: 'textarea' }), submitText: 'Buchung abschicken' },
      'contact',
    ],
    ['login with a name', '/konto', { fields: fields('Benutzername', password), submitText: 'Login' }, 'login'],
    [
      'registration',
      '/konto',
      { fields: fields(email, password, { ...password, label: 'Passwort wiederholen' }), submitText: 'Weiter' },
      'registration',
    ],
    ['registration by its button', '/konto', { fields: fields(email, password), submitText: 'Konto anlegen' }, 'registration'],
    ['order', '/kasse', { fields: fields('Vorname', 'Straße', email), submitText: 'Zahlungspflichtig bestellen' }, 'order'],
    ['order with payment', '/kasse', { fields: fields('IBAN', email), submitText: 'Weiter' }, 'order'],
    [
      'debit',
      '/vertrag',
      { fields: fields('IBAN', email), text: 'Ich erteile ein SEPA-Lastschriftmandat.', submitText: 'Weiter' },
      'order',
    ],
    ['refund', '/buergerservice', { fields: fields('IBAN für Erstattungen', email, 'Ihr Anliegen'), submitText: 'Absenden' }, 'contact'],
    ['claim', '/schaden-melden', { fields: fields('IBAN', email), text: 'Wohin dürfen wir überweisen?', submitText: 'Senden' }, 'other'],
    ['checkout step', '/checkout/adresse', { fields: fields('Vorname', 'Nachname', 'Straße', email), submitText: 'Weiter' }, 'order'],
    ['newsletter', '/', { fields: fields(email), submitText: 'Newsletter abonnieren' }, 'newsletter'],
    [
      'newsletter by its text',
      '/',
      { fields: fields(email), submitText: 'Anmelden', text: 'Unser Newsletter hält Sie auf dem Laufenden' },
      'newsletter',
    ],
    [
      'letter by a name of its own',
      '/',
      { fields: fields(email), submitText: 'Freitagspost bestellen', text: 'Jeden Freitag Rezepte' },
      'newsletter',
    ],
    ['post that is bought', '/shop', { fields: fields(email, 'Straße'), submitText: 'Luftpost kaufen' }, 'order'],
    [
      'signing up for a holiday',
      '/ferien',
      { fields: fields('Name des Kindes', { label: 'Telefon', type: 'tel' }), submitText: 'Anmelden' },
      'other',
    ],
    ['login by a number and a name', '/kundenportal', { fields: fields('Nachname', 'Kundennummer'), submitText: 'Anmelden' }, 'login'],
    ['newsletter that is ordered', '/', { fields: fields(email), submitText: 'Newsletter bestellen' }, 'newsletter'],
    ['product', '/brot', { fields: fields({ type: 'number', label: 'Menge' }), submitText: 'In den Warenkorb' }, 'order'],
    ['newsletter in English', '/', { fields: fields(email), submitText: 'Subscribe' }, 'newsletter'],
    ['contact', '/kontakt', { fields: fields('Name', email, message), submitText: 'Absenden' }, 'contact'],
    [
      'contact in English',
      '/contact',
      { fields: fields('Name', email, { label: 'Message', type: 'textarea' }), submitText: 'Send' },
      'contact',
    ],
    ['call back', '/', { fields: fields('Name', { label: 'Telefon', type: 'tel' }), submitText: 'Rückruf anfordern' }, 'contact'],
    [
      'application',
      '/karriere/koch',
      { fields: fields('Name', email, { type: 'file', label: 'Lebenslauf' }), submitText: 'Absenden' },
      'application',
    ],
    [
      'comment',
      '/blog/brot',
      {
        id: 'commentform',
        fields: fields('Name', email, { name: 'comment', label: 'Kommentar', type: 'textarea' }),
        submitText: 'Kommentar abschicken',
      },
      'comment',
    ],
    [
      'consent',
      '/',
      {
        id: 'cookie-form',
        fields: fields({ type: 'checkbox', label: 'Statistik' }),
        submitText: 'Speichern',
        text: 'Cookie-Einstellungen',
      },
      'consent',
    ],
    [
      'switches of a banner without a form around them',
      '/',
      {
        id: 'loose-fields',
        fields: fields({ type: 'checkbox', label: 'Notwendig' }, { type: 'checkbox', label: 'Externe Medien' }),
        submitText: '',
      },
      'consent',
    ],
    [
      'gym whose button does not say what it costs',
      '/mitglied-werden',
      {
        fields: fields('Vorname', 'Nachname', email, 'IBAN', { type: 'checkbox', label: 'Ja, ich möchte den Newsletter' }),
        text: 'Mitgliedschaft 24,90 € im Monat inkl. MwSt. Erstlaufzeit 12 Monate. Ich ermächtige zum Lastschrifteinzug. Ich habe die AGB gelesen. Ja, ich möchte den Newsletter',
        submitText: 'Jetzt anmelden',
      },
      'order',
    ],
    [
      'club with a newsletter box',
      '/mitglied-werden',
      {
        fields: fields('Vorname', email, 'IBAN', { type: 'checkbox', label: 'Newsletter' }),
        text: 'Jahresbeitrag 60 €. Ich ermächtige den Verein, den Mitgliedsbeitrag per Lastschrift einzuziehen. Newsletter',
        submitText: 'Beitritt erklären',
      },
      'other',
    ],
    [
      'music school',
      '/anmeldung',
      {
        fields: fields('Name', email, 'IBAN'),
        text: 'Unterricht 80 € im Monat. SEPA-Mandat. Es gelten unsere AGB.',
        submitText: 'Verbindlich anmelden',
      },
      'order',
    ],
    ['brochure', '/tourismus', { fields: fields('Name', 'Straße', email), submitText: 'Prospekt bestellen' }, 'other'],
    ['table', '/reservieren', { fields: fields('Name', email), submitText: 'Tisch jetzt buchen' }, 'other'],
    ['appointment', '/termine', { fields: fields('Name', email), submitText: 'Termin jetzt buchen' }, 'contact'],
    [
      'appointment with complaints',
      '/booking-form',
      { fields: fields('Vorname', email, { type: 'textarea', label: 'Ihre Beschwerden' }), submitText: 'Jetzt buchen' },
      'contact',
    ],
    ['course that is booked', '/kurse', { fields: fields('Vorname', email), submitText: 'Jetzt buchen' }, 'order'],
    [
      'appointment with a price',
      '/termin',
      { fields: fields('Vorname', email), text: 'Massage 60 €', submitText: 'Jetzt buchen' },
      'order',
    ],
    ['appointment that costs', '/termine', { fields: fields('Name', email), submitText: 'Termin kostenpflichtig buchen' }, 'order'],
    [
      'newsletter by its target',
      '/',
      { fields: fields(email, 'Vorname'), submitText: 'Absenden', action: 'https://www.muster.test/form/newsletter' },
      'newsletter',
    ],
    [
      'newsletter by its service',
      '/',
      { fields: fields(email), submitText: 'Los', action: 'https://muster.us1.list-manage.com/subscribe/post' },
      'newsletter',
    ],
    ...(
      [
        [
          'in the footer, by what comes once a month',
          { text: 'Post von Amelie Freie Termine – etwa einmal im Monat. E-Mail-Adresse Eintragen' },
        ],
        ['by its class', { text: 'Für Feinschmecker E-Mail', submitText: 'Absenden', classes: 'block newsletter-form' }],
        ['by the class of an extension', { submitText: 'OK', classes: 'mc4wp-form' }],
        ['by what it promises', { text: 'Bleiben Sie auf dem Laufenden E-Mail', submitText: 'Anmelden' }],
        ['with a first name', { text: 'Neuigkeiten aus der Werkstatt, vierteljährlich', fields: fields('Vorname', email) }],
        ['without spam', { text: 'Tipps für den Garten. Kein Spam.', submitText: 'Ja, ich bin dabei' }],
        ['in English', { text: 'Letters from the farm, once a month', submitText: 'Sign me up' }],
        [
          'behind a voucher, by its small print',
          {
            text: '10 € geschenkt! Mit dem Klick erhältst du regelmäßig Angebote von uns und unseren Partnern.',
            submitText: 'Gutschein holen',
          },
        ],
        [
          'behind a voucher, by the class of the provider',
          { text: 'Sichere dir 10 %', submitText: 'Rabatt sichern', classes: 'needsclick klaviyo-form' },
        ],
        [
          'behind a voucher in a popup',
          { text: '5 % auf die erste Bestellung', submitText: 'Code erhalten', overlay: { heading: 'Nur heute' } },
        ],
        ['by a gift', { text: 'Wir senden Ihnen künftig auch Angebote zu.', submitText: 'Checkliste herunterladen' }],
        ['in an English popup', { text: '10% off your first order', submitText: 'Unlock offer', overlay: { heading: '' } }],
      ] as [string, Partial<FormEvidence>][]
    ).map(([name, form]): [string, string, Partial<FormEvidence>, string] => [
      `newsletter ${name}`,
      '/termine',
      { fields: fields(email), submitText: 'Eintragen', ...form },
      'newsletter',
    ]),
    ...(
      [
        ['a waiting list', { text: 'Warteliste: Neuigkeiten zum Kurs', submitText: 'Eintragen' }, 'other'],
        ['a forgotten password', { text: 'Passwort vergessen? E-Mail', submitText: 'Absenden' }, 'other'],
        ['a voucher that is bought', { text: 'Gutschein verschenken: Empfänger', submitText: 'Gutschein anfordern' }, 'other'],
        ['a popup about something else', { text: 'Ihr Merkzettel', submitText: 'Zusenden', overlay: { heading: 'Merkzettel' } }, 'other'],
        ['a voucher without mails', { text: 'Ihr Gutschein aus der Aktion', submitText: 'Gutschein abholen' }, 'other'],
        ['work', { text: 'Wir senden Ihnen regelmäßig passende Stellenangebote.', submitText: 'Alarm anlegen' }, 'other'],
        ['no advertising', { text: 'Sie erhalten keine weiteren Angebote.', submitText: 'Gutschein holen' }, 'other'],
        ['an offer', { text: 'Ihr persönliches Angebot', submitText: 'Angebot anfordern' }, 'other'],
        ['an alert', { text: 'Wieder verfügbar? Kein Spam.', submitText: 'Eintragen' }, 'other'],
        [
          'an event with a newsletter box',
          { fields: fields(email, { type: 'checkbox', label: 'Newsletter' }), text: 'Workshop', submitText: 'Eintragen' },
          'newsletter',
        ],
        [
          'a phone number beside it',
          { fields: fields(email, { label: 'Telefon', type: 'tel' }), text: 'Neuigkeiten. Termin', submitText: 'Eintragen' },
          'contact',
        ],
        ['a message beside it', { fields: fields(email, message), text: 'Auf dem Laufenden', submitText: 'Eintragen' }, 'contact'],
      ] as [string, Partial<FormEvidence>, string][]
    ).map(([name, form, kind]): [string, string, Partial<FormEvidence>, string] => [
      `an address for ${name}`,
      '/x',
      { fields: fields(email), ...form },
      kind,
    ]),
    [
      'newsletter that asks for the date of birth',
      '/x',
      { fields: fields(email, { label: 'Geburtsdatum', type: 'date' }), text: 'Newsletter. Einmal im Monat', submitText: 'Anmelden' },
      'newsletter',
    ],
    [
      'an account with a date of birth',
      '/x',
      { fields: fields(email, { label: 'Geburtsdatum', type: 'date' }), text: 'Ihr Profil', submitText: 'Absenden' },
      'other',
    ],
    [
      'contact of a newsletter firm',
      '/kontakt',
      { fields: fields('Name', email, message), submitText: 'Senden', action: 'https://www.muster.test/newsletter/send' },
      'contact',
    ],
    [
      'health questions with a newsletter box',
      '/anamnese',
      { fields: fields('Name', email, 'Vorerkrankungen'), submitText: 'Senden', text: 'Fragebogen. Newsletter abonnieren' },
      'other',
    ],
    [
      'donation by debit',
      '/spenden',
      { fields: fields('Name', 'IBAN'), text: '50 € Lastschrift. AGB', submitText: 'Jetzt spenden' },
      'other',
    ],
    ['donation', '/spenden', { fields: fields('Name', 'IBAN'), submitText: 'Jetzt spenden' }, 'other'],
    ['filter', '/produkte', { fields: fields({ type: 'select', label: 'Größe' }), submitText: 'Anwenden' }, 'other'],
  ])('%s', (_name, path, form, expected) => {
    expect(derive([path, formEvidence(form)])[0]?.kind).toBe(expected);
  });
});

describe('deriveForms', () => {
  it('reads what the page says right above a form', () => {
    const form = formEvidence({ fields: fields(email), text: 'E-Mail-Adresse Eintragen', submitText: 'Eintragen' });
    const kinds = ['Post vom Hof\nEinmal im Monat', 'Öffnungszeiten\nMo bis Fr'].map((above) => {
      const text = `${above}\nE-Mail-Adresse\nEintragen`;
      const visit = pageVisit({ kind: 'start', url: `${site}/`, snapshot: gathered(pageSnapshot({ forms: [form], text })) });
      const context = createContext(evidence({ pages: [visit] }), testDeps);
      return deriveForms(derivePages(context), context)[0]?.kind;
    });
    expect(kinds).toEqual(['newsletter', 'other']);
  });

  it('tells where the data goes', () => {
    const [own, foreign, plain, mail, script] = derive([
      '/',
      formEvidence({ id: 'a' }),
      formEvidence({ id: 'b', action: 'https://ads.test/subscribe', submitText: '2' }),
      formEvidence({ id: 'c', action: 'http://www.muster.test/x', submitText: '3' }),
      formEvidence({ id: 'd', action: 'mailto:a@b.de', submitText: '4' }),
      formEvidence({ id: 'e', actionDeclared: false, method: 'GET', submitText: '5' }),
    ]);
    expect(own).toMatchObject({
      id: `form:${site}/#a`,
      pageHttps: true,
      actionHttps: true,
      actionParty: 'first',
      actionServiceId: null,
      method: 'post',
    });
    expect(foreign).toMatchObject({ actionParty: 'third', actionServiceId: 'ads' });
    expect(plain).toMatchObject({ actionHttps: false, actionParty: 'first' });
    expect(mail).toMatchObject({ actionHttps: null, actionParty: 'first' });
    expect(script).toMatchObject({ actionDeclared: false, method: 'get' });
  });

  it('collects personal fields once each, hidden ones not', () => {
    const [form] = derive([
      '/kontakt',
      formEvidence({ fields: fields('Vorname', 'Nachname', email, { label: 'Telefon', visible: false }, message) }),
    ]);
    expect(form?.personalFields).toEqual(['name', 'email', 'message']);
  });

  it('tells one once that is sent to the page it stands on, and one that is sent to the start page', () => {
    const own = (path: string) =>
      formEvidence({ id: 'side', fields: fields(email), submitText: 'Abonnieren', actionDeclared: true, action: `${site}${path}#` });
    const start = formEvidence({ id: 'foot', fields: fields(email), submitText: 'Anmelden', actionDeclared: true, action: `${site}/` });
    const facts = derive(['/', own('/'), start], ['/a', own('/a'), start], ['/b', own('/b'), start]);
    expect(facts.map(({ id }) => id)).toEqual([`form:${site}/#side`, `form:${site}/#foot`]);
    const other = formEvidence({ ...own('/a'), action: `${site}/c` });
    expect(derive(['/', own('/')], ['/a', other])).toHaveLength(2);
  });

  it('tells a form that every page shows once', () => {
    const newsletter = formEvidence({ id: 'nl', fields: fields(email), submitText: 'Newsletter bestellen', visible: false });
    const facts = derive(
      ['/', newsletter],
      ['/a', { ...newsletter, visible: true }],
      ['/b', newsletter, formEvidence({ id: 'contact', fields: fields(message) })],
    );
    expect(facts.map(({ id, visible }) => [id, visible])).toEqual([
      [`form:${site}/#nl`, true],
      [`form:${site}/b#contact`, true],
    ]);
  });
});

describe('names that are drawn anew at every call', () => {
  const withField = (name: string) => formEvidence({ id: 'f', fields: fields(email, { name, label: 'Kein Roboter', type: 'checkbox' }) });

  it.each([
    ['a number', 'altcha_checkbox_274339', 'altcha_checkbox_697120'],
    ['a token', '3f9a1c0b7e2d4a6885b1', '12345d0c9b8a7f6e5d4c'],
  ])('make no other form: %s', (_, one, other) => {
    expect(derive(['/', withField(one)], ['/a', withField(other)])).toHaveLength(1);
  });

  it.each([
    ['numbers of questions', 'input_1', 'input_2'],
    ['numbers of lists', 'email_31', 'email_32'],
    ['words', 'vorname', 'nachname'],
  ])('are told from %s', (_, one, other) => {
    expect(derive(['/', withField(one)], ['/a', withField(other)])).toHaveLength(2);
  });
});

describe('forms in frames', () => {
  const framed = (...forms: [url: string, form: Partial<FormEvidence>][]) => {
    const snapshot = pageSnapshot({ framedForms: forms.map(([frameUrl, form]) => ({ ...formEvidence(form), frameUrl })) });
    const visit = pageVisit({ id: 'none-p1', kind: 'start', url: `${site}/`, snapshot: gathered(snapshot) });
    const context = createContext(evidence({ pages: [visit] }), testDeps);
    return deriveFramedForms(derivePages(context), context);
  };
  const asked = { fields: fields('Name', email, message), submitText: 'Senden' };

  it('are told with the page that shows them and where the frame comes from', () => {
    const [form, ...others] = framed(['https://formulare.anbieter.test/f/7?site=1', asked]);
    expect(others).toEqual([]);
    expect(form).toMatchObject({
      id: `form:${site}/#form-1@formulare.anbieter.test`,
      pageUrl: `${site}/`,
      frameUrl: 'https://formulare.anbieter.test/f/7?site=1',
      frameServiceId: null,
      frameParty: 'third',
      kind: 'contact',
    });
  });

  it('are told once, however often a frame has been opened', () => {
    expect(framed(['https://a.test/f?session=1', asked], ['https://a.test/f?session=2', asked], ['https://b.test/f', asked])).toHaveLength(
      2,
    );
  });

  it('are none of archives that know nothing of them', () => {
    expect(framed()).toEqual([]);
  });
});

it('keeps of a popup what stands at its head, and every page it came on', () => {
  const popup = formEvidence({ fields: fields(email), overlay: { heading: '10 € geschenkt!' } });
  expect(derive(['/', popup], ['/sofas', popup])).toMatchObject([
    { overlay: { heading: '10 € geschenkt!', pages: [`${site}/`, `${site}/sofas`] } },
  ]);
});

describe('what shows later', () => {
  const hidden = { visible: false as const };

  it('is asked in a later step of the form', () => {
    const steps = formEvidence({
      fields: fields(email, { label: 'Medikamente', ...hidden, later: true }),
      laterText: 'Ihre Gesundheit Medikamente',
    });
    const [form] = derive(['/', steps]);
    expect(form?.asked.map(({ topic }) => topic)).toEqual([null, 'health']);
    expect(form).toMatchObject({ visible: true, laterText: 'Ihre Gesundheit Medikamente' });
  });

  it('is not asked where it stays hidden', () => {
    expect(derive(['/', formEvidence({ fields: fields(email, { label: 'Medikamente', ...hidden }) })])[0]?.asked).toHaveLength(1);
  });

  it('is a form where a popup waits', () => {
    const popup = { visible: false, overlay: { heading: 'Für 0 €' } };
    const waiting = formEvidence({ ...popup, fields: fields({ ...email, ...hidden, later: true }) });
    const trap = formEvidence({ ...popup, fields: fields({ label: 'Website', ...hidden }) });
    expect(derive(['/', waiting, trap]).map(({ visible, personalFields }) => [visible, personalFields])).toEqual([
      [true, ['email']],
      [false, []],
    ]);
  });
});

it('takes what catches robots for no field of a visitor', () => {
  const bots = fields(
    email,
    { name: 'botcheck', label: '', type: 'checkbox' },
    { name: 'ort2', label: 'Wohnort', visible: false, trap: true },
  );
  const [form] = derive(['/', formEvidence({ fields: bots })]);
  expect(form).toMatchObject({ personalFields: ['email'], honeypot: true });
  expect(form?.fields.map(({ visible }) => visible)).toEqual([true, false, false]);
});

it.each([
  ['all its fields are', {}, [true, true], true],
  ['one of them is not', {}, [true, false], undefined],
  ['it names where it sends', { action: 'https://www.muster.test/senden', actionDeclared: true }, [true, true], undefined],
])('knows a form as locked: %s', (_, part, locks, locked) => {
  const names = [email, { name: 'vorname', label: 'Vorname' }];
  const held = names.map((field, at) => ({ ...field, ...(locks[at] && { disabled: true as const }) }));
  expect(derive(['/', formEvidence({ actionDeclared: false, ...part, fields: fields(...held) })])[0]?.locked).toBe(locked);
});

describe('the builder that takes a form', () => {
  const webflow = formEvidence({
    id: 'wf-form-Kontakt',
    classes: 'form w-form',
    actionDeclared: false,
    method: 'get',
    fields: fields(email, message),
  });
  const builderOf = (form: FormEvidence, script: string) => {
    const embed = { kind: 'script' as const, url: script, visible: false, rect: { x: 0, y: 0, width: 0, height: 0 }, integrity: false };
    const visit = pageVisit({
      id: 'none-p1',
      kind: 'start',
      url: `${site}/`,
      snapshot: gathered(pageSnapshot({ forms: [form], embeds: [embed] })),
    });
    const context = createContext(evidence({ pages: [visit] }), testDeps);
    return deriveForms(derivePages(context), context)[0]?.builderServiceId;
  };
  const delivered = 'https://cdn.prod.website-files.com/64/js/webflow.js';

  it.each<[string, FormEvidence, string, string | undefined]>([
    ['delivered by it', webflow, delivered, 'webflow'],
    ['exported to another server', webflow, 'https://cdn.muster.test/webflow.js', undefined],
    ['with a target of its own', { ...webflow, actionDeclared: true }, delivered, undefined],
    ['named as it was before', { ...webflow, id: 'email-form-2' }, delivered, 'webflow'],
    ['another form on its page', { ...webflow, id: 'hsForm_1' }, delivered, undefined],
    ['a host of a similar name', webflow, 'https://website-files.com.evil.test/a.js', undefined],
    ['drawn by a mailer', { ...webflow, id: '', classes: 'needsclick klaviyo-form klaviyo-form-version-cid_1' }, delivered, 'klaviyo'],
    ['the shop’s own beside its script', { ...webflow, id: 'ContactFooter', classes: 'newsletter-form' }, delivered, undefined],
    ['of the mailer’s name, sent elsewhere', { ...webflow, id: '', classes: 'klaviyo-form', actionDeclared: true }, delivered, undefined],
  ])('%s', (_, form, script, expected) => {
    expect(builderOf(form, script)).toBe(expected);
  });
});

describe('where scripts send', () => {
  const scriptTargets = ['https://hosting.test/f/abc', 'https://metrics.test/collect', `${site}/api/kontakt`, 'mailto:'];
  const targetsOf = (form: FormEvidence) => {
    const visit = pageVisit({
      id: 'none-p1',
      kind: 'start',
      url: `${site}/`,
      snapshot: gathered(pageSnapshot({ forms: [form], scriptTargets })),
    });
    const context = createContext(evidence({ pages: [visit] }), testDeps);
    return deriveForms(derivePages(context), context)[0]?.scriptTargets;
  };
  it('is told of a form that names no target, without what measures', () => {
    expect(targetsOf(formEvidence({ fields: fields(email), actionDeclared: false }))).toEqual([
      { address: 'https://hosting.test/f/abc', host: 'hosting.test', serviceId: 'hosting', party: 'third' },
      { address: `${site}/api/kontakt`, host: 'www.muster.test', serviceId: null, party: 'first' },
      { address: 'mailto:', host: '', serviceId: null, party: 'first' },
    ]);
  });
  it('and of no other', () => {
    expect(targetsOf(formEvidence({ fields: fields(email) }))).toBeUndefined();
  });
});
