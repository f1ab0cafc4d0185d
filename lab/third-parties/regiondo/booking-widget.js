// Stand-in for Regiondo's booking widget: a custom element without a shadow root that draws itself from its configuration.
class BookingWidget extends HTMLElement {
  async connectedCallback() {
    const id = this.getAttribute('widget-id');
    const answer = await fetch(`https://widgets.regiondo.net/booking/v1/config/${id}`);
    if (!answer.ok) return;
    const { shop, supplier, options } = await answer.json();
    const rows = options
      .map(
        ({ name, price }, index) =>
          `<div class="regiondo-option"><span>${name}</span><b>${price}</b><select aria-label="${name}" name="option-${index}">${[0, 1, 2, 3, 4, 5].map((count) => `<option>${count}</option>`).join('')}</select></div>`,
      )
      .join('');
    this.innerHTML = `<div class="regiondo-widget regiondo-booking-widget"><div class="regiondo-header"><strong>${supplier}</strong></div>
<label class="regiondo-date">Datum <input type="date" name="regiondo-date"></label>${rows}
<a class="regiondo-button-addtocart" href="https://${shop}/bookingwidget/cart?widget=${id}" target="_blank" rel="noopener">Weiter zur Buchung</a>
<div class="regiondo-footer">Powered by <img src="https://cdn.regiondo.net/widgets/logo-regiondo.svg" alt="Regiondo" width="90" height="18"></div></div>`;
  }
}

if (!customElements.get('booking-widget')) customElements.define('booking-widget', BookingWidget);
