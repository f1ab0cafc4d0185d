// biome-ignore-all lint/correctness/noUnusedVariables: message.js calls them
// Markup of the two layers of Google's consent message.
const purposes = [
  [1, 'Speichern von oder Zugriff auf Informationen auf einem Endgerät', false],
  [2, 'Verwendung reduzierter Daten zur Auswahl von Werbeanzeigen', true],
  [3, 'Erstellung von Profilen für personalisierte Werbung', false],
  [4, 'Verwendung von Profilen zur Auswahl personalisierter Werbung', false],
  [5, 'Erstellung von Profilen zur Personalisierung von Inhalten', false],
  [6, 'Verwendung von Profilen zur Auswahl personalisierter Inhalte', false],
  [7, 'Messung der Werbeleistung', true],
  [8, 'Messung der Performance von Inhalten', true],
  [9, 'Analyse von Zielgruppen durch Statistiken oder Kombinationen von Daten aus verschiedenen Quellen', true],
  [10, 'Entwicklung und Verbesserung der Angebote', true],
];

const sheet = `.fc-consent-root{position:fixed;inset:0;z-index:2147483644;font-family:Roboto,Arial,sans-serif;color:#3c4043}
.fc-consent-root .fc-dialog-overlay{position:fixed;inset:0;background:#000;opacity:.6}
.fc-consent-root .fc-dialog-container{position:fixed;inset:0;display:flex;align-items:center;justify-content:center}
.fc-consent-root .fc-dialog{background:#fff;border-radius:8px;width:min(640px,94vw);max-height:92vh;display:flex;flex-direction:column;overflow:hidden}
.fc-consent-root .fc-dialog-content{overflow:auto;padding:26px 30px 8px}
.fc-consent-root h1,.fc-consent-root h2{font:500 20px/1.4 Roboto,Arial,sans-serif;text-align:center;margin:0 0 18px;color:#202124}
.fc-consent-root p,.fc-consent-root li{font-size:14px;line-height:1.5}
.fc-consent-root .fc-stacks{list-style:none;padding:0;font-weight:500}
.fc-consent-root .fc-stacks li{display:flex;gap:14px;align-items:center;margin:0 0 12px}
.fc-consent-root .material-icons{font:18px 'Material Icons','Roboto';color:ACCENT}
.fc-consent-root a{color:ACCENT}
.fc-consent-root .fc-footer{padding:14px 30px 20px;border-top:1px solid #eee}
.fc-consent-root .fc-footer-buttons{display:flex;flex-wrap:wrap;gap:10px}
.fc-consent-root .fc-button{position:relative;flex:1 1 160px;border:1px solid ACCENT;border-radius:4px;background:#fff;color:ACCENT;padding:0;cursor:pointer}
.fc-consent-root .fc-button-label{margin:0;padding:12px;font:500 15px Roboto,Arial,sans-serif}
.fc-consent-root .fc-primary-button{background:ACCENT;color:#fff}
.fc-consent-root .fc-preference-container{border-bottom:1px solid #e8eaed;padding:10px 0}
.fc-consent-root .fc-preference-title{margin:0;font-weight:500}
.fc-consent-root .fc-slider-label{display:flex;justify-content:space-between;font-size:13px;padding:5px 0}`;

const button = (kind, style, label) =>
  `<button class="fc-button ${kind} ${style}" aria-label="${label}"><div class="fc-button-background"></div><p class="fc-button-label">${label}</p></button>`;

const frame = (kind, label, content, buttons) =>
  `<div class="fc-consent-root" lang="de"><style>${sheet.replaceAll('ACCENT', config.accent)}</style><div class="fc-dialog-overlay"></div><div class="fc-dialog-container"><div class="fc-dialog ${kind}" role="dialog" aria-label="${label}" aria-modal="true" tabindex="0"><div class="fc-dialog-content">${content}</div><div class="fc-footer fc-dialog-restricted-content"><div class="fc-footer-buttons-container"><div class="fc-footer-buttons">${buttons}</div></div></div></div></div></div>`;

const stack = (icon, text) => `<li><i class="material-icons" aria-hidden="true">${icon}</i><span>${text}</span></li>`;

const choiceDialog = () =>
  frame(
    'fc-choice-dialog',
    `${config.site} bittet Sie um Ihre Einwilligung zur Nutzung Ihrer personenbezogenen Daten`,
    `<div class="fc-header fc-dialog-restricted-content"><div class="fc-header-content"><h1 class="fc-dialog-headline">${config.site} bittet Sie um Ihre Einwilligung zur Nutzung Ihrer personenbezogenen Daten für folgende Zwecke:</h1></div></div>
<div class="fc-body"><ul class="fc-stacks">${stack('◎', 'Personalisierte Werbung und Inhalte, Messung von Werbeleistung und der Performance von Inhalten, Zielgruppenforschung sowie Entwicklung und Verbesserung von Angeboten')}${stack('▣', 'Speichern von oder Zugriff auf Informationen auf einem Endgerät')}</ul>
<p>Ihre personenbezogenen Daten werden verarbeitet. Informationen auf Ihrem Gerät (Cookies, eindeutige Kennungen und andere Gerätedaten) können von <a href="#" class="fc-vendor-preferences-link">${config.partners} Anbietern, die das TCF nutzen, und 64 Werbepartnern</a> gespeichert und eingesehen, mit ihnen geteilt oder speziell von dieser Website genutzt werden.</p>
<p>Einige Anbieter verarbeiten Ihre Daten unter Umständen auf Grundlage eines berechtigten Interesses. Sie können dem widersprechen, indem Sie unten Ihre Optionen verwalten. Am Ende dieser Seite finden Sie einen Link, über den Sie Ihre Einwilligung verwalten oder widerrufen können. <a href="${config.privacyUrl}">Datenschutzerklärung</a></p></div>`,
    button('fc-cta-consent', 'fc-primary-button', 'Einwilligen') +
      button('fc-cta-do-not-consent', 'fc-secondary-button', 'Nicht einwilligen') +
      button('fc-cta-manage-options', 'fc-secondary-button', 'Optionen verwalten'),
  );

const slider = (id, kind, label, checked) =>
  `<div class="fc-preference-slider-container"><label class="fc-slider-label fc-preference-slider-label"><span>${label}</span><input type="checkbox" role="switch" class="fc-preference-slider fc-preference-${kind} purpose" data-id="${id}"${checked ? ' checked' : ''}></label></div>`;

const preferencesDialog = () =>
  frame(
    'fc-data-preferences-dialog',
    'Datennutzung verwalten',
    `<h2 class="fc-dialog-headline">Ihre Daten verwalten</h2><p>Sie können auswählen, wie Ihre personenbezogenen Daten verwendet werden. Anbieter möchten Ihre Erlaubnis zu Folgendem:</p>${purposes
      .map(
        ([id, title, legitimate]) =>
          `<div class="fc-preference-container"><p class="fc-preference-title">${title}</p>${slider(id, 'consent', 'Einwilligung', false)}${legitimate ? slider(id, 'legitimate-interest', 'Berechtigtes Interesse', true) : ''}</div>`,
      )
      .join('')}`,
    button('fc-data-preferences-back', 'fc-secondary-button', 'Zurück') +
      button('fc-confirm-choices', 'fc-secondary-button', 'Auswahl bestätigen') +
      button('fc-data-preferences-accept-all', 'fc-primary-button', 'Alle akzeptieren'),
  );
