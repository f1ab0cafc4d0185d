import { describe, expect, it } from 'vitest';
import { controlReading as control } from '../../../test/factories/banner-reading.ts';
import { decide, saveOf } from './make-choice.ts';
import { pickBanner, pickReopened } from './pick-banner.ts';
import type { CandidateReading, ToggleReading } from './read-candidates.ts';

const rect = { x: 0, y: 0, width: 400, height: 300 };
const place = { framed: false, pageUrl: 'https://www.muster.test/', layer: 1 };

const toggle = (label: string, part: Partial<ToggleReading> = {}): ToggleReading => ({
  ref: 1,
  label,
  checked: true,
  disabled: false,
  nearText: '',
  shown: true,
  ...part,
});
const block = (part: Partial<CandidateReading>): CandidateReading => ({
  ref: 0,
  block: 1,
  text: 'Dienste, die wir nutzen möchten. Mehr in der Datenschutzerklärung. Statistik Videos Speichern',
  rect,
  marks: '',
  pinned: true,
  outside: false,
  dialog: false,
  host: 'document',
  controls: [control('Speichern')],
  toggles: [toggle('Statistik'), toggle('Videos')],
  blocksPage: true,
  ...part,
});

describe('what a control to withdraw opened', () => {
  it('is a window of switches that keeps them, which is no banner by its words', () => {
    expect(pickBanner([block({})], place)).toBeNull();
    expect(pickReopened([block({})], place)?.controls.map(({ role }) => role)).toEqual(['save']);
  });

  it('is the whole window where “all off” stands above the part with the switches, and the part where nothing more is offered', () => {
    const part = block({ block: 3, pinned: false, blocksPage: true });
    const whole = (...more: string[]) => block({ block: 2, controls: [...more.map((text) => control(text)), control('Speichern')] });
    expect(pickReopened([part, whole('Alle deaktivieren')], place)?.reading.block).toBe(2);
    expect(pickReopened([part, whole('Zurück')], place)?.reading.block).toBe(3);
  });

  it('is one in a frame of its own too', () => {
    expect(pickReopened([block({ pinned: false, blocksPage: false })], { ...place, framed: true })).not.toBeNull();
  });

  it.each<[string, Partial<CandidateReading>]>([
    ['has no switches', { toggles: [] }],
    ['keeps nothing', { controls: [control('Schließen'), control('Datenschutzerklärung', { tag: 'a', href: '/datenschutz' })] }],
    ['keeps nothing yet', { controls: [control('Speichern', { disabled: true })] }],
    ['stands in the flow of the page', { pinned: false, blocksPage: false }],
    ['asks for an address', { controls: [control('Speichern', { inTextForm: true })] }],
  ])('is none that %s', (_, part) => {
    expect(pickReopened([block(part)], place)).toBeNull();
  });
});

describe('a placeholder of content that was held back', () => {
  const text =
    'Unsere Bewertungen zeigen wir Ihnen, wenn Sie Marketing-Cookies zulassen. Wir verwenden Cookies und bitten um Ihre Einwilligung.';
  const shape = { text, toggles: [], controls: [control('Cookies akzeptieren')], pinned: false, blocksPage: false };

  it.each([
    'cookieconsent-optout-marketing',
    'cmplz-blocked-content-container',
    'brlbs-cmpnt-content-blocker',
    'context-notice',
    'video-consent',
  ])('is no banner: %s', (marks) => {
    expect(pickBanner([block({ ...shape, marks })], place)).toBeNull();
  });

  it('is one where it is pinned to the window, or has the name of a banner', () => {
    expect(pickBanner([block({ ...shape, marks: 'cookieconsent-optout-marketing', pinned: true })], place)).not.toBeNull();
    expect(pickBanner([block({ ...shape, marks: 'cookie-content cookieconsent' })], place)).not.toBeNull();
  });
});

it('turns off the switch for everything first, so that it takes the clicks of a person', () => {
  const reading = block({
    toggles: [
      toggle('Statistik', { ref: 1 }),
      toggle('Videos', { ref: 2 }),
      toggle('Alle Dienste aktivieren oder deaktivieren', { ref: 3 }),
      toggle('Notwendig', { ref: 4, disabled: true }),
      toggle('Karten', { ref: 5, checked: false }),
    ],
  });
  const picked = pickReopened([reading], place)!;
  expect(decide('reject', picked, 1)).toMatchObject({
    method: 'save-unticked',
    first: [{ toggle: { ref: 3 }, on: false }, { toggle: { ref: 1 } }, { toggle: { ref: 2 } }],
  });
});

