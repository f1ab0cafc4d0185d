import { z } from 'zod';

/** A value of a scan setting with its names. */
export interface SettingChoice {
  id: string;
  de: string;
  en: string;
}

/** Kinds of operator. */
export const websiteTypes = [
  { id: 'privateer', de: 'Privatperson', en: 'Private person' },
  { id: 'company', de: 'Unternehmen', en: 'Company' },
  { id: 'society', de: 'Verein', en: 'Society' },
  { id: 'liberalprofession', de: 'Freier Beruf', en: 'Liberal profession' },
] as const satisfies readonly SettingChoice[];

/** Industries (legal catalogue, chapter 5). */
export const industries = [
  { id: 'craft', de: 'Handwerk', en: 'Crafts and trades' },
  { id: 'retail-online', de: 'Online-Handel (Waren)', en: 'Online retail (goods)' },
  { id: 'retail-local', de: 'Einzelhandel vor Ort', en: 'Local retail' },
  { id: 'subscription-media', de: 'Abo-, Streaming- und Mitgliedschaftsdienste', en: 'Subscriptions, streaming, memberships' },
  { id: 'software-saas', de: 'Software, SaaS, Apps', en: 'Software, SaaS, apps' },
  { id: 'it-agency', de: 'IT-Dienstleistung, Web- und Werbeagentur', en: 'IT services, web and ad agency' },
  { id: 'consulting', de: 'Beratung, Coaching, Training', en: 'Consulting, coaching, training' },
  { id: 'legal', de: 'Rechtsanwälte, Notare', en: 'Lawyers, notaries' },
  { id: 'tax-audit', de: 'Steuerberatung, Wirtschaftsprüfung', en: 'Tax advice, audit' },
  { id: 'architecture-engineering', de: 'Architektur, Ingenieurwesen', en: 'Architecture, engineering' },
  { id: 'medical', de: 'Arzt-, Zahnarzt-, Psychotherapiepraxis, Klinik', en: 'Medical practice, hospital' },
  { id: 'health-services', de: 'Gesundheitsfachberufe, Pflege, Heilpraktik', en: 'Allied health, care, naturopathy' },
  { id: 'pharmacy', de: 'Apotheke, Arzneimittelversand', en: 'Pharmacy' },
  { id: 'finance', de: 'Banken, Zahlungsdienste, Finanzanlagen', en: 'Banking, payments, investment' },
  { id: 'insurance-broker', de: 'Versicherung und Vermittlung', en: 'Insurance and brokerage' },
  { id: 'real-estate', de: 'Immobilien, Hausverwaltung', en: 'Real estate, property management' },
  { id: 'hospitality', de: 'Hotel, Gastronomie', en: 'Hotel, catering' },
  { id: 'travel-transport', de: 'Reise, Personenbeförderung', en: 'Travel, passenger transport' },
  { id: 'events-culture', de: 'Veranstaltungen, Kultur, Tickets', en: 'Events, culture, ticketing' },
  { id: 'fitness-sports', de: 'Fitness, Sportangebote', en: 'Fitness, sports' },
  { id: 'education', de: 'Bildung, Schule, Hochschule', en: 'Education' },
  { id: 'media-publishing', de: 'Presse, Verlag, Blog, Podcast', en: 'Media, publishing, blog' },
  { id: 'association-club', de: 'Verein, Verband, Sportverein', en: 'Association, club' },
  { id: 'church-welfare', de: 'Kirche, Religionsgemeinschaft, Wohlfahrt', en: 'Church, welfare' },
  { id: 'politics-ngo', de: 'Partei, NGO, Stiftung', en: 'Party, NGO, foundation' },
  { id: 'public-body', de: 'Behörde, Kommune, öffentliche Einrichtung', en: 'Public authority' },
  { id: 'manufacturing-b2b', de: 'Industrie, Großhandel (B2B)', en: 'Industry, wholesale (B2B)' },
  { id: 'logistics-automotive', de: 'Logistik, Kfz, Werkstatt', en: 'Logistics, automotive' },
  { id: 'energy-telecom', de: 'Energie, Telekommunikation', en: 'Energy, telecom' },
  { id: 'recruiting-staffing', de: 'Personalvermittlung, Zeitarbeit', en: 'Recruiting, staffing' },
] as const satisfies readonly SettingChoice[];

