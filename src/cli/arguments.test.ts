import { describe, expect, it } from 'vitest';
import { parseCommand } from './arguments.ts';
import type { ScanCommand } from './command.ts';

const url = 'https://shop.test/';

function scan(...args: string[]): ScanCommand {
  const parsed = parseCommand(['scan', url, ...args]);
  if (!parsed.ok || parsed.command.name !== 'scan') throw new Error(JSON.stringify(parsed));
  return parsed.command;
}

describe('scan', () => {
  it('has defaults', () => {
    expect(scan()).toEqual({
      name: 'scan',
      locale: 'de',
      json: null,
      har: null,
      failOn: null,
      quiet: false,
      colour: true,
      order: {
        url,
        locale: 'de',
        maxPages: 10,
        timeoutMs: 300_000,
        settings: {
          websiteType: null,
          industry: null,
          legalForm: null,
          purposes: [],
          urlImprint: null,
          urlDPN: null,
          urlTermsAndConditions: null,
          urlCancellationPolicy: null,
        },
      },
    });
  });

  it.each(['shop.test', 'http://127.0.0.1/', 'http://localhost/'])('leaves %s to the engine', (address) => {
    expect(parseCommand(['scan', address])).toMatchObject({ ok: true, command: { order: { url: address } } });
  });

  const options: [string, string[], (command: ScanCommand) => unknown, unknown][] = [
    ['--lang', ['--lang', 'en'], ({ locale, order }) => [locale, order.locale], ['en', 'en']],
    ['--json', ['--json', 'out.json'], ({ json }) => json, 'out.json'],
    ['--json -', ['--json', '-'], ({ json }) => json, '-'],
    ['--json=-', ['--json=-'], ({ json }) => json, '-'],
    ['--har -', ['--har', '-'], ({ har }) => har, '-'],
    ['--evidence', ['--evidence', 'a.zip'], ({ order }) => order.archivePath, 'a.zip'],
    ['--pages', ['--pages', '0'], ({ order }) => order.maxPages, 0],
    ['--timeout', ['--timeout', '60'], ({ order }) => order.timeoutMs, 60_000],
    ['--network', ['--network', 'net.json'], ({ order }) => order.networkFile, 'net.json'],
    ['--imprint', ['--imprint', `${url}i`], ({ order }) => order.settings.urlImprint, `${url}i`],
    ['--privacy', ['--privacy', `${url}p`], ({ order }) => order.settings.urlDPN, `${url}p`],
    ['--terms', ['--terms', `${url}t`], ({ order }) => order.settings.urlTermsAndConditions, `${url}t`],
    ['--cancellation', ['--cancellation', `${url}c`], ({ order }) => order.settings.urlCancellationPolicy, `${url}c`],
    ['--website-type', ['--website-type', 'society'], ({ order }) => order.settings.websiteType, 'society'],
    ['--industry', ['--industry', 'craft'], ({ order }) => order.settings.industry, 'craft'],
    ['--legal-form', ['--legal-form', 'gmbh'], ({ order }) => order.settings.legalForm, 'gmbh'],
    [
      '--purpose',
      ['--purpose', 'presentation', '--purpose', 'shop-goods-b2c', '--purpose', 'presentation'],
      ({ order }) => order.settings.purposes,
      ['presentation', 'shop-goods-b2c'],
    ],
    ['--fail-on', ['--fail-on', 'hint'], ({ failOn }) => failOn, 'hint'],
    ['--quiet', ['--quiet'], ({ quiet }) => quiet, true],
    ['--no-color', ['--no-color'], ({ colour }) => colour, false],
  ];
  it.each(options)('%s', (_, args, read, expected) => expect(read(scan(...args))).toEqual(expected));
});

