const tag = window.googletag || {};
window.googletag = tag;
tag.cmd = tag.cmd || [];
tag.apiReady = true;
loadScript('https://securepubads.g.doubleclick.net/pagead/managed/js/gpt/m202511100101/pubads_impl.js');
