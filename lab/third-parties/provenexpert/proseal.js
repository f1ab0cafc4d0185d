const styles =
  'position:fixed;z-index:9999;width:150px;background:#fff;border-radius:6px 0 0 6px;box-shadow:0 2px 12px #0004;font:13px Arial,sans-serif;text-align:center;padding:12px;color:#333';

async function proSeal(options) {
  const parameters = query({ widgetId: options.widgetId, language: options.language, url: location.href });
  const answer = await fetch(`https://www.provenexpert.com/api/v1/proseal?${parameters}`);
  if (!answer.ok) return;
  const profile = await answer.json();
  const link = `https://www.provenexpert.com/${profile.profile}/?utm_source=seals&utm_campaign=proseal&utm_medium=profile`;
  appendHtml(`<div id="pe_proseal" style="${styles};bottom:${options.bottom};${options.stickyToSide}:0"><strong style="color:${options.bannerColor}">${profile.name}</strong><br>
<img src="https://images.provenexpert.com/widgets/proseal/stars_5.svg" alt="" width="100" height="20"><br>${profile.rating} von 5,00<br>${profile.count} Bewertungen<p style="font-style:italic">„${profile.latest.text}“<br>${profile.latest.author}, ${profile.latest.date}</p><a href="${link}" target="_blank" rel="noopener">Mehr Infos</a></div>`);
}

window.provenExpert = { proSeal };
