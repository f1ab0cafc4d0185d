const own = document.querySelector('script[data-fl-main]');
if (own) loadScript(own.getAttribute('data-fl-main'));
