// The badge that createRBadge(shop, kind, protocol) draws: a picture with the stars of the shop, linked to its reviews.
window.createRBadge = (shop, kind, protocol) => {
  const link = document.createElement('a');
  link.id = 'shopvote-badge';
  link.className = 'sv-badge';
  link.target = '_blank';
  link.rel = 'noopener';
  link.href = `https://www.shopvote.de/bewertung_${shop}.html`;
  const picture = new Image(140, 64);
  picture.alt = 'Shopbewertung';
  picture.src = `${protocol}://widgets.shopvote.de/reputation-badge/${shop}/${kind}.svg`;
  link.append(picture);
  document.querySelector('#shopvote-place')?.append(link);
};
