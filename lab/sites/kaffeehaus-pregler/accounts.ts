import { klaviyoForms } from '../../third-parties/klaviyo/hosts.ts';

/** Numbers of the shop with its services. */
export const accounts = {
  analytics: 'G-PR3GL3R0KA',
  ads: 'AW-10928374655',
  pixel: '884120563917742',
  hotjar: 3918274,
  klaviyo: 'WkT7Pq',
  trustedShops: 'X7C41E0B95A2D8F36104BE97C2D5A8F01',
  mollie: 'pfl_9xKr2TbQwM',
  maps: 'AIzaSyB7pReGlErKaFfEeHaUs0123456789abc',
} as const;

/** Set up the sign-up form. */
export function publishAccounts(): void {
  klaviyoForms.publish(accounts.klaviyo, {
    delaySeconds: 6,
    title: '10 % auf die erste Tüte',
    text: 'Röstneuigkeiten, Rezepte und ein Gutschein für deine erste Bestellung.',
    smallPrint:
      'Mit der Anmeldung willigst du ein, unseren Newsletter zu erhalten. Abmelden kannst du dich jederzeit über den Link in jeder E-Mail. Mehr in der <a href="/datenschutz/" style="color:inherit">Datenschutzerklärung</a>.',
    button: 'Gutschein sichern',
  });
}
