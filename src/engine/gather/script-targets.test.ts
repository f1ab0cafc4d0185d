import { describe, expect, it } from 'vitest';
import { targetsIn } from './script-targets.ts';

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
