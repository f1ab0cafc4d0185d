import { svg } from '../../answers.ts';
import type { PageAnswer } from '../../site-host.ts';

const scene = (sky: string, hill: string, front: string, extra: string) =>
  svg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 420" preserveAspectRatio="xMidYMid slice"><rect width="800" height="420" fill="${sky}"/><path d="M0 260q190-120 400-40t400-60v260H0z" fill="${hill}"/><path d="M0 330q260-60 460 0t340-20v110H0z" fill="${front}"/>${extra}</svg>`,
  );
const house =
  '<g fill="#f7f3ea"><path d="M250 210h300v120H250z"/><path d="M330 170h140v160H330z"/></g><path d="M240 212l60-34h200l60 34zM320 172l80-50 80 50z" fill="#9a4f3a"/><g fill="#5d7f8c"><path d="M270 232h24v34h-24zM306 232h14v34h-14zM480 232h24v34h-24zM516 232h24v34h-24zM350 195h26v36h-26zM424 195h26v36h-26zM386 270h30v60h-30z"/></g>';
const people =
  '<g><circle cx="330" cy="190" r="34" fill="#e3b596"/><path d="M270 330q0-96 60-96t60 96z" fill="#1d6a64"/><circle cx="470" cy="200" r="32" fill="#c98f6b"/><path d="M414 330q0-88 56-88t56 88z" fill="#d7a13b"/></g>';
const trees =
  '<g fill="#2f6b4f"><circle cx="120" cy="210" r="60"/><circle cx="680" cy="200" r="70"/><circle cx="590" cy="240" r="46"/></g><g fill="#6b4a31"><path d="M114 250h12v80h-12zM674 250h12v80h-12zM585 270h10v60h-10z"/></g>';

/** Pictures in fileadmin: clinic, topics, the plan of the way there and the seal of a rating portal as a file of the clinic's own. */
export const pictures: Record<string, PageAnswer> = {
  '/fileadmin/_processed_/4/b/csm_klinik_park_3f21d8.svg': scene('#cfe5ee', '#9dc3a4', '#6fa27c', house + trees),
  '/fileadmin/_processed_/a/0/csm_psychosomatik_e81c02.svg': scene('#f3e6d6', '#d9c3a5', '#b99b75', people),
  '/fileadmin/_processed_/c/7/csm_sucht_51aa9e.svg': scene('#dbe7e4', '#8fb5ab', '#56877c', people + trees),
  '/fileadmin/_processed_/1/d/csm_onkologie_77b0f4.svg': scene('#f6e3e6', '#dcb4bd', '#b98391', people),
  '/fileadmin/user_upload/anfahrtsskizze.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320"><rect width="640" height="320" fill="#eef1ea"/><path d="M0 250 640 190M210 0l70 320M280 210q140-20 180-120" stroke="#fff" stroke-width="14" fill="none"/><path d="M0 250 640 190" stroke="#f0c869" stroke-width="6"/><circle cx="462" cy="88" r="16" fill="#1d6a64"/><text x="488" y="94" font-family="Arial" font-size="18">Klinik Rosental</text><text x="20" y="236" font-family="Arial" font-size="14">L 3141 Richtung Fulda</text><rect x="250" y="222" width="16" height="16" fill="#446"/><text x="160" y="280" font-family="Arial" font-size="14">Bahnhof</text></svg>',
  ),
  '/fileadmin/user_upload/siegel-klinikbewertungen.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160"><circle cx="80" cy="80" r="76" fill="#fff" stroke="#e07b00" stroke-width="6"/><text x="80" y="58" text-anchor="middle" font-family="Arial" font-size="14">Empfohlen auf</text><text x="80" y="84" text-anchor="middle" font-family="Arial" font-weight="700" font-size="15" fill="#e07b00">klinikbewertungen</text><text x="80" y="114" text-anchor="middle" font-family="Arial" font-size="24" fill="#e07b00">★★★★★</text></svg>',
  ),
  '/fileadmin/user_upload/logo-klinik-rosental.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 48"><path d="M24 44C4 30 2 18 10 10c6-5 12-1 14 4 2-5 8-9 14-4 8 8 6 20-14 34z" fill="#1d6a64"/><text x="56" y="24" font-family="Georgia,serif" font-size="20" fill="#1d6a64">Klinik Rosental</text><text x="56" y="41" font-family="Arial" font-size="11" fill="#666">Fachklinik für Rehabilitation</text></svg>',
  ),
};
