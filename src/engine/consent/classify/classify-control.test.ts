import { describe, expect, it } from 'vitest';
import { classifyControl } from './classify-control.ts';
import { germanTexts, otherTexts } from './labelled-texts.ts';

const rows = (table: typeof germanTexts) =>
  Object.entries(table).flatMap(([role, texts]) =>
    texts
      .split('|')
      .map((text) => text.trim())
      .map((text) => [text, role] as const),
  );
const germanRows = rows(germanTexts);
const allRows = [...germanRows, ...rows(otherTexts)];

describe('choices named after what they allow', () => {
  it.each([
    ['Chat erlauben', { inBanner: true }, 'accept'],
    ['Videos zulassen', { inBanner: true }, 'accept'],
    ['YouTube akzeptieren', { inBanner: true, layer: 1 }, 'accept'],
    ['Karte ablehnen', { inBanner: true }, 'reject'],
    ['Chat erlauben', { inBanner: true, layer: 2 }, 'other'],
    ['Chat erlauben', {}, 'other'],
    ['Chat öffnen', { inBanner: true }, 'other'],
    ['Standort erlauben', { inBanner: true }, 'other'],
    ['Benachrichtigungen zulassen', { inBanner: true }, 'other'],
    ['Karte', { inBanner: true }, 'other'],
  ] as const)('%s %o', (text, context, role) => expect(classifyControl(text, context).role).toBe(role));
});

describe('the words of a control', () => {
  it('are tabled widely enough', () => {
    expect(germanRows.length).toBeGreaterThanOrEqual(140);
    expect(allRows.length).toBeGreaterThanOrEqual(250);
    expect(new Set(allRows.map(([text]) => text)).size).toBe(allRows.length);
  });

  it.each(allRows)('%s → %s', (text, role) => {
    expect(classifyControl(text).role).toBe(role);
  });

  const disguises: [string, (text: string) => string][] = [
    ['upper case', (text) => text.toLocaleUpperCase('de')],
    ['soft hyphens', (text) => text.replace(/(\p{L}{3})(?=\p{L}{3})/gu, '$1\u00ad')],
    ['zero-width characters', (text) => `\u200b${[...text].join('\u200b')}\ufeff`],
    ['an arrow', (text) => `${text} →`],
    ['an emoji', (text) => `🍪 ${text} ✅`],
    ['no-break spaces and line breaks', (text) => `\n  ${text.replaceAll(' ', '\u00a0')}\t`],
    ['decomposed letters', (text) => text.normalize('NFD')],
    ['quotation marks', (text) => `„${text}“`],
  ];
  const decided = allRows.filter(([text, role]) => (role === 'accept' || role === 'reject') && text.length > 2);
  it.each(disguises)('keep their meaning with %s', (_name, disguise) => {
    for (const [text, role] of decided.filter(([each]) => !/^(?:nein|no|nej),/i.test(each)))
      expect([text, classifyControl(disguise(text)).role]).toEqual([text, role]);
  });

  it.each([
    ['Alle akzeptieren (12)', 'accept'],
    ['Akzeptieren Alle akzeptieren', 'accept'],
    ['Ablehnen Ablehnen', 'reject'],
    ['Alle ablehnen (5s)', 'reject'],
    ['Alle Einstellungen ablehnen', 'reject'],
    ['Alle ablehnen Einstellungen', 'settings'],
    ['Einstellungen oder alle ablehnen', 'settings'],
    ['Akzeptieren (Strg+A)', 'accept'],
    ['Alle (außer Marketing) akzeptieren', 'other'],
    ['Alle Cookies (nur notwendige) akzeptieren', 'other'],
  ])('%s → %s', (text, role) => {
    expect(classifyControl(text).role).toBe(role);
  });
});

it.each([
  ['Kekse? Klar!', 'accept'],
  ['Cookies? Ja, bitte!', 'accept'],
  ['Einverstanden? Ja', 'accept'],
  ['Cookies? Nein danke', 'reject'],
  ['Cookies akzeptieren?', 'other'],
  ['Hunger? Jetzt bestellen', 'other'],
  ['Rabatt? Ja, gerne', 'other'],
])('a question with its answer: %s → %s', (text, role) => {
  expect(classifyControl(text, { inBanner: true }).role).toBe(role);
});

