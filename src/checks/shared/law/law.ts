import type { LegalBasis } from '../../define-check.ts';

/** Day on which the law of the catalogue was last looked at. */
export const checkedOn = '2026-11-21';

const basis = (status: LegalBasis['status'], de: string, en: string): LegalBasis => ({ text: { de, en }, status, checked: checkedOn });

/** A paragraph or article in force. */
export const statute = (de: string, en: string): LegalBasis => basis('statute', de, en);
/** Firm case law: final, or of a supreme court. */
export const settled = (de: string, en: string): LegalBasis => basis('settled', de, en);
/** A reading that courts or authorities do not share yet; `why` says what is open. */
export const disputed = (de: string, en: string, why: { de: string; en: string }): LegalBasis =>
  basis('disputed', `${de} (${why.de})`, `${en} (${why.en})`);
/** Guidance of an authority or a technical convention: binds nobody. */
export const guidance = (de: string, en: string): LegalBasis =>
  basis('background', `${de} (Orientierung, nicht bindend)`, `${en} (guidance, not binding)`);
/** Known from the literature; the decision or paper itself was not read again. A norm is cited as a norm: everyone can read it. */
export const unverified = (de: string, en: string): LegalBasis =>
  /^(?:Art\.|§§?) \d/.test(de)
    ? statute(de, en)
    : basis('background', `${de} (nicht am Volltext geprüft)`, `${en} (not checked against the full text)`);

/** Security of processing, with encryption named as a measure. */
export const art32 = statute('Art. 32 Abs. 1 lit. a DSGVO', 'Art. 32(1)(a) GDPR');
/** Recognised encryption for telemedia offered in the course of business. */
export const tdddg19 = statute('§ 19 Abs. 4 TDDDG', 'Section 19(4) TDDDG');
