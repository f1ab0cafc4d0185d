// Stand-in for jscache.com/wejs: asks tripadvisor.de for the widget that belongs to the element on the page.
const wanted = new URLSearchParams(config.query);
loadScript(`https://www.tripadvisor.de/WidgetEmbed-${wanted.get('wtype')}?${config.query}`);
