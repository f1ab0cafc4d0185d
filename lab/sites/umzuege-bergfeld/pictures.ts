const wrap = (box: string, body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`;

/** Pictures of the media library by their path. */
export const pictures: Record<string, string> = {
  '/wp-content/uploads/2023/11/logo-bergfeld.svg': wrap(
    '0 0 230 54',
    '<path d="M4 46V16h30v30zM34 26h14l8 10v10H34z" fill="#e8650a"/><circle cx="16" cy="47" r="6"/><circle cx="46" cy="47" r="6"/><text x="66" y="36" font-family="Arial" font-weight="700" font-size="24" fill="#20303d">Bergfeld</text>',
  ),
  '/wp-content/uploads/slider2/lkw-nordstadt.svg': wrap(
    '0 0 1200 320',
    '<rect width="1200" height="320" fill="#cfe0ea"/><path d="M0 60h180v200H0zM190 30h210v230H190zM410 70h190v190H410z" fill="#d9b48f"/><path d="M640 100h360v140H640z" fill="#e8650a"/><path d="M1000 140h80l50 60v40h-130z" fill="#20303d"/><circle cx="720" cy="250" r="30"/><circle cx="1050" cy="250" r="30"/><path d="M0 270h1200v50H0z" fill="#5a646c"/>',
  ),
  '/wp-content/uploads/2024/05/stefan-bergfeld-96x96.svg': wrap(
    '0 0 96 96',
    '<rect width="96" height="96" fill="#e8650a"/><circle cx="48" cy="38" r="18" fill="#f2c9a5"/><path d="M14 96c0-24 14-36 34-36s34 12 34 36z" fill="#20303d"/>',
  ),
};
