// Runs while the document is read, before anything is painted and long before the programs of the page are there. The build puts it into the
// document.
import { begin } from './net/begun.ts';
import { recall } from './base/memory.ts';

// Nobody sees the wrong theme flash by. The rest of the page repeats this with signals.
document.documentElement.dataset['theme'] = recall('theme') ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day');
begin();
