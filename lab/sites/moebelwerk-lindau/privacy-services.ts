const google = 'Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland';
const framework = 'nach dem EU-US Data Privacy Framework zertifiziert (Angemessenheitsbeschluss, Art. 45 DSGVO)';

/** Section of the notice on statistics. */
export const statisticsServices = `<h2>9. Statistik (nur mit Einwilligung)</h2>
<h3>Google Tag Manager</h3><p>Über den Google Tag Manager (${google}) binden wir die unten genannten Dienste ein. Der Tag Manager selbst setzt keine Cookies und wertet keine Daten aus.</p>
<h3>Google Analytics 4</h3><p>Anbieter: ${google}. Zweck: Reichweitenmessung. Google Analytics setzt die Cookies <code>_ga</code> und <code>_ga_*</code> (zwei Jahre); Nutzungsdaten werden nach 14 Monaten gelöscht. Ohne Ihre Einwilligung werden keine Daten an Google übermittelt. Google LLC in den USA ist ${framework}.</p>
<h3>Microsoft Clarity</h3><p>Anbieter: Microsoft Ireland Operations Limited, One Microsoft Place, Leopardstown, Dublin 18, Irland. Clarity zeichnet Mausbewegungen, Klicks und Bildlauf auf; Eingaben werden unkenntlich gemacht. Cookies: <code>_clck</code> (ein Jahr), <code>_clsk</code> (ein Tag). Microsoft Corporation ist ${framework}.</p>
<h3>Shopify-Statistik</h3><p>Shopify misst Seitenaufrufe auf unserem eigenen Server. Erst mit Ihrer Einwilligung werden dafür <code>_shopify_y</code>, <code>_shopify_s</code>, <code>_shopify_analytics</code> und <code>_shopify_marketing</code> gesetzt; ohne sie enthalten die Messungen keine Kennung.</p>`;

/** Section of the notice on advertising. */
export const adServices = `<h2>10. Werbung (nur mit Einwilligung)</h2>
<h3>Google Ads</h3><p>Anbieter: ${google}. Zweck: Messung, ob Anzeigen zu Bestellungen führen, und Remarketing. Cookies: <code>_gcl_au</code> (90 Tage), <code>IDE</code> (13 Monate, doubleclick.net). Google LLC ist ${framework}.</p>
<h3>Meta-Pixel</h3><p>Anbieter: Meta Platforms Ireland Limited, Merrion Road, Dublin 4, D04 X2K5, Irland. Für Erhebung und Übermittlung sind wir gemeinsam verantwortlich (Art. 26 DSGVO); die Vereinbarung finden Sie unter <a href="https://www.facebook.com/legal/controller_addendum" rel="noopener">facebook.com/legal/controller_addendum</a>. Cookie: <code>_fbp</code> (90 Tage). Meta Platforms, Inc. ist ${framework}.</p>
<h3>Pinterest-Tag</h3><p>Anbieter: Pinterest Europe Limited, Palmerston House, 2nd Floor, Fenian Street, Dublin 2, Irland. Das Tag wird erst nach Ihrer Einwilligung geladen. Cookies: <code>_pin_unauth</code>, <code>ar_debug</code> (je ein Jahr). Für die USA gelten Standardvertragsklauseln.</p>
<h3>TikTok-Pixel</h3><p>Anbieter: TikTok Technology Limited, 10 Earlsfort Terrace, Dublin, D02 T380, Irland, und TikTok Information Technologies UK Limited, London, als gemeinsam Verantwortliche. Cookies: <code>_ttp</code>, <code>_tt_enable_cookie</code> (13 Monate). Daten können in Drittländer, auch China, gelangen; es gelten Standardvertragsklauseln, Kopie auf Anfrage unter der oben genannten Adresse. Mit Ihrer Einwilligung willigen Sie auch in diese Übermittlung ein.</p>`;
