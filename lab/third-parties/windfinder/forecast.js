// Windfinder's forecast widget: a table where the script stands.
const sheet = document.createElement('link');
sheet.rel = 'stylesheet';
sheet.href = 'https://www.windfinder.com/widget/forecast/css/forecast.css';
document.head.append(sheet);
const rows = [
  ['Mo 23.11.', 'W 5 Bft', '1,1 m', '7 °C'],
  ['Di 24.11.', 'NW 7 Bft', '2,0 m', '5 °C'],
  ['Mi 25.11.', 'NW 6 Bft', '1,7 m', '4 °C'],
];
document.currentScript.insertAdjacentHTML(
  'afterend',
  `<table class="wf-forecast">${rows.map((cells) => `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`).join('')}</table><a href="https://www.windfinder.com/forecast/${config.spot}" rel="nofollow">Windvorhersage bei Windfinder</a>`,
);
