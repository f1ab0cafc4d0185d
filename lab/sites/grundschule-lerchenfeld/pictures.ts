const circusBoy = (x: number, shirt: string) =>
  `<circle cx="${x}" cy="330" r="46" fill="#f0cfb3"/><rect x="${x - 52}" y="380" width="104" height="200" rx="40" fill="${shirt}"/>`;

/** Drawings that stand for the photographs of the site, by address. */
export const pictures: Record<string, string> = {
  '/wp-content/uploads/2023/08/lerche-logo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72"><circle cx="36" cy="36" r="35" fill="#f7c46c"/><path d="M14 44c10 4 22 4 30-4l14-14-6 20c-4 10-22 14-38-2z" fill="#1f3b4d"/><circle cx="50" cy="27" r="2.5" fill="#fff"/></svg>',
  '/wp-content/uploads/2023/08/schulhof.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 420"><rect width="1200" height="420" fill="#bfe0ee"/><rect y="300" width="1200" height="120" fill="#8dbb6c"/><rect x="420" y="110" width="560" height="200" fill="#d98b5f"/><path d="M400 110 700 30l300 80z" fill="#8a4632"/><g fill="#f7f3e6"><rect x="460" y="150" width="60" height="60"/><rect x="560" y="150" width="60" height="60"/><rect x="780" y="150" width="60" height="60"/><rect x="880" y="150" width="60" height="60"/><rect x="670" y="200" width="70" height="110"/></g><rect x="180" y="190" width="34" height="130" fill="#7a5635"/><circle cx="197" cy="140" r="92" fill="#5d9a50"/></svg>',
  '/wp-content/uploads/2025/06/zirkus-jonglage.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 640"><rect width="1024" height="640" fill="#5b2a4f"/><ellipse cx="512" cy="600" rx="430" ry="60" fill="#c9a15b"/>${circusBoy(380, '#3b8ea5')}${circusBoy(650, '#d9544d')}<g fill="#f7d34a"><circle cx="330" cy="170" r="22"/><circle cx="420" cy="120" r="22"/><circle cx="520" cy="95" r="22"/><circle cx="610" cy="125" r="22"/><circle cx="700" cy="175" r="22"/></g></svg>`,
  '/wp-content/uploads/2025/06/zirkus-zelt.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 640"><rect width="1024" height="640" fill="#bfe0ee"/><rect y="500" width="1024" height="140" fill="#8dbb6c"/><path d="M160 320 512 110l352 210v210H160z" fill="#fff"/><path d="M160 320 512 110 300 530H160zM512 110l120 420H400zM512 110l352 210v210H740z" fill="#c93a36"/></svg>',
};
