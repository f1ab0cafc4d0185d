const mail = '<a href="mailto:info@taktwerk-software.test">info@taktwerk-software.test</a>';

/** German imprint of a GmbH & Co. KG, complete. */
export const imprintGerman = `<h1>Impressum</h1>
<h2>Anbieter nach § 5 DDG</h2><p>Taktwerk Software GmbH &amp; Co. KG<br>Girlitzweg 30<br>50829 Köln<br>Deutschland</p>
<p>Kommanditgesellschaft mit Sitz in Köln, eingetragen im Handelsregister des Amtsgerichts Köln unter HRA 38841</p>
<h2>Vertretung</h2><p>Persönlich haftende Gesellschafterin: Taktwerk Verwaltungs-GmbH, Sitz Köln, Amtsgericht Köln, HRB 117206, diese vertreten durch die Geschäftsführer Hendrik Pallenberg und Dr. Mareike Stommel</p>
<h2>Kontakt</h2><p>Telefon: +49 221 4710 1740<br>E-Mail: ${mail}</p>
<h2>Umsatzsteuer</h2><p>Umsatzsteuer-Identifikationsnummer nach § 27a UStG: DE317582041</p>
<h2>Verantwortlich für journalistisch-redaktionelle Inhalte nach § 18 Abs. 2 MStV</h2><p>Hendrik Pallenberg, Girlitzweg 30, 50829 Köln</p>`;

/** The same in English. */
export const imprintEnglish = `<h1>Legal notice</h1>
<h2>Provider (section 5 of the German Digital Services Act, DDG)</h2><p>Taktwerk Software GmbH &amp; Co. KG<br>Girlitzweg 30<br>50829 Köln<br>Germany</p>
<p>Limited partnership, registered office in Cologne, commercial register of the local court of Cologne (Amtsgericht Köln), HRA 38841</p>
<h2>Represented by</h2><p>General partner: Taktwerk Verwaltungs-GmbH, Cologne, Amtsgericht Köln, HRB 117206, represented by its managing directors Hendrik Pallenberg and Dr. Mareike Stommel</p>
<h2>Contact</h2><p>Telephone: +49 221 4710 1740<br>Email: ${mail}</p>
<h2>VAT</h2><p>VAT identification number: DE317582041</p>
<h2>Editorially responsible (section 18 (2) MStV)</h2><p>Hendrik Pallenberg, Girlitzweg 30, 50829 Köln</p>`;
