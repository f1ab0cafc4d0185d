import { paths, shop } from './shop.ts';
import type { ShopPage } from './theme.ts';

const uet = `<script>(function(w,d,t,r,u){var f,n,i;w[u]=w[u]||[],f=function(){var o={ti:"${shop.uet}",enableAutoSpaTracking:true};o.q=w[u],w[u]=new UET(o),w[u].push("pageLoad")},n=d.createElement(t),n.src=r,n.async=1,n.onload=n.onreadystatechange=function(){var s=this.readyState;s&&s!=="loaded"&&s!=="complete"||(f(),n.onload=n.onreadystatechange=null)},i=d.getElementsByTagName(t)[0],i.parentNode.insertBefore(n,i)})(window,document,"script","//bat.bing.com/bat.js","uetq");</script>`;

/** The landing page for leasing: the partner's calculator, and a tag that the agency pasted into the text of the page. */
export const leasing: ShopPage = {
  path: paths.leasing,
  id: 'cms',
  title: 'Dienstrad-Leasing mit JobRad | Radwerk Ilmtal',
  description: 'So leasen Sie Ihr E-Bike über den Arbeitgeber: Rechner, Ablauf, Antworten.',
  content: `<header class="page-header"><h1>Dienstrad-Leasing</h1></header><section id="content" class="page-content page-cms page-cms-9">
<p>Ihr Arbeitgeber least, Sie fahren, die Rate geht vom Bruttogehalt ab. Wir sind Fachhandelspartner von JobRad und rechnen auch mit anderen Anbietern ab.</p>
<ol><li>Rad im Laden aussuchen und Probe fahren.</li><li>Antrag im Portal des Leasinganbieters stellen; dazu brauchen Sie die Zugangsdaten Ihres Arbeitgebers.</li><li>Nach der Freigabe holen Sie das Rad mit dem Abholcode ab.</li></ol>
<h2>Was kostet mich das?</h2>
<div class="embed-responsive"><iframe class="embed-responsive-item jobrad-rechner" src="https://rechner.jobrad.org/embed?haendler=${shop.dealer}&amp;farbe=7ab51d" width="100%" height="460" title="JobRad-Rechner" style="border:0"></iframe></div>
<p class="small">Der Rechner ist unverbindlich. Wir selbst erfahren nicht, was Sie eingeben.</p>
<h2>Lieber persönlich?</h2><p>Rufen Sie an oder <a href="${paths.workshop}">vereinbaren Sie einen Termin</a>.</p>
${uet}</section>`,
};
