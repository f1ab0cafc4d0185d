import { disputed, guidance, settled, statute, unverified } from './law.ts';

/** Legal bases that several checks on consent, tracking and embeds rest on, with the status of the legal catalogue. */
export const consentLaw = {
  tdddg25: statute('§ 25 Abs. 1 TDDDG', 'Section 25(1) TDDDG'),
  tdddg25WithExceptions: statute('§ 25 Abs. 1, 2 TDDDG', 'Section 25(1), (2) TDDDG'),
  tdddg25Necessary: statute('§ 25 Abs. 2 Nr. 2 TDDDG', 'Section 25(2) no. 2 TDDDG'),
  tdddg25Consent: statute('§ 25 Abs. 1 S. 2 TDDDG', 'Section 25(1) sentence 2 TDDDG'),
  gdpr4and7: statute('Art. 4 Nr. 11, Art. 7 DSGVO', 'Art. 4(11), Art. 7 GDPR'),
  gdpr4and13: statute('Art. 4 Nr. 11, Art. 13 DSGVO', 'Art. 4(11), Art. 13 GDPR'),
  gdpr5fairness: statute('Art. 5 Abs. 1 lit. a DSGVO', 'Art. 5(1)(a) GDPR'),
  gdpr5and6: statute('Art. 5 Abs. 1 lit. a, Art. 6 Abs. 1 lit. a DSGVO', 'Art. 5(1)(a), Art. 6(1)(a) GDPR'),
  gdpr6consent: statute('Art. 6 Abs. 1 lit. a DSGVO', 'Art. 6(1)(a) GDPR'),
  gdpr6interests: statute('Art. 6 Abs. 1 lit. f DSGVO', 'Art. 6(1)(f) GDPR'),
  gdpr7proof: statute('Art. 7 Abs. 1 DSGVO', 'Art. 7(1) GDPR'),
  gdpr7withdrawal: statute('Art. 7 Abs. 3 DSGVO', 'Art. 7(3) GDPR'),
  planet49: settled('EuGH, 1.10.2019, C-673/17 Planet49', 'CJEU, 1 Oct 2019, C-673/17 Planet49'),
  bghCookieConsent: unverified('BGH, 28.5.2020, I ZR 7/16 Cookie-Einwilligung II', 'Federal Court of Justice, 28 May 2020, I ZR 7/16'),
  olgFrankfurt: settled('OLG Frankfurt, 11.12.2025, 6 U 81/23', 'Higher Regional Court Frankfurt, 11 Dec 2025, 6 U 81/23'),
  olgFrankfurtMicrosoft: settled('OLG Frankfurt, 27.6.2024, 6 U 192/23', 'Higher Regional Court Frankfurt, 27 Jun 2024, 6 U 192/23'),
  olgKoelnBanner: settled('OLG Köln, 19.1.2024, 6 U 80/23', 'Higher Regional Court Cologne, 19 Jan 2024, 6 U 80/23'),
  olgKoelnTransfer: settled('OLG Köln, 3.11.2023, 6 U 58/23', 'Higher Regional Court Cologne, 3 Nov 2023, 6 U 58/23'),
  vgHannover: disputed('VG Hannover, 19.3.2025, 10 A 5385/22', 'Administrative Court Hanover, 19 Mar 2025, 10 A 5385/22', {
    de: 'nicht rechtskräftig, Reichweite umstritten',
    en: 'not final, reach disputed',
  }),
  dskGuidance: guidance('DSK, Orientierungshilfe Digitale Dienste 1.2', 'DSK guidance on digital services 1.2'),
  edpbDeceptive: unverified(
    'EDSA, Leitlinien 03/2022 zu irreführenden Designmustern',
    'EDPB Guidelines 03/2022 on deceptive design patterns',
  ),
  edpbTracking: guidance('EDSA, Leitlinien 2/2023, Fassung 2.0', 'EDPB Guidelines 2/2023, version 2.0'),
  edpbTaskforce: guidance('EDSA, Bericht der Cookie Banner Taskforce', 'EDPB, report of the Cookie Banner Taskforce'),
  lfdiFaq: guidance('LfDI Baden-Württemberg, FAQ Cookies', 'Data protection authority of Baden-Württemberg, FAQ on cookies'),
  fashionId: unverified('EuGH, 29.7.2019, C-40/17 Fashion ID', 'CJEU, 29 Jul 2019, C-40/17 Fashion ID'),
  metaPlatforms: unverified('EuGH, 4.7.2023, C-252/21 Meta Platforms', 'CJEU, 4 Jul 2023, C-252/21 Meta Platforms'),
  iabEurope: unverified('EuGH, 7.3.2024, C-604/22 IAB Europe', 'CJEU, 7 Mar 2024, C-604/22 IAB Europe'),
  schremsTwo: unverified('EuGH, 16.7.2020, C-311/18', 'CJEU, 16 Jul 2020, C-311/18'),
  lgMuenchenFonts: disputed('LG München I, 20.1.2022, 3 O 17493/20', 'Regional Court Munich I, 20 Jan 2022, 3 O 17493/20', {
    de: 'ob dynamische IP-Adressen bei der Übermittlung an Dritte personenbezogen sind, liegt dem EuGH vor: BGH, VI ZR 258/24',
    en: 'whether dynamic IP addresses are personal data when transmitted to third parties is before the CJEU: Federal Court of Justice, VI ZR 258/24',
  }),
} as const;
