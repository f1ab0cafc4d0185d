window.WebFont = {
  load({ google }) {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.media = 'all';
    sheet.href = `https://fonts.googleapis.com/css?family=${google.families.map(encodeURIComponent).join('%7C')}`;
    document.head.append(sheet);
    document.documentElement.classList.add('wf-active');
  },
};
