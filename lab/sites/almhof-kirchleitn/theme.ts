import { css, json, svg } from '../../answers.ts';

const mountains =
  '<path d="M0 330 190 120l120 120L520 60l210 200 120-110 210 170 190-150 210 180 140-80v270H0z" fill="#6f8592"/><path d="M0 400q400-130 800-20t800-30v210H0z" fill="#6d9a5b"/>';
const house =
  '<g transform="translate(960 300)"><path d="M0 60h260v120H0z" fill="#f4ead9"/><path d="M-30 70 130-30 290 70z" fill="#5b3a26"/><path d="M20 90h220v10H20zM20 130h220v10H20z" fill="#8a5a36"/><path d="M110 140h40v40h-40z" fill="#5b3a26"/></g>';

/** Style sheet of the theme. */
export const styleSheet =
  css(`*{box-sizing:border-box}body{margin:0;font:16px/1.65 Georgia,"Times New Roman",serif;color:#2b2a26;background:#faf7f0}a{color:#8a2f2b}
.screen-reader-text{position:absolute;left:-9999px}.site-header{display:flex;flex-wrap:wrap;gap:20px;align-items:center;justify-content:space-between;padding:16px 5vw;background:#fff;border-bottom:3px solid #8a2f2b}
.custom-logo-link{font-size:24px;text-decoration:none;color:#3f5d45;font-weight:700}.menu{list-style:none;display:flex;flex-wrap:wrap;gap:20px;margin:0;padding:0;font-family:Arial,sans-serif;font-size:15px}.menu a{text-decoration:none;color:#2b2a26}.current-menu-item a{color:#8a2f2b}
.hero-slider{position:relative}.hero-slider img{width:100%;height:auto;display:block;max-height:520px;object-fit:cover}.hero-slider__text{position:absolute;left:5vw;bottom:40px;color:#fff;text-shadow:0 1px 6px #0008}.h1{font-size:52px;margin:0 0 10px}
.btn,button.wpcf7-submit,button.order{background:#8a2f2b;color:#fff;border:0;padding:12px 24px;text-decoration:none;font:600 16px Arial,sans-serif;border-radius:3px;cursor:pointer;text-shadow:none}
.site-main{max-width:960px;margin:0 auto;padding:36px 20px}.columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(240px,1fr));gap:24px}.card{background:#fff;border:1px solid #e6dfcf;padding:18px}.card img{width:100%;height:auto}
table{width:100%;border-collapse:collapse}td,th{border-bottom:1px solid #ddd4c0;padding:8px;text-align:left}label{display:block;margin:10px 0}input:not([type=checkbox]),select,textarea{width:100%;padding:9px;border:1px solid #b9b09c;font:inherit}
.embed{position:relative;background:#e4ddcd;min-height:340px}.embed iframe{width:100%;height:340px;border:0;display:block}.cookiescript-placeholder{position:absolute;inset:0;display:flex;flex-direction:column;gap:8px;align-items:center;justify-content:center;text-align:center;padding:20px;background:#e4ddcd}
.wetter{display:flex;gap:16px;list-style:none;padding:0;flex-wrap:wrap}.wetter li{background:#fff;border:1px solid #e6dfcf;padding:10px 16px}.partner-strip{background:#efe8d8}.partner-strip__inner{max-width:960px;margin:0 auto;padding:20px;display:flex;gap:28px;flex-wrap:wrap;align-items:center}
.site-footer{background:#2f4335;color:#fff;padding:26px 5vw;display:flex;flex-wrap:wrap;gap:26px;justify-content:space-between;font-family:Arial,sans-serif;font-size:14px}.site-footer a{color:#fff}#card-element{border:1px solid #b9b09c;background:#fff;padding:12px;min-height:46px}`);

const room = (hue: number) =>
  svg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 250"><rect width="400" height="250" fill="hsl(${hue} 40% 82%)"/><rect y="180" width="400" height="70" fill="#a87a4f"/><rect x="60" y="120" width="220" height="80" rx="8" fill="#fff"/><rect x="60" y="100" width="20" height="110" fill="#6d4526"/><rect x="300" y="40" width="80" height="90" fill="#bfe0f2" stroke="#6d4526" stroke-width="6"/></svg>`,
  );

/** Pictures in the media library, by path. */
export const pictures = {
  '/wp-content/uploads/2025/05/almhof-sommer.svg': svg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 560"><rect width="1600" height="560" fill="#a9d0ea"/>${mountains}${house}</svg>`,
  ),
  '/wp-content/uploads/2026/02/holidaycheck-recommended-2026.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><circle cx="60" cy="60" r="58" fill="#0b5fc5"/><path d="M60 18l9 20h21l-17 14 8 22-21-14-21 14 8-22-17-14h21z" fill="#ffd500"/><text x="60" y="92" fill="#fff" font-family="Arial" font-size="11" text-anchor="middle">RECOMMENDED</text><text x="60" y="106" fill="#fff" font-family="Arial" font-size="12" text-anchor="middle">2026</text></svg>',
  ),
  '/wp-content/uploads/2025/05/zirbe.svg': room(35),
  '/wp-content/uploads/2025/05/gamsblick.svg': room(110),
  '/wp-content/uploads/2025/05/hochfeld.svg': room(210),
};

/** Forecast that the server fetches from GeoSphere Austria every hour. */
export const weather = json({
  source: 'GeoSphere Austria',
  days: [
    { day: 'Heute', text: 'heiter', high: 9, low: -2 },
    { day: 'Morgen', text: 'Schneefall ab 900 m', high: 2, low: -4 },
    { day: 'Dienstag', text: 'sonnig', high: 4, low: -7 },
  ],
});
