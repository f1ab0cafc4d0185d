import type { SourcepointConfiguration } from './hosts.ts';

const style = `body{margin:0;padding:26px;font:15px/1.55 Arial,Helvetica,sans-serif;color:#1a1a1a}h1{font-size:20px;margin:0 0 10px}
.row{display:flex;gap:14px;flex-wrap:wrap;margin-top:18px}button{flex:1 1 220px;min-height:48px;border:2px solid #a4161a;border-radius:3px;background:#a4161a;color:#fff;font:700 15px Arial,sans-serif;cursor:pointer}
.pm-switch{margin-right:8px}label{display:block;padding:9px 0;border-top:1px solid #ddd}a{color:#a4161a;margin-right:14px}`;

const client = (payUrl: string, pays: boolean) => `<script>
document.addEventListener('click', function (event) {
  var button = event.target.closest('[data-action]');
  if (!button) return;
  var ticked = document.querySelectorAll('input[data-purpose]:checked').length > 0;
  parent.postMessage({ spAction: Number(button.dataset.action), any: ticked, pay: ${pays}, url: ${JSON.stringify(payUrl)} }, '*');
});
</script>`;

const button = (action: number, kind: string, text: string) =>
  `<button title="${text}" aria-label="${text}" class="message-component message-button no-children focusable sp_choice_type_${kind}" data-action="${action}">${text}</button>`;

/** The first layer, as shown in the frame. */
export function messagePage(configuration: SourcepointConfiguration): string {
  const { accept, reject, settings, pay } = configuration.buttons;
  const buttons = [
    button(11, '11', accept),
    ...(reject ? [button(13, '13', reject)] : []),
    ...(settings ? [button(12, '12', settings)] : []),
    ...(pay ? [button(9, '9', pay.text)] : []),
  ];
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>SP Consent Message</title><style>${style}</style></head><body>
<div class="message type-modal" role="dialog" aria-modal="true"><h1>${configuration.title}</h1><p>${configuration.text}</p>
<p>${configuration.links.map((link) => `<a href="${link.href}" target="_blank" rel="noopener">${link.text}</a>`).join('')}</p><div class="message-row row">${buttons.join('\n')}</div></div>${client(pay?.url ?? '', pay !== undefined)}</body></html>`;
}

/** The second layer (privacy manager) with one switch a purpose. */
export function managerPage(configuration: SourcepointConfiguration): string {
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Privacy Manager</title><style>${style}</style></head><body>
<div class="message type-modal" role="dialog"><h1>Datenschutz-Einstellungen</h1>${configuration.purposes
    .map(
      (purpose) =>
        `<label><input type="checkbox" class="pm-switch" data-purpose="${purpose.id}" ${purpose.preTicked ? 'checked' : ''}>${purpose.name}</label>`,
    )
    .join(
      '',
    )}<div class="row">${button(1, 'SAVE_AND_EXIT', 'Auswahl speichern')}${configuration.buttons.reject ? button(13, 'REJECT_ALL', 'Alle ablehnen') : ''}${button(11, 'ACCEPT_ALL', 'Alle akzeptieren')}</div></div>${client('', configuration.buttons.pay !== undefined)}</body></html>`;
}
