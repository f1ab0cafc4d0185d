/** The appearance of a site: enough variety that no two sites look like one template. */
export interface Look {
  font: string;
  headingFont: string;
  ink: string;
  paper: string;
  accent: string;
  onAccent: string;
  header: string;
  onHeader: string;
  footer: string;
  onFooter: string;
  radius: string;
  width: string;
  heading: 'plain' | 'upper' | 'serif';
}

const base: Look = {
  font: '-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif',
  headingFont: 'inherit',
  ink: '#22272b',
  paper: '#ffffff',
  accent: '#1b5e8a',
  onAccent: '#ffffff',
  header: '#ffffff',
  onHeader: '#22272b',
  footer: '#20262c',
  onFooter: '#d5dbe0',
  radius: '6px',
  width: '1080px',
  heading: 'plain',
};

/** Ready-made looks by kind of site. */
export const looks = {
  craft: {
    ...base,
    headingFont: 'Georgia,"Times New Roman",serif',
    ink: '#33291f',
    paper: '#fbf8f3',
    accent: '#7a4a1f',
    header: '#fbf8f3',
    onHeader: '#33291f',
    footer: '#33291f',
    onFooter: '#eadfce',
    heading: 'serif',
  },
  shop: {
    ...base,
    accent: '#c2185b',
    header: '#1d1d1f',
    onHeader: '#ffffff',
    footer: '#1d1d1f',
    radius: '2px',
    width: '1200px',
    heading: 'upper',
  },
  law: {
    ...base,
    font: '"Palatino Linotype",Palatino,Georgia,serif',
    headingFont: 'Georgia,serif',
    ink: '#1c2433',
    accent: '#14315c',
    header: '#14315c',
    onHeader: '#ffffff',
    footer: '#0e2140',
    radius: '0',
    heading: 'serif',
  },
  club: { ...base, accent: '#166534', header: '#166534', onHeader: '#ffffff', footer: '#0f3f22', onFooter: '#dcefe2', radius: '10px' },
  news: {
    ...base,
    font: 'Georgia,"Times New Roman",serif',
    headingFont: '"Arial Narrow",Arial,sans-serif',
    accent: '#a4161a',
    header: '#ffffff',
    onHeader: '#111111',
    footer: '#111111',
    radius: '0',
    width: '1160px',
  },
  saas: {
    ...base,
    accent: '#4f46e5',
    paper: '#fcfcff',
    header: '#fcfcff',
    footer: '#15152b',
    onFooter: '#c9c9e4',
    radius: '12px',
    width: '1140px',
  },
  hotel: {
    ...base,
    headingFont: '"Palatino Linotype",Palatino,serif',
    ink: '#2d2a26',
    paper: '#fffdf9',
    accent: '#8c6d2f',
    header: '#fffdf9',
    footer: '#2d2a26',
    onFooter: '#efe6d4',
    heading: 'serif',
  },
  medical: { ...base, accent: '#0f766e', header: '#f0fdfa', onHeader: '#134e4a', footer: '#134e4a', onFooter: '#ccfbf1', radius: '14px' },
  industry: {
    ...base,
    accent: '#b45309',
    header: '#27303a',
    onHeader: '#ffffff',
    footer: '#1b222a',
    radius: '3px',
    width: '1180px',
    heading: 'upper',
  },
  personal: {
    ...base,
    font: 'Verdana,Geneva,sans-serif',
    accent: '#6d28d9',
    header: '#ede9fe',
    onHeader: '#3b0764',
    footer: '#3b0764',
    onFooter: '#ede9fe',
    width: '860px',
  },
} as const satisfies Record<string, Look>;

/** The style sheet of a look. */
export function styleOf(look: Look): string {
  const headings = { plain: '', upper: 'text-transform:uppercase;letter-spacing:.03em;', serif: 'font-weight:500;' }[look.heading];
  return `*{box-sizing:border-box}body{margin:0;font:16px/1.6 ${look.font};color:${look.ink};background:${look.paper}}
a{color:${look.accent}}h1,h2,h3{font-family:${look.headingFont};line-height:1.2;${headings}}h1{font-size:2.1rem}h2{font-size:1.5rem;margin-top:2rem}
.wrap{max-width:${look.width};margin:0 auto;padding:0 20px}
.site-header{background:${look.header};color:${look.onHeader};border-bottom:1px solid rgba(0,0,0,.12)}
.site-header .wrap{display:flex;flex-wrap:wrap;align-items:center;gap:8px 28px;padding-top:16px;padding-bottom:16px}
.brand{font-family:${look.headingFont};font-weight:600;font-size:1.3rem;color:inherit;text-decoration:none;margin-right:auto}.brand small{display:block;font-family:${look.font};font-weight:400;font-size:.8rem;opacity:.8}
.site-header nav a{color:inherit;text-decoration:none;margin-left:18px}.site-header nav a:hover{text-decoration:underline}
.hero{background:linear-gradient(120deg,${look.accent}22,${look.accent}08);padding:56px 0}.hero p{font-size:1.15rem;max-width:42em}
.button,button.button,input[type=submit]{display:inline-block;background:${look.accent};color:${look.onAccent};border:0;border-radius:${look.radius};padding:11px 22px;font:inherit;text-decoration:none;cursor:pointer}
main{padding:24px 0 56px}.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(240px,1fr));gap:22px}
.card{border:1px solid rgba(0,0,0,.12);border-radius:${look.radius};padding:18px;background:#fff8}.card svg{width:100%;height:140px;border-radius:${look.radius}}
form.form{display:grid;gap:12px;max-width:560px}form.form label{display:grid;gap:4px}form.form label.check{display:block}
input,select,textarea{font:inherit;padding:9px;border:1px solid #8a8f94;border-radius:${look.radius}}
table{border-collapse:collapse;width:100%}td,th{border:1px solid rgba(0,0,0,.18);padding:6px 9px;text-align:left;vertical-align:top;font-size:.92rem}
.site-footer{background:${look.footer};color:${look.onFooter};padding:28px 0;font-size:.92rem}.site-footer a{color:inherit;margin-right:18px}
@media(max-width:640px){.site-header nav a{margin:0 14px 0 0}h1{font-size:1.6rem}}`;
}
