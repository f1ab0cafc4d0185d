import { html } from '../../answers.ts';
import type { LabRequest, LabResponse } from '../../types.ts';
import { type CookieEntry, type CookieGroup, cookieGroups } from './cookie-groups.ts';

function entryBox(entry: CookieEntry, isLocked: boolean): string {
  const tokens = entry.tokens ? `<div><span>Technischer Name:</span> ${entry.tokens.join(', ')}</div>` : '';
  return `<div class="cc-cookie">
<input type="checkbox" name="cookie[]" id="c${entry.id}" value="${entry.id}"${isLocked ? ' disabled checked' : ''}>
<label for="c${entry.id}" class="cookie">${entry.title}</label>
<p>${entry.description}</p>
<div class="cc-cookie-info"><div><span>Anbieter:</span> ${entry.provider}</div><div><span>Ablauf:</span> ${entry.lifetime}</div>${tokens}</div>
</div>`;
}

const groupBox = (group: CookieGroup) => `<div class="cc-group">
<input type="checkbox" name="group[]" id="g${group.id}" value="${group.id}" data-toggle-cookies${group.isLocked ? ' disabled checked' : ''}>
<label for="g${group.id}" class="group">${group.title}</label>
<button class="cc-detail-btn cc-focus" data-toggle-group aria-expanded="false" aria-controls="cg${group.id}"><span>Details einblenden<span class="cc-invisible"> für ${group.title}</span></span><span>Details ausblenden<span class="cc-invisible"> für ${group.title}</span></span></button>
<div id="cg${group.id}" class="cc-cookies toggle-group"><p>${group.description}</p>
${group.cookies.map((entry) => entryBox(entry, group.isLocked ?? false)).join('\n')}
</div></div>`;

const settings = (currentPageId: number) => ({
  configId: 1,
  pageId: 1,
  hideOnInit: 0,
  blocking: 0,
  focusTrap: 1,
  version: 4,
  lifetime: 31_536_000,
  consentLog: 1,
  token: 'ccb_contao_token',
  doNotTrack: 0,
  currentPageId,
  excludedPageIds: null,
  cookies: Object.fromEntries(
    cookieGroups
      .filter((group) => !group.isLocked)
      .flatMap(({ cookies }) => cookies)
      .map(({ id, type, tokens, resource, script }) => [
        `_${id}`,
        {
          id,
          type,
          checked: false,
          token: tokens ?? null,
          resources: resource ? [{ src: resource, flags: ['async'], mode: 1 }] : [],
          priority: 0,
          scripts: script ? [{ script, position: 3, mode: 1 }] : [],
        },
      ]),
  ),
  configs: {},
  texts: { acceptAndDisplay: 'Akzeptieren und anzeigen' },
});

/** The bar as its template with the third button gives it out, and the lines that start it. */
export const cookiebar = (pageId: number): string => `<!-- indexer::stop -->
<div class="contao-cookiebar cc-wrap cookiebar_default_deny cc-middle cc-right" role="complementary" aria-describedby="cookiebar-desc" data-nosnippet>
<div class="cc-inner" aria-live="assertive" role="alert">
<div id="cookiebar-desc" class="cc-head"><h3>Wir fragen lieber vorher</h3><p>Auf unserer Seite gibt es Inhalte anderer Anbieter und eine kleine Besuchsstatistik. Beides läuft nur, wenn Sie einverstanden sind. Ihre Auswahl können Sie jederzeit unten auf jeder Seite unter „Cookie-Einstellungen“ ändern.</p></div>
<div class="cc-groups">
${cookieGroups.map(groupBox).join('\n')}
</div>
<div class="cc-footer neutral">
<button class="cc-btn cc-focus save" data-save>Auswahl speichern</button>
<button class="cc-btn cc-focus success" data-accept-all>Alle akzeptieren</button>
<button class="cc-btn cc-focus deny" data-deny-all>Alle ablehnen</button>
</div>
<div class="cc-info"><a class="cc-focus" href="/impressum">Impressum</a> <a class="cc-focus" href="/datenschutz">Datenschutz</a></div>
</div></div>
<!-- indexer::continue -->
<script src="/bundles/contaocookiebar/scripts/cookiebar.min.js"></script>
<script>var cookiebar = new ContaoCookiebar(${JSON.stringify(settings(pageId)).replaceAll('</', '<\\/')});</script>`;

/** A frame that waits for consent: the extension puts a page of its own into it, which knows where to go then. */
export const blockedFrame = (id: number, address: string, attributes: string): string =>
  `<iframe data-ccb-id="${id}" src="/cookiebar/block/de/${id}?redirect=${encodeURIComponent(address)}" ${attributes}></iframe>`;

const blockers: Record<string, { icon: string; text: string }> = {
  5: {
    icon: 'youtube',
    text: 'Das Video liegt bei YouTube. Wenn Sie es ansehen, erhält Google Ihre IP-Adresse und setzt Cookies.',
  },
  6: {
    icon: 'default',
    text: 'Das Spendenformular stellt die twingle GmbH aus Berlin bereit. Beim Laden wird Ihre IP-Adresse dorthin übertragen.',
  },
};

/** The page in a blocked frame. */
export function blockerPage({ url }: LabRequest): LabResponse {
  const id = url.pathname.split('/').at(-1) ?? '';
  const redirect = (url.searchParams.get('redirect') ?? '').replace(/[<>"'\\]/g, '');
  const title = cookieGroups.flatMap(({ cookies }) => cookies).find((entry) => String(entry.id) === id)?.title ?? '';
  const blocker = blockers[id];
  if (!blocker) return { status: 404, headers: { 'content-type': 'text/html' }, body: '' };
  return html(`<!DOCTYPE html>
<html lang="de">
<head>
<meta charset="utf-8"><meta name="robots" content="noindex,nofollow" />
<style>.ccb-element-blocker{font-size:14px;font-family:sans-serif;text-align:center;color:#6f6f6f;padding:24px 18px}.ccb-element-blocker .cc-icon{width:72px;height:52px;margin:0 auto 8px;border-radius:10px;background:#cfcfcf}.ccb-element-blocker .cc-icon.youtube{background:#d9534f}.ccb-element-blocker .cc-title{font-weight:bold}.ccb-element-blocker .cc-btn{display:inline-block;cursor:pointer;margin-top:10px;padding:8px 14px;font-size:15px;border:1px solid #cfcfcf;border-radius:4px;color:#444;background:#f5f5f5}</style>
<script>
if(parent.cookiebar){redirectIfNecessary()}else{parent.addEventListener('load',()=>{redirectIfNecessary()})}
function redirectIfNecessary(){if(parent.cookiebar.issetCookie(${id})){window.location.href='${redirect}'}}
</script>
</head>
<body><div class="ccb-element-blocker"><div class="cc-icon ${blocker.icon}"></div><div class="cc-title">${title}</div><div class="cc-description">${blocker.text}</div>
<button class="cc-btn" onclick="parent.cookiebar.unblock(window.frames.frameElement, ${id}, '${redirect}')">Akzeptieren und anzeigen</button></div></body></html>`);
}
