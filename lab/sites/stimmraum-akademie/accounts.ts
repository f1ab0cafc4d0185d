import { activeCampaignForms } from '../../third-parties/activecampaign/hosts.ts';

/** Where the site lives, and its accounts with other firms. */
export const domain = 'stimmraum-akademie.test';
export const host = `www.${domain}`;
export const origin = `https://${host}`;

export const accounts = {
  website: '60c2f18be47a035d19c84b20',
  metaPixel: '1048372915560427',
  activeCampaign: 'stimmraum-akademie',
  tracking: '612084417',
  webinar: 'm7x2kt5p',
  vimeoTrailer: '847120655',
  vimeoLesson: '851994302',
  spotifyShow: '4nQx7Lk2VbS9dHcT0mRw1E',
  podigee: 'https://stimmraum.podigee.io/64-die-ersten-zehn-sekunden/embed?context=external',
  ablefy: 'https://ablefy.io/s/stimmraum-akademie',
} as const;

/** Put into the third parties' consoles what the site keeps there. */
export function publishAccounts(): void {
  activeCampaignForms.publish(`${accounts.activeCampaign}/7`, {
    title: 'Ja, schick mir das Workbook und den Stimmbrief',
    button: 'Workbook anfordern',
    note: `Du bekommst das Workbook im Tausch gegen dein Abo des Stimmbriefs (alle zwei Wochen, mit Tipps und Angeboten). Erst wenn du den Link in der Bestätigungsmail anklickst, bist du dabei. Abmelden kannst du dich in jeder Mail. Versand über ActiveCampaign (USA), mehr in der <a href="${origin}/datenschutz#newsletter">Datenschutzerklärung</a>.`,
  });
}
