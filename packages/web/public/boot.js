// Runs before the first paint, so that nobody sees the wrong theme flash by. The rest of the page repeats this with signals.
(function () {
  var root = document.documentElement;
  var stored = function (key) {
    try {
      return localStorage.getItem('maravilha.' + key);
    } catch {
      return null;
    }
  };
  root.dataset.theme = stored('theme') || (matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day');
  root.lang = stored('language') || (/^pt/i.test(navigator.language) ? 'pt-BR' : 'en');
})();
