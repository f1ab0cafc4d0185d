import type { Firm } from './firm.ts';
import type { NoticeService } from './notice-services.ts';
import { list, section } from './page.ts';

/** Sections that a faulty notice leaves out. */
export type NoticeSection = 'logs' | 'rights' | 'objection' | 'complaint' | 'withdrawal' | 'obligation' | 'retention';

/** What a privacy notice says. Everything that the law asks for is in it unless left out. */
export interface PrivacyNoticeOptions {
  services?: readonly NoticeService[];
  hosting?: string;
  contactForm?: boolean;
  newsletter?: boolean;
  shop?: boolean;
  applications?: boolean;
  /** Networks in which the firm keeps a profile. */
  social?: readonly string[];
  /** The site's own necessary cookies and storage keys. */
  ownCookies?: readonly { name: string; lifetime: string; purpose: string }[];
  /** Where consent is withdrawn: `über den Link „Cookie-Einstellungen“ am Ende jeder Seite`. */
  withdrawalPlace?: string;
  without?: readonly NoticeSection[];
  /** Each section is closed until somebody opens it, as pages with accordions have it. */
  folded?: boolean;
  extra?: string;
}

function describe(service: NoticeService): string {
  const basis =
    service.basis === 'consent'
      ? 'Rechtsgrundlage ist Ihre Einwilligung nach § 25 Abs. 1 TDDDG und Art. 6 Abs. 1 lit. a DSGVO.'
      : 'Rechtsgrundlage sind § 25 Abs. 2 Nr. 2 TDDDG und Art. 6 Abs. 1 lit. c DSGVO, weil wir Einwilligungen nachweisen müssen.';
  return section(
    service.name,
    `Anbieter ist die ${service.provider}. Zweck der Verarbeitung: ${service.purpose}. ${basis}`,
    ...(service.transfer ? [service.transfer] : []),
    service.storage,
  );
}

function cookieTable(rows: readonly { name: string; lifetime: string; purpose: string; provider: string }[]): string {
  if (rows.length === 0) return '';
  const body = rows
    .map((row) => `<tr><td>${row.name}</td><td>${row.provider}</td><td>${row.purpose}</td><td>${row.lifetime}</td></tr>`)
    .join('\n');
  return section(
    'Cookies und Web-Speicher im Überblick',
    `<table><thead><tr><th>Name</th><th>Anbieter</th><th>Zweck</th><th>Speicherdauer</th></tr></thead><tbody>${body}</tbody></table>`,
  );
}

