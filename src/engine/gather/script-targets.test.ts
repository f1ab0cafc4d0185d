import { describe, expect, it } from 'vitest';
import { forwardsIn, targetsIn } from './script-targets.ts';

const submit = `form.addEventListener('submit', async (event) => { event.preventDefault(); const entries = new FormData(form);`;

describe('where a script sends what was entered', () => {
  it.each<[string, string, string[]]>([
    [
      'a service for forms',
      `fetch('https://formspree.io/f/abcdefgh', { method: 'POST', body: entries })`,
      ['https://formspree.io/f/abcdefgh'],
    ],
    [
      'kept under a name',
      `const endpoint = "https://api.web3forms.com/submit"; ${submit} await fetch(endpoint, { method: "POST" })`,
      ['https://api.web3forms.com/submit'],
    ],
    [
      'in the settings of a script',
      `const settings = { target: 'https://eingang.beispiel.test/neu' }; ${submit} await fetch(settings.target, { method: 'POST' })`,
      ['https://eingang.beispiel.test/neu'],
    ],
    ['a service called by its own script', `${submit} emailjs.sendForm('s', 't', form)`, ['https://api.emailjs.com/']],
    ['a webhook by a beacon', `navigator.sendBeacon("https://hook.eu1.make.com/x1y2", data)`, ['https://hook.eu1.make.com/x1y2']],
    [
      'a table of a database',
      `${submit} fetch("https://abcdefgh.supabase.co/rest/v1/anfragen",{headers:{a:1},method:"POST"})`,
      ['https://abcdefgh.supabase.co/rest/v1/anfragen'],
    ],
    [
      'a database by its library',
      `const db = createClient('https://abcdefgh.supabase.co', key); db.from('anfragen').insert(row)`,
      ['https://abcdefgh.supabase.co'],
    ],
    ['its own server', `${submit} fetch('/api/kontakt', {method:'POST'})`, ['/api/kontakt']],
    ['its own server, by a file', `${submit} fetch("send_mail.php", {method:"POST"})`, ['send_mail.php']],
    ['its own server, the old way', `${submit} xhr.open('POST', '/mail.php')`, ['/mail.php']],
    ['its own server, under a name', `${submit} const target = '/anfrage'; xhr.open("POST", target, true)`, ['/anfrage']],
    [
      'settings of a library',
      `${submit} $.ajax({ data: entries, url: 'https://eingang.beispiel.test/neu', type: 'POST' })`,
      ['https://eingang.beispiel.test/neu'],
    ],
    ['settings of another', `const api = "/api/neu"; ${submit} axios({ method: 'post', url: api, data: entries })`, ['/api/neu']],
    ['a beacon', `${submit} navigator.sendBeacon('https://eingang.beispiel.test/b', entries)`, ['https://eingang.beispiel.test/b']],
    [
      'a target set in time',
      `${submit} form.action = 'https://eingang.beispiel.test/f'; form.submit()`,
      ['https://eingang.beispiel.test/f'],
    ],
    ['nothing: settings that read', `${submit} $.ajax({ url: '/kurse.json', type: 'GET' })`, []],
    [
      'a messenger',
      `const text = document.querySelector('#name').value; window.open(\`https://wa.me/\${number}?text=\${encodeURIComponent(text)}\`)`,
      ['https://wa.me/'],
    ],
    [
      'a messenger, put together',
      `${submit} window.open('https://wa.me/491700000000?text='+encodeURIComponent('Hallo, ich bin '+entries.get('name')))`,
      ['https://wa.me/'],
    ],
    [
      'the mail program',
      `${submit} location.href = 'mailto:post@beispiel.test?subject=' + encodeURIComponent('Anfrage') + '&body=' + text`,
      ['mailto:'],
    ],
    ['the mail program, by a name', `${submit} location.href = \`mailto:\${mail}?subject=Anfrage&body=\${text}\``, ['mailto:']],
    ['nothing: what only reads', `${submit} fetch('https://daten.beispiel.test/kurse.json').then(show)`, []],
    ['nothing: far from any form', `fetch('https://zaehler.beispiel.test/hit', { method: 'POST' })`, []],
    ['nothing: a page that is shared', `${submit} window.open('https://wa.me/?text=' + location.href)`, []],
    ['nothing: a fixed greeting', `button.onclick = () => window.open('https://wa.me/491700000000?text=Hallo')`, []],
    ['nothing: a fixed address', `location.href = 'mailto:post@beispiel.test'`, []],
  ])('%s', (_, code, expected) => {
    expect(targetsIn(code)).toEqual(expected);
  });

  it('reads long code without effort', () => {
    expect(targetsIn(`${'fetch(abc,'.repeat(20_000)}${'wa.me/491700000000'.repeat(2_000)}${'mailto:'.repeat(5_000)}`)).toEqual([]);
  });
});

describe('where a script goes on to with what was entered', () => {
  it.each<[string, string, string[]]>([
    ['by plus signs', `${submit} window.location.href = 'danke.html?vorname=' + encodeURIComponent(a.value)`, ['danke.html']],
    ['in a template', `${submit} location.assign(\`/danke?m=\${email}\`)`, ['/danke']],
    [
      'put together before',
      `${submit} const q = 'a=' + entries.get('vorname') + '&b=' + mail; location.href = "danke.html?" + q;`,
      ['danke.html'],
    ],
    ['with all entries', `${submit} location.href = '/danke?' + new URLSearchParams(new FormData(form))`, ['/danke']],
    ['nothing: a fixed query', `${submit} location.href = 'danke.html?ok=1'`, []],
    ['nothing: a number', `${submit} location.href = 'danke.html?id=' + order.id`, []],
    ['nothing: no query', `${submit} location.href = base + '/danke.html'`, []],
    ['nothing: far from any form', `location.href = '/danke?mail=' + email`, []],
    ['nothing: a messenger', `${submit} location.href = 'https://wa.me/491700000000?text=' + name`, []],
  ])('%s', (_, code, expected) => {
    expect(forwardsIn(code)).toEqual(expected);
  });

  it('reads long code without effort', () => {
    expect(forwardsIn(`${submit}${'location.href="a?"+'.repeat(20_000)}${'location=`a?${'.repeat(20_000)}`)).toHaveLength(0);
  });
});
