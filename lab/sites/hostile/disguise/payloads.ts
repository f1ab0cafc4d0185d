/** Texts that mean something to whoever shows them carelessly: HTML, spreadsheet, terminal, log, template, Markdown. */
export const payloads = {
  html: '"><img src=x onerror="window.__xss=1"><script>window.__xss=1</script>',
  formula: '=HYPERLINK("http://evil.test","Klick")',
  command: "@SUM(1+1)*cmd|' /C calc'!A0",
  ansi: '\u001b[31mrot\u001b[0m\u001b]0;Titel\u0007',
  rightToLeft: 'Impressum \u202Etxt.exe',
  zeroWidth: 'Daten\u200Bschutz',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a payload, not a template
  template: '{{7*7}} ${7*7} <%= 7*7 %>',
  markdown: '[klick](javascript:alert(1))',
  header: 'Titel\r\nBcc: opfer@example.test',
  prototype: '__proto__',
  loneSurrogate: '\uD800 allein \uDC00',
  null: 'vor\u0000nach',
} as const;