it.each([
  ['Auswahl', 1, 'settings'],
  ['Auswählen', 1, 'settings'],
  ['Auswahl', 2, 'other'],
  ['Fertig', 2, 'save'],
])('%s on layer %i → %s', (text, layer, role) => {
  expect(classifyControl(text, { inBanner: true, layer }).role).toBe(role);
});

describe('accept and reject', () => {
  const agreeing = [
    'akzeptieren',
    'zustimmen',
    'zulassen',
    'erlauben',
    'annehmen',
    'einwilligen',
    'accept',
    'allow',
    'agree',
    'accepter',
    'aceptar',
    'accettare',
    'accepteren',
    'akceptuję',
    'acceptera',
    'aceitar',
  ];
  const refusing = [
    'ablehnen',
    'verweigern',
    'reject',
    'decline',
    'refuse',
    'refuser',
    'rechazar',
    'rifiutare',
    'weigeren',
    'odrzucam',
    'avvisa',
    'afvis',
    'rejeitar',
    'odmítnout',
  ];
  const turnsRound = [
    'nicht',
    'keine Cookies',
    'nichts',
    'ohne zu',
    'do not',
    "don't",
    'without',
    'ne pas',
    'sans',
    'no',
    'sin',
    'non',
    'senza',
    'niet',
    'zonder te',
    'nie',
    'bez',
    'ikke',
    'uden at',
    'inte',
    'utan att',
    'não',
    'sem',
    'ne',
  ];

  it('never meet: a negated agreement is no agreement, a negated refusal no refusal, and both together are neither', () => {
    for (const negation of turnsRound) {
      for (const verb of agreeing) expect(classifyControl(`${negation} ${verb}`).role, `${negation} ${verb}`).not.toBe('accept');
      for (const verb of refusing)
        expect(['reject', 'accept'], `${negation} ${verb}`).not.toContain(classifyControl(`${negation} ${verb}`).role);
    }
    for (const yes of agreeing)
      for (const no of refusing)
        for (const text of [`${yes} ${no}`, `${no} / ${yes}`, `${yes} oder ${no}`])
          expect(['accept', 'reject'], text).not.toContain(classifyControl(text).role);
  });

  it.each([
    'kaufen',
    'anmelden',
    'registrieren',
    'abonnieren',
    'bestellen',
    'spenden',
    'zur Kasse',
    'Newsletter',
    'Download',
    'buy',
    'sign in',
    'subscribe',
    'checkout',
    'acheter',
    'comprar',
    'acquista',
    'kopen',
    'kup',
  ])('are not read where a control also says %s', (word) => {
    for (const start of ['Akzeptieren und', 'Alle akzeptieren &', 'OK,', 'Speichern und', 'Schließen und', 'Ja,', 'Weiter,']) {
      expect(['accept', 'reject', 'save', 'acknowledge', 'close']).not.toContain(classifyControl(`${start} ${word}`).role);
    }
  });
});

describe('how far a decision goes', () => {
  it.each([
    ['Alle akzeptieren', 'all'],
    ['Akzeptieren', 'plain'],
    ['Alle ablehnen', 'all'],
    ['Ablehnen', 'plain'],
    ['Nur notwendige Cookies', 'only-necessary'],
    ['Alle ablehnen außer notwendige', 'only-necessary'],
    ['Weiter ohne Einwilligung', 'all'],
    ['Auswahl speichern', 'selection'],
    ['Speichern', 'plain'],
    ['Einstellungen', null],
  ])('%s: %s', (text, kind) => {
    expect(classifyControl(text).kind).toBe(kind);
  });

  it('is doubted where a title of a category looks like a choice', () => {
    expect(classifyControl('Notwendige Cookies').confidence).toBeLessThanOrEqual(0.5);
    expect(classifyControl('Notwendige Cookies', { layer: 2 }).role).toBe('other');
    expect(classifyControl('Alle aktivieren', { layer: 2 }).role).toBe('other');
    expect(classifyControl('Nur notwendige Cookies', { layer: 2 }).role).toBe('reject');
  });
});

