/** An invented firm, association or person behind a lab site. */
export interface Firm {
  name: string;
  /** `Geschäftsführer: …`, `Vorstand: …`, `Inhaberin: …`; empty for a person who trades under the own name. */
  representedBy?: { role: string; names: string[] };
  street: string;
  /** Five digits and town. */
  town: string;
  phone?: string;
  email: string;
  register?: { court: string; number: string };
  /** First eight digits; the check digit is computed. */
  vatDigits?: string;
  authority?: string;
  profession?: { title: string; chamber: string; rules: string };
  insurance?: string;
  /** Person responsible under § 18 Abs. 2 MStV. */
  editor?: string;
  /** Supervisory authority for data protection at the seat. */
  dataProtectionAuthority: string;
  dataProtectionOfficer?: string;
}

/** German VAT id with its check digit (ISO 7064 MOD 11,10). */
export function vatId(digits: string): string {
  let product = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return `DE${digits}${(11 - product) % 10}`;
}

/** What an imprint may get wrong, on purpose. */
export interface ImprintOptions {
  /** Cite § 5 TMG instead of § 5 DDG. */
  outdatedLaw?: boolean;
  /** Link to the closed ODR platform. */
  odrLink?: boolean;
  /** Statement on consumer arbitration (§ 36 VSBG). */
  arbitration?: boolean;
  extra?: string;
}

/** The body of an imprint page. */
export function imprintText(firm: Firm, options: ImprintOptions = {}): string {
  const parts = [
    `<h2>Angaben gemäß ${options.outdatedLaw ? '§ 5 TMG' : '§ 5 DDG'}</h2>`,
    `<p>${firm.name}<br>\n${firm.street}<br>\n${firm.town}</p>`,
  ];
  if (firm.representedBy) parts.push(`<h2>Vertreten durch</h2><p>${firm.representedBy.role}: ${firm.representedBy.names.join(', ')}</p>`);
  parts.push(
    `<h2>Kontakt</h2><p>${firm.phone ? `Telefon: ${firm.phone}<br>\n` : ''}E-Mail: <a href="mailto:${firm.email}">${firm.email}</a></p>`,
  );
  if (firm.register)
    parts.push(`<h2>Registereintrag</h2><p>Registergericht: ${firm.register.court}<br>\nRegisternummer: ${firm.register.number}</p>`);
  if (firm.vatDigits)
    parts.push(`<h2>Umsatzsteuer-ID</h2><p>Umsatzsteuer-Identifikationsnummer gemäß § 27a UStG: ${vatId(firm.vatDigits)}</p>`);
  if (firm.authority) parts.push(`<h2>Zuständige Aufsichtsbehörde</h2><p>${firm.authority}</p>`);
  if (firm.profession)
    parts.push(
      `<h2>Berufsbezeichnung und berufsrechtliche Regelungen</h2><p>Berufsbezeichnung: ${firm.profession.title}, verliehen in der Bundesrepublik Deutschland<br>\nZuständige Kammer: ${firm.profession.chamber}<br>\nEs gelten folgende berufsrechtliche Regelungen: ${firm.profession.rules}</p>`,
    );
  if (firm.insurance) parts.push(`<h2>Angaben zur Berufshaftpflichtversicherung</h2><p>${firm.insurance}</p>`);
  if (firm.editor)
    parts.push(`<h2>Redaktionell verantwortlich nach § 18 Abs. 2 MStV</h2><p>${firm.editor}, ${firm.street}, ${firm.town}</p>`);
  if (options.odrLink)
    parts.push(
      '<h2>EU-Streitschlichtung</h2><p>Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit: <a href="https://ec.europa.eu/consumers/odr/">https://ec.europa.eu/consumers/odr/</a>. Unsere E-Mail-Adresse finden Sie oben im Impressum.</p>',
    );
  if (options.arbitration ?? true)
    parts.push(
      '<h2>Verbraucherstreitbeilegung</h2><p>Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).</p>',
    );
  return `${parts.join('\n')}\n${options.extra ?? ''}`;
}
