/** A drawn animal in front of a coloured wall. */
interface Portrait {
  kind: 'dog' | 'cat' | 'rabbit';
  fur: string;
  wall: string;
}

const ears: Record<Portrait['kind'], string> = {
  dog: '<path d="M118 120q-52 0-44 104 36 6 56-52z"/><path d="M282 120q52 0 44 104-36 6-56-52z"/>',
  cat: '<path d="M118 150 112 62l72 48z"/><path d="M282 150l6-88-72 48z"/>',
  rabbit: '<path d="M150 130q-40-130 4-124 34 8 32 116z"/><path d="M250 130q40-130-4-124-34 8-32 116z"/>',
};

const draw = ({ kind, fur, wall }: Portrait) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" role="img">
<rect width="400" height="300" fill="${wall}"/><path d="M0 262h400v38H0z" fill="#0002"/>
<path d="M110 300q6-92 90-92t90 92z" fill="${fur}"/><g fill="${fur}" stroke="#0003" stroke-width="4">${ears[kind]}</g>
<ellipse cx="200" cy="168" rx="92" ry="82" fill="${fur}"/><ellipse cx="200" cy="204" rx="46" ry="34" fill="#fff9"/>
<circle cx="166" cy="152" r="11" fill="#2b2320"/><circle cx="234" cy="152" r="11" fill="#2b2320"/><circle cx="170" cy="148" r="3" fill="#fff"/><circle cx="238" cy="148" r="3" fill="#fff"/>
<path d="M186 186h28l-14 16z" fill="#3a2c2a"/><path d="M200 202v10q-14 14-26 4M200 212q14 14 26 4" fill="none" stroke="#3a2c2a" stroke-width="4" stroke-linecap="round"/></svg>`;

const stage = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 420" preserveAspectRatio="xMidYMid slice"><rect width="1600" height="420" fill="#dcebdf"/><circle cx="1280" cy="110" r="60" fill="#fbe7a8"/><path d="M0 270q320-120 700-20t900-60v230H0z" fill="#9cc3a2"/><path d="M0 330q420-90 860-10t740-40v140H0z" fill="#5f9268"/><g fill="#f3ece2" stroke="#6b5647" stroke-width="5"><path d="M1060 320V220l90-60 90 60v100z"/><path d="M1126 320v-56h48v56z" fill="#8a5a3c"/></g><g fill="#5b4334"><ellipse cx="380" cy="330" rx="60" ry="26"/><circle cx="446" cy="304" r="24"/><path d="M330 336v42h12v-36zM404 340v40h12v-44zM322 320q-30-30-34-54l10-2q12 30 34 44z"/></g></svg>`;

const paw =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 46 46"><circle cx="23" cy="23" r="23" fill="#c8562b"/><g fill="#fff"><ellipse cx="23" cy="29" rx="9" ry="7.5"/><circle cx="12" cy="21" r="3.8"/><circle cx="19" cy="14" r="4"/><circle cx="27" cy="14" r="4"/><circle cx="34" cy="21" r="3.8"/></g></svg>';

/** Pictures of the site by their path. */
export const pictures: Record<string, string> = {
  '/files/haselgrund/layout/pfote.svg': paw,
  '/files/haselgrund/layout/buehne.svg': stage,
  '/files/haselgrund/tiere/bruno.svg': draw({ kind: 'dog', fur: '#8b5e3c', wall: '#e9dcc6' }),
  '/files/haselgrund/tiere/lotte.svg': draw({ kind: 'dog', fur: '#d8b98a', wall: '#d5e3ea' }),
  '/files/haselgrund/tiere/minka.svg': draw({ kind: 'cat', fur: '#7d7f86', wall: '#f0ddd3' }),
  '/files/haselgrund/tiere/kater-karlo.svg': draw({ kind: 'cat', fur: '#d98b3e', wall: '#dfe8d5' }),
  '/files/haselgrund/tiere/schneewittchen.svg': draw({ kind: 'rabbit', fur: '#f4f1ec', wall: '#c9d8c4' }),
  '/files/haselgrund/tiere/hermine.svg': draw({ kind: 'rabbit', fur: '#a98f79', wall: '#e7e1ef' }),
};
