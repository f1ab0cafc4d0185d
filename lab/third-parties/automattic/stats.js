// Jetpack Stats: `e-YYYYWW.js` takes the commands of `_stq` and asks for a counting pixel.
const waiting = window._stq ?? [];
function run([command, data]) {
  if (command !== 'view') return;
  const search = query({
    v: 'ext',
    blog: data.blog,
    post: data.post,
    tz: data.tz,
    srv: data.srv,
    j: data.j,
    host: location.host,
    ref: document.referrer,
    fcp: Math.round(performance.now()),
    rand: Math.random(),
  });
  loadPixel(`https://pixel.wp.com/g.gif?${search}`);
}
window._stq = { push: (...commands) => commands.forEach(run) };
waiting.forEach(run);
