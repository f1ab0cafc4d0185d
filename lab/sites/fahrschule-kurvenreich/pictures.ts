const wrap = (box: string, body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`;

const face = (skin: string, hair: string, shirt: string) =>
  wrap(
    '0 0 300 300',
    `<rect width="300" height="300" fill="#e9eef2"/><path d="M40 300c0-70 48-100 110-100s110 30 110 100z" fill="${shirt}"/><rect x="128" y="160" width="44" height="60" fill="${skin}"/><circle cx="150" cy="120" r="62" fill="${skin}"/><path d="M86 118c-6-60 34-84 66-84s72 22 62 84c-10-30-30-44-64-44s-54 14-64 44z" fill="${hair}"/><circle cx="128" cy="122" r="6"/><circle cx="172" cy="122" r="6"/><path d="M126 150q24 18 48 0" fill="none" stroke="#743" stroke-width="5"/>`,
  );

const car =
  '<path d="M0 310h1200v90H0z" fill="#4a545e"/><path d="M0 352h1200" stroke="#fff" stroke-width="6" stroke-dasharray="60 44"/><g transform="translate(330 116) scale(.7)"><path d="M400 300l60-86q16-22 44-22h200q26 0 46 20l78 66 96 16q26 6 26 34v18H380v-22q0-20 20-24z" fill="#e2001a"/><path d="M490 220h120v62H448zM626 220h84l70 62H626z" fill="#cfe8f5"/><circle cx="490" cy="344" r="44" fill="#222"/><circle cx="490" cy="344" r="20" fill="#bbb"/><circle cx="842" cy="344" r="44" fill="#222"/><circle cx="842" cy="344" r="20" fill="#bbb"/><rect x="520" y="150" width="180" height="40" rx="5" fill="#fff"/><text x="610" y="178" font-family="Arial" font-size="24" font-weight="700" text-anchor="middle" fill="#e2001a">FAHRSCHULE</text></g>';

/** Pictures of the media library by their path. */
export const pictures: Record<string, string> = {
  '/wp-content/uploads/2024/02/logo-kurvenreich.svg': wrap(
    '0 0 300 60',
    '<path d="M6 54C46 50 10 22 46 18S46 4 58 6" fill="none" stroke="#e2001a" stroke-width="9" stroke-linecap="round"/><text x="76" y="38" font-family="Arial" font-size="27" font-weight="700" fill="#22303c">Kurvenreich</text><text x="77" y="54" font-family="Arial" font-size="12" fill="#66737e">Fahrschule in Hameln</text>',
  ),
  '/wp-content/uploads/2024/02/header-weserbergland.svg': wrap(
    '0 0 1200 400',
    `<rect width="1200" height="400" fill="#bfe0f2"/><path d="M0 240q200-120 420-40t400-60 380 60v200H0z" fill="#7fb069"/><path d="M0 290q300-80 620-20t580-30v160H0z" fill="#5b9147"/>${car}`,
  ),
  '/wp-content/uploads/2025/03/torsten-whatsapp-96x96.svg': face('#f2c9a5', '#7b6a58', '#22303c'),
  '/wp-content/uploads/2025/03/torsten-wiegand.svg': face('#f2c9a5', '#7b6a58', '#22303c'),
  '/wp-content/uploads/2025/03/jasmin-oezdemir.svg': face('#e0ac82', '#2b1d16', '#e2001a'),
  '/wp-content/uploads/2025/03/marko-petersen.svg': face('#f4d2b4', '#c79a4b', '#3f6c8c'),
  '/wp-content/uploads/2025/06/video-ablauf-vorschau.svg': wrap(
    '0 0 1200 400',
    `<rect width="1200" height="400" fill="#dfe7ec"/>${car}<circle cx="600" cy="120" r="70" fill="#000a"/><path d="M580 84l62 36-62 36z" fill="#fff"/>`,
  ),
  '/wp-content/uploads/2025/06/lageplan.svg': wrap(
    '0 0 800 360',
    '<rect width="800" height="360" fill="#eceae4"/><path d="M0 260q200-60 400-10t400-40v150H0z" fill="#a8d4ee"/><path d="M0 120l800-40M220 0l60 360M540 0l-40 360" stroke="#fff" stroke-width="16"/><rect x="320" y="110" width="70" height="50" fill="#d6d0c4"/><path d="M420 150c-22-34-30-44-30-60a30 30 0 0 1 60 0c0 16-8 26-30 60z" fill="#e2001a"/>',
  ),
  '/wp-content/uploads/2025/09/google-bewertungen-4-9.svg': wrap(
    '0 0 260 90',
    '<rect x="1" y="1" width="258" height="88" rx="10" fill="#fff" stroke="#dadce0"/><text x="18" y="34" font-family="Arial" font-size="20" font-weight="700"><tspan fill="#4285f4">G</tspan><tspan fill="#ea4335">o</tspan><tspan fill="#fbbc05">o</tspan><tspan fill="#4285f4">g</tspan><tspan fill="#34a853">l</tspan><tspan fill="#ea4335">e</tspan></text><text x="92" y="34" font-family="Arial" font-size="15" fill="#444">Bewertungen</text><text x="18" y="70" font-family="Arial" font-size="26" font-weight="700" fill="#222">4,9</text><text x="66" y="69" font-size="22" fill="#fbbc05">★★★★★</text><text x="186" y="68" font-family="Arial" font-size="13" fill="#666">(212)</text>',
  ),
};
