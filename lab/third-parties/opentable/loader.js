// Puts the frame of the reservation widget where the script stands.
const frame = document.createElement('iframe');
frame.src = `https://www.opentable.de/widget/reservation/canvas?${config.query}`;
frame.title = 'Online-Reservierungen | OpenTable';
frame.width = '224';
frame.height = '301';
frame.frameBorder = '0';
frame.scrolling = 'no';
frame.name = `opentable-make-reservation-widget-${newUuid()}`;
const place = document.createElement('div');
place.id = `ot-widget-container-${digits(4)}`;
place.className = 'ot-widget-container';
place.append(frame);
(document.querySelector(`script[src*="opentable.de/widget/reservation/loader"]`) ?? document.body).after(place);
