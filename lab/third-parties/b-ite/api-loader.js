// Stand-in for BITE's loader: fetches the script of every listing that the page names.
whenParsed(() => {
  for (const place of document.querySelectorAll('[data-bite-jobs-api-listing]')) {
    const [customer, name] = place.dataset.biteJobsApiListing.split(':');
    loadScript(`https://cs-assets.b-ite.com/${customer}/jobs-api/${name}.min.js`);
  }
});