/** Legal forms (legal catalogue, chapter 5). */
export const legalForms = [
  { id: 'natural-private', de: 'Privatperson', en: 'Private individual' },
  { id: 'sole-trader', de: 'Einzelunternehmen (nicht eingetragen)', en: 'Sole trader' },
  { id: 'ek', de: 'Eingetragene/r Kaufmann/-frau (e.K.)', en: 'Registered merchant' },
  { id: 'freelancer', de: 'Freiberufler/in', en: 'Liberal professional' },
  { id: 'gbr', de: 'GbR (nicht eingetragen)', en: 'Civil-law partnership' },
  { id: 'egbr', de: 'Eingetragene GbR (eGbR)', en: 'Registered civil-law partnership' },
  { id: 'ohg', de: 'OHG', en: 'General partnership' },
  { id: 'kg', de: 'KG', en: 'Limited partnership' },
  { id: 'gmbh-co-kg', de: 'GmbH & Co. KG', en: 'GmbH & Co. KG' },
  { id: 'ug-co-kg', de: 'UG (haftungsbeschränkt) & Co. KG', en: 'UG & Co. KG' },
  { id: 'gmbh', de: 'GmbH', en: 'Limited liability company' },
  { id: 'ggmbh', de: 'gGmbH', en: 'Non-profit GmbH' },
  { id: 'ug', de: 'UG (haftungsbeschränkt)', en: 'Entrepreneurial company' },
  { id: 'ag', de: 'AG', en: 'Stock corporation' },
  { id: 'se', de: 'SE', en: 'European company' },
  { id: 'kgaa', de: 'KGaA', en: 'Partnership limited by shares' },
  { id: 'eg', de: 'Eingetragene Genossenschaft (eG)', en: 'Cooperative' },
  { id: 'ev', de: 'Eingetragener Verein (e.V.)', en: 'Registered association' },
  { id: 'association-unregistered', de: 'Nicht eingetragener Verein', en: 'Unregistered association' },
  { id: 'foundation', de: 'Stiftung', en: 'Foundation' },
  { id: 'partg', de: 'Partnerschaftsgesellschaft (PartG / mbB)', en: 'Professional partnership' },
  { id: 'public-law', de: 'Behörde / Körperschaft / Anstalt öffentlichen Rechts', en: 'Public-law body' },
  { id: 'church-body', de: 'Kirchliche Körperschaft', en: 'Church body' },
  { id: 'foreign-company', de: 'Ausländische Gesellschaft (z. B. Ltd., B.V., Inc.)', en: 'Foreign company' },
  { id: 'political-party', de: 'Partei / Wählervereinigung', en: 'Political party' },
] as const satisfies readonly SettingChoice[];

/** Purposes of a website, several may be chosen (legal catalogue, chapter 5). */
export const purposes = [
  { id: 'presentation', de: 'Unternehmens-/Selbstdarstellung', en: 'Company presentation' },
  { id: 'contact', de: 'Kontaktaufnahme / Anfrageformular', en: 'Contact / enquiries' },
  { id: 'shop-goods-b2c', de: 'Verkauf von Waren an Verbraucher', en: 'Sale of goods to consumers' },
  { id: 'shop-services-b2c', de: 'Verkauf/Buchung von Dienstleistungen an Verbraucher', en: 'Services to consumers' },
  { id: 'digital-content', de: 'Digitale Inhalte / Downloads / Kurse', en: 'Digital content, courses' },
  { id: 'subscription', de: 'Abonnement / Mitgliedschaft / Tarif', en: 'Subscription, membership' },
  { id: 'b2b-sales', de: 'Verkauf nur an Unternehmen (B2B)', en: 'B2B sales' },
  { id: 'marketplace', de: 'Marktplatz / Plattform', en: 'Marketplace, platform' },
  { id: 'booking', de: 'Termin-/Tischbuchung, Reservierung', en: 'Booking, reservations' },
  { id: 'newsletter', de: 'Newsletter / E-Mail-Marketing', en: 'Newsletter' },
  { id: 'account', de: 'Kundenkonto / Registrierung / Login', en: 'Accounts, login' },
  { id: 'recruiting', de: 'Stellenangebote / Bewerbung', en: 'Recruiting' },
  { id: 'editorial', de: 'Redaktionelle Inhalte / Blog / News', en: 'Editorial content' },
  { id: 'advertising-financed', de: 'Werbefinanzierung / Affiliate', en: 'Ad-financed, affiliate' },
  { id: 'analytics-marketing', de: 'Reichweitenmessung und Online-Marketing', en: 'Analytics, marketing' },
  { id: 'community', de: 'Community / Forum / Kommentare', en: 'Community, forum' },
  { id: 'events', de: 'Veranstaltungen / Anmeldung', en: 'Events' },
  { id: 'donations', de: 'Spenden / Crowdfunding', en: 'Donations' },
  { id: 'members-area', de: 'Mitgliederbereich (Verein)', en: "Members' area" },
  { id: 'public-services', de: 'Bürgerservice / Online-Antrag', en: 'Public e-services' },
  { id: 'customer-support', de: 'Support / Chat / Chatbot', en: 'Support, chat, chatbot' },
  { id: 'competition', de: 'Gewinnspiel', en: 'Prize draw' },
  { id: 'streaming-media', de: 'Video-/Audio-Angebot', en: 'Video/audio offer' },
  { id: 'children', de: 'Angebot (auch) für Kinder', en: 'Service for children' },
  { id: 'private-hobby', de: 'Private/Hobby-Seite', en: 'Private/hobby site' },
] as const satisfies readonly SettingChoice[];

const ids = <T extends readonly [SettingChoice, ...SettingChoice[]]>(choices: T) =>
  z.enum(choices.map(({ id }) => id) as [T[number]['id'], ...T[number]['id'][]]);
const webAddress = z.url({ protocol: /^https?$/ }).max(2048);

/** Settings as an order may give them: only known values and web addresses. All optional; null = not given. */
export const scanSettingsInputSchema = z.object({
  websiteType: ids(websiteTypes).nullable().default(null),
  industry: ids(industries).nullable().default(null),
  legalForm: ids(legalForms).nullable().default(null),
  purposes: z.array(ids(purposes)).max(purposes.length).default([]),
  urlImprint: webAddress.nullable().default(null),
  urlDPN: webAddress.nullable().default(null),
  urlTermsAndConditions: webAddress.nullable().default(null),
  urlCancellationPolicy: webAddress.nullable().default(null),
});
