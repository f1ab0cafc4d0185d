// The 3D viewer of the platform, reduced to what can be seen: the model file is fetched and a drawing turns in its place.
whenParsed(() => {
  for (const viewer of document.querySelectorAll('model-viewer[src]')) {
    fetch(viewer.getAttribute('src')).catch(() => {});
    viewer.innerHTML =
      '<svg viewBox="0 0 400 240" width="100%" height="100%" role="img" aria-label="3D-Ansicht"><path d="M60 90l150-40 150 40v60l-150 50-150-50z" fill="#6f8578"/><path d="M60 90l150 50 150-50M210 140v60" fill="none" stroke="#3d5046" stroke-width="4"/></svg>';
  }
});