describe('of two refusals the one is clicked', () => {
  const offered = (...labels: string[]) =>
    decide(
      'reject',
      pickBanner(
        [block({ text: 'Wir verwenden Cookies. Sind Sie einverstanden?', controls: labels.map((label) => control(label)) })],
        place,
      )!,
      1,
    );

  it.each([
    [
      'that is surely one, not what is there for later',
      ['Nur essenzielle', 'Alle akzeptieren', 'Einwilligung widerrufen'],
      'Nur essenzielle',
    ],
    ['that refuses all, where both are sure', ['Nur notwendige Cookies', 'Alle akzeptieren', 'Alle ablehnen'], 'Alle ablehnen'],
    ['that there is', ['Alle akzeptieren', 'Einwilligung widerrufen'], 'Einwilligung widerrufen'],
  ])('%s', (_, labels, expected) => {
    expect(offered(...labels)?.control.reading.text).toBe(expected);
  });
});

describe('what a click has turned in a window that stays open is saved', () => {
  const save = control('Auswahl speichern', { ref: 9 });
  const windowOf = (...toggles: ToggleReading[]) =>
    pickReopened(
      [block({ text: 'Cookies: Alle Einstellungen ablehnen', controls: [control('Alle Einstellungen ablehnen'), save], toggles })],
      place,
    )!;
  const necessary = toggle('Notwendig', { checked: true, disabled: true });

  it('where every free switch is off after a refusal', () => {
    expect(saveOf('reject', windowOf(necessary, toggle('Statistik', { checked: false })))?.reading.ref).toBe(9);
  });

  it('not where one is still on', () => {
    expect(saveOf('reject', windowOf(toggle('Statistik', { checked: false }), toggle('Werbung', { checked: true })))).toBeNull();
  });

  it('after agreeing where every one is on', () => {
    expect(saveOf('accept', windowOf(toggle('Statistik', { checked: true })))?.reading.ref).toBe(9);
    expect(saveOf('accept', windowOf(toggle('Statistik', { checked: false })))).toBeNull();
  });

  it('not where nothing can be switched', () => {
    expect(saveOf('reject', windowOf(necessary))).toBeNull();
  });
});

describe('a button that only acknowledges', () => {
  const roles = (text: string, ...labels: string[]) =>
    pickBanner(
      [block({ text, controls: labels.map((label) => control(label)), toggles: [], marks: 'cookie-banner' })],
      place,
    )?.controls.map(({ role }) => role);
  const cookies = 'Wir verwenden Cookies für Statistik und Werbung.';

  it.each([
    [
      'agrees by the text, beside settings',
      `${cookies} Mit „OK, verstanden“ bist du damit einverstanden.`,
      ['OK, verstanden', 'Einstellungen'],
      ['accept', 'settings'],
    ],
    ['stands beside a refusal', cookies, ['OK', 'Ablehnen'], ['accept', 'reject']],
    [
      'leaves the browsing to mean consent',
      `${cookies} Durch die Nutzung stimmen Sie zu.`,
      ['OK', 'Einstellungen'],
      ['acknowledge', 'settings'],
    ],
    ['leaves no choice, whatever the text says', `${cookies} Mit „OK“ stimmen Sie der Verwendung zu.`, ['OK'], ['acknowledge']],
    ['stands beside one that accepts', cookies, ['OK', 'Alle akzeptieren', 'Ablehnen'], ['acknowledge', 'accept', 'reject']],
  ])('%s', (_, text, labels, expected) => {
    expect(roles(text, ...labels)).toEqual(expected);
  });
});