/** The body of a privacy notice as a German law firm would write it. */
export function privacyNotice(firm: Firm, options: PrivacyNoticeOptions = {}): string {
  const services = options.services ?? [];
  const without = new Set(options.without);
  const usesConsent = services.some((service) => service.basis === 'consent');
  const parts = [
    section(
      'Verantwortlicher',
      `Verantwortlicher im Sinne der Datenschutz-Grundverordnung (DSGVO) ist:<br>${firm.name}<br>${firm.street}<br>${firm.town}<br>${firm.phone ? `Telefon: ${firm.phone}<br>` : ''}E-Mail: ${firm.email}`,
    ),
  ];
  if (firm.dataProtectionOfficer)
    parts.push(section('Datenschutzbeauftragte Person', `Unsere Datenschutzbeauftragte erreichen Sie so: ${firm.dataProtectionOfficer}`));
  if (!without.has('logs'))
    parts.push(
      section(
        'Hosting und Server-Logfiles',
        `Diese Website wird von unserem Dienstleister ${options.hosting ?? 'Nordlicht Hosting GmbH, Flensburg'} in einem Rechenzentrum in Deutschland betrieben. Mit ihm besteht ein Vertrag zur Auftragsverarbeitung (Art. 28 DSGVO).`,
        'Beim Aufruf unserer Seiten speichert der Webserver Ihre IP-Adresse, Datum und Uhrzeit, die aufgerufene Adresse, die übertragene Datenmenge und die Kennung Ihres Browsers. Die Verarbeitung dient der Auslieferung der Seiten und der Abwehr von Angriffen. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO; unser berechtigtes Interesse liegt im sicheren Betrieb der Website.',
        ...(without.has('retention') ? [] : ['Die Logdaten werden nach 7 Tagen gelöscht.']),
      ),
    );
  if (options.contactForm ?? true)
    parts.push(
      section(
        'Kontaktaufnahme',
        'Wenn Sie uns schreiben oder anrufen, verarbeiten wir Ihre Angaben, um Ihre Anfrage zu beantworten. Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO, soweit es um einen Vertrag geht, sonst Art. 6 Abs. 1 lit. f DSGVO; unser berechtigtes Interesse besteht in der Beantwortung von Anfragen.',
        ...(without.has('retention')
          ? []
          : [
              'Wir löschen Anfragen nach 6 Monaten, sofern keine gesetzlichen Aufbewahrungspflichten von 6 oder 8 Jahren (§ 257 HGB, § 147 AO) entgegenstehen.',
            ]),
      ),
    );
  if (options.shop)
    parts.push(
      section(
        'Bestellungen',
        'Zur Abwicklung von Bestellungen verarbeiten wir Namen, Anschrift, E-Mail-Adresse und Zahlungsdaten (Art. 6 Abs. 1 lit. b DSGVO). Empfänger sind der Versanddienstleister und die beteiligte Bank. Vertragsunterlagen bewahren wir 8 Jahre auf (§ 147 AO).',
      ),
    );
  if (options.newsletter)
    parts.push(
      section(
        'Newsletter',
        'Unseren Newsletter versenden wir nur nach Ihrer Anmeldung und Bestätigung (Double-Opt-in) mit eigener Software auf unserem Server. Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 lit. a DSGVO, § 7 Abs. 2 Nr. 2 UWG). Sie können sich über den Link in jeder Ausgabe abmelden; Ihre Adresse wird dann gelöscht.',
      ),
    );
  if (options.applications)
    parts.push(
      section(
        'Bewerbungen',
        'Bewerbungsunterlagen verarbeiten wir, um über die Begründung eines Beschäftigungsverhältnisses zu entscheiden (Art. 6 Abs. 1 lit. b DSGVO, § 26 BDSG). Unterlagen abgelehnter Bewerberinnen und Bewerber löschen wir nach 6 Monaten.',
      ),
    );
  if (options.social?.length)
    parts.push(
      section(
        'Unsere Auftritte in sozialen Netzwerken',
        `Wir unterhalten eine Seite bei ${options.social.join(', ')}. Auf unserer Website sind nur einfache Links dorthin; Daten fließen erst, wenn Sie ihnen folgen. Für unser Profil dort sind wir gemeinsam mit dem Netzwerk verantwortlich (Art. 26 DSGVO).`,
      ),
    );
  parts.push(...services.map(describe));
  parts.push(
    cookieTable([
      ...(options.ownCookies ?? []).map((cookie) => ({ ...cookie, provider: firm.name })),
      ...services.flatMap((service) => service.cookies.map((cookie) => ({ ...cookie, provider: service.name }))),
    ]),
  );
  if (usesConsent && !without.has('withdrawal'))
    parts.push(
      section(
        'Widerruf Ihrer Einwilligung',
        `Sie können Ihre Einwilligung jederzeit mit Wirkung für die Zukunft widerrufen, am einfachsten ${options.withdrawalPlace ?? 'über den Link „Cookie-Einstellungen“ am Ende jeder Seite'}.`,
      ),
    );
  if (!without.has('rights'))
    parts.push(
      section(
        'Ihre Rechte',
        list(
          'Auskunft über die zu Ihrer Person gespeicherten Daten (Art. 15 DSGVO)',
          'Berichtigung unrichtiger Daten (Art. 16 DSGVO)',
          'Löschung (Art. 17 DSGVO)',
          'Einschränkung der Verarbeitung (Art. 18 DSGVO)',
          'Datenübertragbarkeit (Art. 20 DSGVO)',
          'Widerspruch gegen die Verarbeitung (Art. 21 DSGVO)',
        ),
      ),
    );
  if (!without.has('objection'))
    parts.push(
      section(
        'Widerspruchsrecht (Art. 21 DSGVO)',
        '<p><strong>Sie haben das Recht, aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit Widerspruch gegen Verarbeitungen einzulegen, die auf Art. 6 Abs. 1 lit. f DSGVO beruhen.</strong></p>',
      ),
    );
  if (!without.has('complaint'))
    parts.push(
      section(
        'Beschwerde bei der Aufsichtsbehörde',
        `Sie haben das Recht auf Beschwerde bei einer Datenschutz-Aufsichtsbehörde (Art. 77 DSGVO). Für uns zuständig ist: ${firm.dataProtectionAuthority}.`,
      ),
    );
  if (!without.has('obligation'))
    parts.push(
      section(
        'Pflicht zur Bereitstellung',
        'Die Bereitstellung Ihrer Daten ist weder gesetzlich noch vertraglich vorgeschrieben. Ohne Angaben zur Erreichbarkeit können wir Ihre Anfrage allerdings nicht beantworten. Eine automatisierte Entscheidungsfindung oder Profiling im Sinne des Art. 22 DSGVO findet nicht statt.',
      ),
    );
  const text = parts.filter(Boolean).join('\n');
  return `${options.folded ? folded(text) : text}\n${options.extra ?? ''}\n<p>Stand: Oktober 2026</p>`;
}

function folded(sections: string): string {
  return sections.replace(/<section><h2>(.*?)<\/h2>(.*?)<\/section>/gs, '<details><summary>$1</summary>$2</details>');
}
