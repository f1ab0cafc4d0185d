// biome-ignore-all lint/correctness/noUnusedVariables: used by the scripts that follow in the same answer
const settings = window._iub.csConfiguration;
const language = settings.lang;
const policyId = settings.cookiePolicyId;
const cookieName = `_iub_cs-${policyId}`;
const policyLink = (text) =>
  `<a href="https://www.iubenda.com/privacy-policy/${policyId}/cookie-policy?an=no&s_ck=false&newmarkup=yes" class="iubenda-cs-cookie-policy-lnk" target="_blank" rel="noopener">${text}</a>`;

const words = {
  de: {
    title: 'Hinweis',
    text: `<p class="iub-p">Wir und ausgewählte Dritte verwenden Cookies oder ähnliche Technologien für technische Zwecke und, mit Ihrer Einwilligung, auch für <strong>Funktionalität</strong>, <strong>Erlebnis</strong>, <strong>Messung</strong> und <strong>Marketing (personalisierte Anzeigen)</strong>, wie in der ${policyLink('Cookie-Richtlinie')} beschrieben.</p><p class="iub-p">Sie können Ihre Einwilligung jederzeit über die Einstellungen erteilen, verweigern oder widerrufen. Verwenden Sie die Schaltfläche „Akzeptieren“, um einzuwilligen. Verwenden Sie die Schaltfläche „Ablehnen“, um ohne Einwilligung fortzufahren.</p>`,
    more: 'Mehr erfahren und anpassen',
    reject: 'Ablehnen',
    accept: 'Akzeptieren',
    heading: 'Ihre Datenschutzeinstellungen',
    intro:
      'Die folgenden Einstellungen ermöglichen es Ihnen, Ihre Einwilligungspräferenzen für jede Tracking-Technologie nach Zweck anzupassen. Ihre Auswahl können Sie jederzeit ändern.',
    rejectAll: 'Alle ablehnen',
    acceptAll: 'Alle akzeptieren',
    save: 'Speichern und fortfahren',
    always: 'Immer aktiv',
    button: 'Ihre Datenschutzeinstellungen',
    purposes: {
      1: [
        'Unbedingt erforderlich',
        'Diese Tracker sind für den Betrieb und die Bereitstellung des Dienstes unbedingt erforderlich und benötigen keine Einwilligung.',
      ],
      2: [
        'Einfache Interaktionen und Funktionen',
        'Diese Tracker ermöglichen einfache Interaktionen und Funktionen wie Chat und Terminbuchung (Intercom, Calendly).',
      ],
      3: [
        'Verbesserung der Nutzererfahrung',
        'Diese Tracker verbessern die Qualität der Nutzererfahrung und die Interaktion mit externen Inhalten.',
      ],
      4: ['Messung', 'Diese Tracker messen den Datenverkehr und analysieren das Verhalten, um den Dienst zu verbessern (Segment).'],
      5: ['Targeting und Werbung', 'Diese Tracker dienen personalisierter Werbung auf Grundlage Ihres Verhaltens (LinkedIn).'],
    },
  },
  en: {
    title: 'Notice',
    text: `<p class="iub-p">We and selected third parties use cookies or similar technologies for technical purposes and, with your consent, for <strong>functionality</strong>, <strong>experience</strong>, <strong>measurement</strong> and <strong>marketing (personalized ads)</strong> as specified in the ${policyLink('cookie policy')}.</p><p class="iub-p">You can freely give, deny, or withdraw your consent at any time by accessing the preferences panel. Use the “Accept” button to consent. Use the “Reject” button to continue without accepting.</p>`,
    more: 'Learn more and customize',
    reject: 'Reject',
    accept: 'Accept',
    heading: 'Your consent preferences for tracking technologies',
    intro: 'The options provided in this section allow you to customize your consent preferences for any tracking technology, by purpose.',
    rejectAll: 'Reject all',
    acceptAll: 'Accept all',
    save: 'Save and continue',
    always: 'Always active',
    button: 'Your consent preferences',
    purposes: {
      1: [
        'Strictly necessary',
        'These trackers are strictly necessary to guarantee the operation of the service and do not require consent.',
      ],
      2: [
        'Basic interactions & functionalities',
        'These trackers enable basic interactions such as chat and bookings (Intercom, Calendly).',
      ],
      3: ['Experience enhancement', 'These trackers improve the quality of the user experience and interactions with external content.'],
      4: ['Measurement', 'These trackers measure traffic and analyze behavior to improve the service (Segment).'],
      5: ['Targeting & Advertising', 'These trackers deliver personalized marketing content based on user behavior (LinkedIn).'],
    },
  },
}[language];

const style = `#iubenda-cs-banner{position:fixed;inset:auto 0 24px 0;z-index:99999998;font:14px/1.5 -apple-system,"Segoe UI",Arial,sans-serif;display:flex;justify-content:center}
#iubenda-cs-banner .iubenda-cs-container{width:94vw;max-width:760px;background:#fff;color:#121826;border-radius:8px;box-shadow:0 8px 48px rgba(0,0,0,.22)}#iubenda-cs-banner .iubenda-cs-rationale{padding:22px}#iubenda-cs-title{font-weight:700;margin-bottom:6px}
.iubenda-cs-opt-group{display:flex;flex-wrap:wrap;gap:10px;justify-content:space-between;margin-top:14px}.iubenda-cs-opt-group-consent{display:flex;gap:10px}
#iubenda-cs-banner button,#iubenda-iframe button{border:0;border-radius:64px;padding:10px 22px;font:700 14px/1.2 inherit;cursor:pointer;background:#1f5eff;color:#fff}#iubenda-cs-banner .iubenda-cs-customize-btn{background:#e5e9f2;color:#121826}
#iubenda-iframe{position:fixed;inset:0;z-index:99999999;background:rgba(0,0,0,.6);display:flex;align-items:center;justify-content:center;font:14px/1.5 -apple-system,"Segoe UI",Arial,sans-serif}
#iubenda-iframe-popup{background:#fff;color:#121826;width:94vw;max-width:700px;max-height:88vh;overflow:auto;border-radius:8px;padding:24px;box-sizing:border-box}.purposes-item{border-top:1px solid #dde2ec;padding:12px 0}.purposes-item__header{display:flex;justify-content:space-between;gap:16px}
#iubFooterBtnContainer{display:flex;flex-wrap:wrap;gap:10px;justify-content:flex-end;margin-top:16px}.iubenda-tp-btn{position:fixed;left:16px;bottom:16px;z-index:2147483647;width:34px;height:34px;border:0;border-radius:50%;background:#fff;box-shadow:0 0 0 1px #0001,0 2px 8px #0003;cursor:pointer}`;