describe('what stands in the text of a page', () => {
  const inText = { pinned: false, dialog: false, blocksPage: false, toggles: [] };
  const picked = (text: string, labels: readonly string[], part: Partial<CandidateReading> = {}) =>
    pickBanner([block({ ...inText, text, controls: labels.map((label) => control(label)), ...part })], place);
  const asks = 'Wir verwenden Cookies für Statistik und Werbung. Sind Sie einverstanden? Einstellungen';

  it('is no banner where it only leads to the choice and back', () => {
    const links = ['Privatsphäre-Einstellungen ändern', 'Einwilligungen widerrufen'];
    expect(picked(`${asks} Widerruf`, links)).toBeNull();
    expect(picked(`${asks} Widerruf`, links, { pinned: true })).not.toBeNull();
    expect(picked(asks, [...links, 'Alle akzeptieren'])).not.toBeNull();
  });

  it.each([
    'Wir benötigen Ihre Zustimmung, um den YouTube-Video-Service zu laden! Dieser Service kann Cookies setzen und Daten sammeln.',
    'Mit Ihrer Einwilligung werden Cookies von Google gesetzt und die Karte wird angezeigt. Mehr im Datenschutz.',
    'Bitte stimmen Sie den Cookies zu, um dieses Formular anzuzeigen. Wir verwenden einen Dienst von HubSpot.',
  ])('is none where it asks for one embed: %s', (text) => {
    expect(picked(text, ['Mehr Informationen', 'Akzeptieren'])).toBeNull();
    expect(picked(text, ['Mehr Informationen', 'Akzeptieren'], { pinned: true })).not.toBeNull();
  });
});

describe('a banner in words of its own', () => {
  const roles = (text: string, labels: readonly string[], part: Partial<CandidateReading> = {}) =>
    pickBanner([block({ text, toggles: [], controls: labels.map((label) => control(label)), ...part })], place)?.controls.map(
      ({ role }) => role,
    );
  const baked = 'Lust auf Kekse? Wir backen Cookies für unsere Statistik.';

  it.each<[string, string, string[], (string | undefined)[] | undefined]>([
    ['asks and answers', baked, ['Kekse? Klar!', 'Nur die nötigen Krümel'], ['accept', 'reject']],
    [
      'may be answered one by one',
      'Hallo! Wir sind die Cookies. Ist das okay?',
      ['Nein danke', 'Ich wähle selbst', 'OK für mich'],
      ['reject', 'settings', 'accept'],
    ],
    ['names nothing that it agrees to', 'Wir verwenden Cookies für Statistik.', ["Auf geht's", 'Nur notwendige'], ['accept', 'reject']],
    [
      'has two such buttons',
      'Wir verwenden Cookies für Statistik.',
      ["Auf geht's", 'Hopp', 'Nur notwendige'],
      ['other', 'other', 'reject'],
    ],
    ['only takes note', 'Diese Webseite verwendet Cookies.', ['OK'], ['acknowledge']],
    [
      'asks whether to be called',
      'Möchten Sie Benachrichtigungen erhalten? Mehr in den Datenschutzhinweisen.',
      ['Nein, danke', 'Erlauben'],
      undefined,
    ],
  ])('%s', (_, text, labels, expected) => {
    expect(roles(text, labels)).toEqual(expected);
  });

  it('agrees by ticking everything where nothing else does', () => {
    const boxes = { toggles: [toggle('Statistik', { checked: false })] };
    expect(roles('Wir verwenden Cookies.', ['Auswahl bestätigen', 'Alle auswählen'], boxes)).toEqual(['save', 'accept']);
    expect(roles('Wir verwenden Cookies.', ['Auswahl bestätigen', 'Alle auswählen', 'Alle akzeptieren'], boxes)).toEqual([
      'save',
      'other',
      'accept',
    ]);
  });

  it('is accepted by turning every switch on where no button does', () => {
    const off = [
      toggle('Notwendig', { ref: 1, disabled: true }),
      toggle('Statistik', { ref: 2, checked: false }),
      toggle('Marketing', { ref: 3, checked: false }),
    ];
    const offered = (...labels: string[]) =>
      decide(
        'accept',
        pickBanner(
          [block({ text: 'Wir verwenden Cookies für Statistik.', toggles: off, controls: labels.map((label) => control(label)) })],
          place,
        )!,
        1,
      );
    expect(offered('Auswahl speichern')?.first).toMatchObject([
      { toggle: { ref: 2 }, on: true },
      { toggle: { ref: 3 }, on: true },
    ]);
    expect(offered('Auswahl speichern', 'Einstellungen')).toBeNull();
    expect(offered('Auswahl speichern', 'Alle akzeptieren')).toMatchObject({ control: { role: 'accept' }, first: [] });
  });
});

