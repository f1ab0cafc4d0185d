// Stand-in for client.crisp.chat/l.js: style sheet and client of the day.
const crispBase = 'https://client.crisp.chat/static/';
const crispSheet = document.createElement('link');
crispSheet.rel = 'stylesheet';
crispSheet.href = `${crispBase}stylesheets/client_default.css?b6f1c03`;
document.head.append(crispSheet);
loadScript(`${crispBase}javascripts/client.js?b6f1c03`);
