// How a person goes on in another browser: the sheet with the link, and the page behind it. English sets the shape.
export const en = {
  'sheet.title': 'Continue on another device',
  'sheet.line':
    'Scan the code or open the link there: your name and all your tables come along, and stay here too. Only tables that are marked “on this device” do not.',
  'sheet.good': 'Good once, for ten minutes. It is the key to your seats: show it to nobody else.',
  'sheet.qr': 'QR code of your link',
  'sheet.link': 'Your link for another device',
  'sheet.waiting': 'Making a link…',
  'sheet.anew': 'Make a new link',
  'page.title': 'Continue on this device',
  'page.line': 'Your name and your tables come to this browser. If it has tables of its own, it lets go of them.',
  'page.go': 'Continue here',
  'page.busy': 'One moment…',
  'page.no-token': 'This link is not complete. Open “Continue on another device” on the other one, and scan the code again.',
};
