import { html, notFound } from '../../answers.ts';
import type { LabRequest, LabResponse } from '../../types.ts';
import { type CookieEntry, type CookieGroup, cookieGroups } from './cookie-groups.ts';

const entryBox = (entry: CookieEntry, isLocked: boolean) => `<div class="cc-cookie">
<input type="checkbox" name="cookie[]" id="c${entry.id}" value="${entry.id}"${isLocked ? ' disabled checked' : entry.checked ? ' checked' : ''}>
<label for="c${entry.id}" class="cookie">${entry.title}</label>
<p>${entry.description}</p>
<div class="cc-cookie-info"><div><span>Anbieter:</span> ${entry.provider}</div><div><span>Ablauf:</span> ${entry.lifetime}</div>${entry.tokens ? `<div><span>Technischer Name:</span> ${entry.tokens.join(', ')}</div>` : ''}</div>
</div>`;

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
  version: 7,
  lifetime: 63_072_000,
  consentLog: 0,
  token: 'ccb_contao_token',
  doNotTrack: 0,
  currentPageId,
  excludedPageIds: null,
  cookies: Object.fromEntries(
    cookieGroups
      .filter((group) => !group.isLocked)
      .flatMap(({ cookies }) => cookies)
      .map(({ id, type, checked, tokens, resource, script }) => [
        `_${id}`,
        {
          id,
          type,
          checked: checked ?? false,
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

/** The bar by its simple template: three buttons, the groups unfold under the third. */
export const cookiebar = (pageId: number): string => `<!-- indexer::stop -->
<div class="contao-cookiebar cc-wrap cookiebar_simple cc-bottom cc-left" role="complementary" aria-describedby="cookiebar-desc" data-nosnippet>
<div class="cc-inner" aria-live="assertive" role="alert">
<div id="cookiebar-desc" class="cc-head"><p><strong>Datenschutzeinstellungen</strong></p><p>Wir verwenden Cookies für die Besuchsstatistik und binden Videos und Karten von Google ein. Dabei können Daten in die USA übertragen werden. Ihre Einwilligung ist freiwillig und kann jederzeit über „Cookie-Einstellungen“ am Ende jeder Seite widerrufen werden.</p></div>
<button class="cc-btn cc-detail-btn-open cc-focus" data-toggle-group aria-expanded="false" aria-controls="cc-groups">Individuelle Cookie-Einstellungen</button>
<div id="cc-groups" class="cc-groups toggle-group">
${cookieGroups.map(groupBox).join('\n')}
<button class="cc-btn cc-focus save" data-save>Auswahl speichern</button>
</div>
<div class="cc-footer neutral">
<button class="cc-btn cc-focus deny" data-deny-all>Alle ablehnen</button>
<button class="cc-btn cc-focus success" data-accept-all>Alle akzeptieren</button>
</div>
<div class="cc-info"><a class="cc-focus" href="/datenschutz">Datenschutz</a> <a class="cc-focus" href="/impressum">Impressum</a></div>
</div></div>
<!-- indexer::continue -->
<script src="/bundles/contaocookiebar/scripts/cookiebar.min.js"></script>
<script>var cookiebar = new ContaoCookiebar(${JSON.stringify(settings(pageId)).replaceAll('</', '<\\/')});</script>`;

/** A frame that waits for consent in a page of the extension's own. */
export const blockedFrame = (id: number, address: string, attributes: string): string =>
  `<iframe data-ccb-id="${id}" src="/cookiebar/block/de/${id}?redirect=${encodeURIComponent(address)}" ${attributes}></iframe>`;

const texts: Record<string, string> = {
  5: 'Um das Video zu sehen, müssen Sie YouTube (Google) zustimmen. Google erhält dann Ihre IP-Adresse und kann Daten in Ihrem Browser speichern.',
  6: 'Um die Karte zu sehen, müssen Sie Google Maps zustimmen. Google erhält dann Ihre IP-Adresse.',
};

/** The page in a blocked frame. */
export function blockerPage({ url }: LabRequest): LabResponse {
  const id = url.pathname.split('/').at(-1) ?? '';
  const address = (url.searchParams.get('redirect') ?? '').replace(/[<>"'\\]/g, '');
  const title = cookieGroups.flatMap(({ cookies }) => cookies).find((entry) => String(entry.id) === id)?.title ?? '';
  const text = texts[id];
  if (!text) return notFound();
  return html(`<!DOCTYPE html>
<html lang="de">
<head>
<meta charset="utf-8"><meta name="robots" content="noindex,nofollow" />
<style>.ccb-element-blocker{font:14px sans-serif;text-align:center;color:#555;padding:24px 18px}.cc-title{font-weight:bold}.cc-btn{margin-top:10px;padding:8px 14px;border:1px solid #bbb;border-radius:4px;background:#f5f5f5}</style>
<script>
if(parent.cookiebar){redirectIfNecessary()}else{parent.addEventListener('load',()=>{redirectIfNecessary()})}
function redirectIfNecessary(){if(parent.cookiebar.issetCookie(${id})){window.location.href='${address}'}}
</script>
</head>
<body><div class="ccb-element-blocker"><div class="cc-icon ${title.toLowerCase()}"></div><div class="cc-title">${title}</div><div class="cc-description">${text}</div>
<button class="cc-btn" onclick="parent.cookiebar.unblock(window.frames.frameElement, ${id}, '${address}')">Akzeptieren und anzeigen</button></div></body></html>`);
}
