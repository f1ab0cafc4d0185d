// Stand-in for a journey: takes its configuration, calculates tariffs, measures itself with Datadog's real user monitoring.
const root = document.getElementById('root');
const asked = new URLSearchParams(location.search);

function show({ title, color, tariffs }) {
  root.innerHTML = `<div class="MuiPaper-root"><h2>${title}</h2><label>Postleitzahl <input name="zip" inputmode="numeric" maxlength="5"></label><label>Jahresverbrauch in kWh <input name="consumption" inputmode="numeric"></label><button type="button" style="background:${color}">Preise berechnen</button><table></table></div>`;
  root.querySelector('[name=zip]').value = asked.get('zip') ?? '';
  root.querySelector('[name=consumption]').value = asked.get('consumption') ?? '2500';
  root.querySelector('button').addEventListener('click', () => {
    const consumption = Number(root.querySelector('[name=consumption]').value);
    root.querySelector('table').innerHTML = tariffs
      .map(({ name, basePrice, workPrice }) => [name, (basePrice + (workPrice * consumption) / 100) / 12])
      .map(([name, month]) => `<tr><td>${name}</td><td>${month.toFixed(2).replace('.', ',')} € im Monat</td></tr>`)
      .join('');
  });
}

fetch(`https://journey-config.sls.epilot.io/v1/journey/configuration/${config.id}`)
  .then((answer) => answer.json())
  .then(show)
  .catch(() => {});

loadScript('https://www.datadoghq-browser-agent.com/eu1/v5/datadog-rum.js').addEventListener('load', () => {
  window.DD_RUM.init({
    applicationId: '0b7d6c1e-5f0f-4a53-9d1c-7f3d6d1b9a20',
    clientToken: 'pub1f0e6a3c29b84d7f',
    site: 'datadoghq.eu',
    service: 'journey',
    env: 'prod',
    sessionSampleRate: 100,
    sessionReplaySampleRate: 0,
    trackUserInteractions: true,
    sessionPersistence: 'local-storage',
  });
});
