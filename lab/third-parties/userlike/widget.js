window.userlikeConfig = { widgetKey: config.key, organization: config.organization, greeting: config.greeting, color: config.color };
window.userlike = window.userlike || { userlikeReady: null };
loadScript('https://userlike-cdn-umm.s3-eu-west-1.amazonaws.com/release/3.71.2/umm.js');
