// Runs before the first paint, so that nobody sees the wrong theme flash by. The rest of the page repeats this with signals.
{
  let theme = null;
  let language = null;
  try {
    theme = localStorage.getItem('maravilha.theme');
    language = localStorage.getItem('maravilha.language');
  } catch {
    // Storage is forbidden here: the system's wishes are enough.
  }
  const root = document.documentElement;
  root.dataset.theme = theme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day');
  root.lang = language || (/^pt/i.test(navigator.language) ? 'pt-BR' : 'en');
}
