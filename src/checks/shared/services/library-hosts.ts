/**
 * Public hosts of program libraries, by service id. Other delivery networks (CloudFront, Akamai …) carry the sites' own files
 * under foreign names and are the site's own server in all but name.
 */
export const libraryHosts: ReadonlySet<string> = new Set([
  'jsdelivr',
  'cdnjs',
  'unpkg',
  'jquery-cdn',
  'google-hosted-libraries',
  'bootstrap-cdn',
  'microsoft-ajax-cdn',
  'esm-sh',
  'polyfill',
  'datatables-cdn',
  'tinymce-cdn',
]);

/** Font services whose licence allows delivery by themselves alone. */
export const servedByVendorOnly: ReadonlySet<string> = new Set(['adobe-fonts', 'cloud-typography']);
