const frame = (width: number, height: number, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inner}</svg>`;

const face = (skin: string, hair: string, coat: string, ground: string) =>
  frame(
    300,
    300,
    `<rect width="300" height="300" fill="${ground}"/><path d="M40 300c0-70 50-104 110-104s110 34 110 104z" fill="${coat}"/><path d="M86 214V120c0-52 30-80 64-80s64 28 64 80v94z" fill="${hair}"/><rect x="132" y="160" width="36" height="52" rx="16" fill="${skin}"/><ellipse cx="150" cy="128" rx="45" ry="54" fill="${skin}"/><path d="M104 118c6-40 26-54 46-54s42 14 46 54c-20-6-34-18-44-32-10 16-28 27-48 32z" fill="${hair}"/>`,
  );

/** Pictures of the site by path. */
export const pictures: Record<string, string> = {
  '/wp-content/uploads/2024/11/lena-wirth-logo.svg': frame(
    240,
    48,
    '<text x="0" y="33" font-family="Georgia,serif" font-size="28" font-style="italic" fill="#3b2a26">Lena Wirth</text><path d="M0 42q60-8 132 0" stroke="#c0563f" stroke-width="2" fill="none"/><text x="150" y="33" font-family="Arial" font-size="13" letter-spacing="3" fill="#c0563f">COACHING</text>',
  ),
  '/wp-content/uploads/2024/11/lena-wirth-portrait.svg': face('#f0c9ae', '#6b3f2a', '#2f5d62', '#f6ddd0'),
  '/wp-content/uploads/2025/02/stimme-katharina-b.svg': face('#e8bd9d', '#d9a441', '#7b4b94', '#ece3f2'),
  '/wp-content/uploads/2025/02/stimme-mirjam-s.svg': face('#d9a27c', '#2a201c', '#c0563f', '#f9e4dc'),
  '/wp-content/uploads/2025/02/stimme-jonas-p.svg': face('#f2d0b6', '#4a3426', '#34516b', '#dfe9f1'),
  '/wp-content/uploads/2025/06/guide-mockup.svg': frame(
    420,
    460,
    '<rect width="420" height="460" fill="#fbeee7"/><g transform="rotate(-6 210 230)"><rect x="90" y="50" width="250" height="350" rx="6" fill="#b9a79d"/><rect x="80" y="40" width="250" height="350" rx="6" fill="#2f5d62"/><text x="105" y="130" font-family="Georgia" font-size="30" fill="#fff">Raus aus dem</text><text x="105" y="170" font-family="Georgia" font-size="30" fill="#fff">Hamsterrad</text><text x="105" y="220" font-family="Arial" font-size="14" fill="#f3c9b5">7 Fragen, die deine Woche</text><text x="105" y="240" font-family="Arial" font-size="14" fill="#f3c9b5">wieder dir gehören lassen</text><circle cx="205" cy="320" r="34" fill="none" stroke="#f3c9b5" stroke-width="5"/></g>',
  ),
  '/wp-content/uploads/2025/03/vimeo-vorschau.svg': frame(
    960,
    540,
    '<rect width="960" height="540" fill="#d8c2b5"/><rect y="380" width="960" height="160" fill="#a98774"/><circle cx="480" cy="220" r="90" fill="#f0c9ae"/><path d="M330 480c0-120 60-170 150-170s150 50 150 170z" fill="#2f5d62"/>',
  ),
};
