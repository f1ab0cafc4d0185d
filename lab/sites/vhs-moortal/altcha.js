// Stand-in for the ALTCHA widget that comes with Contao: it fetches its puzzle from the site once somebody uses the form.
customElements.define(
  'altcha-widget',
  class extends HTMLElement {
    connectedCallback() {
      this.innerHTML = `<div class="altcha"><input type="checkbox" id="altcha_checkbox_${digits(6)}" required> <label>Ich bin kein Roboter</label><input type="hidden" name="${this.getAttribute('name')}"></div>`;
      this.closest('form')?.addEventListener('focusin', () => this.solve(), { once: true });
    }
    async solve() {
      const answer = await fetch(this.getAttribute('challengeurl'));
      const { challenge, salt } = await answer.json();
      this.querySelector('input[type="hidden"]').value = btoa(JSON.stringify({ challenge, salt, number: 4711 }));
      this.querySelector('input[type="checkbox"]').checked = true;
    }
  },
);
