// What Microsoft's tag does around the library: configuration by project, then start.
window.clarity('start', {
  projectId: config.project,
  upload: 'https://q.clarity.ms/collect',
  expire: 365,
  cookies: [],
  track: true,
  content: true,
  delay: 500,
});
