// Home-made device fingerprint from canvas, WebGL, audio, fonts, screen and navigator.
function canvasPart() {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  context.textBaseline = 'top';
  context.font = '14px Arial';
  context.fillStyle = '#f60';
  context.fillRect(125, 1, 62, 20);
  context.fillStyle = '#069';
  context.fillText('Cwm fjordbank glyphs vext quiz, 😃', 2, 15);
  return canvas.toDataURL();
}

function webglPart() {
  const gl = document.createElement('canvas').getContext('webgl');
  if (!gl) return '';
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  return [gl.getParameter(gl.VENDOR), info && gl.getParameter(info.UNMASKED_RENDERER_WEBGL), gl.getSupportedExtensions()].join('|');
}

async function audioPart() {
  const context = new OfflineAudioContext(1, 5000, 44100);
  const oscillator = context.createOscillator();
  oscillator.type = 'triangle';
  const compressor = context.createDynamicsCompressor();
  oscillator.connect(compressor);
  compressor.connect(context.destination);
  oscillator.start(0);
  const rendered = await context.startRendering();
  return rendered
    .getChannelData(0)
    .slice(4500)
    .reduce((sum, value) => sum + Math.abs(value), 0);
}

function fontPart() {
  const context = document.createElement('canvas').getContext('2d');
  return ['Arial', 'Calibri', 'Comic Sans MS', 'Futura', 'Georgia', 'Helvetica Neue', 'Segoe UI', 'Ubuntu', 'Wingdings']
    .map((family) => {
      context.font = `72px "${family}", monospace`;
      return context.measureText('mmmmmmmmmmlli').width;
    })
    .join(',');
}

function hash(text) {
  let value = 2166136261;
  for (const character of text) value = Math.imul(value ^ character.charCodeAt(0), 16777619);
  return (value >>> 0).toString(16);
}

(async () => {
  const parts = [
    canvasPart(),
    webglPart(),
    await audioPart().catch(() => ''),
    fontPart(),
    [screen.width, screen.height, screen.colorDepth, devicePixelRatio].join('x'),
    [navigator.userAgent, navigator.languages, navigator.hardwareConcurrency, navigator.deviceMemory, navigator.platform].join('|'),
    Intl.DateTimeFormat().resolvedOptions().timeZone,
  ];
  const device = hash(parts.join('~'));
  localStorage.setItem('sp_device', device);
  loadPixel(`https://stats.schnaeppchen-palast.test/col/schnaeppchen/device?${query({ d: device, tz: parts[6] })}`);
})();
