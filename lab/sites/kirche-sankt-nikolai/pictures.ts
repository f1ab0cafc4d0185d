import { svg } from '../../answers.ts';

const church =
  '<path d="M120 420V250l110-70 110 70v170z" fill="#9c5a45"/><path d="M340 420V150h90v270z" fill="#8a4c3a"/><path d="M332 155 385 20l53 135z" fill="#3d6b62"/><path d="M110 255 230 170l120 85z" fill="#6e3b2c"/><path d="M383 8h4v-8h4v8h8v4h-8v14h-4V12h-8V8z" fill="#caa43a" transform="translate(-4 6)"/><path d="M160 330a20 26 0 0 1 40 0v60h-40zM260 330a20 26 0 0 1 40 0v60h-40zM370 230a14 18 0 0 1 28 0v40h-28zM365 360a20 26 0 0 1 40 0v60h-40z" fill="#f3dc9c"/>';

/** Pictures of the parish by path. */
export const pictures = {
  '/images/logo-nikolai.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="8" fill="#7b1e3a"/><path d="M29 10h6v14h14v6H35v24h-6V30H15v-6h14z" fill="#fff"/></svg>',
  ),
  '/images/kirche/titelbild.svg': svg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 440" preserveAspectRatio="xMidYMid slice"><rect width="1200" height="440" fill="#cfe0ea"/><path d="M0 380q300-50 600-10t600-20v90H0z" fill="#8fae6e"/><g transform="translate(430 0)">${church}</g><path d="M60 400q20-90 50-110 30 20 40 110zM980 400q20-120 60-140 40 30 50 140z" fill="#5d7f4a"/></svg>`,
  ),
  '/images/konfis/gruppe.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 260"><rect width="600" height="260" fill="#f2e8dc"/><g fill="#7b1e3a"><circle cx="120" cy="90" r="34"/><path d="M70 230a50 90 0 0 1 100 0z"/></g><g fill="#2f5d74"><circle cx="250" cy="80" r="34"/><path d="M200 230a50 100 0 0 1 100 0z"/></g><g fill="#b98532"><circle cx="380" cy="90" r="34"/><path d="M330 230a50 90 0 0 1 100 0z"/></g><g fill="#4d7a4a"><circle cx="500" cy="85" r="34"/><path d="M450 230a50 95 0 0 1 100 0z"/></g></svg>',
  ),
};
