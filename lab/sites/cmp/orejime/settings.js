// Orejime's configuration; the theme asks only for a link to the privacy notice and the purposes.
window.orejimeConfig = {
  privacyPolicyUrl: '/datenschutz',
  forceBanner: true,
  cookie: { name: 'orejime', duration: 180 },
  purposes: [
    {
      id: 'meta',
      title: 'Meta-Pixel (Facebook und Instagram)',
      description: 'Wir messen, welche Anzeigen Besucherinnen und Besucher zu uns geführt haben. Empfänger ist Meta, auch in den USA.',
      cookies: [['_fbp', '/', `.${location.hostname.split('.').slice(-2).join('.')}`]],
    },
  ],
};
