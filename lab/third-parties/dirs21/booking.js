// Stand-in for the script of DIRS21's booking engine: shows what the calendar says.
fetch('https://v4.api.ibe.dirs21.de/calendar?channel_id=795&property_id=4471&los=1&room=18')
  .then((answer) => answer.json())
  .then((rates) => {
    document.getElementById('ibe').innerHTML = rates
      .map((rate) => `<div class="rate"><span>${rate.name}</span><b>ab ${rate.price} €</b></div>`)
      .join('');
  })
  .catch(() => {});
