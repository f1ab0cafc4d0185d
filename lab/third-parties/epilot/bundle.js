// Stand-in for the embed script of epilot journeys: `__epilot.init([{ journeyId, mode }])` puts a frame into `#epilot-<journeyId>`.
function place({ journeyId, mode = 'inline', lang = 'de', topBar = true, contextData = {} }) {
  const target = document.getElementById(`epilot-${journeyId}`);
  if (!target) return;
  const frame = document.createElement('iframe');
  frame.id = `iframe-epilot-${journeyId}`;
  frame.title = 'epilot Journey';
  frame.style.cssText = 'width:100%;height:480px;border:0';
  frame.src = `https://embed.journey.epilot.io/?${query({ journeyId, mode, lang, topBar, ...contextData })}`;
  target.append(frame);
}

window.__epilot = { init: (journeys) => journeys.forEach(place), isInitialized: () => true, enterFullScreen() {}, exitFullScreen() {} };
