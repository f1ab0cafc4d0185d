import { mailerLiteForms } from '../../third-parties/mailerlite/hosts.ts';
import { smoobuTools } from '../../third-parties/smoobu/hosts.ts';

/** Names, addresses and accounts of the landlords. */
export const house = {
  domain: 'ferienhaus-deichkrone.test',
  host: 'www.ferienhaus-deichkrone.test',
  origin: 'https://www.ferienhaus-deichkrone.test',
  address: '81.169.204.57',
  name: 'Ferienhäuser Deichkrone',
  firm: 'Deichkrone Ferienhäuser GbR',
  partners: 'Wiebke Harms-Tjaden und Ubbo Tjaden',
  street: 'Muschelpad 14',
  town: '26506 Norden-Norddeich',
  phone: '04931 555 62-8',
  phoneLink: '+494931555628',
  mail: 'moin@ferienhaus-deichkrone.test',
  pixel: '771203948851264',
  maps: 'AIzaSyDe1chKr0neN0rddeich0123456789xyz',
  smoobu: { tool: '48217', moewennest: '731904' },
  mailerLite: { account: '684213', form: '112847390' },
  jetpack: '198374625',
} as const;

const lettings = [
  { id: 731904, name: 'Möwennest (6 Personen)', price: 'ab 119 € pro Nacht' },
  { id: 731905, name: 'Strandläufer (4 Personen)', price: 'ab 95 € pro Nacht' },
  { id: 731906, name: 'Kiekut (4 Personen)', price: 'ab 99 € pro Nacht' },
  { id: 731907, name: 'Lüttje Huus (2 Personen)', price: 'ab 79 € pro Nacht' },
];

/** Set up what the landlords keep with others: their lettings with Smoobu, their form with MailerLite. */
export function publishAccounts(): void {
  smoobuTools.publish(house.smoobu.tool, lettings);
  mailerLiteForms.publish(`${house.mailerLite.account}/${house.mailerLite.form}`, {
    headline: 'Deichbrief abonnieren',
    text: 'Freie Lücken und Last-Minute-Preise, etwa einmal im Monat. Wir fragen nur nach der E-Mail-Adresse.',
    button: 'Anmelden',
    note: 'Sie erhalten zuerst eine E-Mail mit einem Bestätigungslink (Double-Opt-in). Abmelden können Sie sich jederzeit über den Link in jeder Ausgabe. Näheres in der <a href="/datenschutz/">Datenschutzerklärung</a>.',
  });
}
