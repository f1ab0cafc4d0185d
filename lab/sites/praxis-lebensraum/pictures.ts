const picture = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 540 420" preserveAspectRatio="xMidYMid slice">${body}</svg>`;

/** Two armchairs at a window. */
export const room = picture(
  '<rect width="540" height="420" fill="#e9e2d3"/><rect x="170" y="40" width="200" height="210" fill="#cfe1e4" stroke="#fff" stroke-width="12"/><path d="M270 40v210M170 145h200" stroke="#fff" stroke-width="8"/><rect y="330" width="540" height="90" fill="#c8a983"/><rect x="60" y="230" width="130" height="120" rx="26" fill="#5b7f72"/><rect x="350" y="230" width="130" height="120" rx="26" fill="#b9805c"/><circle cx="270" cy="330" r="34" fill="#8b6b4a"/><path d="M270 300c-12-40-34-50-40-70 26 4 38 26 40 44 4-30 18-46 42-52-4 30-28 40-42 78z" fill="#47705c"/>',
);

/** A portrait. */
export const portrait = picture(
  '<rect width="540" height="420" fill="#d8e2da"/><circle cx="270" cy="170" r="78" fill="#e8c3a4"/><path d="M190 170c-6-92 166-96 162 2-20-40-60-58-92-56-34 2-60 24-70 54z" fill="#6b4a35"/><path d="M120 420c8-120 88-164 150-164s142 44 150 164z" fill="#3f5f73"/>',
);

/** A path through a wood. */
export const woodPath = picture(
  '<rect width="540" height="420" fill="#f2e7cd"/><path d="M0 260q270-70 540 0v160H0z" fill="#8fae9b"/><path d="M240 250l60 0 90 170H150z" fill="#d9c7a4"/><path d="M60 60v250M130 30v260M420 40v250M490 70v240" stroke="#5a4634" stroke-width="16"/><circle cx="60" cy="70" r="60" fill="#5b7f72"/><circle cx="130" cy="50" r="66" fill="#6c937f"/><circle cx="420" cy="56" r="64" fill="#5b7f72"/><circle cx="490" cy="80" r="56" fill="#6c937f"/>',
);
