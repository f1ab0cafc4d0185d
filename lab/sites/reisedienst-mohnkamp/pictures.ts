const wrap = (box: string, body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`;
const bus = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><rect width="220" height="80" rx="12" fill="#c8102e"/><path d="M14 14h192v26H14z" fill="#dfeaf2"/><circle cx="50" cy="82" r="16"/><circle cx="172" cy="82" r="16"/></g>`;
const uploads = '/wp-content/uploads';

/** Pictures of the media library by their path. */
export const pictures: Record<string, string> = {
  [`${uploads}/2022/09/logo-mohnkamp.svg`]: wrap(
    '0 0 220 60',
    '<circle cx="30" cy="30" r="22" fill="#c8102e"/><circle cx="30" cy="30" r="7"/><text x="62" y="38" font-family="Arial" font-weight="700" font-size="24">Mohnkamp</text>',
  ),
  [`${uploads}/2024/01/bus-allee.svg`]: wrap(
    '0 0 640 360',
    `<rect width="640" height="360" fill="#cfe5f2"/><path d="M0 240h640v120H0z" fill="#8aa36b"/><path d="M0 270h640v50H0z" fill="#77797c"/>${bus(200, 200)}`,
  ),
  [`${uploads}/2025/02/gardasee-film.svg`]: wrap(
    '0 0 640 360',
    '<rect width="640" height="360" fill="#a9d3e8"/><path d="M0 210 170 60l120 110L430 40l210 170v150H0z" fill="#6d8272"/><path d="M0 230h640v130H0z" fill="#2d7fa6"/>',
  ),
  [`${uploads}/2025/02/video-platzhalter.svg`]: wrap(
    '0 0 640 200',
    '<rect width="640" height="200" fill="#dcdfe2"/><path d="M300 70l60 30-60 30z" fill="#8a8f94"/>',
  ),
  [`${uploads}/2023/05/google-maps-static-uelzen.svg`]: wrap(
    '0 0 640 360',
    '<rect width="640" height="360" fill="#eceae4"/><path d="M0 120l640 90M220 0l60 360" stroke="#fff" stroke-width="16"/><path d="M0 300q320-70 640 0" stroke="#a6c9e8" stroke-width="20" fill="none"/><circle cx="262" cy="160" r="14" fill="#c8102e"/>',
  ),
};
