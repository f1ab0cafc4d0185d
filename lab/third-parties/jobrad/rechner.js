// Price and salary are kept for the next visit; the rate comes from the server.
const form = document.querySelector('form');
const dealer = document.getElementById('app').dataset.dealer;

async function calculate() {
  const { price, salary, tax } = Object.fromEntries(new FormData(form));
  localStorage.setItem('jobrad-rechner', JSON.stringify({ dealer, price, salary, tax }));
  const answer = await fetch(`/api/rate?${query({ price, salary, tax, dealer })}`);
  const { rate } = await answer.json();
  document.getElementById('rate').textContent =
    `ab ${rate.toLocaleString('de-DE', { style: 'currency', currency: 'EUR' })} im Monat (netto, geschätzt)`;
}

form.addEventListener('change', () => calculate().catch(() => {}));
calculate().catch(() => {});
