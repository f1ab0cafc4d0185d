import { klickTippForms } from '../../third-parties/klicktipp/hosts.ts';
import { provenExpertProfiles } from '../../third-parties/provenexpert/hosts.ts';

/** Where the site lives, and its accounts with other firms. */
export const domain = 'lenawirth-coaching.test';
export const origin = `https://www.${domain}`;

export const accounts = {
  analytics: 'G-LW7K2QXB41',
  metaPixel: '684120957733018',
  tikTokPixel: 'CQ4L7WJC77U9F3D1LENA',
  seal: 'b4d8f2a61c9047e3',
  klickTippForm: '218846/forms/305117/9c2kz1rw8z8zb41.html',
  calendly: 'https://calendly.com/lena-wirth-coaching/klarheitsgespraech?hide_gdpr_banner=1&primary_color=c0563f',
  vimeo: '912446037',
} as const;

/** Put into the third parties' consoles what the site keeps there. */
export function publishAccounts(): void {
  klickTippForms.publish(accounts.klickTippForm, {
    apiKey: '5mh1z8wz8z9d20',
    headline: 'Sonntagspost: eine Frage pro Woche',
    button: 'Eintragen',
    note: `Kostenlos, jederzeit per Link abbestellbar. Versand über KlickTipp mit Bestätigungsmail. <a href="${origin}/datenschutz/#newsletter" target="_blank">Datenschutzhinweise</a>`,
  });
  provenExpertProfiles.publish(accounts.seal, {
    profile: 'lena-wirth-coaching',
    name: 'Lena Wirth Coaching',
    rating: '4,81',
    count: 31,
    latest: { text: 'Nach drei Terminen wusste ich, welches Projekt ich absage.', author: 'Anonym', date: '04.09.2025' },
  });
}
