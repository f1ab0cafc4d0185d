import { html, notFound, script } from '../../answers.ts';
import { setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost, LabRequest, LabResponse } from '../../types.ts';

const style =
  'body{margin:0;font:16px/1.5 Helvetica,Arial,sans-serif;color:#222}form{border:1px solid #d5dcd2;border-radius:8px;padding:20px;max-width:420px}label{display:block;margin:10px 0 2px}input,select{width:100%;box-sizing:border-box;padding:9px;border:1px solid #b9c4b4;border-radius:4px}.betraege span{display:inline-block;border:1px solid #4b7f3a;border-radius:4px;padding:8px 16px;margin:0 6px 6px 0}button{margin-top:16px;width:100%;padding:12px;border:0;border-radius:4px;background:#4b7f3a;color:#fff;font-weight:700}small{color:#666}';

function widget(request: LabRequest): LabResponse {
  const page = `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Spendenformular</title><style>${style}</style></head>
<body><form method="post" class="tw-form"><strong>Ihre Spende</strong><p class="betraege"><span>25 €</span><span>50 €</span><span>100 €</span></p>
<label>Rhythmus</label><select name="rhythm"><option>einmalig</option><option>monatlich</option><option>jährlich</option></select>
<label>Vorname</label><input name="firstname"><label>Nachname</label><input name="lastname"><label>E-Mail-Adresse</label><input name="email" type="email">
<label>Zahlungsart</label><select name="payment"><option>SEPA-Lastschrift</option><option>Überweisung</option></select>
<button type="submit">Jetzt spenden</button><p><small>Sichere Übertragung. Technik: twingle GmbH. <a href="https://www.twingle.de/datenschutz/" target="_blank" rel="noopener">Datenschutz</a></small></p></form></body></html>`;
  if (request.cookies['PHPSESSID']) return html(page);
  return html(page, { 'set-cookie': setCookie('PHPSESSID', randomText(26), { secure: true, httpOnly: true, sameSite: 'None' }) });
}

/** Twingle's donation forms: the public embed, which puts a frame where its snippet stands, and the form in the frame. */
export const twingleHosts: readonly LabHost[] = [
  {
    host: 'spenden.twingle.de',
    address: '136.243.85.214',
    handle(request) {
      const embed = request.url.pathname.match(/^\/embed\/([\w-]+\/[\w-]+\/tw\w+\/widget)\/(\w+)$/);
      if (embed)
        return script(`(function(){var d=document,p=d.getElementById('twingle-public-embed-${embed[2]}'),f=d.createElement('iframe');
f.src='https://spenden.twingle.de/${embed[1]}?tw_ref='+encodeURIComponent(location.hostname);f.title='Spendenformular';f.allow='payment';f.style.cssText='width:100%;max-width:480px;height:690px;border:0';p.appendChild(f);})();`);
      return /\/tw\w+\/(widget|page)$/.test(request.url.pathname) ? widget(request) : notFound();
    },
  },
];