describe('other commands', () => {
  it.each([
    [
      ['judge', 'a.zip', '--lang', 'en', '--json', '-'],
      { name: 'judge', archive: 'a.zip', locale: 'en', json: '-', failOn: null, quiet: false, colour: true },
    ],
    [['lab', '--port', '1'], { name: 'lab', args: ['--port', '1'], locale: 'de' }],
    [['lab', '--help'], { name: 'help', topic: 'lab', locale: 'de' }],
    [['--help'], { name: 'help', topic: 'all', locale: 'de' }],
    [['--lang', 'en', '--help'], { name: 'help', topic: 'all', locale: 'en' }],
    [['scan', '--help', '--lang', 'en'], { name: 'help', topic: 'scan', locale: 'en' }],
    [['scan', '-h'], { name: 'help', topic: 'scan', locale: 'de' }],
    [['judge', '--help'], { name: 'help', topic: 'judge', locale: 'de' }],
    [['--version'], { name: 'version', locale: 'de' }],
  ])('%j', (args, command) => expect(parseCommand(args)).toEqual({ ok: true, command }));
});

describe('wrong use', () => {
  const cases: [string[], RegExp][] = [
    [[], /fehlt ein Befehl/],
    [['frobnicate'], /„frobnicate“ ist nicht bekannt/],
    [['--frobnicate'], /--frobnicate ist nicht bekannt/],
    [['scan'], /fehlt die Adresse/],
    [['scan', ''], /fehlt die Adresse/],
    [['scan', 'shop test'], /keine gültige Website-Adresse/],
    [['scan', 'https://user:pw@shop.test/'], /keine gültige Website-Adresse/],
    [['scan', 'https://'], /keine gültige Website-Adresse/],
    [['scan', 'ftp://shop.test'], /http:\/\/ oder https:\/\//],
    [['scan', 'javascript:alert(1)'], /http:\/\/ oder https:\/\//],
    [['scan', url, 'https://other.test'], /mehr als eine Angabe/],
    [['scan', url, '--frobnicate'], /--frobnicate ist nicht bekannt/],
    [['scan', url, '--frobnicate=1'], /--frobnicate ist nicht bekannt/],
    [['scan', url, '--json'], /--json braucht einen Wert/],
    [['scan', url, '--json', '--quiet'], /--json braucht einen Wert/],
    [['scan', url, '--quiet=1'], /--quiet nimmt keinen Wert/],
    [['scan', url, '--pages', '1.5'], /--pages braucht eine ganze Zahl von 0 bis 100/],
    [['scan', url, '--pages', '101'], /--pages/],
    [['scan', url, '--pages=-1'], /--pages/],
    [['scan', url, '--timeout', '9'], /--timeout braucht eine ganze Zahl von 10 bis 3600/],
    [['scan', url, '--timeout', 'bald'], /--timeout/],
    [['scan', url, '--fail-on', 'everything'], /Erlaubt sind: risk, hint/],
    [['scan', url, '--lang', 'fr'], /Erlaubt sind: de, en/],
    [['scan', url, '--website-type', 'charity'], /privateer, company, society, liberalprofession/],
    [['scan', url, '--industry', 'x'], /--industry/],
    [['scan', url, '--purpose', 'x'], /--purpose/],
    [['scan', url, '--imprint', '/impressum'], /--imprint ist keine Adresse/],
    [['scan', url, '--privacy', 'file:///etc/passwd'], /--privacy ist keine Adresse/],
    [['scan', url, '--json', '-', '--har', '-'], /Nur eine der Optionen/],
    [['judge'], /Pfad des Beweisarchivs/],
    [['judge', 'a.zip', '--pages', '1'], /--pages ist nicht bekannt/],
  ];
  it.each(cases)('%j', (args, message) => {
    const parsed = parseCommand(args);
    expect(parsed).toMatchObject({ ok: false, locale: 'de' });
    expect(parsed.ok ? '' : parsed.message).toMatch(message);
    expect(parsed.ok ? '' : parsed.message).not.toMatch(/\{|–/);
  });

  it('answers in the language asked for, even when it stands behind the mistake', () => {
    expect(parseCommand(['scan', '--lang', 'en'])).toEqual({
      ok: false,
      locale: 'en',
      message: 'The address of the website is missing.',
      topic: 'scan',
    });
    expect(parseCommand(['scan', url, '--nope', '--lang=en'])).toMatchObject({ message: 'The option --nope is not known.' });
  });
});
