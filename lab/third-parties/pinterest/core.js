// The loader that pintrk() snippets ask for: it fetches the library of the day.
if (window.pintrk && !window.pintrk.libraryRequested) {
  window.pintrk.libraryRequested = true;
  loadScript(config.library);
}
