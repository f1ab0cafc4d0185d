import { eversportsWidgets } from '../../third-parties/eversports/hosts.ts';

/** Names, addresses and accounts of the studio. */
export const studio = {
  domain: 'yogaraum-lichtung.test',
  host: 'www.yogaraum-lichtung.test',
  origin: 'https://www.yogaraum-lichtung.test',
  address: '85.13.140.172',
  name: 'Yogaraum Lichtung',
  owner: 'Henrike Saalfeld',
  street: 'Wagnergasse 47',
  town: '07743 Jena',
  phone: '03641 5550 283',
  phoneLink: '+4936415550283',
  email: 'hallo@yogaraum-lichtung.test',
  analytics: 'G-4LCHT07743',
  timetable: '5b0f7c12-93de-4e0a-8c66-2f1d7a4be913',
  turnstile: '0x4AAAAAAAyLichtung7743J',
  booking: 'https://www.eversports.de/s/yogaraum-lichtung-beispiel',
} as const;

/** Set up what the studio keeps with others: its timetable. */
export function publishAccounts(): void {
  eversportsWidgets.publish(studio.timetable, [
    { time: 'Mo 09:30', title: 'Hatha sanft', room: 'Kleine Lichtung', url: studio.booking },
    { time: 'Di 18:00', title: 'Vinyasa Flow', room: 'Große Lichtung', url: studio.booking },
    { time: 'Do 19:45', title: 'Yin Yoga', room: 'Große Lichtung', url: studio.booking },
    { time: 'Sa 10:00', title: 'Yoga in der Schwangerschaft', room: 'Kleine Lichtung', url: studio.booking },
  ]);
}