describe('what surrounds the words', () => {
  it.each([
    ['a link that leads away', 'Akzeptieren', { href: 'https://example.com/agree' }, 'other'],
    ['a path', 'OK', { href: '/weiter' }, 'other'],
    ['a fragment', 'Akzeptieren', { href: '#' }, 'accept'],
    ['a resolved fragment', 'Akzeptieren', { href: 'https://shop.test/start#' }, 'accept'],
    ['a script address', 'Ablehnen', { href: 'javascript:void(0)' }, 'reject'],
    ['an address of the same page', 'Ablehnen', { href: 'https://shop.test/?consent=no', pageUrl: 'https://shop.test/' }, 'reject'],
    ['an address of another page', 'Ablehnen', { href: 'https://shop.test/bye', pageUrl: 'https://shop.test/' }, 'other'],
    ['an icon named close', '', { ariaLabel: 'Schließen' }, 'close'],
    ['an X that refuses', '×', { ariaLabel: 'Ablehnen und schließen' }, 'reject'],
    ['an X whose name is a bare no', '', { ariaLabel: 'Nein', id: 'cn-close-notice', className: 'cn-close-icon' }, 'close'],
    ['a drawn X named no', '×', { ariaLabel: 'Nein' }, 'close'],
    ['a bare no without the marks of an X', '', { ariaLabel: 'Nein' }, 'reject'],
    ['an X without a name', '', { className: 'btn-close', inBanner: true }, 'close'],
    ['an X of a framework', '', { className: 'modal__closeButton', inBanner: true }, 'close'],
    ['a marked X that refuses', '', { ariaLabel: 'Ablehnen', className: 'close' }, 'reject'],
    ['a marked X that agrees', '', { ariaLabel: 'Akzeptieren', className: 'close' }, 'accept'],
    ['a symbol that folds what is closed', '', { className: 'panel is-closed', inBanner: true }, 'other'],
    ['words beside the mark of an X', 'Zur Startseite', { className: 'close', inBanner: true }, 'other'],
    ['an X beside the title of a window', '✕ Cookie-Voreinstellungen', { tag: 'button' }, 'close'],
    ['a title that is named close', 'Cookie-Einstellungen', { ariaLabel: 'Schließen' }, 'close'],
    ['an icon with a title', '', { title: 'Cookie-Einstellungen öffnen' }, 'settings'],
    ['an icon that is not named', '', {}, 'other'],
    ['a known id beside a foreign script', '모두 수락', { id: 'onetrust-accept-btn-handler' }, 'accept'],
    ['a known id beside words that are understood', 'Ablehnen', { id: 'onetrust-accept-btn-handler' }, 'reject'],
    ['a tab title', 'Consent', { className: 'CybotCookiebotDialogNavItemLink' }, 'other'],
    ['a platform whose button is a noun', 'Consent', { className: 'fc-button fc-cta-consent', tag: 'button' }, 'accept'],
    ['a request for more in the banner', 'Mehr Informationen', { tag: 'button', inBanner: true }, 'settings'],
    ['a link to more', 'Mehr Informationen', { tag: 'a', href: '/datenschutz', inBanner: true }, 'other'],
    ['an OK outside of any banner', 'OK', { inBanner: false }, 'other'],
    ['a subscription outside of any banner', 'Abonnieren', { inBanner: false }, 'other'],
  ] as const)('%s', (_name, text, context, role) => {
    expect(classifyControl(text, context).role).toBe(role);
  });

  it('lowers confidence when the hidden name says the opposite of what is read', () => {
    const verdict = classifyControl('Akzeptieren', { ariaLabel: 'Alle Cookies ablehnen' });
    expect(verdict.role).toBe('accept');
    expect(verdict.confidence).toBeLessThanOrEqual(0.4);
  });
});

it.each([
  ['Weitere Informationen', 'find-more-button eu-cookie-compliance-more-button', 'other'],
  ['Mehr Info', 'cn-more-info button', 'other'],
  ['Weitere Informationen', 'btn btn-link', 'settings'],
  ['Einstellungen', 'more-button', 'settings'],
  ['Ablehnen', 'find-more-button', 'reject'],
])('a button “%s” of the classes “%s” is %s', (text, className, role) => {
  expect(classifyControl(text, { className, tag: 'button', inBanner: true }).role).toBe(role);
});
