// What is said of tables that a browser keeps itself. English sets the shape.
export const en = {
  'local.you': 'You',
  'fault.title': 'No tables on this device',
  'fault.newer': 'A newer version of Maravilha keeps the tables of this device. Nothing is lost: reload the page to get that version.',
  'fault.foreign': 'Another program keeps its data where the tables would be. Nothing of it was changed.',
  'fault.unusable':
    'This browser lets Maravilha keep nothing here, or cannot read it. Check whether there is room on the device and whether you are browsing privately.',
};
