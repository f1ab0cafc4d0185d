import { assetPaths } from './typo3-page.ts';

/** The merged style sheet, with the font of the site package. */
export const style = `@font-face{font-family:"Playfair Display";font-weight:700;font-display:swap;src:url(${assetPaths.font}) format("woff2")}
*{box-sizing:border-box}body{margin:0;font:17px/1.65 "Segoe UI",Helvetica,Arial,sans-serif;color:#26353a;background:#faf8f4}h1,h2,h3{font-family:"Playfair Display",Georgia,serif;color:#0b4a52;line-height:1.25}a{color:#0d6b6e}
.container{max-width:1160px;margin:0 auto;padding:0 24px}.visually-hidden-focusable{position:absolute;left:-9999px}#page-header{background:#fff;border-bottom:1px solid #e2ddd2}#page-header .container{display:flex;align-items:center;gap:18px;flex-wrap:wrap;padding-top:14px;padding-bottom:14px}.navbar-brand{text-decoration:none;margin-right:auto}.brand-name{display:block;font:700 24px Georgia,serif;color:#0b4a52}.brand-claim{font-size:12px;letter-spacing:.14em;text-transform:uppercase;color:#8a7a5c}.navbar-nav{display:flex;flex-wrap:wrap;list-style:none;margin:0;padding:0;gap:16px}.nav-link{text-decoration:none;font-size:15px}.active .nav-link{border-bottom:2px solid #c49a4a}
.btn{display:inline-block;padding:9px 16px;border-radius:3px;text-decoration:none;font-size:15px;border:1px solid #0d6b6e;background:none;cursor:pointer;color:#0d6b6e}.btn-primary{background:#0d6b6e;color:#fff}.hero{position:relative;margin:24px 0}.hero img{width:100%;display:block;border-radius:4px}.hero h1{position:absolute;left:32px;bottom:18px;color:#fff;font-size:42px;margin:0;text-shadow:0 2px 14px #0008}
.frame{padding:14px 0}.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(250px,1fr));gap:22px}.card{background:#fff;border:1px solid #e6e0d4;border-radius:4px;overflow:hidden}.card img{width:100%;display:block}.card div{padding:14px 18px}.widgets{display:flex;gap:28px;flex-wrap:wrap;align-items:flex-start}
.map-consent,.resmio-placeholder{position:relative;background:#e8eef0;border:1px solid #ccd8da;padding:24px;text-align:center}.map-consent img{max-width:100%}iframe{border:0;width:100%}form .form-group{margin-bottom:12px}form label{display:block;font-weight:600;font-size:15px}form input[type=text],form input[type=email],form input[type=tel],form input[type=date],form select,form textarea{width:100%;max-width:520px;padding:9px;border:1px solid #b9c3c4}.form-check label{display:inline;font-weight:400}
#page-footer{background:#0b4a52;color:#e8f1f1;margin-top:40px;padding:28px 0}#page-footer a,#page-footer h2{color:#fff}.footer-columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(260px,1fr));gap:30px}.footer-meta ul{list-style:none;padding:0}.small{font-size:13px}table{border-collapse:collapse;font-size:14px}td,th{border:1px solid #cbd3d3;padding:5px 9px;text-align:left;vertical-align:top}`;

const drawing = (sky: string, water: string, front: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 480"><rect width="1200" height="480" fill="${sky}"/><circle cx="930" cy="120" r="54" fill="#fff3cf"/><path d="M0 250 160 150l130 70 180-120 150 110 170-90 160 80 250-110v180H0z" fill="#7f97a8"/><path d="M0 268h1200v212H0z" fill="${water}"/><path d="M0 340q300-26 600 0t600 0" stroke="#fff6" fill="none" stroke-width="5"/><path d="M0 480v-60q240-50 430 0t420 16v44z" fill="${front}"/><path d="M640 300l50 0-25-120zM655 304h64l-10 18h-64z" fill="#fff"/></svg>`;

/** Pictures of house and lake, by path. */
export const pictures: Record<string, string> = {
  '/fileadmin/user_upload/start/seeterrasse-abend.svg': drawing('#f4c9a0', '#5a8ea6', '#31504a'),
  '/fileadmin/user_upload/zimmer/doppelzimmer-see.svg': drawing('#cfe6f2', '#3f86a8', '#c9b48e'),
  '/fileadmin/user_upload/zimmer/doppelzimmer-garten.svg': drawing('#dbeecf', '#71a98b', '#4c7a4d'),
  '/fileadmin/user_upload/zimmer/familienzimmer.svg': drawing('#fbe6c4', '#8ab3bd', '#a97d52'),
  '/fileadmin/user_upload/lage/kartenausschnitt-google-maps.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 320"><rect width="800" height="320" fill="#eef0e6"/><path d="M470 0q60 160-20 320h350V0z" fill="#9fc9e3"/><path d="M0 90 460 170M130 0l90 320M330 0l-40 320" stroke="#fff" stroke-width="12"/><circle cx="440" cy="165" r="11" fill="#b3261e"/><text x="312" y="150" font-family="Arial" font-size="16">Seehotel Ammerblick</text></svg>',
};
