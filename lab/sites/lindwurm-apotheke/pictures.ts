/** A folding box with a name on it. */
export function packPicture(title: string, colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" role="img"><title>${title}</title><rect width="320" height="240" fill="#fafafa"/><path d="M50 70l190-10v120l-190 10z" fill="#fff" stroke="#ccd"/><path d="M240 60l34 16v118l-34-14z" fill="#e3e6ea"/><path d="M50 130l190-10v60l-190 10z" fill="${colour}"/><text x="64" y="108" font-family="Arial" font-size="15" font-weight="700" fill="#233" transform="rotate(-3 64 108)">${title.slice(0, 22)}</text></svg>`;
}

/** A dragon round a mortar, with the name. */
export const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 64"><path d="M10 50c0-30 44-34 44-14 0 12-20 12-20 2" fill="none" stroke="#0b6b3a" stroke-width="6" stroke-linecap="round"/><circle cx="12" cy="52" r="5" fill="#c0392b"/><text x="72" y="36" font-family="Arial" font-weight="700" font-size="26" fill="#0b6b3a">Lindwurm-Apotheke</text><text x="73" y="55" font-family="Arial" font-size="12" fill="#667">Weißenburg · seit 1743</text></svg>';

/** The shop front in the Kirchgasse. */
export const front =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1400 420" preserveAspectRatio="xMidYMid slice"><rect width="1400" height="420" fill="#e6efe9"/><path d="M760 420V150l190-110 190 110v270z" fill="#f7efe0"/><path d="M745 158L950 34l205 124" fill="none" stroke="#8c3b2a" stroke-width="16"/><g fill="#9fb9c6"><path d="M810 300h110v120H810zM980 300h110v90H980z"/><path d="M830 180h60v70h-60zM1010 180h60v70h-60z"/></g><path d="M790 270h320v22H790z" fill="#0b6b3a"/></svg>';

/** The EU logo of mail-order pharmacies, drawn after the original. */
export const euLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 130"><path d="M0 0h200v30H0z" fill="#9bc53d"/><path d="M0 30h200v30H0z" fill="#6fae3a"/><path d="M0 60h200v30H0z" fill="#3f8f37"/><path d="M20 0h18v38h38v18H38v34H20z" fill="#fff"/><path d="M0 90h200v40H0z" fill="#fff"/><text x="8" y="106" font-family="Arial" font-size="11" fill="#234">Zur Überprüfung der Legalität</text><text x="8" y="122" font-family="Arial" font-size="11" fill="#234">dieser Website hier klicken</text></svg>';

/** The shop system's own riddle. */
export const captcha =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 50"><rect width="160" height="50" fill="#eee"/><path d="M0 30l160-14M0 10l160 28" stroke="#aaa"/><text x="18" y="36" font-family="monospace" font-size="28" letter-spacing="6" fill="#345">tK7wp</text></svg>';
