import { describe, expect, it } from 'vitest';
import { readConfiguration } from '#lib/configuration.ts';
import type { MailFrame, MailInputs, MailKind } from './mail-kinds.ts';
import { renderMail } from './render-mail.ts';

const { product, operator, publicUrl } = readConfiguration({ PUBLIC_URL: 'https://scan.beispiel.test' }, 'evaluation');
const frame: MailFrame = { product, operator, publicUrl, locale: 'de' };
const link = `${publicUrl}/app/confirmaccount/customer/1/token/abc?x=1&y=2`;
const inputs: MailInputs = {
  'confirm-account': { link, hours: 24 },
  'account-exists': { loginLink: `${publicUrl}/app/login`, resetLink: `${publicUrl}/app/password-reset` },
  'password-reset': { link, code: 'K7PM-2QXD', minutes: 60 },
  'password-changed': {},
  'second-factor-on': {},
  'second-factor-off': {},
  'account-deleted': {},
};
const kinds = Object.keys(inputs) as MailKind[];
const cases = kinds.flatMap((kind) => (['de', 'en'] as const).map((locale) => [kind, locale] as const));
const render = (kind: MailKind, more: Partial<MailFrame> = {}) => renderMail(kind, { ...frame, ...more, ...inputs[kind] } as never);

describe('every mail', () => {
  it.each(cases)('%s in %s says the same as HTML and as text, and who sends it', (kind, locale) => {
    const { subject, html, text } = render(kind, { locale });
    expect(subject).toContain('Spurenleser');
    const words = html
      .replace(/<(head|div)[\s>][\s\S]*?<\/\1>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
      .replace(/\s+/g, ' ');
    for (const line of text.split('\n').map((each) => each.trim().replace(/:$/, '').replace(/\s+/g, ' ')))
      if (line && line !== '--') expect(words).toContain(line);
    expect(text).toContain('Musterstraße 1, 12345 Musterstadt, Deutschland');
    expect(text).not.toMatch(/undefined|null|\[object/);
  });

  it.each(cases)('%s in %s loads nothing and follows nobody', (kind, locale) => {
    const { html } = render(kind, { locale });
    expect(html).not.toMatch(/<img|<link|<script|<iframe|url\(|@import|src=/i);
    for (const [, target] of html.matchAll(/href="([^"]*)"/g)) expect(target).toMatch(/^https:\/\/scan\.beispiel\.test\//);
  });

  it('says what it is told', () => {
    const { html, text } = render('password-reset');
    expect(text).toContain(`\n${link}\n`);
    expect(text).toContain('\n    K7PM-2QXD\n');
    expect(text).toContain('60\u00a0Minuten');
    expect(html).toContain('href="https://scan.beispiel.test/app/confirmaccount/customer/1/token/abc?x=1&#38;y=2"');
    expect(renderMail('confirm-account', { ...frame, locale: 'en', link, hours: 1 }).text).toContain('valid for 1\u00a0hour and');
  });
});

describe('a hostile name', () => {
  const name = 'Böse\r\nBcc: opfer@beispiel.test\r\n\r\n<script>alert(1)</script>"\' onload=x \u202egnp.exe';

  it.each(kinds)('stays a text in %s', (kind) => {
    const { subject, html, text } = render(kind, { product: name, operator: { ...operator, name } });
    expect(subject).not.toMatch(/[\r\n\u202e]/);
    expect(html).not.toContain('<script');
    expect(html).not.toMatch(/"' onload/);
    expect(text).not.toMatch(/^Bcc/m);
  });

  it.each(['https://boese.test/', 'javascript:alert(1)', 'https://scan.beispiel.test.boese.test/'])('no link to %s is sent', (bad) => {
    expect(() => renderMail('confirm-account', { ...frame, link: bad, hours: 24 })).toThrow('a link to another site');
  });
});
