import { clickClickDriveSchools } from '../../third-parties/clickclickdrive/hosts.ts';
import { tagManagerContainers } from '../../third-parties/google/tag-manager-containers.ts';

/** Names, addresses and accounts of the driving school. */
export const school = {
  domain: 'fahrschule-kurvenreich.test',
  host: 'www.fahrschule-kurvenreich.test',
  address: '85.13.147.62',
  name: 'Fahrschule Kurvenreich',
  owner: 'Torsten Wiegand',
  street: 'Deisterallee 41',
  town: '31785 Hameln',
  phone: '05151 55501-70',
  phoneLink: '+4951515550170',
  whatsApp: '4915155501700',
  email: 'info@fahrschule-kurvenreich.test',
  container: 'GTM-WT4KRVH',
  analytics: 'G-8KURV31785',
  pixel: '602948817340155',
  widget: 'fahrschule-kurvenreich-hameln-7f3a',
} as const;

/** Set up what the school keeps with others: its container and its course dates. */
export function publishAccounts(): void {
  // No consent check in the container: the one who built it took the banner for enough.
  tagManagerContainers.publish(school.container, [{ type: 'gtag', id: school.analytics }]);
  clickClickDriveSchools.publish(school.widget, {
    name: school.name,
    courses: [
      { start: '30.11.2026', title: 'Theorie Grundstoff, Kompaktkurs (7 Tage)', free: 5 },
      { start: '14.12.2026', title: 'Theorie Grundstoff, Kompaktkurs (7 Tage)', free: 11 },
      { start: '09.01.2027', title: 'Erste-Hilfe-Kurs für Führerscheinbewerber', free: 8 },
    ],
  });
}