describe('a banner that talks as people do', () => {
  const kekse = 'Mhh, Kekse! Auch wir naschen gern: Mit deinem OK messen wir mit Google Analytics, was dir schmeckt.';
  const talk = (text: string, labels: string[], part: Partial<CandidateReading> = {}) =>
    block({ text, controls: labels.map((label) => control(label)), toggles: [], blocksPage: false, ...part });
  it.each<[string, CandidateReading, boolean]>([
    ['named after cookies', talk('Dürfen wir?', ['Geht klar!', 'Lieber nicht'], { marks: 'cbar cookie-hinweis' }), true],
    ['named after consent, agreeing in a word', talk('Dürfen wir mitzählen?', ['Na klar', 'Nein danke'], { marks: 'consent-box' }), true],
    ['that says what the biscuits are for', talk(kekse, ['Geht klar!', 'Lieber nicht']), true],
    ['of a bakery', talk('Lust auf frische Kekse? Probier unsere Sorte des Monats.', ['Na klar', 'Nein danke']), false],
    ['that cannot be refused', talk('Dürfen wir?', ['Geht klar!'], { marks: 'cookie-hinweis' }), false],
    ['in the flow of the page', talk(kekse, ['Geht klar!', 'Lieber nicht'], { pinned: false }), false],
    ['for a newsletter', talk('Neuigkeiten von unserer Website per E-Mail?', ['Na klar', 'Nein danke'], { marks: 'popup' }), false],
  ])('%s', (_, reading, isBanner) => {
    expect(pickBanner([reading], place) !== null).toBe(isBanner);
  });
});

describe('a window that asks for something else', () => {
  const ask = (text: string, labels: string[], part: Partial<CandidateReading> = {}) =>
    pickBanner(
      [block({ text, controls: labels.map((label) => control(label)), toggles: [], dialog: true, marks: 'popup', ...part })],
      place,
    );

  it.each<[string, string[]]>([
    ['Sind Sie mindestens 18 Jahre alt? Mit dem Betreten akzeptieren Sie unsere Datenschutzerklärung.', ['Akzeptieren', 'Ablehnen']],
    ['Age verification: by entering you accept our privacy policy and our use of cookies.', ['Yes, I accept', 'No']],
    ['Bist du 18? Wir verwenden Cookies, um dein Alter zu speichern. Datenschutz', ['Ja', 'Nein']],
    ['Wählen Sie Ihre Sprache. Wir speichern Ihre Auswahl in einem Cookie.', ['Deutsch', 'English', 'Speichern']],
    ['Choose your country. We use cookies to remember your preferences.', ['Continue', 'Change settings']],
    ['Bleiben Sie informiert: Mit Ihrer Einwilligung schicken wir personalisierte Werbung.', ['Akzeptieren', 'Ablehnen']],
    ['Unser Newsletter: Sie können Ihre Einwilligung jederzeit widerrufen. Datenschutz', ['Zustimmen', 'Nein danke']],
    ['Dreh am Glücksrad! Du stimmst dem Marketing zu. Jederzeit widerrufbar.', ['Akzeptieren', 'Ablehnen']],
    ['Dürfen wir Ihnen Benachrichtigungen senden? Einwilligung jederzeit widerrufbar.', ['Zulassen', 'Ablehnen']],
    ['Wir möchten Ihren Standort verwenden, um Filialen anzuzeigen. Datenschutz', ['Zustimmen', 'Ablehnen']],
    ['Neue Nutzungsbedingungen: Bitte akzeptieren Sie auch die Datenschutzerklärung.', ['Akzeptieren', 'Ablehnen']],
    ['Nur für Fachkreise. Stimmen Sie zu, einem Heilberuf anzugehören? Datenschutz', ['Zustimmen', 'Ablehnen']],
  ])('is no banner: %s', (text, labels) => {
    expect(ask(text, labels)).toBeNull();
  });

  it.each<[string, Partial<CandidateReading>]>([
    ['Wir verwenden Cookies für Statistik. Mit dem Besuch akzeptieren Sie unsere Nutzungsbedingungen.', {}],
    ['Wir verwenden Cookies. Ihre Einwilligung gilt auch für Gutscheine und den Newsletter.', {}],
    ['Tracking erlauben? Mehr in unseren Nutzungsbedingungen.', {}],
    // What the site calls its banner is one, whatever else it says.
    ['Wählen Sie Ihre Sprache. Dürfen wir mitzählen?', { marks: 'cookie-hinweis' }],
  ])('is a banner all the same: %s', (text, part) => {
    expect(ask(text, ['Akzeptieren', 'Ablehnen'], part)).not.toBeNull();
  });
});
