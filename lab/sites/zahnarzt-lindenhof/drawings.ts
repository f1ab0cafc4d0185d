import { svg } from '../../answers.ts';
import type { LabResponse } from '../../types.ts';

const picture = (width: number, height: number, inner: string) =>
  svg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inner}</svg>`);

const portrait = (hair: string, skin: string) =>
  picture(
    800,
    533,
    `<rect width="800" height="533" fill="#dcefed"/><path d="M190 533c0-130 90-190 210-190s210 60 210 190z" fill="#fff"/><circle cx="400" cy="235" r="115" fill="${skin}"/><path d="M280 225c0-100 60-140 120-140s120 40 120 140c-40-50-80-70-120-70s-80 20-120 70z" fill="${hair}"/><path d="M355 285q45 34 90 0" stroke="#8a4a3a" stroke-width="7" fill="none"/><circle cx="360" cy="230" r="8"/><circle cx="440" cy="230" r="8"/>`,
  );

const tooth = 'M28 10c-6-5-20-5-20 9 0 9 4 12 6 22 2 9 7 9 8 1 1-7 3-9 6-9s5 2 6 9c1 8 6 8 8-1 2-10 6-13 6-22 0-14-14-14-20-9z';

/** Pictures of the media library and of the consent plugin's placeholders, by path. */
export const drawings: Record<string, LabResponse> = {
  '/wp-content/uploads/2024/03/logo-lindenhof.svg': picture(
    250,
    56,
    `<path d="${tooth}" fill="#0f7f78"/><text x="64" y="25" font-family="Arial" font-size="18" font-weight="700" fill="#17343a">Zahnärzte</text><text x="64" y="46" font-family="Arial" font-size="16" fill="#0f7f78">am Lindenhof</text>`,
  ),
  '/wp-content/uploads/2024/03/cropped-zahn-32x32.svg': picture(56, 56, `<path d="${tooth}" fill="#0f7f78"/>`),
  '/wp-content/uploads/2024/03/praxis-empfang.svg': picture(
    800,
    533,
    '<rect width="800" height="533" fill="#e7f3f1"/><rect y="400" width="800" height="133" fill="#cbb697"/><rect x="180" y="270" width="440" height="150" rx="10" fill="#fff"/><rect x="180" y="270" width="440" height="22" fill="#0f7f78"/><rect x="90" y="90" width="140" height="110" fill="#bfe0f2"/><rect x="560" y="90" width="140" height="110" fill="#bfe0f2"/><circle cx="400" cy="215" r="42" fill="#e8c5a8"/><path d="M340 272c0-30 30-40 60-40s60 10 60 40z" fill="#3b8f89"/><path d="M690 400c-30-90-20-120 10-170 20 60 30 90 10 170z" fill="#5b9b57"/>',
  ),
  '/wp-content/uploads/2024/03/dr-thiessen.svg': portrait('#a5532a', '#f0cdb2'),
  '/wp-content/uploads/2024/03/dr-quade.svg': portrait('#4a4440', '#e3b693'),
  '/wp-content/uploads/borlabs-cookie/1/brlbs-cb-google-maps-main.svg': picture(
    800,
    400,
    '<rect width="800" height="400" fill="#e9e5dc"/><path d="M0 120l800 90M240 0l90 400M560 0l-60 400M0 320l800-60" stroke="#fff" stroke-width="16"/><path d="M600 240h160v120H620z" fill="#c5e3b4"/>',
  ),
  '/wp-content/uploads/borlabs-cookie/1/brlbs-cb-doctolib-main.svg': picture(
    800,
    400,
    '<rect width="800" height="400" fill="#dbe9f6"/><rect x="80" y="60" width="640" height="280" rx="14" fill="#fff"/><path d="M80 120h640M240 60v280M400 60v280M560 60v280M80 200h640M80 270h640" stroke="#b9cfe4" stroke-width="3"/>',
  ),
};
